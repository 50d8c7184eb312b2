import { sieImportBatchDecisionSchema, type SieImportBatch } from "@/contract/imports/sie-import-batch";
import { requireMatch } from "../../../platform/preconditions";
import type { ReadBody, RequestContext } from "../../../platform/request-context";
import { findBatchFile, listVisibleFiles, lockFiles, type VisibleFile } from "./batch-file-row";
import { requireBatch } from "./batch-row";
import {
  auditDecisions,
  updateBatchFiles,
  decidableFiles,
  decideNewCompany,
  givesCompany,
  isDecidable,
} from "./decide-batch-file";

/**
 * Applies a decision to all files of a batch that the caller may see and whose state allows it: imports the clear ones,
 * takes back the imported ones, or creates the missing companies under the names and numbers in their files.
 */
export async function decideBatch(
  context: RequestContext,
  agencyId: string,
  batchId: string,
  body: ReadBody,
): Promise<SieImportBatch> {
  await requireBatch(context, agencyId, batchId);
  const { decision } = await body(sieImportBatchDecisionSchema);
  return context.db.transaction(async (tx) => {
    const inTransaction = { ...context, db: tx };
    const locked = await lockFiles(tx, decidableFiles(agencyId, batchId, decision));
    // Files whose state came to allow the decision only after the locking are left out, because they are not locked.
    const seen = (await listVisibleFiles(inTransaction, agencyId, batchId)).filter(
      (one) => locked.has(one.file.id) && isDecidable(one, decision),
    );
    // The batch is read after its files, so that its entity tag covers every file that is decided about.
    await requireMatch(context, await requireBatch(inTransaction, agencyId, batchId), `Import batch "${batchId}"`);
    if (decision === "newCompany") await createCompanies(inTransaction, seen);
    else await updateBatchFiles(inTransaction, seen, { state: decision === "import" ? "importing" : "takingBack" });
    await auditDecisions(inTransaction, agencyId, batchId, seen);
    return requireBatch(inTransaction, agencyId, batchId);
  });
}

async function createCompanies(context: RequestContext, seen: readonly VisibleFile[]): Promise<void> {
  for (const one of seen) {
    // The file stays unknown until somebody says which name and number its company gets.
    if (!givesCompany(one)) continue;
    const { file } = one;
    // An earlier file may have created the company of this one.
    const now = await findBatchFile(context, file.agencyId, file.batchId, file.id);
    if (now.state === "unknownCompany") await decideNewCompany(context, now, {}, seen);
  }
}
