import type { Route } from "../../platform/http/route";
import { createFormula } from "./create-formula";
import { deleteFormula } from "./delete-formula";
import {
  getFormula,
  listFormulas,
  listFormulaTerms,
  listFormulaVersions,
  listInheritedFormulas,
  listStandardFormulaTerms,
} from "./read-formulas";
import { previewFormula } from "./preview-formula";
import { updateFormula } from "./update-formula";

const write: Omit<Route, "path"> = {
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
    path: "Company/:companyId/StandardKeyFigureFormula",
    GET: ({ context, param }) => listInheritedFormulas(context, param("companyId")),
  },
  {
    path: "Agency/:agencyId/FormulaTerm",
    GET: ({ context, param }) =>
      listStandardFormulaTerms(context, { agencyId: param("agencyId"), companyTypeId: null }),
  },
  {
    path: "Agency/:agencyId/CompanyType/:companyTypeId/FormulaTerm",
    GET: ({ context, param }) =>
      listStandardFormulaTerms(context, { agencyId: param("agencyId"), companyTypeId: param("companyTypeId") }),
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
