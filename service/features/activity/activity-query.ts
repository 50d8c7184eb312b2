import { and, eq, gte, sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import * as z from "zod";
import { queryNumber } from "@/contract/query-number";
import { ACTIVITY_ROWS } from "@/contract/activity";
import { calendarDay } from "@/contract/dates";
import { anyId, text } from "@/contract/text";
import { readCursor, type Cursor } from "../../platform/cursor";
import { user } from "../../platform/db/schema";
import { requireDaysInOrder } from "../../platform/days-of-query";

const { max: MAX_ROWS, default: DEFAULT_ROWS } = ACTIVITY_ROWS;

export const ACTIVITY_QUERY = {
  startDate: calendarDay.optional(),
  endDate: calendarDay.optional(),
  user: text().optional(),
  resource: anyId().optional(),
  action: anyId().optional(),
  cursor: z.string().optional(),
  limit: queryNumber(1, MAX_ROWS).optional(),
};

const bulkChangeId = z.guid({ error: "expected a GUID" });

export const AGENCY_ACTIVITY_QUERY = {
  ...ACTIVITY_QUERY,
  companyId: anyId().optional(),
  bulkChangeId: bulkChangeId.optional(),
};

type ParsedQuery = z.output<z.ZodObject<typeof AGENCY_ACTIVITY_QUERY>>;

/** The filters and the page of entries that a request asks for. */
export interface ActivityQuery extends Omit<ParsedQuery, "cursor" | "limit"> {
  after: Cursor | null;
  limit: number;
}

/** Checks the query parameters; days are in UTC, both included. */
export function toActivityQuery({ cursor, limit = DEFAULT_ROWS, ...filters }: ParsedQuery): ActivityQuery {
  requireDaysInOrder(filters);
  return { ...filters, after: cursor === undefined ? null : readCursor(cursor), limit };
}

/** Condition on the time and the author of entries. */
export function timeAndAuthorMatch(
  { at, userName }: { at: AnyPgColumn; userName: AnyPgColumn },
  { startDate, endDate, user: wanted }: ActivityQuery,
): SQL | undefined {
  const has = (name: AnyPgColumn | SQL) => sql`position(lower(${wanted}) in lower(${name})) > 0`;
  return and(
    startDate ? gte(at, new Date(`${startDate}T00:00:00.000Z`)) : undefined,
    // In SQL, because JavaScript writes the day after 9999-12-31 with a sign, which PostgreSQL cannot read.
    endDate ? sql`${at} < (${endDate}::timestamp + interval '1 day') at time zone 'UTC'` : undefined,
    wanted === undefined
      ? undefined
      : sql`(${has(userName)} or exists (select 1 from ${user} where ${eq(user.userName, userName)} and ${has(user.name)}))`,
  );
}
