import type { OperationGroup } from "../operation";

export const sieImportOperations: OperationGroup = {
  resource: "SieImport",
  description:
    "Reads a SIE file of type 1, 2, 3, 4E or 4I. What is wrong with the file is answered with `success: false`; the error object is for a request that is wrong.",
  operations: [
    {
      path: "SieImport",
      verb: "PUT",
      id: "importSie",
      summary: "Import a SIE file for a company without an agency",
      body: "SieImport",
      answer: "SieImportResult",
    },
    {
      path: "SieImport/:agencyId",
      verb: "PUT",
      id: "importAgencySie",
      summary: "Import a SIE file for a company of an agency",
      body: "SieImport",
      answer: "SieImportResult",
    },
  ],
};
