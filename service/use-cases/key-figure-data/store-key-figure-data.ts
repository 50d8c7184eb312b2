import { and, sql, type SQL } from "drizzle-orm";
import { keyFigureDataKey, type KeyFigureData } from "@/contract/key-figure-data";
import { firstDay, lastDay } from "@/contract/period-steps";
import type { Db } from "../../db/database";
import { keyFigureData } from "../../db/schema";
import { presentKeyFigureData } from "./key-figure-data-row";
import { keyFigureDataOf } from "./read-key-figure-data";

/**
 * What is stored under the items' keys, by `keyFigureDataKey`. The rows of the items' key figures are read whole and
 * matched here: the planner knows too little of so many keys to join them well every time.
 */
export async function readStored(
  tx: Db,
  companyId: string,
  fiscalYearId: string,
  items: readonly KeyFigureData[],
): Promise<Map<string, KeyFigureData>> {
  const keys = new Set(items.map(keyFigureDataKey));
  const keyFigures = [...new Set(items.map(({ keyFigureInfoId }) => keyFigureInfoId))];
  const { keyFigureInfoId, firstDay: first, lastDay: last, dimensionId, value } = keyFigureData;
  const rows = await tx
    .select({ keyFigureInfoId, firstDay: first, lastDay: last, dimensionId, value })
    .from(keyFigureData)
    .where(
      and(keyFigureDataOf(companyId, fiscalYearId), sql`${keyFigureInfoId} = any(${sql.param(keyFigures)}::text[])`),
    );
  const stored = new Map<string, KeyFigureData>();
  for (const row of rows) {
    const item = presentKeyFigureData(row);
    const key = keyFigureDataKey(item);
    if (keys.has(key)) stored.set(key, item);
  }
  return stored;
}

/** Inserts or replaces the values, all in one statement. */
export async function putValues(
  tx: Db,
  companyId: string,
  fiscalYearId: string,
  items: readonly KeyFigureData[],
): Promise<void> {
  await tx.execute(sql`
    insert into ${keyFigureData}
      (company_id, fiscal_year_id, key_figure_info_id, first_day, last_day, dimension_id, value)
    select ${companyId}, ${fiscalYearId}, key_figure_info_id, first_day, last_day, dimension_id, value
    from unnest(
      ${keyColumns(items)},
      ${textArray(items.map(({ value }) => doubleText(value)))}::double precision[]
    ) as sent (key_figure_info_id, first_day, last_day, dimension_id, value)
    on conflict (company_id, fiscal_year_id, key_figure_info_id, first_day, last_day, dimension_id)
    do update set value = excluded.value`);
}

/** Deletes the values of these items, all in one statement. */
export async function clearValues(
  tx: Db,
  companyId: string,
  fiscalYearId: string,
  items: readonly KeyFigureData[],
): Promise<void> {
  // A list taken for short would be searched through for each row: minutes for the longest lists.
  await tx.execute(sql`set local enable_nestloop = off`);
  await tx.execute(sql`
    delete from ${keyFigureData} as stored
    using unnest(${keyColumns(items)}) as sent (key_figure_info_id, first_day, last_day, dimension_id)
    where stored.company_id = ${companyId} and stored.fiscal_year_id = ${fiscalYearId}
      and stored.key_figure_info_id = sent.key_figure_info_id
      and stored.first_day = sent.first_day and stored.last_day = sent.last_day
      and stored.dimension_id = sent.dimension_id`);
}

function keyColumns(items: readonly KeyFigureData[]): SQL {
  return sql`
    ${textArray(items.map(({ keyFigureInfoId }) => keyFigureInfoId))},
    ${textArray(items.map(({ period }) => firstDay(period)))}::date[],
    ${textArray(items.map(({ period }) => lastDay(period)))}::date[],
    ${textArray(items.map(({ dimensionId }) => dimensionId ?? ""))}`;
}

/** Every column goes as text: the drivers' own number formats lose -0. */
function textArray(texts: (string | null)[]): SQL {
  return sql`${sql.param(texts)}::text[]`;
}

function doubleText(value: number | null): string | null {
  return Object.is(value, -0) ? "-0" : value === null ? null : String(value);
}
