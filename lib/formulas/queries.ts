import { queryOptions } from "@tanstack/react-query";
import { apiGet, apiSend } from "@/lib/api/client";
import { formulaPreviewPath, formulasPath, formulaTermsPath, formulaVersionsPath } from "./paths";

const contract = () => import("@/contract/formulas/key-figure-formula");
const listSchema = () => contract().then((module) => module.keyFigureFormulaListSchema);
const termsSchema = () => contract().then((module) => module.formulaTermListSchema);
const previewSchema = () => contract().then((module) => module.formulaPreviewSchema);

export const formulasQueries = {
  all: (companyId: string) => ["formulas", companyId] as const,
  /** The company's own key figures that are computed. */
  list: (companyId: string) =>
    queryOptions({
      queryKey: [...formulasQueries.all(companyId), "list"],
      queryFn: ({ signal }) => apiGet(formulasPath(companyId), listSchema, { signal }),
    }),
  versions: (companyId: string, id: string) =>
    queryOptions({
      queryKey: [...formulasQueries.all(companyId), "versions", id],
      queryFn: ({ signal }) => apiGet(formulaVersionsPath(companyId, id), listSchema, { signal }),
    }),
  /** The terms that formulas may name. */
  terms: (companyId: string) =>
    queryOptions({
      queryKey: [...formulasQueries.all(companyId), "terms"],
      queryFn: ({ signal }) => apiGet(formulaTermsPath(companyId), termsSchema, { signal }),
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
