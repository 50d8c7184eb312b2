import { sql, type SQL } from "drizzle-orm";
import type { KeyFigureData } from "@/contract/key-figure-data";
import { firstDay, lastDay } from "@/contract/period-steps";
import type { Db } from "../../db/database";
import { keyFigureData } from "../../db/schema";
import { presentKeyFigureData } from "./key-figure-data-row";

/** Those of the items that are stored now, in the items' order, with the stored values. */
export async function readStored(
  tx: Db,
  companyId: string,
  fiscalYearId: string,
  items: readonly KeyFigureData[],
): Promise<KeyFigureData[]> {
  const { keyFigureInfoId, firstDay: first, lastDay: last, dimensionId, value } = keyFigureData;
  const rows = await tx
    .select({ keyFigureInfoId, firstDay: first, lastDay: last, dimensionId, value })
    .from(keyFigureData)
    .innerJoin(sent(items), isSent(companyId, fiscalYearId))
    .orderBy(sql`sent.place`);
  return rows.map(presentKeyFigureData);
}

/**
 * Inserts or replaces the values, all in one statement. What is the same already is not written again; compared by
 * bytes, because 0 = -0.
 */
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
    from ${sent(items)}
    on conflict (company_id, fiscal_year_id, key_figure_info_id, first_day, last_day, dimension_id)
    do update set value = excluded.value where float8send(key_figure_data.value) <> float8send(excluded.value)`);
}

/** Deletes the values of these items, all in one statement; what is not stored is passed over. */
export async function clearValues(
  tx: Db,
  companyId: string,
  fiscalYearId: string,
  items: readonly KeyFigureData[],
): Promise<void> {
  await tx.execute(sql`delete from ${keyFigureData} using ${sent(items)} where ${isSent(companyId, fiscalYearId)}`);
}

/** The items as a table `sent`. Values go as text: the drivers' own number formats lose -0. */
function sent(items: readonly KeyFigureData[]): SQL {
  const column = (read: (item: KeyFigureData) => string | null) => sql`${sql.param(items.map(read))}::text[]`;
  return sql`unnest(
    ${column((item) => item.keyFigureInfoId)},
    ${column((item) => firstDay(item.period))}::date[],
    ${column((item) => lastDay(item.period))}::date[],
    ${column((item) => item.dimensionId ?? "")},
    ${column((item) => (item.value === null ? null : doubleText(item.value)))}::double precision[]
  ) with ordinality as sent (key_figure_info_id, first_day, last_day, dimension_id, value, place)`;
}

function isSent(companyId: string, fiscalYearId: string): SQL {
  return sql`${keyFigureData.companyId} = ${companyId} and ${keyFigureData.fiscalYearId} = ${fiscalYearId}
    and ${keyFigureData.keyFigureInfoId} = sent.key_figure_info_id
    and ${keyFigureData.firstDay} = sent.first_day and ${keyFigureData.lastDay} = sent.last_day
    and ${keyFigureData.dimensionId} = sent.dimension_id`;
}

function doubleText(value: number): string {
  return Object.is(value, -0) ? "-0" : String(value);
}
