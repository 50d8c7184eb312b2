import { sql, type SQL } from "drizzle-orm";
import { firstDay, lastDay } from "@/contract/period";
import type { Db } from "../../platform/db/database";
import { rowsOf } from "../../platform/db/statements";
import { keyFigureData } from "../../platform/db/schema";
import { readWritten } from "../../platform/db/read-written";
import { mapYielding, Yielder } from "../../platform/jobs/yielding";
import type { Columns } from "./columns";

/**
 * In one statement, inserts or replaces the values, deletes those that are null, and returns the values before, in the
 * order of the items; null for none. The fiscal year must be locked, so that nobody else inserts a missing value
 * meanwhile. Values are compared bit by bit, since SQL takes -0 and 0 for equal.
 */
export async function storeValues(
  tx: Db,
  companyId: string,
  fiscalYearId: string,
  columns: Columns,
): Promise<(number | null)[]> {
  // The planner underestimates the lists; a nested loop over the longest ones would take minutes.
  await tx.execute(sql`set local enable_nestloop = off`);
  const yielder = new Yielder();
  // Requests of others are answered between two of these arrays, which may have 100,000 elements each.
  const made = async (array: SQL) => {
    if (yielder.shouldYield) await yielder.yield();
    return array;
  };
  const keyFigures = await made(spread(columns.keyFigures, columns.keyFigure));
  const firstDays = await made(spread(columns.periods.map(firstDay), columns.period));
  const lastDays = await made(spread(columns.periods.map(lastDay), columns.period));
  const dimensions = await made(spread(columns.dimensions, columns.dimension));
  const values = await made(arrayText(await mapYielding(columns.value, doubleText)));
  const isInYear = sql`stored.company_id = ${companyId} and stored.fiscal_year_id = ${fiscalYearId}`;
  const [row] = rowsOf<{ before: string }>(
    await tx.execute(sql`
      with item as materialized (
        select sent.*, stored.value as before
        from unnest(
          ${keyFigures}::text[], ${firstDays}::date[], ${lastDays}::date[], ${dimensions}::text[],
          ${values}::double precision[]
        ) with ordinality as sent (key_figure_info_id, first_day, last_day, dimension_id, value, place)
        left join ${keyFigureData} as stored on ${isInYear} and ${sameKey(sql`sent`)}
      ), inserted as (
        insert into ${keyFigureData}
          (company_id, fiscal_year_id, key_figure_info_id, first_day, last_day, dimension_id, value)
        select ${companyId}::text, ${fiscalYearId}::text, key_figure_info_id, first_day, last_day, dimension_id, value
        from item where before is null and value is not null
      ), updated as (
        update ${keyFigureData} as stored set value = item.value from item
        where ${isInYear} and ${sameKey(sql`item`)} and float8send(item.before) <> float8send(item.value)
      ), cleared as (
        delete from ${keyFigureData} as stored using item
        where ${isInYear} and ${sameKey(sql`item`)} and item.before is not null and item.value is null
      )
      select '[' || string_agg(coalesce(before::text, 'null'), ',' order by place) || ']' as before from item`),
  );
  // Later statements of the transaction are planned as usual.
  await tx.execute(sql`set local enable_nestloop to default`);
  return readWritten(row!.before) as (number | null)[];
}

function sameKey(other: SQL): SQL {
  return sql`stored.key_figure_info_id = ${other}.key_figure_info_id
    and stored.first_day = ${other}.first_day and stored.last_day = ${other}.last_day
    and stored.dimension_id = ${other}.dimension_id`;
}

/** The array of the items' texts, each distinct text quoted only once. */
function spread(distinct: string[], indexes: number[]): SQL {
  const quoted = distinct.map((text) => `"${text.replace(/["\\]/g, "\\$&")}"`);
  return arrayText(indexes.map((index) => quoted[index]!));
}

/** Passes a PostgreSQL array as text, since the driver would quote every element again. */
function arrayText(elements: string[]): SQL {
  return sql`${sql.param(`{${elements.join(",")}}`)}::text`;
}

/** `String` loses the sign of -0. */
function doubleText(value: number | null): string {
  return Object.is(value, -0) ? "-0" : value === null ? "null" : String(value);
}
