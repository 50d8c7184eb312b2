import { z } from "zod";
import type { OperationGroup, QueryParameter } from "../operation";

const LIST = "Company/:companyId/FiscalYear";
const ITEM = `${LIST}/:fiscalYearId`;
const DATA = `${ITEM}/KeyFigureData`;

const dimensionId: QueryParameter = {
  schema: z.string(),
  description: "Only items of this dimension object, for example `2_12`; empty for items without a dimension.",
};

export const fiscalYearOperations: OperationGroup = {
  resource: "FiscalYear",
  description: "Fiscal years come into being by import of a SIE file.",
  operations: [
    { path: LIST, verb: "GET", id: "listFiscalYears", summary: "List fiscal years", answer: "FiscalYear[]" },
    { path: ITEM, verb: "GET", id: "getFiscalYear", summary: "Get a fiscal year", answer: "FiscalYear" },
    {
      path: ITEM,
      verb: "PUT",
      id: "updateFiscalYear",
      summary: "Set a fiscal year's chart of accounts or currency",
      body: "FiscalYearChanges",
      answer: "FiscalYear",
    },
    {
      path: ITEM,
      verb: "DELETE",
      id: "deleteFiscalYear",
      summary: "Delete a fiscal year",
      description: "All its data and transactions go with it.",
      answer: "null",
    },
  ],
};

export const keyFigureDataOperations: OperationGroup = {
  resource: "KeyFigureData",
  description: "Values of a fiscal year that key figures are computed from, and the user's own.",
  operations: [
    {
      path: DATA,
      verb: "GET",
      id: "listKeyFigureData",
      summary: "List key figure data",
      query: { dimensionId },
      answer: "KeyFigureData[]",
    },
    {
      path: DATA,
      verb: "PUT",
      id: "updateKeyFigureData",
      summary: "Set or clear values",
      description:
        "All or nothing: each item is inserted or replaced, a null value clears it, items not named stay. An item with `before` (an extension) is compared with what is stored, and a difference refuses the list with 412.",
      body: "KeyFigureDataChanges",
      answer: "KeyFigureData[]",
    },
    {
      path: DATA,
      verb: "DELETE",
      id: "deleteKeyFigureData",
      summary: "Delete the key figure data of a fiscal year",
      query: { dimensionId },
      answer: "null",
    },
  ],
};
