import type { Route } from "../../../platform/http/route";
import { deleteReportSchedule, getReportSchedule, setReportSchedule } from "./write-schedule";

export const reportScheduleRoutes: Route[] = [
  {
    path: "Agency/:agencyId/ReportSchedule",
    GET: ({ context, param }) => getReportSchedule(context, param("agencyId")),
    PUT: ({ context, param, body }) => setReportSchedule(context, param("agencyId"), body),
    DELETE: ({ context, param }) => deleteReportSchedule(context, param("agencyId")),
  },
];
