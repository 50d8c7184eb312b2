import * as z from "zod";
import type { OperationGroup, QueryParameter } from "../../platform/openapi/operation";
import { AGENCY_DATA_QUERY } from "./list-agency-key-figure-data";
import { HISTORY_QUERY, MAX_CHANGES } from "./list-key-figure-data-history";

const FISCAL_YEAR = "Company/:companyId/FiscalYear/:fiscalYearId";
const DATA = `${FISCAL_YEAR}/KeyFigureData`;

const dimensionId: QueryParameter = {
  schema: z.string(),
  description: "Only items of this dimension object, for example `2_12`; empty for items without a dimension.",
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
      response: "KeyFigureData[]",
    },
    {
      path: DATA,
      verb: "PUT",
      id: "updateKeyFigureData",
      summary: "Set or clear values",
      description:
        "All or nothing: each item is inserted or replaced, a null value clears it, items not named stay. An item with `before` (an extension) is compared with what is stored, and a difference refuses the list with 412.",
      body: "KeyFigureDataChanges",
      response: "KeyFigureData[]",
    },
    {
      path: DATA,
      verb: "DELETE",
      id: "deleteKeyFigureData",
      summary: "Delete the key figure data of a fiscal year",
      query: { dimensionId },
      response: "null",
    },
    {
      path: `${FISCAL_YEAR}/KeyFigureDataHistory`,
      verb: "GET",
      id: "listKeyFigureDataHistory",
      summary: "List the changes of key figure data",
      description: `Who changed which value when, from the audit log: the newest ${MAX_CHANGES} changes that match the query.`,
      query: {
        keyFigureInfoId: { schema: HISTORY_QUERY.keyFigureInfoId, description: "Only changes of this key figure." },
        startDate: { schema: HISTORY_QUERY.startDate, description: "Only of periods that begin on this day." },
        endDate: { schema: HISTORY_QUERY.endDate, description: "Only of periods that end on this day." },
        dimensionId: { ...dimensionId, description: "Only of this dimension object; empty for the company." },
      },
      response: "KeyFigureDataChange[]",
      extension: true,
    },
    {
      path: "Agency/:agencyId/KeyFigureData/:keyFigureInfoId",
      verb: "GET",
      id: "listAgencyKeyFigureData",
      summary: "List one key figure of an agency's companies",
      description:
        "Every company of the agency that the user may see, by name, with the fiscal years that the range touches and their values for periods within it.",
      query: {
        startDate: { schema: AGENCY_DATA_QUERY.startDate, description: "First day of the range." },
        endDate: { schema: AGENCY_DATA_QUERY.endDate, description: "Last day of the range, included." },
        dimensionId: {
          schema: AGENCY_DATA_QUERY.dimensionId,
          description: "Values of this dimension object; those without one unless given.",
        },
      },
      response: "CompanyFigure[]",
      extension: true,
    },
  ],
};
