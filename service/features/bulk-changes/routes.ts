import type { Route } from "../../platform/http/route";
import { requireBulkChange } from "./bulk-change-row";
import { createBulkChange } from "./create-bulk-change";
import { decideBulkChange } from "./decide-bulk-change";
import { previewBulkChange } from "./preview-bulk-change";
import { listBulkChangeParts, listBulkChanges } from "./read-bulk-changes";

const BULK_CHANGE = "Agency/:agencyId/BulkChange";

export const bulkChangeRoutes: Route[] = [
  {
    path: BULK_CHANGE,
    GET: ({ context, param }) => listBulkChanges(context, param("agencyId")),
    POST: ({ context, param, body }) => createBulkChange(context, param("agencyId"), body),
  },
  {
    path: "Agency/:agencyId/BulkChangePreview",
    POST: ({ context, param, body }) => previewBulkChange(context, param("agencyId"), body),
  },
  {
    path: `${BULK_CHANGE}/:bulkChangeId`,
    GET: ({ context, param }) => requireBulkChange(context, param("agencyId"), param("bulkChangeId")),
    PUT: ({ context, param, body }) => decideBulkChange(context, param("agencyId"), param("bulkChangeId"), body),
  },
  {
    path: `${BULK_CHANGE}/:bulkChangeId/Company`,
    GET: ({ context, param, query }) => listBulkChangeParts(context, param("agencyId"), param("bulkChangeId"), query),
  },
];
