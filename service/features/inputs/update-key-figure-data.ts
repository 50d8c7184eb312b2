import type { KeyFigureData } from "@/contract/inputs/key-figure-data";
import type { KeyFigureDataChange } from "@/contract/inputs/key-figure-data-update";
import { firstDay, lastDay } from "@/contract/period";
import { audit } from "../../platform/audit/audit";
import type { RequestContext, ReadBody } from "../../platform/request-context";
import { HttpError } from "../../platform/http-error";
import { requireItemAccess } from "../../platform/policies/authorize";
import { findFiscalYear, type FiscalYearRow } from "../fiscal-years/fiscal-year-row";
import { mapYielding } from "../../platform/jobs/yielding";
import { requireUnchangedValues } from "../../platform/db/require-unchanged-values";
import { repeatedItem } from "../../platform/db/require-unique";
import { columnsOf, findRepeat, packedChange, type Columns } from "./columns";
import { keyFigureItems } from "./read-items";
import { requireUnchanged } from "./read-key-figure-data";
import { storeValues } from "./store-key-figure-data";
import { writeAndStoreFigures } from "../portfolio/store-figures";

/**
 * Inserts or replaces the items, clears those whose value is null, and leaves all others: all of it or nothing. An item
 * whose `before` differs from the stored value makes the whole request fail (ADR 0052). Returns the items as stored, in
 * the order of the request; a cleared one has the value null.
 */
export async function updateKeyFigureData(
  context: RequestContext,
  companyId: string,
  fiscalYearId: string,
  body: ReadBody,
): Promise<KeyFigureData[]> {
  await requireItemAccess(context, companyId, "keyFigureData.write", () =>
    findFiscalYear(context.db, companyId, fiscalYearId),
  );
  const items = await body(keyFigureItems);
  const columns = await columnsOf(items);
  await requireUnique(columns);
  return writeAndStoreFigures(context.db, companyId, async (tx) => {
    // Read again, since the year may have been deleted or imported anew.
    const year = await findFiscalYear(tx, companyId, fiscalYearId, true);
    requireInside(columns, year);
    await requireUnchanged(tx, context, companyId, fiscalYearId);
    if (items.length === 0) return [];
    const before = await storeValues(tx, companyId, fiscalYearId, columns);
    requireUnchangedValues(items, before, `The key figure data of fiscal year "${fiscalYearId}"`);
    if (columns.value.some((value, i) => !Object.is(value, before[i]))) {
      await audit(tx, context, {
        action: "update",
        resource: "KeyFigureData",
        resourceId: fiscalYearId,
        companyId,
        ...packedChange(columns, before),
      });
    }
    return mapYielding(items, asStored);
  });
}

function asStored({ keyFigureInfoId, period, value, dimensionId }: KeyFigureDataChange): KeyFigureData {
  return { keyFigureInfoId, period, value, ...(dimensionId === undefined ? {} : { dimensionId }) };
}

async function requireUnique(columns: Columns): Promise<void> {
  const repeat = await findRepeat(columns);
  if (!repeat) return;
  const [index, earlier] = repeat;
  throw repeatedItem(index, earlier, "key figure, period and dimension");
}

function requireInside({ periods, period }: Columns, year: FiscalYearRow): void {
  const outside = periods.map((each) => firstDay(each) < year.firstDay || lastDay(each) > year.lastDay);
  const index = period.findIndex((each) => outside[each]);
  if (index >= 0) {
    throw new HttpError(
      "invalid",
      `The body is not valid: $[${index}].period: expected a period within the fiscal year, ${year.firstDay} to ${year.lastDay}.`,
    );
  }
}
