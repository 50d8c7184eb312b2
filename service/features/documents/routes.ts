import type { Route } from "../../platform/http/route";
import { createDocuments } from "./create-documents";
import { deleteDocument } from "./delete-document";
import { getArchive, getDocument } from "./get-document";
import { updateDocument } from "./update-document";

/** A file of 20 MiB is 27 MiB in base64; the rest is for line breaks and the other members. */
const BODY_LIMIT = 32 * 1024 * 1024;

const write: Omit<Route, "path"> = {
  bodyLimit: BODY_LIMIT,
  // The service assigns the id; an id in the path is ignored, as for comments.
  POST: ({ context, param, body }) => createDocuments(context, param("companyId"), body),
  PUT: ({ context, param, optionalParam, body }) =>
    updateDocument(context, param("companyId"), optionalParam("documentId"), body),
};

export const documentRoutes: Route[] = [
  {
    ...write,
    path: "Company/:companyId/Document",
    GET: ({ context, param }) => getArchive(context, param("companyId")),
  },
  {
    ...write,
    path: "Company/:companyId/Document/:documentId",
    GET: ({ context, param }) => getDocument(context, param("companyId"), param("documentId")),
    DELETE: ({ context, param }) => deleteDocument(context, param("companyId"), param("documentId")),
  },
];
