import { path } from "@/lib/api/path";
import { placeSegments, standardsPath } from "@/lib/standards/paths";
import type { StandardPlace } from "@/lib/standards/place";

export const FORMULA_RESOURCE = "KeyFigureFormula";

export const formulasPath = (place: StandardPlace) => standardsPath(place, FORMULA_RESOURCE);
export const formulaPath = (place: StandardPlace, id: string) => standardsPath(place, FORMULA_RESOURCE, id);
export const formulaVersionsPath = (companyId: string, id: string) =>
  standardsPath(companyId, FORMULA_RESOURCE, id, "Version");
export const formulaTermsPath = (place: StandardPlace) => path([...placeSegments(place), "FormulaTerm"]);
export const formulaPreviewPath = (companyId: string, fiscalYearId: string) =>
  path(["Company", companyId, "FiscalYear", fiscalYearId, "FormulaPreview"]);
