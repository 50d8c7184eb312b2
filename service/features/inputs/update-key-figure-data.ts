import type { KeyFigureData } from "@/contract/inputs/key-figure-data";
import type { KeyFigureDataChange } from "@/contract/inputs/key-figure-data-update";
import { firstDay, lastDay } from "@/contract/period-steps";
import { audit } from "../../platform/audit/audit";
import type { Caller, ReadBody } from "../../platform/request-context";
import { refuse } from "../../platform/http-error";
import { reachItem } from "../../platform/policies/reach-item";
import { findFiscalYear } from "../fiscal-years/find-fiscal-year";
import type { FiscalYearRow } from "../fiscal-years/fiscal-year-row";
import { mapInTurns } from "../../platform/jobs/turns";
import { refuseChanged } from "../../platform/db/refuse-changed";
import { columnsOf, findRepeat, type Columns } from "./columns";
import { packedChange } from "./packed-change";
import { keyFigureItems } from "./read-items";
import { requireUnchanged } from "./require-unchanged";
import { storeValues } from "./store-key-figure-data";

/**
 * Inserts or replaces the items sent, clears those whose value is null, and leaves all others: all of it or nothing.
 * An item with `before` is refused, and all with it, when something else is stored (ADR 0052). Answers the items as they
 * are stored now, in the order sent.
 */
export async function updateKeyFigureData(
  caller: Caller,
  companyId: string,
  fiscalYearId: string,
  body: ReadBody,
): Promise<KeyFigureData[]> {
  await reachItem(caller, companyId, "keyFigureData.write", () => findFiscalYear(caller.db, companyId, fiscalYearId));
  const items = await body(keyFigureItems);
  const columns = await columnsOf(items);
  await refuseRepeats(columns);
  return caller.db.transaction(async (tx) => {
    // The year's row is the lock of all its data: writers of the same items queue up here instead of in a deadlock.
    const year = await findFiscalYear(tx, companyId, fiscalYearId, true);
    refuseOutside(columns, year);
    await requireUnchanged(tx, caller, companyId, fiscalYearId);
    if (items.length === 0) return [];
    const before = await storeValues(tx, companyId, fiscalYearId, columns);
    refuseChanged(items, before, `The key figure data of fiscal year "${fiscalYearId}"`);
    await audit(tx, caller, {
      action: "update",
      resource: "KeyFigureData",
      resourceId: fiscalYearId,
      companyId,
      ...packedChange(columns, before),
    });
    return mapInTurns(items, asStored);
  });
}

function asStored({ keyFigureInfoId, period, value, dimensionId }: KeyFigureDataChange): KeyFigureData {
  return { keyFigureInfoId, period, value, ...(dimensionId === undefined ? {} : { dimensionId }) };
}

async function refuseRepeats(columns: Columns): Promise<void> {
  const repeat = await findRepeat(columns);
  if (!repeat) return;
  const [place, earlier] = repeat;
  refuse(
    "invalid",
    `The body is not valid: $[${place}]: expected each key figure, period and dimension once, but $[${earlier}] is the same.`,
  );
}

function refuseOutside({ periods, period }: Columns, year: FiscalYearRow): void {
  const outside = periods.map((each) => firstDay(each) < year.firstDay || lastDay(each) > year.lastDay);
  const place = period.findIndex((each) => outside[each]);
  if (place >= 0) {
    refuse(
      "invalid",
      `The body is not valid: $[${place}].period: expected a period within the fiscal year, ${year.firstDay} to ${year.lastDay}.`,
    );
  }
}
