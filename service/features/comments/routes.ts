import type { Route } from "../../platform/http/route";
import { createComment } from "./create-comment";
import { deleteComment } from "./delete-comment";
import { getComment } from "./get-comment";
import { listComments } from "./list-comments";
import { updateComment } from "./update-comment";

const write: Route = {
  path: "",
  POST: ({ caller, param, body }) => createComment(caller, param("companyId"), body),
  PUT: ({ caller, param, optionalParam, body }) =>
    updateComment(caller, param("companyId"), optionalParam("commentId"), body),
};

export const commentRoutes: Route[] = [
  {
    ...write,
    path: "Company/:companyId/Comment",
    GET: ({ caller, param, query }) => listComments(caller, param("companyId"), query),
  },
  {
    ...write,
    path: "Company/:companyId/Comment/:commentId",
    GET: ({ caller, param }) => getComment(caller, param("companyId"), param("commentId")),
    DELETE: ({ caller, param }) => deleteComment(caller, param("companyId"), param("commentId")),
  },
];
