import type { Route } from "../../platform/http/route";
import { createComment } from "./create-comment";
import { deleteComment } from "./delete-comment";
import { getComment, listComments } from "./read-comments";
import { updateComment } from "./update-comment";

const write: Route = {
  path: "",
  POST: ({ context, param, body }) => createComment(context, param("companyId"), body),
  PUT: ({ context, param, optionalParam, body }) =>
    updateComment(context, param("companyId"), optionalParam("commentId"), body),
};

export const commentRoutes: Route[] = [
  {
    ...write,
    path: "Company/:companyId/Comment",
    GET: ({ context, param, query }) => listComments(context, param("companyId"), query),
  },
  {
    ...write,
    path: "Company/:companyId/Comment/:commentId",
    GET: ({ context, param }) => getComment(context, param("companyId"), param("commentId")),
    DELETE: ({ context, param }) => deleteComment(context, param("companyId"), param("commentId")),
  },
];
