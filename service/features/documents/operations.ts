import type { OperationGroup } from "../../platform/openapi/operation";

const LIST = "Company/:companyId/Document";
const ITEM = `${LIST}/:documentId`;

export const documentOperations: OperationGroup = {
  resource: "Document",
  description:
    "The archive of a company: folders and files, each at a path such as `/Bokslut/2025.pdf`. Names are compared without regard to case. A file holds at most 20 MiB.",
  operations: [
    {
      path: LIST,
      verb: "GET",
      id: "getArchive",
      summary: "Get the root folder with the whole tree",
      description: "Files come without their data.",
      response: "DocumentFolder",
    },
    {
      path: LIST,
      alias: ITEM,
      verb: "POST",
      id: "createDocument",
      summary: "Create a document, or all of a list or none",
      description: "The service assigns the ids and creates the folders that are missing on a path.",
      body: "NewDocument or list",
      response: "Document or list",
    },
    {
      path: LIST,
      alias: ITEM,
      verb: "PUT",
      id: "updateDocument",
      summary: "Rename or move a document, or replace a file's data",
      description: "The id in the body, or in the path, says which. A folder takes its content along.",
      body: "DocumentChanges",
      response: "Document",
    },
    {
      path: ITEM,
      verb: "GET",
      id: "getDocument",
      summary: "Get a file with its data, or a folder with what is in it",
      response: "Document",
    },
    {
      path: ITEM,
      verb: "DELETE",
      id: "deleteDocument",
      summary: "Delete a file, or a folder with all that is in it",
      response: "null",
    },
  ],
};
