import { and, eq } from "drizzle-orm";
import type { ReportBlock } from "@/contract/reports/blocks";
import type { ReportTemplate } from "@/contract/reports/report-template";
import { parseWire } from "@/contract/wire";
import { isGuid } from "../../../platform/guid";
import { findCompanyType } from "../../companies/company-types";
import type { Db } from "../../../platform/db/database";
import { reportTemplate } from "../../../platform/db/schema";
import { HttpError, notFound, quote } from "../../../platform/http-error";

type TemplateRow = typeof reportTemplate.$inferSelect;

export function toTemplate({ id, name, companyTypeId, blocks }: TemplateRow): ReportTemplate {
  return {
    id,
    name,
    ...(companyTypeId !== null && { companyTypeId }),
    blocks: parseWire(blocks) as ReportBlock[],
  };
}

/** Returns the agency's template or throws a notFound; `lock` locks it for this transaction. */
export async function findTemplate(db: Db, agencyId: string, id: string, lock = false): Promise<TemplateRow> {
  if (!isGuid(id)) return notFound("Report template", id);
  const query = db
    .select()
    .from(reportTemplate)
    .where(and(eq(reportTemplate.agencyId, agencyId), eq(reportTemplate.id, id)));
  const [row] = await (lock ? query.for("update") : query);
  return row ?? notFound("Report template", id);
}

/** @throws HttpError invalid for a type that the agency does not have */
export async function requireKnownType(db: Db, agencyId: string, companyTypeId: string | undefined): Promise<void> {
  if (companyTypeId === undefined) return;
  await findCompanyType(db, agencyId, companyTypeId).catch((error: unknown) => {
    if (!(error instanceof HttpError) || error.kind !== "notFound") throw error;
    throw new HttpError(
      "invalid",
      `The body is not valid: $.companyTypeId: the agency has no company type ${quote(companyTypeId)}.`,
    );
  });
}
