import { ROOT_FOLDER, type ArchiveDocument, type DocumentFolder } from "@/contract/documents";
import type { Caller } from "../../platform/request-context";
import { notFound } from "../../platform/http-error";
import { reachCompany } from "../../platform/policies/authorize";
import { reachItem } from "../../platform/policies/reach-item";
import { presentWhole } from "./content";
import { presentArchive } from "./document-row";
import { findDocument, readDocuments } from "./find-document";

/** The root folder with the whole tree; files come without their content. */
export async function getArchive(caller: Caller, companyId: string): Promise<DocumentFolder> {
  const { company } = await reachCompany(caller, companyId, "document.read");
  return presentArchive(await readDocuments(caller.db, companyId), company.created);
}

/** A folder with all that is in it, or a file with its content. */
export async function getDocument(caller: Caller, companyId: string, id: string): Promise<ArchiveDocument> {
  if (id === ROOT_FOLDER) return getArchive(caller, companyId);
  const { item } = await reachItem(caller, companyId, "document.read", () => findDocument(caller.db, companyId, id));
  return (await presentWhole(caller.db, item)) ?? notFound("Document", id);
}
