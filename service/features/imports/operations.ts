import type { OperationGroup } from "../../platform/openapi/operation";

const LIST = "Company/:companyId/SieImport";
const ITEM = `${LIST}/:importId`;

export const sieImportOperations: OperationGroup = {
  resource: "SieImport",
  description:
    "Reads a SIE file of type 1, 2, 3, 4E or 4I. Errors in the file are answered with `success: false`; the error object is for errors in the request.",
  operations: [
    {
      path: "SieImport",
      verb: "PUT",
      id: "importSie",
      summary: "Import a SIE file for a company without an agency",
      body: "SieImport",
      response: "SieImportResult",
    },
    {
      path: "SieImport/:agencyId",
      verb: "PUT",
      id: "importAgencySie",
      summary: "Import a SIE file for a company of an agency",
      body: "SieImport",
      response: "SieImportResult",
    },
    {
      path: LIST,
      verb: "GET",
      id: "listSieImports",
      summary: "List the imports of a company, the newest first",
      response: "SieImportEntry[]",
      extension: true,
    },
    {
      path: "Company/:companyId/SieImportProgress",
      verb: "GET",
      id: "getSieImportProgress",
      summary: "Get how far the import is that is under way for a company",
      description: "Of several processes each knows its own imports only.",
      response: "SieImportProgress",
      extension: true,
    },
    {
      path: ITEM,
      verb: "GET",
      id: "getSieImport",
      summary: "Get an import",
      response: "SieImportEntry",
      extension: true,
    },
    {
      path: ITEM,
      verb: "DELETE",
      id: "takeBackSieImport",
      summary: "Take an import back",
      description:
        "The fiscal year returns as it was before; one that the import made goes. Only the latest import of a fiscal year can be taken back.",
      response: "null",
      extension: true,
    },
  ],
};
