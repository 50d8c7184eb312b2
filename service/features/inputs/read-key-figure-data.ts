import { and, asc, eq, sql, type SQL } from "drizzle-orm";
import * as z from "zod";
import type { CalendarDay } from "@/contract/calendar";
import { dimensionId } from "@/contract/ids";
import type { KeyFigureData } from "@/contract/inputs/key-figure-data";
import { periodOfDays } from "@/contract/period";
import { findFiscalYear } from "../fiscal-years/fiscal-year-row";
import type { Db } from "../../platform/db/database";
import { rowsOf } from "../../platform/db/statements";
import { keyFigureData } from "../../platform/db/schema";
import { requireMatch } from "../../platform/preconditions";
import { mapYielding } from "../../platform/jobs/yielding";
import { requireCompanyAccess } from "../../platform/policies/authorize";
import type { RequestContext, ReadQuery } from "../../platform/request-context";

interface StoredRow {
  key_figure_info_id: string;
  first_day: CalendarDay;
  last_day: CalendarDay;
  dimension_id: string;
  value: number;
}

/** `?dimensionId=2_12` selects the items of this object, `?dimensionId=` those of the whole company. */
export const dimensionQuery = { dimensionId: z.union([z.literal(""), dimensionId]).optional() };

/**
 * A fiscal year's key figure data, ordered by key figure, period start, period end and dimension (none first), texts by
 * code point. `dimension` selects one object, or the whole company when empty.
 */
export async function readKeyFigureData(
  db: Db,
  companyId: string,
  fiscalYearId: string,
  dimension?: string,
): Promise<KeyFigureData[]> {
  const { keyFigureInfoId, firstDay, lastDay, dimensionId: dimensionColumn, value } = keyFigureData;
  const query = db
    .select({ keyFigureInfoId, firstDay, lastDay, dimensionId: dimensionColumn, value })
    .from(keyFigureData)
    .where(keyFigureDataOf(companyId, fiscalYearId, dimension))
    .orderBy(sql`${keyFigureInfoId} collate "C"`, asc(firstDay), asc(lastDay), sql`${dimensionColumn} collate "C"`);
  // Takes the driver's rows, since Drizzle would convert all of them without yielding to the event loop.
  const rows = rowsOf<StoredRow>(await db.execute(query));
  return mapYielding(rows, toKeyFigureData);
}

export function keyFigureDataOf(companyId: string, fiscalYearId: string, dimension?: string): SQL | undefined {
  return and(
    eq(keyFigureData.companyId, companyId),
    eq(keyFigureData.fiscalYearId, fiscalYearId),
    dimension === undefined ? undefined : eq(keyFigureData.dimensionId, dimension),
  );
}

/** Lists the fiscal year's key figure data, all or for the dimension in the query. */
export async function listKeyFigureData(
  context: RequestContext,
  companyId: string,
  fiscalYearId: string,
  query: ReadQuery,
): Promise<KeyFigureData[]> {
  await requireCompanyAccess(context, companyId, "keyFigureData.read");
  await findFiscalYear(context.db, companyId, fiscalYearId);
  return readKeyFigureData(context.db, companyId, fiscalYearId, query(dimensionQuery).dimensionId);
}

function toKeyFigureData(row: StoredRow): KeyFigureData {
  return {
    keyFigureInfoId: row.key_figure_info_id,
    period: periodOfDays(row.first_day, row.last_day),
    value: row.value,
    ...(row.dimension_id === "" ? {} : { dimensionId: row.dimension_id }),
  };
}

/** @throws HttpError ruleViolation if an If-Match has neither `*` nor the entity tag of the fiscal year's whole list */
export async function requireUnchanged(
  tx: Db,
  context: RequestContext,
  companyId: string,
  fiscalYearId: string,
): Promise<void> {
  if (context.ifMatch === null) return;
  const present = await readKeyFigureData(tx, companyId, fiscalYearId);
  await requireMatch(context, present, `The key figure data of fiscal year "${fiscalYearId}"`);
}
