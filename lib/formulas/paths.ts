import { path } from "@/lib/api/paths";
import { inheritedPath, ownerSegments, standardsPath } from "@/lib/standards/paths";
import type { AgencyPlace, StandardPlace } from "@/lib/standards/place";

// Not beside the other paths: every page has those.

const RESOURCE = "KeyFigureFormula";

/** The key figures of a place that are computed, and what their formulas may name. */
export const formulasPath = (place: StandardPlace) => standardsPath(place, RESOURCE);
export const formulaPath = (place: StandardPlace, id: string) => standardsPath(place, RESOURCE, id);
export const formulaVersionsPath = (companyId: string, id: string) => standardsPath(companyId, RESOURCE, id, "Version");
/** The changes of an agency's, or of a type's. */
export const standardFormulaVersionsPath = (place: AgencyPlace, id: string) =>
  standardsPath(place, RESOURCE, id, "Version");
/** Those that the place would have if it had changed and hidden none; null for an agency, which inherits none. */
export const inheritedFormulasPath = (place: StandardPlace) => inheritedPath(place, RESOURCE);
export const formulaTermsPath = (place: StandardPlace) => path([...ownerSegments(place), "FormulaTerm"]);
export const formulaPreviewPath = (companyId: string, fiscalYearId: string) =>
  path(["Company", companyId, "FiscalYear", fiscalYearId, "FormulaPreview"]);
