import { exportCreateSchema } from "@/contract/exports";
import { swedishDay } from "@/contract/format/swedish-clock";
import { audit } from "../../platform/audit/audit";
import type { ReadBody, RequestContext } from "../../platform/request-context";
import { StreamedFile } from "../../platform/streamed-file";
import { zipOf } from "../../platform/zip";
import { requireNoToken, requireProofOrBasic } from "../account/proof";
import { personFiles } from "./person-files";

/**
 * Makes a ZIP of all data about the signed-in user, without secrets such as passwords and tokens.
 * @throws HttpError forbidden for a token, ruleViolation without the password or a recent sign-in, tooMany after many
 * wrong passwords
 */
export async function exportOwn(context: RequestContext, body: ReadBody): Promise<StreamedFile> {
  // requireProofOrBasic rejects a token too, but its message does not mention exports.
  await requireNoToken(context, "A token cannot export data.");
  const { currentPassword } = await body(exportCreateSchema);
  await requireProofOrBasic(context, currentPassword);
  const { userName, agencyId } = context.user;
  await context.db.transaction((tx) =>
    audit(tx, context, { action: "create", resource: "Export", resourceId: userName, agencyId }),
  );
  const day = swedishDay(context.now);
  const content = zipOf(personFiles(context), context.now);
  return new StreamedFile(`${userName} ${day}.zip`, "application/zip", content);
}
