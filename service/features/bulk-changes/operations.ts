import type { OperationGroup } from "../../platform/openapi/operation";
import { PARTS_QUERY } from "./read-bulk-changes";

const BULK_CHANGE = "Agency/:agencyId/BulkChange";

export const bulkChangeOperations: OperationGroup = {
  resource: "BulkChange",
  description:
    "One change to many companies of an agency. The service makes it by itself, in small transactions, with the rights that the user has then; a company that fails does not stop the others. What could not be done is listed with the reason and can be tried again; all of it can be taken back, except what was changed again afterwards.",
  operations: [
    {
      path: BULK_CHANGE,
      verb: "GET",
      id: "listBulkChanges",
      summary: "List the 100 newest bulk changes of an agency",
      response: "BulkChange[]",
      extension: true,
    },
    {
      path: BULK_CHANGE,
      verb: "POST",
      id: "createBulkChange",
      summary: "Change many companies",
      description:
        "Answers before the companies are changed; those that are not there, or that the user may not change, fail one by one.",
      body: "NewBulkChange",
      response: "BulkChange",
      extension: true,
    },
    {
      path: "Agency/:agencyId/BulkChangePreview",
      verb: "POST",
      id: "previewBulkChange",
      summary: "Tell what a change would do to each company",
      body: "NewBulkChange",
      response: "BulkChangePreviewPart[]",
      extension: true,
    },
    {
      path: `${BULK_CHANGE}/:bulkChangeId`,
      verb: "GET",
      id: "getBulkChange",
      summary: "Get a bulk change with the number of its companies in each state",
      response: "BulkChange",
      extension: true,
    },
    {
      path: `${BULK_CHANGE}/:bulkChangeId`,
      verb: "PUT",
      id: "decideBulkChange",
      summary: "Try again what failed or was stopped, stop what waits, or stop and take all of it back",
      description:
        "Concerns all companies that the user sees, or only the given ones among them. A company that was changed again since is left as it is, as `notTakenBack`.",
      body: "BulkChangeDecision",
      response: "BulkChange",
      extension: true,
    },
    {
      path: `${BULK_CHANGE}/:bulkChangeId/Company`,
      verb: "GET",
      id: "listBulkChangeParts",
      summary: "List the companies of a bulk change with what became of each",
      query: {
        states: { schema: PARTS_QUERY.states, description: "Only companies in these states, separated by commas." },
      },
      response: "BulkChangePart[]",
      extension: true,
    },
  ],
};
