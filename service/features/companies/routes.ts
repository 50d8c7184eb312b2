import type { ApiRequest, Route } from "../../platform/http/route";
import { getCompanyType, listCompanyTypes } from "./company-types";
import { createAgencyCompany, createDirectCompany } from "./create-company";
import { createCompanyType } from "./create-company-type";
import { deleteCompany } from "./delete-company";
import { deleteCompanyType } from "./delete-company-type";
import { getCompany, getCompanyAgency, listAgencyCompanies, listCompanies } from "./read-companies";
import { updateCompany } from "./update-company";
import { updateCompanyType } from "./update-company-type";

const createDirect: Omit<Route, "path"> = {
  POST: ({ context, optionalParam, body }) => createDirectCompany(context, optionalParam("companyId"), body),
};

const createInAgency: Omit<Route, "path"> = {
  POST: ({ context, param, optionalParam, body }) =>
    createAgencyCompany(context, param("agencyId"), optionalParam("companyId"), body),
};

/** The methods of one company, for both of its paths; only the path of an agency has an `agencyId`. */
const oneCompany: Omit<Route, "path"> = {
  GET: ({ context, param, optionalParam }) => getCompany(context, optionalParam("agencyId"), param("companyId")),
  PUT: ({ context, param, optionalParam, body }) =>
    updateCompany(context, optionalParam("agencyId"), param("companyId"), body),
  DELETE: ({ context, param, optionalParam }) => deleteCompany(context, optionalParam("agencyId"), param("companyId")),
};

export const companyRoutes: Route[] = [
  { ...createDirect, path: "Company", GET: ({ context, query }) => listCompanies(context, query) },
  { ...createDirect, ...oneCompany, path: "Company/:companyId" },
  {
    path: "Company/:companyId/Agency",
    GET: ({ context, param }) => getCompanyAgency(context, param("companyId")),
  },
  {
    ...createInAgency,
    path: "Agency/:agencyId/Company",
    GET: ({ context, param }) => listAgencyCompanies(context, param("agencyId")),
  },
  { ...createInAgency, ...oneCompany, path: "Agency/:agencyId/Company/:companyId" },
];

/** Ids are stored composed (NFC). */
const typeIdOf = ({ param }: ApiRequest) => param("companyTypeId").normalize("NFC");

export const companyTypeRoutes: Route[] = [
  {
    path: "Agency/:agencyId/CompanyType",
    GET: ({ context, param }) => listCompanyTypes(context, param("agencyId")),
    POST: ({ context, param, body }) => createCompanyType(context, param("agencyId"), body),
  },
  {
    path: "Agency/:agencyId/CompanyType/:companyTypeId",
    GET: (request) => getCompanyType(request.context, request.param("agencyId"), typeIdOf(request)),
    PUT: (request) => updateCompanyType(request.context, request.param("agencyId"), typeIdOf(request), request.body),
    DELETE: (request) => deleteCompanyType(request.context, request.param("agencyId"), typeIdOf(request)),
  },
];
