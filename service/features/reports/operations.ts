import * as z from "zod";
import { queryFlag } from "@/contract/query-flag";
import type { OperationGroup } from "../../platform/openapi/operation";
import { READY_SENTENCE_QUERY } from "./sentences/list-ready-sentences";

const LIST = "Company/:companyId/PeriodReport";
const ITEM = `${LIST}/:periodReportId`;

export const periodReportOperations: OperationGroup = {
  resource: "PeriodReport",
  description:
    "Reports of a period with its key figures as they were when the report was made, or made of blocks that are frozen as it is published. Users with the role Limited see published ones only.",
  operations: [
    {
      path: LIST,
      verb: "GET",
      id: "listPeriodReports",
      summary: "List period reports, the newest first",
      query: {
        latest: { schema: z.int().min(1), description: "Maximum number of reports, the newest." },
        restated: {
          schema: queryFlag,
          description:
            "true adds `restated` to the published ones: how many of their figures and lines of statements have changed since.",
        },
      },
      response: "PeriodReport[]",
    },
    {
      path: LIST,
      alias: ITEM,
      verb: "POST",
      id: "createPeriodReport",
      summary: "Make a period report",
      description:
        "The figures of the preset are computed now; later imports leave them alone. The service assigns id, author and times.",
      body: "NewPeriodReport",
      response: "FullPeriodReport",
      extension: true,
    },
    {
      path: LIST,
      alias: ITEM,
      verb: "PUT",
      id: "updatePeriodReport",
      summary: "Update what is written about a report",
      description:
        "The id in the body, or in the path, says which. The period never changes. Figures of a draft are computed again where `recompute` is true, and those of a report of blocks when it is published.",
      body: "PeriodReportChanges",
      response: "FullPeriodReport",
      extension: true,
    },
    {
      path: ITEM,
      verb: "GET",
      id: "getPeriodReport",
      summary: "Get a period report with its figures",
      response: "FullPeriodReport",
    },
    {
      path: ITEM,
      verb: "DELETE",
      id: "deletePeriodReport",
      summary: "Delete a period report",
      response: "null",
      extension: true,
    },
    {
      path: `${ITEM}/Content`,
      verb: "GET",
      id: "getPeriodReportContent",
      summary: "Get all that a report shows",
      description:
        "Its blocks with values, names and texts: as they were when it was published, or of a draft as they are now. Names are in the report's language, or the caller's where none is chosen. A report without blocks is shown as letterhead, comment and key figures.",
      response: "ReportContent",
      extension: true,
    },
    {
      path: `${ITEM}/Checklist`,
      verb: "GET",
      id: "getPeriodReportChecklist",
      summary: "Get the checks of a report before it is published",
      description:
        "Whether the books reach the end of the period and agree with the file, key figures lack inputs, large changes are commented, and everything written in it has a value. A check whose result is unknown is left out. Only `liveValues` stops publishing.",
      response: "ReportChecklist",
      extension: true,
    },
    {
      path: `${ITEM}/Pdf`,
      verb: "GET",
      id: "getPeriodReportPdf",
      summary: "Get a report as a PDF",
      description:
        "All that it shows, in its language: tagged (PDF/UA), on A4. Charts are drawn over the tables of their values, with the year before and the budget where these are known; each chart and small line has a text for those who cannot see it. A published report of blocks gives the PDF in the archive, byte for byte.",
      response: "pdf",
      extension: true,
    },
    {
      path: `${ITEM}/Document`,
      verb: "GET",
      id: "listArchivedReports",
      summary: "List the PDFs of a report in the archive, the newest first",
      description:
        "One is stored each time that it is published. `superseded` is the time since which one is no longer what the report shows. They are deleted with the report.",
      response: "ArchivedReport[]",
      extension: true,
    },
    {
      path: `${ITEM}/Document/:archivedReportId`,
      verb: "GET",
      id: "getArchivedReport",
      summary: "Get a PDF of a report as it lies in the archive",
      response: "pdf",
      extension: true,
    },
    {
      path: `${ITEM}/Restatement`,
      verb: "GET",
      id: "getRestatement",
      summary: "List the figures of a report that have changed since",
      description: "Empty while the books give the same figures.",
      response: "Restatement[]",
      extension: true,
    },
    {
      path: `${ITEM}/Link`,
      verb: "GET",
      id: "listReportLinks",
      summary: "List the links with which a report is read without an account, the newest first",
      description:
        "At most 500, with when they were opened; for those who may write reports. Their secrets are not kept.",
      response: "ReportLink[]",
      extension: true,
    },
    {
      path: `${ITEM}/Link`,
      verb: "POST",
      id: "createReportLink",
      summary: "Make a link to a published report",
      description:
        "The answer alone has `token`, for the dashboard's page `/shared/TOKEN`, and the `code` where one is asked for.",
      body: "NewReportLink",
      response: "MadeReportLink",
      extension: true,
    },
    {
      path: `${ITEM}/Link/:reportLinkId`,
      verb: "DELETE",
      id: "revokeReportLink",
      summary: "Revoke a link to a report",
      description: "It shows nothing from then on, and stays in the list.",
      response: "ReportLink",
      extension: true,
    },
  ],
};

export const readySentenceOperations: OperationGroup = {
  resource: "ReadySentence",
  description:
    "Sentences by rules about what moved most in a period, offered to whoever writes about it. Their numbers are live values of a report's text, so that they follow the books.",
  operations: [
    {
      path: "Company/:companyId/ReadySentence",
      verb: "GET",
      id: "listReadySentences",
      summary: "List sentences about what moved most in a period",
      description:
        "Standard key figures against the year before, the budget, the target and the period before, those that moved most first, with the accounts and vouchers behind. Each is in Swedish and English, with live values (`text`) and with the values of today (`shown`). Empty where nothing moved much.",
      query: {
        startDate: {
          schema: READY_SENTENCE_QUERY.startDate,
          description: "First day of the period; the latest fiscal year without both.",
        },
        endDate: { schema: READY_SENTENCE_QUERY.endDate, description: "Last day of the period, included." },
      },
      response: "ReadySentence[]",
      extension: true,
    },
  ],
};
