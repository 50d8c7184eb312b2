import { path } from "@/lib/api/paths";
import { inheritedPath, ownerSegments, standardsPath } from "@/lib/standards/paths";
import type { AgencyPlace, StandardPlace } from "@/lib/standards/place";

// Not in lib/api/paths.ts, which every page loads.

const RESOURCE = "KeyFigureFormula";

/** The key figures with formulas of a place. */
export const formulasPath = (place: StandardPlace) => standardsPath(place, RESOURCE);
export const formulaPath = (place: StandardPlace, id: string) => standardsPath(place, RESOURCE, id);
export const formulaVersionsPath = (companyId: string, id: string) => standardsPath(companyId, RESOURCE, id, "Version");
/** The versions of a key figure of an agency or a company type. */
export const standardFormulaVersionsPath = (place: AgencyPlace, id: string) =>
  standardsPath(place, RESOURCE, id, "Version");
/** The key figures that a place inherits, without its own changes; null for an agency, which inherits none. */
export const inheritedFormulasPath = (place: StandardPlace) => inheritedPath(place, RESOURCE);
export const formulaTermsPath = (place: StandardPlace) => path([...ownerSegments(place), "FormulaTerm"]);
export const formulaPreviewPath = (companyId: string, fiscalYearId: string) =>
  path(["Company", companyId, "FiscalYear", fiscalYearId, "FormulaPreview"]);
