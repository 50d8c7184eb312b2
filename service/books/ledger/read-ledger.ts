import { sql, type SQL } from "drizzle-orm";
import type { CalendarDay } from "@/contract/calendar";
import type { Db } from "../../platform/db/database";
import { rowsOf } from "../../platform/db/statements";

/** A row of a voucher, with its voucher and the file it came from. */
export interface LedgerRow {
  account: string;
  /** The row's own date; equal to the voucher's unless the file gives another. */
  date: CalendarDay;
  /** Öre, debit +. */
  amount: bigint;
  /** The row's own text; may be empty. */
  text: string;
  /** Ids of objects, each dimension and object joined by `_` (1_20). */
  objects: string[];
  /** Line in the file. */
  line: number;
  voucher: { series: string; number: string; date: CalendarDay; text: string; line: number };
  file: { sequence: number; id: string; program: string };
}

/** Identifies the books of a fiscal year. */
export interface LedgerYear {
  companyId: string;
  fiscalYearId: string;
}

/** A fiscal year's rows of the company, or of one object. */
export interface LedgerScope extends LedgerYear {
  /** Only rows of this object, for example 1_20. */
  dimensionId?: string | undefined;
}

/**
 * An account with a range of days, both inclusive. Rows dated outside the fiscal year belong to its first or last day,
 * as in the balances, so the rows of a month sum to its movement.
 */
export interface AccountDays {
  account: string;
  firstDay: CalendarDay;
  lastDay: CalendarDay;
}

export interface LedgerSelection extends LedgerScope {
  accounts: Iterable<string>;
  /** Both days are inclusive, see {@link AccountDays}. */
  firstDay: CalendarDay;
  lastDay: CalendarDay;
  limit: number;
  /** The number of rows to skip first. */
  offset?: number;
}

export interface LedgerPage {
  rows: LedgerRow[];
  /** The number of all rows, regardless of the limit. */
  count: number;
}

interface StoredRow extends Record<
  "account" | "date" | "amount" | "text" | "series" | "number" | "voucherDate" | "voucherText" | "id" | "program",
  string
> {
  count: number;
  objects: string[];
  line: number;
  voucherLine: number;
  sequence: number;
}

/**
 * Reads the rows of a fiscal year's vouchers on some accounts, by date, then in the order of the books, without rows
 * of corrections. Blocks without rows on the accounts are read no further than their account numbers (ADR 0041).
 */
export function readLedger(tx: Db, selection: LedgerSelection): Promise<LedgerPage> {
  const { accounts, firstDay, lastDay, limit, offset = 0 } = selection;
  const days = Array.from(accounts, (account) => ({ account, firstDay, lastDay }));
  return readAccountDays(tx, selection, days, { limit, offset });
}

