import { queryOptions } from "@tanstack/react-query";
import { apiGet } from "@/lib/api/client";
import { budgetPath } from "./paths";

const budgetSchema = () => import("@/contract/budgets").then((contract) => contract.budgetSchema);

export const budgetsQueries = {
  /** The budget of a fiscal year: typed amounts, and amounts from the SIE file. */
  year: (companyId: string, fiscalYearId: string) =>
    queryOptions({
      queryKey: ["budgets", companyId, fiscalYearId] as const,
      queryFn: ({ signal }) => apiGet(budgetPath(companyId, fiscalYearId), budgetSchema, { signal }),
    }),
};
