import { MAX_BULK_COMPANIES } from "@/contract/bulk-changes/bulk-change-states";
import type { OperationGroup } from "../../../platform/openapi/operation";

const PATH = "Agency/:agencyId/ReportSchedule";

export const reportScheduleOperations: OperationGroup = {
  resource: "ReportSchedule",
  description: `Reports that the service makes for companies of an agency each month, of the month before: drafts of a template, published where their checklist is whole if that is wanted. Each month is two bulk changes at most, of ${MAX_BULK_COMPANIES} companies at most (the first by name), in the name of the director who set it.`,
  operations: [
    {
      path: PATH,
      verb: "GET",
      id: "getReportSchedule",
      summary: "Get the reports that are made each month, and the latest runs",
      response: "ReportScheduleState",
      extension: true,
    },
    {
      path: PATH,
      verb: "PUT",
      id: "setReportSchedule",
      summary: "Set the reports that are made each month",
      description:
        "From this month, unless its day is over by the clock of Sweden or it has had its reports. On the day itself they are made at once.",
      body: "NewReportSchedule",
      response: "ReportScheduleState",
      extension: true,
    },
    {
      path: PATH,
      verb: "DELETE",
      id: "deleteReportSchedule",
      summary: "End the reports of each month",
      response: "null",
      extension: true,
    },
  ],
};
