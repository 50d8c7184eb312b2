import { randomUUID } from "node:crypto";
import type { AuditedAction, AuditedResource } from "@/contract/activity-resources";
import { agencyOf } from "@/contract/companies/company-ids";
import type { Principal, RequestContext } from "../request-context";
import type { Db } from "../db/database";
import { auditEntry } from "../db/schema";
import { writeWireYielding } from "../jobs/write-wire-yielding";

export interface AuditEvent {
  action: AuditedAction;
  /** The kind of object that was written, such as Comment or SieImport. */
  resource: AuditedResource;
  resourceId: string;
  /** Absent for objects that belong to no company. */
  companyId?: string;
  /** The agency in whose activity the entry is listed; if null or absent, the agency of the company. */
  agencyId?: string | null;
  /** The object in its wire format before and after the write; absent if there was none. */
  before?: unknown;
  after?: unknown;
}

/** The time, the user and any bulk change of a write. A RequestContext has all of these members. */
export type WriteContext = Pick<RequestContext, "now" | "bulkChangeId"> & { user: Pick<Principal, "userName"> };

/**
 * Writes the audit entry of a write.
 * @param tx the transaction of the write, so that both are stored or neither is
 * @param event the write; an update with equal `before` and `after` is not recorded
 */
export async function audit(tx: Db, context: WriteContext, event: AuditEvent): Promise<void> {
  const before = await textOf(event.before);
  const after = await textOf(event.after);
  if (event.action === "update" && before !== null && before === after) return;
  await tx.insert(auditEntry).values({
    id: randomUUID(),
    at: context.now,
    userName: context.user.userName,
    action: event.action,
    resource: event.resource,
    resourceId: event.resourceId,
    companyId: event.companyId ?? "",
    agencyId: event.agencyId ?? (event.companyId === undefined ? null : agencyOf(event.companyId)),
    before,
    after,
    bulkChangeId: context.bulkChangeId ?? null,
  });
}

async function textOf(value: unknown): Promise<string | null> {
  return value === undefined ? null : (await writeWireYielding(value)).join("");
}
