import { randomUUID } from "node:crypto";
import { and, eq, inArray } from "drizzle-orm";
import { audit } from "../../platform/audit/audit";
import type { Db } from "../../platform/db/database";
import { document } from "../../platform/db/schema";
import { HttpError } from "../../platform/http-error";
import type { RequestContext } from "../../platform/request-context";
import { parentOf, pathKeyOf, auditedDocument, type DocumentRow } from "./document-row";

const ROWS_AT_ONCE = 1_000;

/** A document on its way into the archive. */
export type Placement = Pick<DocumentRow, "id" | "type" | "path"> &
  Partial<Pick<DocumentRow, "contentType" | "size" | "sha256" | "reportId">>;

/**
 * The rows for new documents, in their order, each after rows for the folders on its path that are missing. A folder
 * that is there keeps the case of its letters. Refuses with `exists` a path that is taken, whatever the case, and with
 * `ruleViolation` one through a file.
 * @param moving the document that leaves its place for the only placement: its own path is free
 */
export async function planRows(
  tx: Db,
  companyId: string,
  created: Date,
  placements: Placement[],
  moving?: DocumentRow,
): Promise<DocumentRow[]> {
  const there = await documentsOnTheWay(tx, companyId, placements);
  if (moving) there.delete(moving.pathKey);
  const rows: DocumentRow[] = [];
  const add = ({ contentType = null, size = null, sha256 = null, reportId = null, ...rest }: Placement) => {
    const row = {
      ...{ ...rest, companyId, pathKey: pathKeyOf(rest.path), created },
      ...{ contentType, size, sha256, reportId, superseded: null },
    };
    there.set(row.pathKey, row);
    rows.push(row);
  };
  for (const placement of placements) {
    let folder = "";
    for (const path of foldersOf(placement.path)) {
      if (!there.has(pathKeyOf(path))) add({ id: randomUUID(), type: "Folder", path: folder + nameOf(path) });
      const found = there.get(pathKeyOf(path))!;
      if (found.type === "File") {
        throw new HttpError("ruleViolation", `Document "${found.path}" is a file: it cannot hold "${placement.path}".`);
      }
      folder = found.path;
    }
    const taken = there.get(pathKeyOf(placement.path));
    if (taken) throw new HttpError("exists", `Document "${taken.path}" exists already.`);
    add({ ...placement, path: folder + nameOf(placement.path) });
  }
  return rows;
}

export async function insertRows(tx: Db, rows: DocumentRow[]): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    await tx.insert(document).values(rows.slice(from, from + ROWS_AT_ONCE));
  }
}

/** Maps path keys to the documents that exist at the paths and in the folders that lead to them. */
async function documentsOnTheWay(tx: Db, companyId: string, placements: Placement[]) {
  const keys = new Set(placements.flatMap(({ path }) => [path, ...foldersOf(path)].map(pathKeyOf)));
  const there = await tx
    .select({ pathKey: document.pathKey, path: document.path, type: document.type })
    .from(document)
    .where(and(eq(document.companyId, companyId), inArray(document.pathKey, [...keys])));
  return new Map(there.map((row) => [row.pathKey, row]));
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

/** The audit entry of a new document, one made on the way to another included. */
export async function auditCreation(tx: Db, context: RequestContext, row: DocumentRow): Promise<void> {
  await audit(tx, context, {
    action: "create",
    resource: "Document",
    resourceId: row.id,
    companyId: row.companyId,
    after: auditedDocument(row),
  });
}
