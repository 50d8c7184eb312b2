import { randomUUID } from "node:crypto";
import { documentsCreateSchema, type ArchiveDocument, type DocumentCreate } from "@/contract/documents";
import type { RequestContext, ReadBody } from "../../platform/request-context";
import { HttpError } from "../../platform/http-error";
import { requireCompanyAccess } from "../../platform/policies/authorize";
import { lockCompany } from "../companies/company-row";
import { auditCreation, insertRows, planRows, type Placement } from "./plan-rows";
import { measure, storeContent } from "./content";
import { pathKeyOf, toDocument, readDocuments } from "./document-row";

/**
 * Creates one document, or all documents of a list or none; the service sets ids. Missing folders on a path are created
 * too. Returns files without their content, in the order in which they were sent.
 */
export async function createDocuments(
  context: RequestContext,
  companyId: string,
  body: ReadBody,
): Promise<ArchiveDocument | ArchiveDocument[]> {
  await requireCompanyAccess(context, companyId, "document.write");
  const sent = await body(documentsCreateSchema);
  if (Array.isArray(sent)) return createAll(context, companyId, sent);
  const [created] = await createAll(context, companyId, [sent]);
  return created!;
}

async function createAll(
  context: RequestContext,
  companyId: string,
  sent: DocumentCreate[],
): Promise<ArchiveDocument[]> {
  requireDifferentPaths(sent);
  const placements = sent.map(placementOf);
  return context.db.transaction(async (tx) => {
    await lockCompany(tx, companyId);
    const rows = await planRows(tx, companyId, context.now, placements.toSorted(outermostFoldersFirst));
    await insertRows(tx, rows);
    for (const [i, { type, data }] of sent.entries()) {
      if (type === "File") await storeContent(tx, companyId, placements[i]!.id, data!);
    }
    for (const row of rows) await auditCreation(tx, context, row);
    const all = await readDocuments(tx, companyId);
    const byId = new Map(all.map((row) => [row.id, row]));
    return placements.map(({ id }) => toDocument(byId.get(id)!, all));
  });
}

function placementOf({ type, path, contentType, data }: DocumentCreate): Placement {
  const placement = { id: randomUUID(), type, path };
  return type === "Folder" ? placement : { ...placement, contentType: contentType ?? null, ...measure(data!) };
}

/** Folders are created before what they contain, so that a folder in the list is not first created as a missing one. */
function outermostFoldersFirst(a: Placement, b: Placement): number {
  const depth = ({ path }: Placement) => path.split("/").length;
  return Number(a.type === "File") - Number(b.type === "File") || depth(a) - depth(b);
}

function requireDifferentPaths(sent: DocumentCreate[]): void {
  const seen = new Set<string>();
  for (const [i, { path }] of sent.entries()) {
    const key = pathKeyOf(path);
    if (seen.has(key)) throw new HttpError("invalid", `The body is not valid: $[${i}].path: expected each path once.`);
    seen.add(key);
  }
}
