import type { OperationGroup } from "../../platform/openapi/operation";

export const textOperations: OperationGroup = {
  resource: "Company StandardText",
  description: "The standard texts of a company's agency and type, for its reports.",
  operations: [
    {
      path: "Company/:companyId/StandardText",
      verb: "GET",
      id: "listInheritedTexts",
      summary: "List the standard texts that a company inherits",
      description:
        "For those who may write its reports. A company has no standard texts of its own; words for one company alone are written in its report.",
      response: "StandardText[]",
      extension: true,
    },
  ],
};
