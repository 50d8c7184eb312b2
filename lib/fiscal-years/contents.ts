import { queryOptions } from "@tanstack/react-query";
import { apiGet } from "@/lib/api/client";
import { budgetPath } from "@/lib/budgets/paths";
import { keyFigureDataPath } from "@/lib/inputs/paths";
import { vouchersPath } from "@/lib/vouchers/paths";
import { fiscalYearsQueries } from "./queries";

/** Counts of data that are deleted together with a fiscal year; its balances, dimensions and imports go uncounted. */
interface FiscalYearContents {
  vouchers: number;
  /** Typed amounts of the budget. */
  budgetAmounts: number;
  /** Values of inputs, not computed ones. */
  keyFigureValues: number;
}

const dataSchema = () =>
  import("@/contract/inputs/key-figure-data").then((contract) => contract.keyFigureDataListSchema);
const vouchersSchema = () => import("@/contract/vouchers").then((contract) => contract.voucherListSchema);
const budgetSchema = () => import("@/contract/budgets").then((contract) => contract.budgetSchema);

/** @param seesBudget false for a user who may not see budgets, for whom none is counted */
export function fiscalYearContents(companyId: string, fiscalYearId: string, seesBudget: boolean) {
  return queryOptions({
    queryKey: [...fiscalYearsQueries.all(companyId), "contents", fiscalYearId, { seesBudget }],
    queryFn: async ({ signal }): Promise<FiscalYearContents> => {
      const [values, { count: vouchers }, budget] = await Promise.all([
        apiGet(keyFigureDataPath(companyId, fiscalYearId), dataSchema, { signal }),
        apiGet(vouchersPath(companyId, fiscalYearId, { limit: 1 }), vouchersSchema, { signal }),
        seesBudget ? apiGet(budgetPath(companyId, fiscalYearId), budgetSchema, { signal }) : null,
      ]);
      return { vouchers, budgetAmounts: budget?.typed.length ?? 0, keyFigureValues: values.length };
    },
    // Cached counts could differ from what is deleted, so they are fetched again.
    staleTime: 0,
  });
}
