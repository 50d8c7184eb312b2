import { and, asc, eq, gte, lte, sql } from "drizzle-orm";
import type { KeyFigureComment } from "@/contract/comments";
import { calendarDay } from "@/contract/dates";
import { comment } from "../../platform/db/schema";
import { requireDaysInOrder } from "../../platform/days-of-query";
import { requireCompanyAccess } from "../../platform/policies/authorize";
import type { RequestContext, ReadQuery } from "../../platform/request-context";
import { findComment, presentComment, repliesOfCompany, toComment } from "./comment-row";

/**
 * The company's comments whose period starts on or after `startDate` and ends on or before `endDate`, by creation time.
 * Both bounds are inclusive calendar days, and either may be left out.
 */
export async function listComments(
  context: RequestContext,
  companyId: string,
  query: ReadQuery,
): Promise<KeyFigureComment[]> {
  await requireCompanyAccess(context, companyId, "comment.read");
  const { startDate, endDate } = query({ startDate: calendarDay.optional(), endDate: calendarDay.optional() });
  requireDaysInOrder({ startDate, endDate });
  const rows = await context.db
    .select()
    .from(comment)
    .where(
      and(
        eq(comment.companyId, companyId),
        startDate ? gte(comment.firstDay, startDate) : undefined,
        endDate ? lte(comment.lastDay, endDate) : undefined,
      ),
    )
    // By whole seconds, then by id: both are in the response, so clients can sort comments in the same way.
    .orderBy(sql`date_trunc('second', ${comment.created})`, asc(comment.id));
  const replies = await repliesOfCompany(context.db, companyId, context.user);
  return rows.map((row) => toComment(row, replies.get(row.id), context.user));
}

export async function getComment(context: RequestContext, companyId: string, id: string): Promise<KeyFigureComment> {
  await requireCompanyAccess(context, companyId, "comment.read");
  return presentComment(context.db, await findComment(context.db, companyId, id), context.user);
}
