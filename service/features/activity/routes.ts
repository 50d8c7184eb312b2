import type { Route } from "../../platform/http/route";
import { listActivity } from "./list-activity";

export const activityRoutes: Route[] = [
  {
    path: "Company/:companyId/Activity",
    GET: ({ caller, param, query }) => listActivity(caller, param("companyId"), query),
  },
];
