import { randomUUID } from "node:crypto";
import type { RequestContext } from "../request-context";
import type { Db } from "../db/database";
import { auditEntry } from "../db/schema";
import { writeWireYielding } from "../jobs/write-wire-yielding";

export interface AuditEvent {
  action: "create" | "update" | "delete" | "import";
  resource: string;
  resourceId: string;
  /** Absent for agencies and users. */
  companyId?: string;
  before?: unknown;
  after?: unknown;
}

/** Writes the audit entry of a write in the write's own transaction: both stand or neither does. */
export async function audit(tx: Db, context: RequestContext, event: AuditEvent): Promise<void> {
  await tx.insert(auditEntry).values({
    id: randomUUID(),
    at: context.now,
    userName: context.user.userName,
    action: event.action,
    resource: event.resource,
    resourceId: event.resourceId,
    companyId: event.companyId ?? "",
    before: await textOf(event.before),
    after: await textOf(event.after),
  });
}

async function textOf(value: unknown): Promise<string | null> {
  return value === undefined ? null : (await writeWireYielding(value)).join("");
}
