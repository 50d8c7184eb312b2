import { randomUUID } from "node:crypto";
import { documentsCreateSchema, type ArchiveDocument, type DocumentCreate } from "@/contract/documents";
import type { Caller, ReadBody } from "../../platform/request-context";
import { refuse } from "../../platform/http-error";
import { reachCompany } from "../../platform/policies/authorize";
import { lockCompany } from "../companies/lock-company";
import { auditCreation } from "./audit-creation";
import { measure, storeContent } from "./content";
import { pathKeyOf, presentDocument } from "./document-row";
import { readDocuments } from "./find-document";
import { insertRows, planRows, type Placement } from "./make-room";

/**
 * Creates a document, or all of a list or none; ids are the service's. Folders that are missing on a path are created
 * with it. Files are answered without their content, in the order in which they were sent.
 */
export async function createDocuments(
  caller: Caller,
  companyId: string,
  body: ReadBody,
): Promise<ArchiveDocument | ArchiveDocument[]> {
  await reachCompany(caller, companyId, "document.write");
  const sent = await body(documentsCreateSchema);
  if (Array.isArray(sent)) return createAll(caller, companyId, sent);
  const [created] = await createAll(caller, companyId, [sent]);
  return created!;
}

async function createAll(caller: Caller, companyId: string, sent: DocumentCreate[]): Promise<ArchiveDocument[]> {
  requireDifferentPaths(sent);
  const placements = sent.map(placementOf);
  return caller.db.transaction(async (tx) => {
    await lockCompany(tx, companyId);
    const rows = await planRows(tx, companyId, caller.now, placements.toSorted(outermostFoldersFirst));
    await insertRows(tx, rows);
    for (const [i, { type, data }] of sent.entries()) {
      if (type === "File") await storeContent(tx, companyId, placements[i]!.id, data!);
    }
    for (const row of rows) await auditCreation(tx, caller, row);
    const all = await readDocuments(tx, companyId);
    const byId = new Map(all.map((row) => [row.id, row]));
    return placements.map(({ id }) => presentDocument(byId.get(id)!, all));
  });
}

function placementOf({ type, path, contentType, data }: DocumentCreate): Placement {
  const placement = { id: randomUUID(), type, path };
  return type === "Folder" ? placement : { ...placement, contentType: contentType ?? null, ...measure(data!) };
}

/** A folder that the list names is then not taken for one that is only missing on another's path. */
function outermostFoldersFirst(a: Placement, b: Placement): number {
  const depth = ({ path }: Placement) => path.split("/").length;
  return Number(a.type === "File") - Number(b.type === "File") || depth(a) - depth(b);
}

function requireDifferentPaths(sent: DocumentCreate[]): void {
  const seen = new Set<string>();
  for (const [i, { path }] of sent.entries()) {
    const key = pathKeyOf(path);
    if (seen.has(key)) refuse("invalid", `The body is not valid: $[${i}].path: expected each path once.`);
    seen.add(key);
  }
}
