import type { ApiRequest, Route } from "../../platform/http/route";
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

/** Ids are stored composed (NFC). A POST needs no call of this, because createFormula composes its id. */
const idOf = ({ param }: ApiRequest) => param("keyFigureFormulaId").normalize("NFC");

const write: Omit<Route, "path"> = {
  POST: ({ context, param, optionalParam, body }) =>
    createFormula(context, param("companyId"), optionalParam("keyFigureFormulaId"), body),
  PUT: ({ context, param, optionalParam, body }) =>
    updateFormula(context, param("companyId"), optionalParam("keyFigureFormulaId")?.normalize("NFC"), body),
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
    GET: (request) => getFormula(request.context, request.param("companyId"), idOf(request)),
    DELETE: (request) => deleteFormula(request.context, request.param("companyId"), idOf(request)),
  },
  {
    path: "Company/:companyId/KeyFigureFormula/:keyFigureFormulaId/Version",
    GET: (request) => listFormulaVersions(request.context, request.param("companyId"), idOf(request)),
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
      listStandardFormulaTerms(context, {
        agencyId: param("agencyId"),
        companyTypeId: param("companyTypeId").normalize("NFC"),
      }),
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
