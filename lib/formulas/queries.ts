import { queryOptions } from "@tanstack/react-query";
import { apiGet, apiSend } from "@/lib/api/client";
import { placeKey, type StandardPlace } from "@/lib/standards/place";
import { standardQueries } from "@/lib/standards/queries";
import { formulaPreviewPath, formulaTermsPath, formulaVersionsPath, FORMULA_RESOURCE } from "./paths";

const contract = () => import("@/contract/formulas/key-figure-formula");
const listSchema = () => contract().then((module) => module.keyFigureFormulaListSchema);
const termsSchema = () => contract().then((module) => module.formulaTermListSchema);
const standardVersionsSchema = () => contract().then((module) => module.standardFormulaVersionListSchema);
const previewSchema = () => contract().then((module) => module.formulaPreviewSchema);

export const formulasQueries = {
  ...standardQueries({
    all: (place: StandardPlace) => ["formulas", placeKey(place)],
    resource: FORMULA_RESOURCE,
    listSchema,
    versionsSchema: standardVersionsSchema,
    contentOf: ({ keyFigureFormula }) => keyFigureFormula,
  }),
  /** The versions of a company's own key figure, the newest first. */
  companyVersions: (companyId: string, id: string) =>
    queryOptions({
      queryKey: [...formulasQueries.all(companyId), "companyVersions", id],
      queryFn: ({ signal }) => apiGet(formulaVersionsPath(companyId, id), listSchema, { signal }),
    }),
  /** The terms that formulas may use. */
  terms: (place: StandardPlace) =>
    queryOptions({
      queryKey: [...formulasQueries.all(place), "terms"],
      queryFn: ({ signal }) => apiGet(formulaTermsPath(place), termsSchema, { signal }),
    }),
  /**
   * Values of a formula for the months of a fiscal year.
   * @param id the id of the key figure that is edited; undefined for a new one
   */
  preview: (companyId: string, fiscalYearId: string, formula: string, id: string | undefined) =>
    queryOptions({
      queryKey: [...formulasQueries.all(companyId), "preview", fiscalYearId, formula, id],
      queryFn: ({ signal }) =>
        apiSend("POST", formulaPreviewPath(companyId, fiscalYearId), { formula, id: id ?? null }, previewSchema, {
          isRead: true,
          signal,
        }),
    }),
};
