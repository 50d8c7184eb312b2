import type { RequestContext } from "../../platform/request-context";
import type { Db } from "../../platform/db/database";
import { requireMatch } from "../../platform/http/entity-tag";
import { toDocumentWithContent } from "./content";
import type { DocumentRow } from "./document-row";

/** {@link requireMatch} that reads a file's content only for a request that names a state. */
export async function requireDocumentMatch(tx: Db, context: RequestContext, row: DocumentRow): Promise<void> {
  if (context.ifMatch === null || context.ifMatch.includes("*")) return;
  await requireMatch(context, await toDocumentWithContent(tx, row), `Document "${row.path}"`);
}
