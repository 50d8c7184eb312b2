import type { ChartOfAccounts } from "@/contract/chart-of-accounts";
import type { Caller } from "../../caller";
import { notFound } from "../../errors";
import { EUBAS97, eubas97 } from "../../key-figures/eubas97";
import { reachCompany } from "../../policies/authorize";

export async function getChartOfAccounts(caller: Caller, companyId: string, id: string): Promise<ChartOfAccounts> {
  await reachCompany(caller, companyId, "fiscalYear.read");
  return id === EUBAS97 ? eubas97(caller.language) : notFound("Chart of accounts", id);
}
