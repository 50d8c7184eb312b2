import { ACTIVITY_ROWS } from "@/contract/activity";
import type { OperationGroup } from "../../platform/openapi/operation";
import { ACTIVITY_QUERY, AGENCY_ACTIVITY_QUERY } from "./activity-query";

const filters = {
  startDate: { schema: ACTIVITY_QUERY.startDate, description: "Only entries of this day (UTC) and later." },
  endDate: { schema: ACTIVITY_QUERY.endDate, description: "Only entries of this day (UTC) and earlier." },
  user: {
    schema: ACTIVITY_QUERY.user,
    description: "Only entries by users whose name or user name has this in it, in capitals or not.",
  },
  resource: { schema: ACTIVITY_QUERY.resource, description: "Only entries about this resource, such as `Comment`." },
  action: { schema: ACTIVITY_QUERY.action, description: "`create`, `update`, `delete` or `import`." },
};
const pages = {
  cursor: { schema: ACTIVITY_QUERY.cursor, description: "The `next` of the page that this one follows." },
  limit: {
    schema: ACTIVITY_QUERY.limit,
    description: `At most so many entries in a page, up to ${ACTIVITY_ROWS.max}; ${ACTIVITY_ROWS.default} unless told.`,
  },
};

export const activityOperations: OperationGroup = {
  resource: "Activity",
  description:
    "The audit log of a company or an agency: who changed what, and the object before and after. `exists` is true while that object exists; of some resources, such as `CompanyType`, `FindingAnswer` and all `Standard…`, it is never told.",
  operations: [
    {
      path: "Company/:companyId/Activity",
      verb: "GET",
      id: "listActivity",
      summary: "List what was changed, the newest first",
      description: "All entries as a list; with `limit` or `cursor` a page of them.",
      query: { ...filters, ...pages },
      response: "ActivityAnswer",
      extension: true,
    },
    {
      path: "Company/:companyId/Activity/:activityId",
      verb: "GET",
      id: "getActivity",
      summary: "Read an entry with all of before and after",
      response: "ActivityEntry",
      extension: true,
    },
    {
      path: "Agency/:agencyId/Activity",
      verb: "GET",
      id: "listAgencyActivity",
      summary: "List what was changed in an agency, the newest first",
      description:
        "A page. For directors everything on the agency and its companies, and the events of users' access as entries about `SecurityEvent`; for consultants what was written on the companies that they see.",
      query: {
        ...filters,
        action: {
          schema: AGENCY_ACTIVITY_QUERY.action,
          description:
            "`create`, `update`, `delete` or `import`, or the event of a `SecurityEvent`, such as `SignedIn`.",
        },
        companyId: { schema: AGENCY_ACTIVITY_QUERY.companyId, description: "Only entries about this company." },
        bulkChangeId: {
          schema: AGENCY_ACTIVITY_QUERY.bulkChangeId,
          description:
            "Only the parts of this bulk change. Without this and `companyId`, a bulk change has one entry in the list.",
        },
        ...pages,
      },
      response: "ActivityPage",
      extension: true,
    },
    {
      path: "Agency/:agencyId/Activity/:activityId",
      verb: "GET",
      id: "getAgencyActivity",
      summary: "Read an entry with all of before and after",
      response: "ActivityEntry",
      extension: true,
    },
  ],
};
