import type { ChartOfAccounts } from "@/contract/chart-of-accounts";
import type { Caller } from "../../caller";
import { eubas97 } from "../../key-figures/eubas97";
import { reachCompany } from "../../policies/authorize";

/** The charts of accounts that the company's fiscal years may use; names in the caller's language. */
export async function listChartsOfAccounts(caller: Caller, companyId: string): Promise<ChartOfAccounts[]> {
  await reachCompany(caller, companyId, "fiscalYear.read");
  return [eubas97(caller.language)];
}
