import type { OperationGroup } from "../../platform/openapi/operation";

const LIST = "Agency/:agencyId/CompanyType";

export const companyTypeOperations: OperationGroup = {
  resource: "CompanyType",
  description: "What an agency sorts its companies by; its members begin with capital letters.",
  operations: [
    { path: LIST, verb: "GET", id: "listCompanyTypes", summary: "List company types", answer: "CompanyType[]" },
    {
      path: `${LIST}/:companyTypeId`,
      verb: "GET",
      id: "getCompanyType",
      summary: "Get a company type",
      answer: "CompanyType",
    },
  ],
};
