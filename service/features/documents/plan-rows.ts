import { randomUUID } from "node:crypto";
import { and, eq, inArray } from "drizzle-orm";
import { audit } from "../../platform/audit/audit";
import type { Db } from "../../platform/db/database";
import { document } from "../../platform/db/schema";
import { HttpError } from "../../platform/http-error";
import type { RequestContext } from "../../platform/request-context";
import { parentOf, pathKeyOf, auditedDocument, type DocumentRow } from "./document-row";

/** A statement of PostgreSQL has at most 65,535 parameters, one for each cell. */
const ROWS_PER_STATEMENT = 1_000;

/** A document that is to be placed in the archive. */
export type Placement = Pick<DocumentRow, "id" | "type" | "path"> &
  Partial<Pick<DocumentRow, "contentType" | "size" | "sha256" | "reportId">>;

/**
 * Makes rows for new documents, in their order, each after rows for the missing folders on its path. An existing
 * folder keeps the case of its letters.
 * @param moving the document that moves to the only placement, so that its present path counts as free
 * @throws HttpError exists for a path that is taken, compared without regard to case, and ruleViolation for a path
 * through a file
 */
export async function planRows(
  tx: Db,
  companyId: string,
  created: Date,
  placements: Placement[],
  moving?: DocumentRow,
): Promise<DocumentRow[]> {
  const existing = await existingOnPaths(tx, companyId, placements);
  if (moving) existing.delete(moving.pathKey);
  const rows: DocumentRow[] = [];
  const add = ({ contentType = null, size = null, sha256 = null, reportId = null, ...rest }: Placement) => {
    const row = {
      ...rest,
      companyId,
      pathKey: pathKeyOf(rest.path),
      created,
      contentType,
      size,
      sha256,
      reportId,
      superseded: null,
    };
    existing.set(row.pathKey, row);
    rows.push(row);
  };
  for (const placement of placements) {
    let folder = "";
    for (const path of foldersOf(placement.path)) {
      if (!existing.has(pathKeyOf(path))) add({ id: randomUUID(), type: "Folder", path: folder + nameOf(path) });
      const found = existing.get(pathKeyOf(path))!;
      if (found.type === "File") {
        throw new HttpError("ruleViolation", `Document "${found.path}" is a file: it cannot hold "${placement.path}".`);
      }
      folder = found.path;
    }
    const taken = existing.get(pathKeyOf(placement.path));
    if (taken) throw new HttpError("exists", `Document "${taken.path}" exists already.`);
    add({ ...placement, path: folder + nameOf(placement.path) });
  }
  return rows;
}

export async function insertRows(tx: Db, rows: DocumentRow[]): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_PER_STATEMENT) {
    await tx.insert(document).values(rows.slice(from, from + ROWS_PER_STATEMENT));
  }
}

/** The documents that exist at the paths of the placements and of the folders above them, by path key. */
async function existingOnPaths(tx: Db, companyId: string, placements: Placement[]) {
  const keys = new Set(placements.flatMap(({ path }) => [path, ...foldersOf(path)].map(pathKeyOf)));
  const existing = await tx
    .select({ pathKey: document.pathKey, path: document.path, type: document.type })
    .from(document)
    .where(and(eq(document.companyId, companyId), inArray(document.pathKey, [...keys])));
  return new Map(existing.map((row) => [row.pathKey, row]));
}

/** The paths of the folders that a path leads through, the outermost first. */
function foldersOf(path: string): string[] {
  const parent = parentOf(path);
  return parent === "" ? [] : [...foldersOf(parent), parent];
}

/** The last name of a path, with the slash before it. */
function nameOf(path: string): string {
  return path.slice(parentOf(path).length);
}

/** Writes the audit entry of a new document, also for a folder that was created because it was missing. */
export async function auditCreation(tx: Db, context: RequestContext, row: DocumentRow): Promise<void> {
  await audit(tx, context, {
    action: "create",
    resource: "Document",
    resourceId: row.id,
    companyId: row.companyId,
    after: auditedDocument(row),
  });
}
