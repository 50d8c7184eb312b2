import type { Route } from "../../platform/http/route";
import { createAgency } from "./create-agency";
import { deleteAgency } from "./delete-agency";
import { getAgency } from "./get-agency";
import { listAgencies } from "./list-agencies";
import { listSecurityEventsOfAgency } from "../account/list-security-events";
import { updateAgency } from "./update-agency";

const create: Route = {
  path: "",
  POST: ({ caller, optionalParam, body }) => createAgency(caller, optionalParam("agencyId"), body),
};

export const agencyRoutes: Route[] = [
  { ...create, path: "Agency", GET: ({ caller }) => listAgencies(caller) },
  {
    ...create,
    path: "Agency/:agencyId",
    GET: ({ caller, param }) => getAgency(caller, param("agencyId")),
    PUT: ({ caller, param, body }) => updateAgency(caller, param("agencyId"), body),
    DELETE: ({ caller, param }) => deleteAgency(caller, param("agencyId")),
  },
  {
    path: "Agency/:agencyId/SecurityEvent",
    GET: ({ caller, param, query }) => listSecurityEventsOfAgency(caller, param("agencyId"), query),
  },
];
