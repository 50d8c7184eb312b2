import type { CalendarDay } from "@/contract/calendar";
import { path } from "@/lib/api/path";

/** Both days are included; without one the range is open on that side. */
export const commentsPath = (companyId: string, range: { startDate?: CalendarDay; endDate?: CalendarDay } = {}) =>
  path(["Company", companyId, "Comment"], range);
export const commentPath = (companyId: string, commentId: string) => path(["Company", companyId, "Comment", commentId]);
/** The state of a question, and who is to answer it. */
export const questionPath = (companyId: string, commentId: string) =>
  path(["Company", companyId, "Comment", commentId, "Question"]);
export const repliesPath = (companyId: string, commentId: string) =>
  path(["Company", companyId, "Comment", commentId, "Reply"]);
export const replyPath = (companyId: string, commentId: string, replyId: string) =>
  path(["Company", companyId, "Comment", commentId, "Reply", replyId]);
export const commentAssigneesPath = (companyId: string) => path(["Company", companyId, "CommentAssignee"]);
/** The comments on all companies of an agency, page by page; `cursor` is the `next` of the previous response. */
export const agencyCommentsPath = (agencyId: string, query: Record<string, string | undefined> = {}) =>
  path(["Agency", agencyId, "Comment"], query);
