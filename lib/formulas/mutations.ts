import { mutationOptions, type QueryClient } from "@tanstack/react-query";
import type {
  KeyFigureFormula,
  KeyFigureFormulaCreate,
  KeyFigureFormulaUpdate,
} from "@/contract/formulas/key-figure-formula";
import { apiSend } from "@/lib/api/client";
import { invalidateCompany, invalidateKinds } from "@/lib/companies/invalidate-company";
import type { StandardPlace } from "@/lib/standards/place";
import { formulaPath, formulasPath } from "./paths";

const oneSchema = () =>
  import("@/contract/formulas/key-figure-formula").then((contract) => contract.keyFigureFormulaSchema);

export function createFormula(queryClient: QueryClient, place: StandardPlace) {
  return mutationOptions({
    mutationFn: (formula: KeyFigureFormulaCreate) => apiSend("POST", formulasPath(place), formula, oneSchema),
    onSuccess: () => refreshFormulas(queryClient, place),
  });
}

/** Makes a new version, or an earlier one of a company's the newest again. */
export function updateFormula(queryClient: QueryClient, place: StandardPlace, id: string) {
  return mutationOptions({
    mutationFn: (changes: KeyFigureFormulaUpdate) => apiSend("PUT", formulaPath(place, id), changes, oneSchema),
    onSuccess: () => refreshFormulas(queryClient, place),
  });
}

/** Makes a key figure say what another form of it says: that which is inherited, or an earlier version. */
export function putFormula(queryClient: QueryClient, place: StandardPlace) {
  return mutationOptions({
    mutationFn: ({ id, name, formula, valueType, decimals, description }: KeyFigureFormula) => {
      const content = { name, formula, valueType, decimals: decimals ?? null, description: description ?? null };
      return apiSend("PUT", formulaPath(place, id), content, oneSchema);
    },
    onSuccess: () => refreshFormulas(queryClient, place),
  });
}

/** All that shows the key figures of a place or is computed with them; an agency's are those of all its companies. */
export function refreshFormulas(queryClient: QueryClient, place: StandardPlace): Promise<unknown> {
  return typeof place === "string"
    ? invalidateCompany(queryClient, place)
    : invalidateKinds(queryClient, "formulas", "portfolio", "catalogue", "figures");
}
