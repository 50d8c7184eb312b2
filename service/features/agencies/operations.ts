import type { OperationGroup } from "../../platform/openapi/operation";
import { SECURITY_EVENTS_DESCRIPTION, SECURITY_EVENT_PARAMETERS } from "../account/list-security-events";

export const agencyOperations: OperationGroup = {
  resource: "Agency",
  description: "Accounting agencies. The client that creates one chooses its id, the `shortName`.",
  operations: [
    { path: "Agency", verb: "GET", id: "listAgencies", summary: "List agencies", response: "Agency[]" },
    {
      path: "Agency",
      alias: "Agency/:agencyId",
      verb: "POST",
      id: "createAgency",
      summary: "Create an agency",
      body: "NewAgency",
      response: "Agency",
    },
    { path: "Agency/:agencyId", verb: "GET", id: "getAgency", summary: "Get an agency", response: "Agency" },
    {
      path: "Agency/:agencyId",
      verb: "PUT",
      id: "updateAgency",
      summary: "Update an agency",
      body: "AgencyChanges",
      response: "Agency",
    },
    {
      path: "Agency/:agencyId",
      verb: "DELETE",
      id: "deleteAgency",
      summary: "Delete an agency",
      description: "Its users go with it. An agency with companies cannot be deleted (412).",
      response: "null",
    },
    {
      path: "Agency/:agencyId/Demo",
      verb: "GET",
      id: "getDemoContent",
      summary: "Count the companies and users of the demo",
      description: "Those that the demo has put into the agency, without the user who asks.",
      response: "DemoContent",
      extension: true,
    },
    {
      path: "Agency/:agencyId/Demo",
      verb: "DELETE",
      id: "deleteDemoContent",
      summary: "Delete the demo's companies and users",
      description:
        "All of it or nothing, with all that the companies own. The agency, the user who asks and companies that were added to the demo stay.",
      response: "null",
      extension: true,
    },
    {
      path: "Agency/:agencyId/SecurityEvent",
      verb: "GET",
      id: "listSecurityEventsOfAgency",
      summary: "List sign-ins, failed tries, and changes of passwords, second factors and tokens of an agency's users",
      description: `Of its own users, and of company users all of whose companies are the agency's. ${SECURITY_EVENTS_DESCRIPTION}`,
      query: SECURITY_EVENT_PARAMETERS,
      response: "SecurityEventPage",
      extension: true,
    },
  ],
};
