import { COMMENT_FEED_ROWS } from "@/contract/comment-feed";
import { calendarDay } from "@/contract/dates";
import type { OperationGroup } from "../../platform/openapi/operation";
import { COMMENT_FEED_QUERY } from "./list-agency-comments";

const LIST = "Company/:companyId/Comment";
const ITEM = `${LIST}/:commentId`;

export const commentOperations: OperationGroup = {
  resource: "Comment",
  description:
    "Comments of a company on its key figures. A list may mix types; a reader must keep those it does not know.",
  operations: [
    {
      path: LIST,
      verb: "GET",
      id: "listComments",
      summary: "List comments",
      query: {
        startDate: { schema: calendarDay, description: "Only comments whose period starts on or after this day." },
        endDate: { schema: calendarDay, description: "Only comments whose period ends on or before this day." },
      },
      response: "Comment[]",
    },
    {
      path: LIST,
      alias: ITEM,
      verb: "POST",
      id: "createComment",
      summary: "Write a comment",
      description: "The service assigns id, author and times.",
      body: "NewComment",
      response: "Comment",
    },
    {
      path: LIST,
      alias: ITEM,
      verb: "PUT",
      id: "updateComment",
      summary: "Update a comment",
      description: "The id in the body, or in the path, says which.",
      body: "CommentChanges",
      response: "Comment",
    },
    { path: ITEM, verb: "GET", id: "getComment", summary: "Get a comment", response: "Comment" },
    { path: ITEM, verb: "DELETE", id: "deleteComment", summary: "Delete a comment", response: "null" },
    {
      path: `${ITEM}/Question`,
      verb: "PUT",
      id: "updateQuestion",
      summary: "Assign a question, resolve it or open it again",
      description:
        "`assignee` is the user name of somebody of the agency who sees the company, null for nobody. If-Match and the answer are the comment's; a comment that is no question is a 412.",
      body: "QuestionChanges",
      response: "Comment",
      extension: true,
    },
    {
      path: `${ITEM}/Reply`,
      verb: "POST",
      id: "createReply",
      summary: "Answer a comment",
      description: "Replies are listed in `replies` of their comment, and go with it.",
      body: "NewCommentReply",
      response: "CommentReply",
      extension: true,
    },
    {
      path: `${ITEM}/Reply/:replyId`,
      verb: "DELETE",
      id: "deleteReply",
      summary: "Delete a reply",
      response: "null",
      extension: true,
    },
    {
      path: "Company/:companyId/CommentAssignee",
      verb: "GET",
      id: "listCommentAssignees",
      summary: "List whom questions of a company can be assigned to",
      description: "The users of the agency who see the company, by name.",
      response: "CommentAssignee[]",
      extension: true,
    },
    {
      path: "Agency/:agencyId/Comment",
      verb: "GET",
      id: "listAgencyComments",
      summary: "List the comments on an agency's companies",
      description:
        "Of every company of the agency that the user may see, the newest first. `next` of an answer is the `cursor` of the following one.",
      query: {
        startDate: {
          schema: COMMENT_FEED_QUERY.startDate,
          description: "Only comments whose period starts on or after this day.",
        },
        endDate: {
          schema: COMMENT_FEED_QUERY.endDate,
          description: "Only comments whose period ends on or before this day.",
        },
        keyFigureType: { schema: COMMENT_FEED_QUERY.keyFigureType, description: "Only comments on this key figure." },
        companyId: { schema: COMMENT_FEED_QUERY.companyId, description: "Only comments on this company." },
        author: {
          schema: COMMENT_FEED_QUERY.author,
          description: "Only comments by authors whose name has this in it, in capitals or not.",
        },
        assignee: {
          schema: COMMENT_FEED_QUERY.assignee,
          description: "Only questions that are assigned to the user with this user name.",
        },
        state: {
          schema: COMMENT_FEED_QUERY.state,
          description: "Only open questions, resolved ones, or questions of either kind.",
        },
        order: { schema: COMMENT_FEED_QUERY.order, description: "`openFirst`: open questions before all others." },
        cursor: { schema: COMMENT_FEED_QUERY.cursor, description: "The `next` of the answer that this one follows." },
        limit: {
          schema: COMMENT_FEED_QUERY.limit,
          description: `At most so many, up to ${COMMENT_FEED_ROWS.max}; ${COMMENT_FEED_ROWS.default} unless told.`,
        },
      },
      response: "CommentFeed",
      extension: true,
    },
  ],
};
