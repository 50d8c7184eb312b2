import { and, desc, eq, gte, lte, not, sql, type SQL } from "drizzle-orm";
import * as z from "zod";
import { queryNumber } from "@/contract/query-number";
import { COMMENT_FEED_ROWS, COMMENT_STATES, type CommentFeed, type CommentState } from "@/contract/comment-feed";
import { isAgencyType } from "@/contract/permissions";
import { calendarDay } from "@/contract/dates";
import { keyFigureId } from "@/contract/ids";
import { anyId, text } from "@/contract/text";
import { cursorOf, readCursor, type Cursor } from "../../platform/cursor";
import type { Db } from "../../platform/db/database";
import { comment, company } from "../../platform/db/schema";
import { requireDaysInOrder } from "../../platform/days-of-query";
import { requireAgencyAccess, visibleCompanies } from "../../platform/policies/authorize";
import type { RequestContext, ReadQuery } from "../../platform/request-context";
import { repliesOf, toComment } from "./comment-row";
import { isOpenQuestion } from "./open-questions";

const { max: MAX_ROWS, default: DEFAULT_ROWS } = COMMENT_FEED_ROWS;

export const COMMENT_FEED_QUERY = {
  startDate: calendarDay.optional(),
  endDate: calendarDay.optional(),
  keyFigureType: keyFigureId.optional(),
  companyId: anyId().optional(),
  author: text().optional(),
  assignee: anyId().optional(),
  state: z.enum(COMMENT_STATES).optional(),
  order: z.literal("openFirst").optional(),
  cursor: z.string().optional(),
  limit: queryNumber(1, MAX_ROWS).optional(),
};

/** A cursor and the part of the list where it stands: the open questions if these come first, else the rest or all. */
interface FeedCursor extends Cursor {
  part: "open" | "rest";
}

function feedCursorOf(part: FeedCursor["part"], { created, id }: typeof comment.$inferSelect): string {
  return `${part}.${cursorOf({ at: created, id })}`;
}

/** @throws HttpError invalid for a text that {@link feedCursorOf} cannot have made */
function readFeedCursor(text: string): FeedCursor {
  const part = text.startsWith("open.") ? "open" : "rest";
  // A text without a part becomes an empty one, which readCursor rejects.
  return { part, ...readCursor(text.startsWith(`${part}.`) ? text.slice(part.length + 1) : "") };
}

/**
 * A page of the comments on all companies of the agency that the caller may see, the newest first; with the order
 * `openFirst`, open questions come before all others.
 */
export async function listAgencyComments(
  context: RequestContext,
  agencyId: string,
  query: ReadQuery,
): Promise<CommentFeed> {
  await requireAgencyAccess(context, agencyId, "agency.read");
  const { limit = DEFAULT_ROWS, cursor: cursorText, order, state, ...filters } = query(COMMENT_FEED_QUERY);
  const { startDate, endDate, keyFigureType, companyId, author, assignee } = filters;
  requireDaysInOrder({ startDate, endDate });
  const cursor = cursorText === undefined ? null : readFeedCursor(cursorText);
  const where = and(
    eq(comment.agencyId, agencyId),
    visibleCompanies(context),
    startDate ? gte(comment.firstDay, startDate) : undefined,
    endDate ? lte(comment.lastDay, endDate) : undefined,
    keyFigureType === undefined ? undefined : eq(comment.keyFigureType, keyFigureType),
    companyId === undefined ? undefined : eq(comment.companyId, companyId),
    author === undefined ? undefined : sql`position(lower(${author}) in lower(${comment.author})) > 0`,
    assignee === undefined ? undefined : eq(comment.assigneeUserName, assignee),
    isIn(state),
  );
  return context.db.transaction(
    async (tx) => {
      // Two queries, each in the order of an index, instead of sorting all comments of the agency.
      const isOpenFirst = order === "openFirst";
      const open =
        isOpenFirst && cursor?.part !== "rest" ? await read(tx, and(where, isOpenQuestion), cursor, limit + 1) : [];
      const after = cursor?.part === "rest" || !isOpenFirst ? cursor : null;
      const rest =
        open.length > limit
          ? []
          : await read(tx, isOpenFirst ? and(where, not(isOpenQuestion)) : where, after, limit + 1 - open.length);
      const rows = [...open, ...rest].slice(0, limit);
      const replies = await repliesOf(
        tx,
        rows.map(({ row }) => row),
        context.user,
      );
      const last = open.length + rest.length > limit ? rows.at(-1) : undefined;
      return {
        comments: rows.map(({ row, companyName }) => ({
          ...toComment(row, replies.get(row.id), context.user),
          companyId: row.companyId,
          companyName,
          ...(row.authorType !== null && !isAgencyType(row.authorType) && { isFromClient: true }),
        })),
        ...(last && { next: feedCursorOf(rows.length <= open.length ? "open" : "rest", last.row) }),
      };
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}

function isIn(state: CommentState | undefined): SQL | undefined {
  if (state === "open") return isOpenQuestion;
  if (state === "question") return sql`${comment.isQuestion}`;
  return state && sql`${comment.resolved} is not null`;
}

function read(db: Db, where: SQL | undefined, after: Cursor | null, limit: number) {
  const isAfter =
    after && sql`(${comment.created}, ${comment.id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`;
  return db
    .select({ row: comment, companyName: company.name })
    .from(comment)
    .innerJoin(company, eq(company.id, comment.companyId))
    .where(and(where, isAfter ?? undefined))
    .orderBy(desc(comment.created), desc(comment.id))
    .limit(limit);
}
