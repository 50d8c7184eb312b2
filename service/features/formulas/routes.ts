import type { Route } from "../../platform/http/route";
import { createFormula } from "./create-formula";
import { deleteFormula } from "./delete-formula";
import { listFormulaTerms } from "./list-formula-terms";
import { previewFormula } from "./preview-formula";
import { getFormula, listFormulas, listFormulaVersions } from "./read-formulas";
import { updateFormula } from "./update-formula";

const write: Route = {
  path: "",
  POST: ({ caller, param, optionalParam, body }) =>
    createFormula(caller, param("companyId"), optionalParam("keyFigureFormulaId"), body),
  PUT: ({ caller, param, optionalParam, body }) =>
    updateFormula(caller, param("companyId"), optionalParam("keyFigureFormulaId"), body),
};

export const keyFigureFormulaRoutes: Route[] = [
  {
    ...write,
    path: "Company/:companyId/KeyFigureFormula",
    GET: ({ caller, param }) => listFormulas(caller, param("companyId")),
  },
  {
    ...write,
    path: "Company/:companyId/KeyFigureFormula/:keyFigureFormulaId",
    GET: ({ caller, param }) => getFormula(caller, param("companyId"), param("keyFigureFormulaId")),
    DELETE: ({ caller, param }) => deleteFormula(caller, param("companyId"), param("keyFigureFormulaId")),
  },
  {
    path: "Company/:companyId/KeyFigureFormula/:keyFigureFormulaId/Version",
    GET: ({ caller, param }) => listFormulaVersions(caller, param("companyId"), param("keyFigureFormulaId")),
  },
  {
    path: "Company/:companyId/FormulaTerm",
    GET: ({ caller, param }) => listFormulaTerms(caller, param("companyId")),
  },
  {
    path: "Company/:companyId/FiscalYear/:fiscalYearId/FormulaPreview",
    POST: ({ caller, param, body }) => previewFormula(caller, param("companyId"), param("fiscalYearId"), body),
  },
];
