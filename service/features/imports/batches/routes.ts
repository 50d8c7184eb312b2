import { MAX_SIE_BYTES } from "@/contract/imports/batch-states";
import type { Route } from "../../../platform/http/route";
import { requireBatch } from "./batch-row";
import { createBatch } from "./create-batch";
import { decideBatch } from "./decide-batch";
import { decideBatchFile } from "./decide-batch-file";
import { deleteBatch } from "./delete-batch";
import { getBatchFile, listBatches, listBatchFiles } from "./read-batches";
import { receiveBatchFile } from "./receive-batch-file";

const BATCH = "Agency/:agencyId/SieImportBatch";

export const sieImportBatchRoutes: Route[] = [
  {
    path: BATCH,
    GET: ({ context, param }) => listBatches(context, param("agencyId")),
    POST: ({ context, param, body }) => createBatch(context, param("agencyId"), body),
  },
  {
    path: `${BATCH}/:batchId`,
    GET: ({ context, param }) => requireBatch(context, param("agencyId"), param("batchId")),
    PUT: ({ context, param, body }) => decideBatch(context, param("agencyId"), param("batchId"), body),
    DELETE: ({ context, param }) => deleteBatch(context, param("agencyId"), param("batchId")),
  },
  {
    path: `${BATCH}/:batchId/File`,
    bodyLimit: MAX_SIE_BYTES,
    GET: ({ context, param }) => listBatchFiles(context, param("agencyId"), param("batchId")),
    POST: ({ context, param, query, bytes }) =>
      receiveBatchFile(context, param("agencyId"), param("batchId"), query, bytes),
  },
  {
    path: `${BATCH}/:batchId/File/:batchFileId`,
    GET: ({ context, param }) => getBatchFile(context, param("agencyId"), param("batchId"), param("batchFileId")),
    PUT: ({ context, param, body }) =>
      decideBatchFile(context, param("agencyId"), param("batchId"), param("batchFileId"), body),
  },
];
