import { mutationOptions, type QueryClient } from "@tanstack/react-query";
import type { KeyFigureFormulaCreate, KeyFigureFormulaUpdate } from "@/contract/formulas/key-figure-formula";
import { apiSend } from "@/lib/api/client";
import { catalogueQueries } from "@/lib/figures/catalogue-queries";
import { overviewQueries } from "@/lib/figures/queries";
import { formulaPath, formulasPath } from "./paths";
import { formulasQueries } from "./queries";

const oneSchema = () =>
  import("@/contract/formulas/key-figure-formula").then((contract) => contract.keyFigureFormulaSchema);

export function createFormula(queryClient: QueryClient, companyId: string) {
  return mutationOptions({
    mutationFn: (formula: KeyFigureFormulaCreate) => apiSend("POST", formulasPath(companyId), formula, oneSchema),
    onSuccess: () => refreshFormulas(queryClient, companyId),
  });
}

/** Makes a new version, or an earlier one the newest again. */
export function updateFormula(queryClient: QueryClient, companyId: string, id: string) {
  return mutationOptions({
    mutationFn: (changes: KeyFigureFormulaUpdate) => apiSend("PUT", formulaPath(companyId, id), changes, oneSchema),
    onSuccess: () => refreshFormulas(queryClient, companyId),
  });
}

/** All that shows a company's own key figures or is computed with them. */
export function refreshFormulas(queryClient: QueryClient, companyId: string): Promise<unknown> {
  const keys = [
    formulasQueries.all(companyId),
    catalogueQueries.list(companyId).queryKey,
    overviewQueries.all(companyId),
  ];
  return Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
