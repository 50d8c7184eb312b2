import type { Route } from "../../http/route";
import { createComment } from "../../use-cases/comment/create-comment";
import { deleteComment } from "../../use-cases/comment/delete-comment";
import { getComment } from "../../use-cases/comment/get-comment";
import { listComments } from "../../use-cases/comment/list-comments";
import { updateComment } from "../../use-cases/comment/update-comment";

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
