import { ROOT_FOLDER, type ArchiveDocument, type DocumentFolder } from "@/contract/documents";
import type { RequestContext } from "../../platform/request-context";
import { notFound } from "../../platform/http-error";
import { requireCompanyAccess, requireItemAccess } from "../../platform/policies/authorize";
import { toDocumentWithContent } from "./content";
import { toArchive, findDocument, readDocuments } from "./document-row";

/** The root folder with the whole tree; files come without their content. */
export async function getArchive(context: RequestContext, companyId: string): Promise<DocumentFolder> {
  const { company } = await requireCompanyAccess(context, companyId, "document.read");
  return toArchive(await readDocuments(context.db, companyId), company.created);
}

/** A folder with all that is in it, or a file with its content. */
export async function getDocument(context: RequestContext, companyId: string, id: string): Promise<ArchiveDocument> {
  if (id === ROOT_FOLDER) return getArchive(context, companyId);
  const { item } = await requireItemAccess(context, companyId, "document.read", () =>
    findDocument(context.db, companyId, id),
  );
  return (await toDocumentWithContent(context.db, item)) ?? notFound("Document", id);
}
