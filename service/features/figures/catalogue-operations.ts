import { calendarDay } from "@/contract/dates";
import type { OperationGroup } from "../../platform/openapi/operation";

export const keyFigureOperations: OperationGroup = {
  resource: "KeyFigure",
  description: "The catalogue of key figures; names in the language of Accept-Language.",
  operations: [
    {
      path: "KeyFigure",
      verb: "GET",
      id: "listKeyFigures",
      summary: "List the catalogue",
      answer: "KeyFigure[]",
      extension: true,
    },
    {
      path: "KeyFigure/:keyFigureId",
      verb: "GET",
      id: "getKeyFigure",
      summary: "Get a key figure of the catalogue",
      answer: "KeyFigure",
      extension: true,
    },
    {
      path: "Company/:companyId/KeyFigure",
      verb: "GET",
      id: "listCompanyKeyFigures",
      summary: "List the catalogue with the company's own key figures after it",
      answer: "KeyFigure[]",
      extension: true,
    },
  ],
};

export const activityOperations: OperationGroup = {
  resource: "Activity",
  description: "The audit log of a company: who changed what, and the object before and after.",
  operations: [
    {
      path: "Company/:companyId/Activity",
      verb: "GET",
      id: "listActivity",
      summary: "List what was changed, the newest first",
      query: {
        startDate: { schema: calendarDay, description: "Only entries of this day (UTC) and later." },
        endDate: { schema: calendarDay, description: "Only entries of this day (UTC) and earlier." },
      },
      answer: "Activity[]",
      extension: true,
    },
  ],
};
