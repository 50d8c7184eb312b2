import { asc, eq, sql } from "drizzle-orm";
import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";
import type { Caller } from "../../platform/request-context";
import { builtOnce } from "../../platform/db/built-once";
import { fiscalYear } from "../../platform/db/schema";
import { reachCompany } from "../../platform/policies/authorize";
import { presentFiscalYear } from "./fiscal-year-row";

const statement = builtOnce((db) =>
  db
    .select()
    .from(fiscalYear)
    .where(eq(fiscalYear.companyId, sql.placeholder("companyId")))
    .orderBy(asc(fiscalYear.firstDay)),
);

/** The company's fiscal years, the earliest first. */
export async function listFiscalYears(caller: Caller, companyId: string): Promise<FiscalYear[]> {
  await reachCompany(caller, companyId, "fiscalYear.read");
  return (await statement(caller.db).execute({ companyId })).map(presentFiscalYear);
}
