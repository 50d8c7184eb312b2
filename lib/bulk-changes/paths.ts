import { path } from "@/lib/api/path";

export const bulkChangesPath = (agencyId: string) => path(["Agency", agencyId, "BulkChange"]);
export const bulkChangePath = (agencyId: string, bulkChangeId: string) =>
  path(["Agency", agencyId, "BulkChange", bulkChangeId]);
export const bulkChangePartsPath = (agencyId: string, bulkChangeId: string, query: { states?: string } = {}) =>
  path(["Agency", agencyId, "BulkChange", bulkChangeId, "Company"], query);
export const bulkChangePreviewPath = (agencyId: string) => path(["Agency", agencyId, "BulkChangePreview"]);
