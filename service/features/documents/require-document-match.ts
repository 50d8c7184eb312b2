import type { Caller } from "../../platform/request-context";
import type { Db } from "../../platform/db/database";
import { requireMatch } from "../../platform/http/entity-tag";
import { presentWhole } from "./content";
import type { DocumentRow } from "./document-row";

/** {@link requireMatch} that reads a file's content only for a request that names a state. */
export async function requireDocumentMatch(tx: Db, caller: Caller, row: DocumentRow): Promise<void> {
  if (caller.ifMatch === null || caller.ifMatch.includes("*")) return;
  await requireMatch(caller, await presentWhole(tx, row), `Document "${row.path}"`);
}
