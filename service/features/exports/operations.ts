import type { OperationGroup } from "../../platform/openapi/operation";

export const exportOperations: OperationGroup = {
  resource: "Export",
  description: "Copies of all data about a company or a person, as a ZIP file.",
  operations: [
    {
      path: "Me/Export",
      verb: "POST",
      id: "exportMe",
      summary: "Get everything about the signed-in user",
      description:
        "Account, roles, sessions and tokens without secrets, security events, what the user changed and when, comments that they wrote, questions that are assigned to them, their saved views and the mails to them. It needs the same as the export of a company.",
      body: "NewExport",
      response: "zip",
      extension: true,
    },
    {
      path: "Company/:companyId/Export",
      verb: "POST",
      id: "exportCompany",
      summary: "Get everything about a company",
      description:
        "The SIE files as they were imported, the documents, and the rest as JSON. It needs the `currentPassword` of whoever asks, or a sign-in of the last five minutes (else 412). A token makes no exports (403). The answer is sent while it is made, and an Idempotency-Key is ignored.",
      body: "NewExport",
      response: "zip",
      extension: true,
    },
  ],
};
