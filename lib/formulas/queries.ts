import { queryOptions } from "@tanstack/react-query";
import { apiGet, apiSend } from "@/lib/api/client";
import { placeKey, type AgencyPlace, type StandardPlace } from "@/lib/standards/place";
import type { KeyFigureFormula } from "@/contract/formulas/key-figure-formula";
import type { StandardVersion } from "@/lib/standards/versions";
import {
  formulaPreviewPath,
  formulasPath,
  formulaTermsPath,
  formulaVersionsPath,
  inheritedFormulasPath,
  standardFormulaVersionsPath,
} from "./paths";

const contract = () => import("@/contract/formulas/key-figure-formula");
const listSchema = () => contract().then((module) => module.keyFigureFormulaListSchema);
const termsSchema = () => contract().then((module) => module.formulaTermListSchema);
const standardVersionsSchema = () => contract().then((module) => module.standardFormulaVersionListSchema);
const previewSchema = () => contract().then((module) => module.formulaPreviewSchema);

export const formulasQueries = {
  all: (place: StandardPlace) => ["formulas", placeKey(place)] as const,
  /** The key figures with formulas of a place, inherited ones included. */
  list: (place: StandardPlace) =>
    queryOptions({
      queryKey: [...formulasQueries.all(place), "list"],
      queryFn: ({ signal }) => apiGet(formulasPath(place), listSchema, { signal }),
    }),
  /** The key figures that the place would have without its own changes. */
  inherited: (place: StandardPlace) =>
    queryOptions({
      queryKey: [...formulasQueries.all(place), "inherited"],
      queryFn: ({ signal }): Promise<KeyFigureFormula[]> => {
        const path = inheritedFormulasPath(place);
        return path === null ? Promise.resolve([]) : apiGet(path, listSchema, { signal });
      },
    }),
  /** The versions of a key figure of an agency or a company type, the newest first. */
  standardVersions: (place: AgencyPlace, id: string) =>
    queryOptions({
      queryKey: [...formulasQueries.all(place), "standardVersions", id],
      queryFn: async ({ signal }): Promise<StandardVersion<KeyFigureFormula>[]> => {
        const versions = await apiGet(standardFormulaVersionsPath(place, id), standardVersionsSchema, { signal });
        return versions.map(({ keyFigureFormula, ...version }) => ({ ...version, content: keyFigureFormula }));
      },
      staleTime: 0,
    }),
  versions: (companyId: string, id: string) =>
    queryOptions({
      queryKey: [...formulasQueries.all(companyId), "versions", id],
      queryFn: ({ signal }) => apiGet(formulaVersionsPath(companyId, id), listSchema, { signal }),
    }),
  /** The terms that formulas may use. */
  terms: (place: StandardPlace) =>
    queryOptions({
      queryKey: [...formulasQueries.all(place), "terms"],
      queryFn: ({ signal }) => apiGet(formulaTermsPath(place), termsSchema, { signal }),
    }),
  /** Values of a formula for the months of a fiscal year; `id` is that of the key figure that will have it. */
  preview: (companyId: string, fiscalYearId: string, formula: string, id: string | undefined) =>
    queryOptions({
      queryKey: [...formulasQueries.all(companyId), "preview", fiscalYearId, formula, id],
      queryFn: ({ signal }) =>
        apiSend("POST", formulaPreviewPath(companyId, fiscalYearId), { formula, id: id ?? null }, previewSchema, {
          signal,
        }),
    }),
};
