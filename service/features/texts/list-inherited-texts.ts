import { eq, sql } from "drizzle-orm";
import type { StandardText } from "@/contract/texts";
import { company } from "../../platform/db/schema";
import { notFound } from "../../platform/http-error";
import { requireCompanyAccess } from "../../platform/policies/authorize";
import type { RequestContext } from "../../platform/request-context";
import { CompanyStandards, inheritedParts, type InheritedParts } from "../standards/company-standards";
import { textKind, toText } from "./text-kind";

/** The standard texts that a company inherits, for those who write its reports. */
export async function listInheritedTexts(context: RequestContext, companyId: string): Promise<StandardText[]> {
  await requireCompanyAccess(context, companyId, "periodReport.write");
  const parts = sql<InheritedParts>`json_build_object(${inheritedParts(textKind.kind, companyId)})`;
  const [row] = await context.db.select({ parts }).from(company).where(eq(company.id, companyId));
  // A company has no standard texts of its own.
  const standards = new CompanyStandards(textKind, (row ?? notFound("Company", companyId)).parts, new Map());
  return standards.inheritedList.map(toText);
}
