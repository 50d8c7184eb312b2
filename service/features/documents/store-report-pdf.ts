import { randomUUID } from "node:crypto";
import { documentPath } from "@/contract/documents";
import { audit } from "../../platform/audit/audit";
import type { Db } from "../../platform/db/database";
import { document } from "../../platform/db/schema";
import type { RequestContext } from "../../platform/request-context";
import type { WholeFile } from "../../platform/streamed-file";
import { measure, replaceContent, storeContent } from "./content";
import { auditedDocument, documentIs, parentOf, pathKeyOf, readDocuments, type DocumentRow } from "./document-row";
import { auditCreation, insertRows, planRows } from "./plan-rows";

/** Maximum number of characters of a name without its extension, before a remark and a number are added. */
const MAX_STEM = 180;

/**
 * Stores the PDF of a report in a folder, which is created when it is missing. A number is added to a name that is
 * taken. The caller must have locked the company and authorised the write.
 */
export async function storeReportPdf(
  tx: Db,
  context: RequestContext,
  { companyId, reportId, folder, file }: { companyId: string; reportId: string; folder: string; file: WholeFile },
): Promise<void> {
  const data = base64Of(file);
  const rows = await planRows(tx, companyId, context.now, [
    {
      id: randomUUID(),
      type: "File",
      path: await freePath(tx, companyId, folder, file.name),
      contentType: file.contentType,
      reportId,
      ...measure(data),
    },
  ]);
  await insertRows(tx, rows);
  await storeContent(tx, companyId, rows.at(-1)!.id, data);
  for (const row of rows) await auditCreation(tx, context, row);
}

/** Replaces the content of a file, which keeps its name. */
export async function replaceReportPdf(
  tx: Db,
  context: RequestContext,
  row: DocumentRow,
  file: WholeFile,
): Promise<void> {
  const data = base64Of(file);
  const content = measure(data);
  if (content.sha256 === row.sha256) return;
  await replaceContent(tx, row.companyId, row.id, data);
  await change(tx, context, row, content);
}

/** Marks a file as recalled, also in its name; the caller's duties are those of {@link storeReportPdf}. */
export async function markRecalled(tx: Db, context: RequestContext, row: DocumentRow, remark: string): Promise<void> {
  const folder = parentOf(row.path);
  const name = row.path.slice(folder.length + 1);
  const ending = ` (${remark})`;
  // Somebody may have moved it to a folder in which a longer name does not fit.
  const hasRoom = documentPath.safeParse(`${folder}/${cutName(name, `${ending} (999)`)}`).success;
  const path = hasRoom ? await freePath(tx, row.companyId, folder, name, ending) : row.path;
  await change(tx, context, row, { path, pathKey: pathKeyOf(path), superseded: context.now });
}

/** Deletes files, in the transaction that deletes what they belong to. */
export async function deleteFiles(tx: Db, context: RequestContext, rows: readonly DocumentRow[]): Promise<void> {
  for (const row of rows) {
    const { companyId, id } = row;
    await tx.delete(document).where(documentIs(companyId, id));
    const before = auditedDocument(row);
    await audit(tx, context, { action: "delete", resource: "Document", resourceId: id, companyId, before });
  }
}

async function change(tx: Db, context: RequestContext, row: DocumentRow, set: Partial<DocumentRow>): Promise<void> {
  const { companyId, id } = row;
  await tx.update(document).set(set).where(documentIs(companyId, id));
  await audit(tx, context, {
    action: "update",
    resource: "Document",
    resourceId: id,
    companyId,
    before: auditedDocument(row),
    after: auditedDocument({ ...row, ...set }),
  });
}

/**
 * Returns a free path for a file, with `ending` added to its name, and a number if that name is taken. The path is in
 * the root if a file has the folder's name.
 */
async function freePath(tx: Db, companyId: string, folder: string, name: string, ending = ""): Promise<string> {
  const rows = await readDocuments(tx, companyId);
  const taken = new Map(rows.map(({ pathKey, type }) => [pathKey, type]));
  const parent = taken.get(pathKeyOf(folder)) === "File" ? "" : folder;
  for (let number = 1; ; number++) {
    const path = `${parent}/${cutName(name, number === 1 ? ending : `${ending} (${number})`)}`;
    if (!taken.has(pathKeyOf(path))) return path;
  }
}

/** Cuts the part of a name before its extension to {@link MAX_STEM} characters, and adds the ending to that part. */
function cutName(name: string, ending: string): string {
  const at = name.lastIndexOf(".");
  const [stem, extension] = at > 0 ? [name.slice(0, at), name.slice(at)] : [name, ""];
  return `${Array.from(stem).slice(0, MAX_STEM).join("").trimEnd()}${ending}${extension}`;
}

function base64Of({ bytes }: WholeFile): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("base64");
}
