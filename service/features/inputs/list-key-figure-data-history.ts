import { and, asc, desc, eq, gt, lt, or, sql, type SQL } from "drizzle-orm";
import { calendarDay, formatUtc } from "@/contract/dates";
import { firstDay, lastDay } from "@/contract/period";
import { keyFigureId } from "@/contract/ids";
import type { KeyFigureData } from "@/contract/inputs/key-figure-data";
import type { KeyFigureDataChangeEntry } from "@/contract/inputs/key-figure-data-history";
import { keyFigureDataKey } from "@/contract/inputs/key-figure-data-key";
import { writeWire } from "@/contract/wire";
import type { RequestContext, ReadQuery } from "../../platform/request-context";
import { auditEntry } from "../../platform/db/schema";
import { requireItemAccess } from "../../platform/policies/authorize";
import { readWritten } from "../../platform/db/read-written";
import { Yielder } from "../../platform/jobs/yielding";
import { sinceLastDeletion } from "../activity/list-activity";
import { findFiscalYear } from "../fiscal-years/fiscal-year-row";
import { unpackedChange } from "./columns";
import { dimensionQuery } from "./read-key-figure-data";

export const HISTORY_QUERY = {
  keyFigureInfoId: keyFigureId.optional(),
  startDate: calendarDay.optional(),
  endDate: calendarDay.optional(),
  ...dimensionQuery,
};
/** The maximum number of changes in the response; the search stops there. */
export const MAX_CHANGES = 100;
/** Number of audit entries read at a time; few, because a single entry may have a whole year's values. */
const BATCH_SIZE = 50;

type Entry = Pick<typeof auditEntry.$inferSelect, "id" | "at" | "userName" | "before" | "after">;

/**
 * Lists the changes of a fiscal year's values that match the query, with user, time, old and new value; the newest
 * first.
 */
export async function listKeyFigureDataHistory(
  context: RequestContext,
  companyId: string,
  fiscalYearId: string,
  query: ReadQuery,
): Promise<KeyFigureDataChangeEntry[]> {
  await requireItemAccess(context, companyId, "activity.read", () =>
    findFiscalYear(context.db, companyId, fiscalYearId),
  );
  const { keyFigureInfoId, startDate, endDate, dimensionId } = query(HISTORY_QUERY);
  // The days in the query are those of one period of a value; they are no range.
  const matches = (item: KeyFigureData) =>
    (keyFigureInfoId === undefined || item.keyFigureInfoId === keyFigureInfoId) &&
    (startDate === undefined || firstDay(item.period) === startDate) &&
    (endDate === undefined || lastDay(item.period) === endDate) &&
    (dimensionId === undefined || (item.dimensionId ?? "") === dimensionId);
  const changes: KeyFigureDataChangeEntry[] = [];
  let last: Entry | undefined;
  for (;;) {
    // Batches follow the last entry read, not an offset, which entries written meanwhile would move.
    const entries: Entry[] = await context.db
      .select({
        id: auditEntry.id,
        at: auditEntry.at,
        userName: auditEntry.userName,
        before: auditEntry.before,
        after: auditEntry.after,
      })
      .from(auditEntry)
      .where(
        and(
          eq(auditEntry.companyId, companyId),
          eq(auditEntry.resource, "KeyFigureData"),
          eq(auditEntry.resourceId, fiscalYearId),
          sinceLastDeletion(companyId),
          keyFigureInfoId === undefined ? undefined : mentions(keyFigureInfoId),
          last && or(lt(auditEntry.at, last.at), and(eq(auditEntry.at, last.at), gt(auditEntry.id, last.id))),
        ),
      )
      .orderBy(desc(auditEntry.at), asc(auditEntry.id))
      .limit(BATCH_SIZE);
    for (const entry of entries) {
      const found = await changesIn(entry, matches, MAX_CHANGES - changes.length);
      changes.push(...found);
      if (changes.length === MAX_CHANGES) return changes;
    }
    if (entries.length < BATCH_SIZE) return changes;
    last = entries.at(-1);
  }
}

/** The condition for entries that mention the id in the wire format, so that no others are read. */
function mentions(keyFigureInfoId: string): SQL {
  const written = writeWire(keyFigureInfoId);
  return sql`(strpos(${auditEntry.after}, ${written}) > 0 or strpos(${auditEntry.before}, ${written}) > 0)`;
}

/** The matching changes of an entry, at most `max`. */
async function changesIn(
  entry: Entry,
  matches: (item: KeyFigureData) => boolean,
  max: number,
): Promise<KeyFigureDataChangeEntry[]> {
  const before = entry.before === null ? null : readWritten(entry.before);
  const after = entry.after === null ? null : readWritten(entry.after);
  const lists = (await unpackedChange(before, after)) ?? { before: listOf(before), after: listOf(after) };
  const old = await byKey(lists.before, matches);
  const present = await byKey(lists.after, matches);
  const changes: KeyFigureDataChangeEntry[] = [];
  const yielder = new Yielder();
  // First the values that were changed or removed, then those that were added, which are not among the old ones.
  for (const [list, listed] of [
    [old, null],
    [present, old],
  ] as const) {
    for (const [key, { keyFigureInfoId, period, dimensionId }] of list) {
      if (yielder.countStep()) await yielder.yield();
      if (changes.length === max) return changes;
      if (listed?.has(key)) continue;
      const values = { before: old.get(key)?.value ?? null, after: present.get(key)?.value ?? null };
      if (Object.is(values.before, values.after)) continue;
      const address = { keyFigureInfoId, period, ...(dimensionId === undefined ? {} : { dimensionId }) };
      changes.push({ ...address, at: formatUtc(entry.at), user: entry.userName, ...values });
    }
  }
  return changes;
}

async function byKey(
  items: readonly KeyFigureData[],
  matches: (item: KeyFigureData) => boolean,
): Promise<Map<string, KeyFigureData>> {
  const found = new Map<string, KeyFigureData>();
  const yielder = new Yielder();
  for (const item of items) {
    if (matches(item)) found.set(keyFigureDataKey(item), item);
    if (yielder.countStep()) await yielder.yield();
  }
  return found;
}

function listOf(items: unknown): KeyFigureData[] {
  return Array.isArray(items) ? (items as KeyFigureData[]) : [];
}
