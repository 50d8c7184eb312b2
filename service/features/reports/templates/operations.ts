import type { OperationGroup } from "../../../platform/openapi/operation";

const LIST = "Agency/:agencyId/ReportTemplate";
const ITEM = `${LIST}/:reportTemplateId`;

export const reportTemplateOperations: OperationGroup = {
  resource: "ReportTemplate",
  description:
    "Blocks that reports of an agency's companies begin with. A report takes them over as it is made: it does not follow its template. Written by directors.",
  operations: [
    {
      path: LIST,
      verb: "GET",
      id: "listReportTemplates",
      summary: "List report templates by name",
      response: "ReportTemplate[]",
      extension: true,
    },
    {
      path: LIST,
      verb: "POST",
      id: "createReportTemplate",
      summary: "Make a report template",
      description: "Where `companyTypeId` names a type, the template is meant for its companies.",
      body: "NewReportTemplate",
      response: "ReportTemplate",
      extension: true,
    },
    {
      path: ITEM,
      verb: "GET",
      id: "getReportTemplate",
      summary: "Get a report template",
      response: "ReportTemplate",
      extension: true,
    },
    {
      path: ITEM,
      verb: "PUT",
      id: "updateReportTemplate",
      summary: "Update a report template",
      body: "ReportTemplateChanges",
      response: "ReportTemplate",
      extension: true,
    },
    {
      path: ITEM,
      verb: "DELETE",
      id: "deleteReportTemplate",
      summary: "Delete a report template",
      response: "null",
      extension: true,
    },
  ],
};
