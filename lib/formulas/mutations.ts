import { mutationOptions, type QueryClient } from "@tanstack/react-query";
import type { KeyFigureFormula, KeyFigureFormulaCreate } from "@/contract/formulas/key-figure-formula";
import { apiSend } from "@/lib/api/client";
import { invalidateCompany, invalidateComputed } from "@/lib/companies/invalidate-company";
import type { StandardPlace } from "@/lib/standards/place";
import { replaceStandard, type Replacement } from "@/lib/standards/replace-standard";
import { formulaPath, formulasPath } from "./paths";

const oneSchema = () =>
  import("@/contract/formulas/key-figure-formula").then((contract) => contract.keyFigureFormulaSchema);

export function createFormula(queryClient: QueryClient, place: StandardPlace) {
  return mutationOptions({
    mutationFn: (formula: KeyFigureFormulaCreate) => apiSend("POST", formulasPath(place), formula, oneSchema),
    onSettled: () => refreshFormulas(queryClient, place),
  });
}

/** Restores an earlier version of a company's key figure, by its number, as a new version. */
export function restoreFormula(queryClient: QueryClient, companyId: string, id: string) {
  return mutationOptions({
    mutationFn: (version: number) => apiSend("PUT", formulaPath(companyId, id), { restore: version }, oneSchema),
    onSettled: () => refreshFormulas(queryClient, companyId),
  });
}

/**
 * Replaces the content of a key figure: with a typed one, the inherited one or, for an agency or a company type, an
 * earlier version.
 */
export function putFormula(queryClient: QueryClient, place: StandardPlace) {
  return mutationOptions({
    mutationFn: ({ content, seen }: Replacement<KeyFigureFormula>) => {
      const { id, name, formula, valueType, decimals = null, description = null } = content;
      const body = { name, formula, valueType, decimals, description };
      return replaceStandard(formulaPath(place, id), seen, body, oneSchema);
    },
    onSettled: () => refreshFormulas(queryClient, place),
  });
}

/** Marks queries as stale that depend on a place's key figures: for an agency, those of all its companies too. */
export function refreshFormulas(queryClient: QueryClient, place: StandardPlace): Promise<unknown> {
  return typeof place === "string"
    ? invalidateCompany(queryClient, place)
    : invalidateComputed(queryClient, "formulas", "catalogue");
}
