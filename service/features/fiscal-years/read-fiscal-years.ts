import { asc, eq, sql } from "drizzle-orm";
import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";
import { prepareOnce } from "../../platform/db/statements";
import { fiscalYear } from "../../platform/db/schema";
import { requireCompanyAccess } from "../../platform/policies/authorize";
import type { RequestContext } from "../../platform/request-context";
import { toFiscalYear, findFiscalYear } from "./fiscal-year-row";

const statement = prepareOnce((db) =>
  db
    .select()
    .from(fiscalYear)
    .where(eq(fiscalYear.companyId, sql.placeholder("companyId")))
    .orderBy(asc(fiscalYear.firstDay)),
);

/** The company's fiscal years, the earliest first. */
export async function listFiscalYears(context: RequestContext, companyId: string): Promise<FiscalYear[]> {
  await requireCompanyAccess(context, companyId, "fiscalYear.read");
  return (await statement(context.db).execute({ companyId })).map(toFiscalYear);
}

export async function getFiscalYear(context: RequestContext, companyId: string, id: string): Promise<FiscalYear> {
  await requireCompanyAccess(context, companyId, "fiscalYear.read");
  return toFiscalYear(await findFiscalYear(context.db, companyId, id));
}
