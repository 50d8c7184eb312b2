import type { Route } from "../../platform/http/route";
import { listActivity } from "./list-activity";

export const activityRoutes: Route[] = [
  {
    path: "Company/:companyId/Activity",
    GET: ({ context, param, query }) => listActivity(context, param("companyId"), query),
  },
];
