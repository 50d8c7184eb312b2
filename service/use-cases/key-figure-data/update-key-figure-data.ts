import { keyFigureDataKey, keyFigureDataUpdateSchema, type KeyFigureData } from "@/contract/key-figure-data";
import { firstDay, lastDay } from "@/contract/period-steps";
import { audit } from "../../audit";
import type { Caller, ReadBody } from "../../caller";
import { refuse } from "../../errors";
import { reachItem } from "../../policies/reach-item";
import { findFiscalYear } from "../fiscal-year/find-fiscal-year";
import type { FiscalYearRow } from "../fiscal-year/fiscal-year-row";
import { requireUnchanged } from "./require-unchanged";
import { clearValues, putValues, readStored } from "./store-key-figure-data";

/**
 * Inserts or replaces the items sent, clears those whose value is null, and leaves all others: all of it or nothing.
 * Answers the items as they are stored now, in the order sent.
 */
export async function updateKeyFigureData(
  caller: Caller,
  companyId: string,
  fiscalYearId: string,
  body: ReadBody,
): Promise<KeyFigureData[]> {
  await reachItem(caller, companyId, "keyFigureData.write", () => findFiscalYear(caller.db, companyId, fiscalYearId));
  const items = await body(keyFigureDataUpdateSchema);
  refuseRepeats(items);
  return caller.db.transaction(async (tx) => {
    // The year's row is the lock of all its data: writers of the same items queue up here instead of in a deadlock.
    const year = await findFiscalYear(tx, companyId, fiscalYearId, true);
    refuseOutside(items, year);
    await requireUnchanged(tx, caller, companyId, fiscalYearId);
    if (items.length === 0) return [];
    const stored = await readStored(tx, companyId, fiscalYearId, items);
    const before = items.flatMap((item) => stored.get(keyFigureDataKey(item)) ?? []);
    const cleared = items.filter((item) => item.value === null && stored.has(keyFigureDataKey(item)));
    const changed = items.filter((item) => item.value !== null && !isStored(item, stored));
    if (cleared.length > 0) await clearValues(tx, companyId, fiscalYearId, cleared);
    if (changed.length > 0) await putValues(tx, companyId, fiscalYearId, changed);
    await audit(tx, caller, {
      action: "update",
      resource: "KeyFigureData",
      resourceId: fiscalYearId,
      companyId,
      before,
      after: items,
    });
    return items;
  });
}

/** Object.is tells 0 from -0, and a NaN that is there already from one that is not. */
function isStored(item: KeyFigureData, stored: ReadonlyMap<string, KeyFigureData>): boolean {
  const there = stored.get(keyFigureDataKey(item));
  return there !== undefined && Object.is(there.value, item.value);
}

function refuseRepeats(items: readonly KeyFigureData[]): void {
  const places = new Map<string, number>();
  for (const [place, item] of items.entries()) {
    const key = keyFigureDataKey(item);
    const earlier = places.get(key);
    if (earlier !== undefined) {
      refuse(
        "invalid",
        `The body is not valid: $[${place}]: expected each key figure, period and dimension once, but $[${earlier}] is the same.`,
      );
    }
    places.set(key, place);
  }
}

function refuseOutside(items: readonly KeyFigureData[], year: FiscalYearRow): void {
  const place = items.findIndex(({ period }) => firstDay(period) < year.firstDay || lastDay(period) > year.lastDay);
  if (place >= 0) {
    refuse(
      "invalid",
      `The body is not valid: $[${place}].period: expected a period within the fiscal year, ${year.firstDay} to ${year.lastDay}.`,
    );
  }
}
