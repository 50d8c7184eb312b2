import { path } from "@/lib/api/path";

/** Imports into a company of the agency; without `agencyId`, into one without an agency, or any of a company user's. */
export const sieImportPath = (agencyId?: string) =>
  path(agencyId === undefined ? ["SieImport"] : ["SieImport", agencyId]);
/** The imports of a company's books. */
export const sieImportsPath = (companyId: string) => path(["Company", companyId, "SieImport"]);
export const sieImportProgressPath = (companyId: string) => path(["Company", companyId, "SieImportProgress"]);
/** One import; deleting it takes the import back. */
export const sieImportEntryPath = (companyId: string, importId: string) =>
  path(["Company", companyId, "SieImport", importId]);
export const importBatchesPath = (agencyId: string) => path(["Agency", agencyId, "SieImportBatch"]);
export const importBatchPath = (agencyId: string, batchId: string) =>
  path(["Agency", agencyId, "SieImportBatch", batchId]);
/** With `name`, the address for uploading the bytes of a file with this name. */
export const importBatchFilesPath = (agencyId: string, batchId: string, query: { name?: string } = {}) =>
  path(["Agency", agencyId, "SieImportBatch", batchId, "File"], query);
export const importBatchFilePath = (agencyId: string, batchId: string, fileId: string) =>
  path(["Agency", agencyId, "SieImportBatch", batchId, "File", fileId]);
