import type { Route } from "../../platform/http/route";
import { createAgencyCompany } from "./create-agency-company";
import { createDirectCompany } from "./create-direct-company";
import { deleteCompany } from "./delete-company";
import { getCompany } from "./get-company";
import { listAgencyCompanies, listCompanies } from "./list-companies";
import { updateCompany } from "./update-company";

const createDirect: Route = {
  path: "",
  POST: ({ caller, optionalParam, body }) => createDirectCompany(caller, optionalParam("companyId"), body),
};

const createInAgency: Route = {
  path: "",
  POST: ({ caller, param, optionalParam, body }) =>
    createAgencyCompany(caller, param("agencyId"), optionalParam("companyId"), body),
};

/** One company, by either path: only the agency's has an `agencyId`. */
const item: Route = {
  path: "",
  GET: ({ caller, param, optionalParam }) => getCompany(caller, optionalParam("agencyId"), param("companyId")),
  PUT: ({ caller, param, optionalParam, body }) =>
    updateCompany(caller, optionalParam("agencyId"), param("companyId"), body),
  DELETE: ({ caller, param, optionalParam }) => deleteCompany(caller, optionalParam("agencyId"), param("companyId")),
};

export const companyRoutes: Route[] = [
  { ...createDirect, path: "Company", GET: ({ caller, query }) => listCompanies(caller, query) },
  { ...createDirect, ...item, path: "Company/:companyId" },
  {
    ...createInAgency,
    path: "Agency/:agencyId/Company",
    GET: ({ caller, param }) => listAgencyCompanies(caller, param("agencyId")),
  },
  { ...createInAgency, ...item, path: "Agency/:agencyId/Company/:companyId" },
];