/** As {@link readLedger}, with a range of days per account; no account may occur twice in the list. */
export async function readAccountDays(
  tx: Db,
  scope: LedgerScope,
  days: readonly AccountDays[],
  { limit, offset }: { limit: number; offset: number },
): Promise<LedgerPage> {
  if (days.length === 0) return { rows: [], count: 0 };
  const ofYear = ofFiscalYear(scope);
  // `always` is one row, so that the count comes also with an empty page. `offset 0` keeps the planner from merging the
  // subquery into the joins around it.
  const rows = rowsOf<StoredRow | { count: number; account: null }>(
    await tx.execute(sql`
      with hit as materialized (${matchingRows(scope, days, sql`r.first_ordinal, r.i, r.day`)}),
      page as (select * from hit order by day, first_ordinal, i limit ${limit} offset ${offset})
      select (select count(*)::integer from hit) as count, found.* from (select) as always left join (
        select b.first_ordinal as page_block, r.i as page_row, account, day::text as date, amount::text as amount,
          coalesce(text, '') as text, coalesce(objects::text[], '{}') as objects, line,
          b.series[v] as series, numbers[v] as number, dates[v]::text as "voucherDate",
          coalesce(texts[v], '') as "voucherText", lines[v] as "voucherLine", f.sequence, f.id::text as id, f.program
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

/** The numbers of all accounts with rows of vouchers in a fiscal year, including rows of corrections. */
export async function readBookedAccounts(tx: Db, books: LedgerYear): Promise<string[]> {
  const rows = rowsOf<{ account: string }>(
    await tx.execute(sql`
      select distinct account from voucher_block cross join lateral unnest(row_accounts) as account
      where ${ofFiscalYear(books)}`),
  );
  return rows.map(({ account }) => account);
}

/**
 * Counts the rows of each account on its days by month `YYYY-MM`; accounts and months without rows are left out. Rows
 * dated outside the fiscal year count in its first or last month.
 */
export async function countRows(
  tx: Db,
  scope: LedgerScope,
  days: readonly AccountDays[],
): Promise<Map<string, Map<string, number>>> {
  const counts = new Map<string, Map<string, number>>();
  if (days.length === 0) return counts;
  const rows = rowsOf<{ account: string; month: string; count: number }>(
    await tx.execute(sql`
      select account, to_char(month, 'YYYY-MM') as month, count(*)::integer as count
      from (${matchingRows(scope, days, sql`r.account, ${MONTH} as month`)}) r group by account, month`),
  );
  for (const { account, month, count } of rows) {
    const months = counts.get(account) ?? new Map<string, number>();
    counts.set(account, months.set(month, count));
  }
  return counts;
}

/**
 * The sum in öre of the first `limit` rows of an account on its days, in the order of {@link readLedger}. The opening
 * balance is not included.
 */
export async function sumRows(tx: Db, scope: LedgerScope, days: AccountDays, limit: number): Promise<bigint> {
  if (limit === 0) return 0n;
  const rows = matchingRows(scope, [days], sql`r.amount`, ["amount"]);
  const [found] = rowsOf<{ sum: string }>(
    await tx.execute(sql`
      select coalesce(sum(amount), 0)::text as sum
      from (${rows} order by r.day, r.first_ordinal, r.i limit ${limit}) rows`),
  );
  return BigInt(found!.sum);
}

/** The first day of the month that a row of {@link matchingRows} counts in. */
const MONTH = sql`date_trunc('month', least(greatest(r.day, d.first_day), d.last_day)::timestamp)`;

/** Optional columns of {@link matchingRows}; `voucher` is the index of the voucher in its block, from 0. */
const MORE_COLUMNS = { amount: "row_amounts", voucher: "row_vouchers" } as const;

/** A voucher with the sum of its selected rows on one account. */
export interface AccountVoucher {
  account: string;
  /** Öre, debit +. */
  amount: bigint;
  series: string;
  number: string;
  date: CalendarDay;
  text: string;
  /** Line of its #VER in the file of the import. */
  line: number;
  importId: string;
}

/**
 * Reads the vouchers that move each account the most on its days: up to `most` of the highest amounts and of the
 * lowest, by account and then from the highest amount to the lowest. Those whose amount is 0 are left out.
 */
export async function readLargestVouchers(
  tx: Db,
  scope: LedgerScope,
  days: readonly AccountDays[],
  most: number,
): Promise<AccountVoucher[]> {
  if (days.length === 0) return [];
  const ofYear = ofFiscalYear(scope);
  const rows = rowsOf<Omit<AccountVoucher, "amount"> & { amount: string }>(
    await tx.execute(sql`
      with hit as (${matchingRows(scope, days, sql`r.account, r.first_ordinal, r.voucher, r.amount`, ["amount", "voucher"])}),
      booked as (
        select account, first_ordinal, voucher, sum(amount) as amount from hit group by account, first_ordinal, voucher
      ),
      ranked as (
        select booked.*,
          row_number() over (partition by account order by amount desc, first_ordinal, voucher) as rank_from_highest,
          row_number() over (partition by account order by amount, first_ordinal, voucher) as rank_from_lowest
        from booked where amount <> 0
      )
      select r.account, r.amount::text as amount, b.series[r.voucher + 1] as series, b.numbers[r.voucher + 1] as number,
        b.dates[r.voucher + 1]::text as date, coalesce(b.texts[r.voucher + 1], '') as text,
        b.lines[r.voucher + 1] as line, f.id::text as "importId"
      from (select * from ranked where rank_from_highest <= ${most} or rank_from_lowest <= ${most}) r
        join (select * from voucher_block where ${ofYear}) b on b.first_ordinal = r.first_ordinal
        join (select * from imported_file where ${ofYear}) f on f.sequence = b.file_sequence
      order by r.account, r.rank_from_highest`),
  );
  return rows.map((row) => ({ ...row, amount: BigInt(row.amount) }));
}

/**
 * SQL condition for the rows of a fiscal year.
 * @param prefix alias of the table with its dot, where several tables have these columns
 */
export function ofFiscalYear({ companyId, fiscalYearId }: LedgerYear, prefix = sql``): SQL {
  return sql`${prefix}company_id = ${companyId} and ${prefix}fiscal_year_id = ${fiscalYearId}`;
}

/**
 * Builds a query for the rows that count. `d` has the first and last day of the fiscal year; `r` has `first_ordinal` of
 * the block, the index `i` of the row from 1, the account and the day. A null kind is TRANS, as in voucher_block.
 * @param more additional columns of `r`; reading them takes longer
 */
function matchingRows(
  scope: LedgerScope,
  days: readonly AccountDays[],
  columns: SQL,
  more: readonly (keyof typeof MORE_COLUMNS)[] = [],
): SQL {
  const { companyId, fiscalYearId, dimensionId = "" } = scope;
  const list = (select: (days: AccountDays) => string, type: SQL) => sql`${sql.param(days.map(select))}::${type}[]`;
  const accounts = list(({ account }) => account, sql`text`);
  const ofObject = dimensionId === "" ? sql`` : sql`and r.objects::text[] @> array[${dimensionId}::text]`;
  return sql`
    select ${columns}
    from (
      select account, first_day, last_day, case when first <= first_day then '-infinity' else first end as first,
        case when last >= last_day then 'infinity' else last end as last
      from fiscal_year cross join unnest(${accounts}, ${list(({ firstDay }) => firstDay, sql`date`)},
        ${list(({ lastDay }) => lastDay, sql`date`)}) as selected (account, first, last)
      where company_id = ${companyId} and id = ${fiscalYearId}
    ) d
    join (
      select b.first_ordinal, r.*
      from (select * from voucher_block where ${ofFiscalYear(scope)} and row_accounts && ${accounts}) b
        cross join lateral unnest(b.row_accounts, b.row_dates, b.row_objects, b.row_kinds${sql.raw(more.map((name) => `, b.${MORE_COLUMNS[name]}`).join(""))})
          with ordinality as r (account, day, objects, kind${sql.raw(more.map((name) => `, ${name}`).join(""))}, i)
      where r.account = any(${accounts}) and coalesce(r.kind, 'TRANS') = 'TRANS' ${ofObject}
    ) r on r.account = d.account and r.day between d.first and d.last`;
}

function ledgerRow(row: StoredRow): LedgerRow {
  const { account, date, text, objects, line, sequence, id, program } = row;
  return {
    account,
    date,
    amount: BigInt(row.amount),
    text,
    objects,
    line,
    voucher: {
      series: row.series,
      number: row.number,
      date: row.voucherDate,
      text: row.voucherText,
      line: row.voucherLine,
    },
    file: { sequence, id, program },
  };
}
