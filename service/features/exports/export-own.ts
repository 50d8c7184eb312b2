import { exportCreateSchema } from "@/contract/exports";
import { audit } from "../../platform/audit/audit";
import type { ReadBody, RequestContext } from "../../platform/request-context";
import { StreamedFile } from "../../platform/streamed-file";
import { zipOf } from "../../platform/zip";
import { requireNoToken, requireProofForAnother } from "../account/proof";
import { personFiles } from "./person-files";

/** Makes a ZIP of everything about the signed-in user, who gets what others may not see of them, and no secrets. */
export async function exportOwn(context: RequestContext, body: ReadBody): Promise<StreamedFile> {
  await requireNoToken(context, "A token makes no copies of all data.");
  const { currentPassword } = await body(exportCreateSchema);
  await requireProofForAnother(context, currentPassword);
  const { userName, agencyId } = context.user;
  await context.db.transaction((tx) =>
    audit(tx, context, { action: "create", resource: "Export", resourceId: userName, agencyId }),
  );
  const day = context.now.toISOString().slice(0, 10);
  const content = zipOf(personFiles(context), context.now);
  return new StreamedFile(`${userName} ${day}.zip`, "application/zip", content);
}
