import type { Route } from "../../platform/http/route";
import { listAssignees } from "./assignees";
import { createComment } from "./create-comment";
import { createReply } from "./create-reply";
import { deleteComment } from "./delete-comment";
import { deleteReply } from "./delete-reply";
import { listAgencyComments } from "./list-agency-comments";
import { getComment, listComments } from "./read-comments";
import { updateComment } from "./update-comment";
import { updateQuestion } from "./update-question";

const write: Omit<Route, "path"> = {
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
  {
    path: "Company/:companyId/Comment/:commentId/Question",
    PUT: ({ context, param, body }) => updateQuestion(context, param("companyId"), param("commentId"), body),
  },
  {
    path: "Company/:companyId/Comment/:commentId/Reply",
    POST: ({ context, param, body }) => createReply(context, param("companyId"), param("commentId"), body),
  },
  {
    path: "Company/:companyId/Comment/:commentId/Reply/:replyId",
    DELETE: ({ context, param }) => deleteReply(context, param("companyId"), param("commentId"), param("replyId")),
  },
  {
    path: "Company/:companyId/CommentAssignee",
    GET: ({ context, param }) => listAssignees(context, param("companyId")),
  },
  {
    path: "Agency/:agencyId/Comment",
    GET: ({ context, param, query }) => listAgencyComments(context, param("agencyId"), query),
  },
];
