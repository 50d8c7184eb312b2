import type { Route } from "../../platform/http/route";
import { createDocuments } from "./create-documents";
import { deleteDocument } from "./delete-document";
import { getArchive, getDocument } from "./get-document";
import { updateDocument } from "./update-document";

/** A file of 20 MiB in base64, and some. */
const BODY_LIMIT = 32 * 1024 * 1024;

const write: Route = {
  path: "",
  bodyLimit: BODY_LIMIT,
  // The service assigns the id: one in the path says nothing, as with comments.
  POST: ({ caller, param, body }) => createDocuments(caller, param("companyId"), body),
  PUT: ({ caller, param, optionalParam, body }) =>
    updateDocument(caller, param("companyId"), optionalParam("documentId"), body),
};

export const documentRoutes: Route[] = [
  {
    ...write,
    path: "Company/:companyId/Document",
    GET: ({ caller, param }) => getArchive(caller, param("companyId")),
  },
  {
    ...write,
    path: "Company/:companyId/Document/:documentId",
    GET: ({ caller, param }) => getDocument(caller, param("companyId"), param("documentId")),
    DELETE: ({ caller, param }) => deleteDocument(caller, param("companyId"), param("documentId")),
  },
];
