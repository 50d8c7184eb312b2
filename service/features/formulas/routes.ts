import type { Route } from "../../platform/http/route";
import { createFormula } from "./create-formula";
import { deleteFormula } from "./delete-formula";
import { listFormulaTerms, getFormula, listFormulas, listFormulaVersions } from "./read-formulas";
import { previewFormula } from "./preview-formula";
import { updateFormula } from "./update-formula";

const write: Route = {
  path: "",
  POST: ({ context, param, optionalParam, body }) =>
    createFormula(context, param("companyId"), optionalParam("keyFigureFormulaId"), body),
  PUT: ({ context, param, optionalParam, body }) =>
    updateFormula(context, param("companyId"), optionalParam("keyFigureFormulaId"), body),
};

export const keyFigureFormulaRoutes: Route[] = [
  {
    ...write,
    path: "Company/:companyId/KeyFigureFormula",
    GET: ({ context, param }) => listFormulas(context, param("companyId")),
  },
  {
    ...write,
    path: "Company/:companyId/KeyFigureFormula/:keyFigureFormulaId",
    GET: ({ context, param }) => getFormula(context, param("companyId"), param("keyFigureFormulaId")),
    DELETE: ({ context, param }) => deleteFormula(context, param("companyId"), param("keyFigureFormulaId")),
  },
  {
    path: "Company/:companyId/KeyFigureFormula/:keyFigureFormulaId/Version",
    GET: ({ context, param }) => listFormulaVersions(context, param("companyId"), param("keyFigureFormulaId")),
  },
  {
    path: "Company/:companyId/FormulaTerm",
    GET: ({ context, param }) => listFormulaTerms(context, param("companyId")),
  },
  {
    path: "Company/:companyId/FiscalYear/:fiscalYearId/FormulaPreview",
    POST: ({ context, param, body }) => previewFormula(context, param("companyId"), param("fiscalYearId"), body),
  },
];
