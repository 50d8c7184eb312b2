import type { Route } from "../../http/route";
import { listActivity } from "../../use-cases/activity/list-activity";

export const activityRoutes: Route[] = [
  {
    path: "Company/:companyId/Activity",
    GET: ({ caller, param, query }) => listActivity(caller, param("companyId"), query),
  },
];
