import type { OperationGroup } from "../../../platform/openapi/operation";
import { BATCH_FILE_QUERY } from "./receive-batch-file";

const BATCH = "Agency/:agencyId/SieImportBatch";
const FILE = `${BATCH}/:batchId/File`;

export const sieImportBatchOperations: OperationGroup = {
  resource: "SieImportBatch",
  description:
    "SIE files of many companies of an agency at once. The service reads each file, finds its company by #ORGNR and says what importing it would do; nothing is imported before somebody says so. The work goes on without the client, and each user sees the files of the companies that they may see.",
  operations: [
    {
      path: BATCH,
      verb: "GET",
      id: "listSieImportBatches",
      summary: "List the batches of an agency, the newest first",
      response: "SieImportBatch[]",
      extension: true,
    },
    {
      path: BATCH,
      verb: "POST",
      id: "createSieImportBatch",
      summary: "Create an empty batch",
      body: "NewSieImportBatch",
      response: "SieImportBatch",
      extension: true,
    },
    {
      path: `${BATCH}/:batchId`,
      verb: "GET",
      id: "getSieImportBatch",
      summary: "Get a batch with the number of its files in each state",
      response: "SieImportBatch",
      extension: true,
    },
    {
      path: `${BATCH}/:batchId`,
      verb: "PUT",
      id: "decideSieImportBatch",
      summary: "Import all that is clear, create all companies that are missing, or take back all that was imported",
      description: "Concerns the files that the user sees. The work is done afterwards, in the name of the user.",
      body: "SieImportBatchDecision",
      response: "SieImportBatch",
      extension: true,
    },
    {
      path: `${BATCH}/:batchId`,
      verb: "DELETE",
      id: "deleteSieImportBatch",
      summary: "Close a batch",
      description:
        "Its files without a company, and those of companies that the user sees, are deleted, and with the last file the batch; what was imported stays. A batch is deleted by itself after 30 days.",
      response: "null",
      extension: true,
    },
    {
      path: FILE,
      verb: "GET",
      id: "listSieImportBatchFiles",
      summary: "List the files of a batch",
      response: "SieImportBatchFile[]",
      extension: true,
    },
    {
      path: FILE,
      verb: "POST",
      id: "addSieImportBatchFile",
      summary: "Add a file to a batch",
      description:
        "The body is the file itself, its bytes as they are, in any encoding of SIE files. The same name and bytes a second time are the same file.",
      query: { name: { schema: BATCH_FILE_QUERY.name, description: "The file's name." } },
      body: "bytes",
      response: "SieImportBatchFile",
      extension: true,
    },
    {
      path: `${FILE}/:batchFileId`,
      verb: "GET",
      id: "getSieImportBatchFile",
      summary: "Get a file of a batch with the remarks on it",
      response: "SieImportBatchFileDetails",
      extension: true,
    },
    {
      path: `${FILE}/:batchFileId`,
      verb: "PUT",
      id: "decideSieImportBatchFile",
      summary: "Decide about a file of a batch",
      description:
        "`import` a clear file; send it to a `company`, or to a `newCompany` with the file's name and number or others; `retry`; `skip`; or `takeBack` its import.",
      body: "SieImportBatchFileDecision",
      response: "SieImportBatchFile",
      extension: true,
    },
  ],
};
