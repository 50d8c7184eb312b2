import { sieImportBatchCreateSchema, type SieImportBatch } from "@/contract/imports/sie-import-batch";
import { audit } from "../../../platform/audit/audit";
import { importBatch } from "../../../platform/db/schema";
import { requireAgencyAccess } from "../../../platform/policies/authorize";
import type { ReadBody, RequestContext } from "../../../platform/request-context";
import { requireBatch } from "./batch-row";

/** Creates an empty batch; its files follow one by one. */
export async function createBatch(context: RequestContext, agencyId: string, body: ReadBody): Promise<SieImportBatch> {
  await requireAgencyAccess(context, agencyId, "sie.import");
  const { announced } = await body(sieImportBatchCreateSchema);
  return context.db.transaction(async (tx) => {
    const [row] = await tx
      .insert(importBatch)
      .values({ agencyId, created: context.now, createdBy: context.user.userName, announced: announced ?? null })
      .returning({ id: importBatch.id });
    const created = await requireBatch({ ...context, db: tx }, agencyId, row!.id);
    await audit(tx, context, {
      action: "create",
      resource: "SieImportBatch",
      resourceId: created.id,
      agencyId,
      after: created,
    });
    return created;
  });
}
