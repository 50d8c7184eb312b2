import { asc, eq, sql } from "drizzle-orm";
import { exportCreateSchema } from "@/contract/exports";
import { swedishDay } from "@/contract/format/swedish-clock";
import { audit } from "../../platform/audit/audit";
import type { Db } from "../../platform/db/database";
import { document, fiscalYear, importedFile } from "../../platform/db/schema";
import { HttpError, quote } from "../../platform/http-error";
import { requireCompanyAccess } from "../../platform/policies/authorize";
import type { ReadBody, RequestContext } from "../../platform/request-context";
import { StreamedFile } from "../../platform/streamed-file";
import { ZIP_LIMITS, zipOf } from "../../platform/zip";
import { requireNoToken, requireProofOrBasic } from "../account/proof";
import { companyFiles } from "./company-files";

/**
 * Makes a ZIP of everything about a company. Its files are read one by one while it is sent, not as of one moment.
 * @throws HttpError forbidden for a token, tooMany after many wrong passwords, ruleViolation without the password or a
 *   recent sign-in, and for data that is too large for a ZIP
 */
export async function exportCompany(context: RequestContext, companyId: string, body: ReadBody): Promise<StreamedFile> {
  const { company } = await requireCompanyAccess(context, companyId, "company.export");
  await requireNoToken(context, "A token cannot export data.");
  const { currentPassword } = await body(exportCreateSchema);
  await requireProofOrBasic(context, currentPassword);
  await requireRoom(context.db, companyId);
  await context.db.transaction((tx) =>
    audit(tx, context, { action: "create", resource: "Export", resourceId: companyId, companyId }),
  );
  const years = await context.db
    .select()
    .from(fiscalYear)
    .where(eq(fiscalYear.companyId, companyId))
    .orderBy(asc(fiscalYear.firstDay));
  const day = swedishDay(context.now);
  const content = zipOf(companyFiles(context, company, years), context.now);
  return new StreamedFile(`${company.name} ${day}.zip`, "application/zip", content);
}

/** Refuses data that is too large for a ZIP before the response begins: later, the download could only be cut off. */
async function requireRoom(db: Db, companyId: string): Promise<void> {
  const [documents] = await db
    .select({ count: sql`count(*)`.mapWith(Number), bytes: sql`coalesce(sum(${document.size}), 0)`.mapWith(Number) })
    .from(document)
    .where(eq(document.companyId, companyId));
  const [files] = await db
    .select({
      // An import that was taken back has no file.
      count: sql`count(${importedFile.content})`.mapWith(Number),
      bytes: sql`coalesce(sum(octet_length(${importedFile.content})::bigint), 0)`.mapWith(Number),
    })
    .from(importedFile)
    .where(eq(importedFile.companyId, companyId));
  const count = documents!.count + files!.count;
  const bytes = documents!.bytes + files!.bytes;
  // The margin is for the README and the JSON files.
  if (count < ZIP_LIMITS.files - 100 && bytes < ZIP_LIMITS.bytes * 0.9) return;
  throw new HttpError(
    "ruleViolation",
    `The data of company ${quote(companyId)} is more than fits in one ZIP file (${count} files, ${bytes} bytes).`,
  );
}
