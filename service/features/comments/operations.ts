import { calendarDay } from "@/contract/dates";
import type { OperationGroup } from "../../platform/openapi/operation";

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
  ],
};
