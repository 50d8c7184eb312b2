import { path } from "@/lib/api/paths";

// Not beside the other paths: every page has those.

/** The company's own key figures that are computed, and what their formulas may name. */
export const formulasPath = (companyId: string) => path(["Company", companyId, "KeyFigureFormula"]);
export const formulaPath = (companyId: string, id: string) => path(["Company", companyId, "KeyFigureFormula", id]);
export const formulaVersionsPath = (companyId: string, id: string) =>
  path(["Company", companyId, "KeyFigureFormula", id, "Version"]);
export const formulaTermsPath = (companyId: string) => path(["Company", companyId, "FormulaTerm"]);
export const formulaPreviewPath = (companyId: string, fiscalYearId: string) =>
  path(["Company", companyId, "FiscalYear", fiscalYearId, "FormulaPreview"]);
