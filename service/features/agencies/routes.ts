import type { Route } from "../../platform/http/route";
import { createAgency } from "./create-agency";
import { deleteAgency } from "./delete-agency";
import { deleteDemoContent, getDemoContent } from "./demo-content";
import { getAgency, listAgencies } from "./read-agencies";
import { listSecurityEventsOfAgency } from "../account/list-security-events";
import { updateAgency } from "./update-agency";

const create: Omit<Route, "path"> = {
  POST: ({ context, optionalParam, body }) => createAgency(context, optionalParam("agencyId"), body),
};

export const agencyRoutes: Route[] = [
  { ...create, path: "Agency", GET: ({ context }) => listAgencies(context) },
  {
    ...create,
    path: "Agency/:agencyId",
    GET: ({ context, param }) => getAgency(context, param("agencyId")),
    PUT: ({ context, param, body }) => updateAgency(context, param("agencyId"), body),
    DELETE: ({ context, param }) => deleteAgency(context, param("agencyId")),
  },
  {
    path: "Agency/:agencyId/Demo",
    GET: ({ context, param }) => getDemoContent(context, param("agencyId")),
    DELETE: ({ context, param }) => deleteDemoContent(context, param("agencyId")),
  },
  {
    path: "Agency/:agencyId/SecurityEvent",
    GET: ({ context, param, query }) => listSecurityEventsOfAgency(context, param("agencyId"), query),
  },
];
