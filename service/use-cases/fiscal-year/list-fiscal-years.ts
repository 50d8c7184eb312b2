import { asc, eq } from "drizzle-orm";
import type { FiscalYear } from "@/contract/fiscal-year";
import type { Caller } from "../../caller";
import { fiscalYear } from "../../db/schema";
import { reachCompany } from "../../policies/authorize";
import { presentFiscalYear } from "./fiscal-year-row";

/** The company's fiscal years, the earliest first. */
export async function listFiscalYears(caller: Caller, companyId: string): Promise<FiscalYear[]> {
  await reachCompany(caller, companyId, "fiscalYear.read");
  const rows = await caller.db
    .select()
    .from(fiscalYear)
    .where(eq(fiscalYear.companyId, companyId))
    .orderBy(asc(fiscalYear.firstDay));
  return rows.map(presentFiscalYear);
}
