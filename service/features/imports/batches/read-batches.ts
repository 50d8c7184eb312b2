import type {
  SieImportBatch,
  SieImportBatchFile,
  SieImportBatchFileDetails,
} from "@/contract/imports/sie-import-batch";
import { requireAgencyAccess } from "../../../platform/policies/authorize";
import type { RequestContext } from "../../../platform/request-context";
import { findBatchFile, listVisibleFiles, toBatchFile, toBatchFileDetails } from "./batch-file-row";
import { readBatches, requireBatch } from "./batch-row";

export async function listBatches(context: RequestContext, agencyId: string): Promise<SieImportBatch[]> {
  await requireAgencyAccess(context, agencyId, "sie.import");
  return readBatches(context, agencyId);
}

export async function listBatchFiles(
  context: RequestContext,
  agencyId: string,
  batchId: string,
): Promise<SieImportBatchFile[]> {
  await requireBatch(context, agencyId, batchId);
  return (await listVisibleFiles(context, agencyId, batchId)).map(toBatchFile);
}

export async function getBatchFile(
  context: RequestContext,
  agencyId: string,
  batchId: string,
  fileId: string,
): Promise<SieImportBatchFileDetails> {
  await requireBatch(context, agencyId, batchId);
  return toBatchFileDetails(await findBatchFile(context, agencyId, batchId, fileId));
}
