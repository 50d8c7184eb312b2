import type { OperationGroup } from "../../platform/openapi/operation";

const LIST = "Company/:companyId/KeyFigureFormula";
const ITEM = `${LIST}/:keyFigureFormulaId`;

export const keyFigureFormulaOperations: OperationGroup = {
  resource: "KeyFigureFormula",
  description:
    "Key figures that a company computes by formulas of its own, in versions. A formula has numbers, + - * /, brackets, ids of what it is made of in square brackets, and functions: average, change, twelveMonths, yearBefore, yearToDate, last, percent, either, abs, min, max.",
  operations: [
    {
      path: LIST,
      verb: "GET",
      id: "listKeyFigureFormulas",
      summary: "List the company's own key figures",
      response: "KeyFigureFormula[]",
      extension: true,
    },
    {
      path: LIST,
      alias: ITEM,
      verb: "POST",
      id: "createKeyFigureFormula",
      summary: "Create a key figure of the company's own",
      description: "An id that is a standard key figure, a group of accounts or typed in already is a conflict (409).",
      body: "NewKeyFigureFormula",
      response: "KeyFigureFormula",
      extension: true,
    },
    {
      path: LIST,
      alias: ITEM,
      verb: "PUT",
      id: "updateKeyFigureFormula",
      summary: "Make a new version of a key figure, or restore an earlier one",
      description:
        "The id in the body, or in the path, says which. Key figures that use each other in a circle are refused (412), as is a change that another one cannot be computed with.",
      body: "KeyFigureFormulaChanges",
      response: "KeyFigureFormula",
      extension: true,
    },
    {
      path: ITEM,
      verb: "GET",
      id: "getKeyFigureFormula",
      summary: "Get a key figure of the company's own",
      response: "KeyFigureFormula",
      extension: true,
    },
    {
      path: ITEM,
      verb: "DELETE",
      id: "deleteKeyFigureFormula",
      summary: "Delete a key figure with all its versions",
      description: "One that another key figure uses cannot be deleted (412).",
      response: "null",
      extension: true,
    },
    {
      path: `${ITEM}/Version`,
      verb: "GET",
      id: "listKeyFigureFormulaVersions",
      summary: "List the versions of a key figure, the newest first",
      response: "KeyFigureFormula[]",
      extension: true,
    },
    {
      path: "Company/:companyId/FormulaTerm",
      verb: "GET",
      id: "listFormulaTerms",
      summary: "List what the company's formulas may name",
      response: "FormulaTerm[]",
      extension: true,
    },
    {
      path: "Company/:companyId/FiscalYear/:fiscalYearId/FormulaPreview",
      verb: "POST",
      id: "previewFormula",
      summary: "See what a formula gives for the months of a fiscal year",
      description: "Nothing is written. A formula that cannot be one is told in the answer.",
      body: "FormulaPreviewRequest",
      response: "FormulaPreview",
      extension: true,
    },
  ],
};
