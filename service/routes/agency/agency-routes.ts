import type { Route } from "../../http/route";
import { createAgency } from "../../use-cases/agency/create-agency";
import { deleteAgency } from "../../use-cases/agency/delete-agency";
import { getAgency } from "../../use-cases/agency/get-agency";
import { listAgencies } from "../../use-cases/agency/list-agencies";
import { listSecurityEventsOfAgency } from "../../use-cases/security-event/list-security-events";
import { updateAgency } from "../../use-cases/agency/update-agency";

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
