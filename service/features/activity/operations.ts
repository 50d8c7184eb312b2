import { calendarDay } from "@/contract/dates";
import type { OperationGroup } from "../../platform/openapi/operation";

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
      response: "Activity[]",
      extension: true,
    },
  ],
};
