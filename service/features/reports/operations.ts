import { z } from "zod";
import type { OperationGroup } from "../../platform/openapi/operation";

const LIST = "Company/:companyId/PeriodReport";
const ITEM = `${LIST}/:periodReportId`;

export const periodReportOperations: OperationGroup = {
  resource: "PeriodReport",
  description:
    "Reports of a period with its key figures as they were when the report was made. Users with the role Limited see published ones only.",
  operations: [
    {
      path: LIST,
      verb: "GET",
      id: "listPeriodReports",
      summary: "List period reports, the newest first",
      query: { latest: { schema: z.int().min(1), description: "Only the newest, so many." } },
      answer: "PeriodReport[]",
    },
    {
      path: LIST,
      also: ITEM,
      verb: "POST",
      id: "createPeriodReport",
      summary: "Make a period report",
      description:
        "The figures of the preset are computed now; later imports leave them alone. The service assigns id, author and times.",
      body: "NewPeriodReport",
      answer: "FullPeriodReport",
      extension: true,
    },
    {
      path: LIST,
      also: ITEM,
      verb: "PUT",
      id: "updatePeriodReport",
      summary: "Update what is written about a report",
      description:
        "The id in the body, or in the path, says which. The period never changes. Figures are computed again where `recompute` is true, of a draft alone.",
      body: "PeriodReportChanges",
      answer: "FullPeriodReport",
      extension: true,
    },
    {
      path: ITEM,
      verb: "GET",
      id: "getPeriodReport",
      summary: "Get a period report with its figures",
      answer: "FullPeriodReport",
    },
    {
      path: ITEM,
      verb: "DELETE",
      id: "deletePeriodReport",
      summary: "Delete a period report",
      answer: "null",
      extension: true,
    },
    {
      path: `${ITEM}/Restatement`,
      verb: "GET",
      id: "getRestatement",
      summary: "List the figures of a report that the books give otherwise today",
      description: "Empty while the report stands.",
      answer: "Restatement[]",
      extension: true,
    },
  ],
};
