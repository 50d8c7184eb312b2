import { queryFlag } from "@/contract/query-flag";
import type { OperationGroup } from "../../platform/openapi/operation";

const COMPANY = "Company/:companyId";
const IN_AGENCY = "Agency/:agencyId/Company";

export const companyOperations: OperationGroup = {
  resource: "Company",
  description:
    "The companies that the user may see. A company of an agency has the id `a-{agencyId}-{businessIdentityCode}`; it is the same object by both paths and has the same entity tag.",
  operations: [
    {
      path: "Company",
      verb: "GET",
      id: "listCompanies",
      summary: "List companies",
      query: {
        showAll: {
          schema: queryFlag,
          description:
            "true lists all companies the user may access; false, the default, those the user is directly connected to. Any case.",
        },
      },
      response: "CompanyInfo[]",
    },
    {
      path: "Company",
      alias: COMPANY,
      verb: "POST",
      id: "createCompany",
      summary: "Create a company without an agency",
      body: "NewCompany",
      response: "CompanyInfo",
    },
    { path: COMPANY, verb: "GET", id: "getCompany", summary: "Get a company", response: "CompanyInfo" },
    {
      path: COMPANY,
      verb: "PUT",
      id: "updateCompany",
      summary: "Update a company",
      body: "CompanyChanges",
      response: "CompanyInfo",
    },
    {
      path: COMPANY,
      verb: "DELETE",
      id: "deleteCompany",
      summary: "Delete a company",
      description: "Its data goes with it, and so do the company users who had no connection to any other company.",
      response: "null",
    },
    {
      path: `${COMPANY}/Agency`,
      verb: "GET",
      id: "getCompanyAgency",
      summary: "Get the name of a company's agency",
      description: "For all who see the company, its own users too, who may not read the agency. 404 without one.",
      response: "CompanyAgency",
      extension: true,
    },
    {
      path: IN_AGENCY,
      verb: "GET",
      id: "listAgencyCompanies",
      summary: "List the companies of an agency",
      response: "CompanyInfo[]",
    },
    {
      path: IN_AGENCY,
      alias: `${IN_AGENCY}/:companyId`,
      verb: "POST",
      id: "createAgencyCompany",
      summary: "Create a company of an agency",
      description: "The service makes its id.",
      body: "NewCompany",
      response: "CompanyInfo",
    },
    {
      path: `${IN_AGENCY}/:companyId`,
      verb: "GET",
      id: "getAgencyCompany",
      summary: "Get a company of an agency",
      response: "CompanyInfo",
    },
    {
      path: `${IN_AGENCY}/:companyId`,
      verb: "PUT",
      id: "updateAgencyCompany",
      summary: "Update a company of an agency",
      body: "CompanyChanges",
      response: "CompanyInfo",
    },
    {
      path: `${IN_AGENCY}/:companyId`,
      verb: "DELETE",
      id: "deleteAgencyCompany",
      summary: "Delete a company of an agency",
      description:
        "Company users who had no connection to any other company are deleted with it; other users lose only the connection.",
      response: "null",
    },
  ],
};

const LIST = "Agency/:agencyId/CompanyType";

export const companyTypeOperations: OperationGroup = {
  resource: "CompanyType",
  description: "What an agency sorts its companies by; its members begin with capital letters.",
  operations: [
    { path: LIST, verb: "GET", id: "listCompanyTypes", summary: "List company types", response: "CompanyType[]" },
    {
      path: `${LIST}/:companyTypeId`,
      verb: "GET",
      id: "getCompanyType",
      summary: "Get a company type",
      response: "CompanyType",
    },
    {
      path: LIST,
      verb: "POST",
      id: "createCompanyType",
      summary: "Create a company type",
      description: "Without `Id` the service makes one.",
      body: "NewCompanyType",
      response: "CompanyType",
      extension: true,
    },
    {
      path: `${LIST}/:companyTypeId`,
      verb: "PUT",
      id: "updateCompanyType",
      summary: "Rename a company type",
      body: "CompanyTypeChanges",
      response: "CompanyType",
      extension: true,
    },
    {
      path: `${LIST}/:companyTypeId`,
      verb: "DELETE",
      id: "deleteCompanyType",
      summary: "Delete a company type that no company has",
      response: "null",
      extension: true,
    },
  ],
};
