import type { Route } from "../../platform/http/route";
import { getActivity, getAgencyActivity } from "./get-activity";
import { listActivity } from "./list-activity";
import { listAgencyActivity } from "./list-agency-activity";

export const activityRoutes: Route[] = [
  {
    path: "Company/:companyId/Activity",
    GET: ({ context, param, query }) => listActivity(context, param("companyId"), query),
  },
  {
    path: "Company/:companyId/Activity/:activityId",
    GET: ({ context, param }) => getActivity(context, param("companyId"), param("activityId")),
  },
  {
    path: "Agency/:agencyId/Activity",
    GET: ({ context, param, query }) => listAgencyActivity(context, param("agencyId"), query),
  },
  {
    path: "Agency/:agencyId/Activity/:activityId",
    GET: ({ context, param }) => getAgencyActivity(context, param("agencyId"), param("activityId")),
  },
];
