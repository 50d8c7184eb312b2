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
      answer: "Comment[]",
    },
    {
      path: LIST,
      also: ITEM,
      verb: "POST",
      id: "createComment",
      summary: "Write a comment",
      description: "The service assigns id, author and times.",
      body: "NewComment",
      answer: "Comment",
    },
    {
      path: LIST,
      also: ITEM,
      verb: "PUT",
      id: "updateComment",
      summary: "Update a comment",
      description: "The id in the body, or in the path, says which.",
      body: "CommentChanges",
      answer: "Comment",
    },
    { path: ITEM, verb: "GET", id: "getComment", summary: "Get a comment", answer: "Comment" },
    { path: ITEM, verb: "DELETE", id: "deleteComment", summary: "Delete a comment", answer: "null" },
  ],
};
