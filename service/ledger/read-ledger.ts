import { sql } from "drizzle-orm";
import type { CalendarDay } from "@/contract/calendar";
import type { Db } from "../db/database";
import { rowsOf } from "../db/rows-of";

/** A row of a voucher, with what is needed to find it in the books and in the file that it came from. */
export interface LedgerRow {
  account: string;
  /** The row's own day, which is the voucher's unless the file says otherwise. */
  date: CalendarDay;
  /** Öre, debit +. */
  amount: bigint;
  /** The row's own text; empty where it has none. */
  text: string;
  /** `dimension_object` ids, at most one a dimension. */
  objects: string[];
  /** Line in the file. */
  line: number;
  voucher: { series: string; number: string; date: CalendarDay; text: string; line: number };
  file: { sequence: number; id: string; program: string };
}

export interface LedgerSelection {
  companyId: string;
  fiscalYearId: string;
  accounts: Iterable<string>;
  /**
   * Days, both included. Rows dated outside the fiscal year belong to its first or last day, as the balances have them:
   * the rows of a month sum to its movement.
   */
  firstDay: CalendarDay;
  lastDay: CalendarDay;
  /** Only rows of this object, for example 1_20. */
  dimensionId?: string | undefined;
  limit: number;
  /** So many rows are passed over first. */
  offset?: number;
}

export interface LedgerPage {
  rows: LedgerRow[];
  /** Rows in all, whatever the limit. */
  count: number;
}

interface StoredRow extends Record<
  "account" | "date" | "amount" | "text" | "series" | "number" | "voucherdate" | "vouchertext" | "id" | "program",
  string
> {
  count: number;
  objects: string[];
  line: number;
  voucherline: number;
  sequence: number;
}

/**
 * The rows of a fiscal year's vouchers on some accounts, by date, then in the order of the books; rows that were struck
 * out are not among them. Of blocks without the accounts (ADR 0041) nothing but their account numbers is looked at, and
 * most columns only of blocks with rows that are answered: ask for some thousands at a time.
 */
export async function readLedger(tx: Db, selection: LedgerSelection): Promise<LedgerPage> {
  const { companyId, fiscalYearId, firstDay, lastDay, dimensionId = "", limit, offset = 0 } = selection;
  const accounts = sql`${sql.param([...selection.accounts])}::text[]`;
  const ofYear = sql`company_id = ${companyId} and fiscal_year_id = ${fiscalYearId}`;
  const ofObject = dimensionId === "" ? sql`` : sql`and r.objects::text[] @> array[${dimensionId}::text]`;
  const rows = rowsOf<StoredRow | { count: number; account: null }>(
    await tx.execute(sql`
      with bounds as (
        select case when ${firstDay}::date <= first_day then '-infinity' else ${firstDay}::date end as first,
          case when ${lastDay}::date >= last_day then 'infinity' else ${lastDay}::date end as last
        from fiscal_year where company_id = ${companyId} and id = ${fiscalYearId}
      ),
      hit as materialized (
        select b.first_ordinal, r.i, r.day
        from (select * from voucher_block where ${ofYear} and row_accounts && ${accounts}) b cross join bounds
          cross join lateral unnest(b.row_accounts, b.row_dates, b.row_objects, b.row_kinds)
            with ordinality as r (account, day, objects, kind, i)
        where r.account = any(${accounts}) and r.day between bounds.first and bounds.last
          and r.kind is distinct from 'BTRANS' ${ofObject}
      ),
      page as (select * from hit order by day, first_ordinal, i limit ${limit} offset ${offset})
      select (select count(*)::integer from hit) as count, found.* from (select) as always left join (
        select b.first_ordinal as page_block, r.i as page_row, account, day::text as date, amount::text as amount,
          coalesce(text, '') as text, coalesce(objects::text[], '{}') as objects, line,
          b.series[v] as series, numbers[v] as number, dates[v]::text as voucherdate, coalesce(texts[v], '') as vouchertext,
          lines[v] as voucherline, f.sequence, f.id::text as id, f.program
        from (select first_ordinal, array_agg(i) as places from page group by first_ordinal) p
          join (select * from voucher_block where ${ofYear}) b on b.first_ordinal = p.first_ordinal
          cross join lateral (
            select r.*, voucher + 1 as v
            from unnest(row_vouchers, row_lines, row_accounts, row_amounts, row_dates, row_texts, row_objects)
              with ordinality as r (voucher, line, account, amount, day, text, objects, i)
            where r.i = any(p.places) offset 0
          ) r
          join (select * from imported_file where ${ofYear}) f on f.sequence = b.file_sequence
      ) found on true
      order by date, page_block, page_row`),
  );
  return { count: rows[0]?.count ?? 0, rows: rows.filter((row) => row.account !== null).map(ledgerRow) };
}

function ledgerRow(row: StoredRow): LedgerRow {
  const { account, date, text, objects, line, sequence, id, program } = row;
  return {
    ...{ account, date, amount: BigInt(row.amount), text, objects, line },
    voucher: {
      ...{ series: row.series, number: row.number, date: row.voucherdate, text: row.vouchertext },
      line: row.voucherline,
    },
    file: { sequence, id, program },
  };
}
