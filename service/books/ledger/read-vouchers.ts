import { sql, type SQL } from "drizzle-orm";
import type { CalendarDay } from "@/contract/calendar";
import type { Db } from "../../platform/db/database";
import { rowsOf } from "../../platform/db/statements";
import { ofFiscalYear, type LedgerYear } from "./read-ledger";

/** A voucher in a list, with the id of the import of its file. */
export interface ListedVoucher {
  importId: string;
  /** Line of its #VER in the file. */
  line: number;
  series: string;
  number: string;
  date: CalendarDay;
  text: string;
  /** The sum of its debit rows, in öre. */
  debit: bigint;
  /** Distinct account numbers in the order of the file. */
  accounts: string[];
}

export interface VoucherSelection {
  /** Vouchers with a row on each of these accounts. */
  accounts: readonly string[];
  /** Searched in the texts of voucher and rows and in series and number, ignoring case; empty for all vouchers. */
  text: string;
  /** Both inclusive. Vouchers dated outside the fiscal year belong to its first or last day. */
  firstDay: CalendarDay;
  lastDay: CalendarDay;
  limit: number;
  offset: number;
}

/** SQL condition for rows that count; rows of corrections have another kind. A null kind is TRANS. */
const COUNTS = sql`coalesce(kind, 'TRANS') = 'TRANS'`;

/** Reads a page of the matching vouchers by date and then in the order of the books, with the number of all matches. */
export async function readVouchers(
  tx: Db,
  books: LedgerYear,
  { accounts, text, firstDay, lastDay, limit, offset }: VoucherSelection,
): Promise<{ vouchers: ListedVoucher[]; count: number }> {
  // The database lower-cases both texts, since its locale may leave letters beyond ASCII as they are.
  const contains = (value: SQL) => sql`position(lower(${text}) in lower(${value})) > 0`;
  // A voucher is found by A 12 and by A12.
  const searched = sql`concat_ws(E'\\n', v.series || ' ' || v.number, v.series || v.number, v.text)`;
  const wanted = sql`${sql.param([...accounts])}::text[]`;
  // Vouchers and rows are grouped, not joined: the planner expects ten elements of an unnested list, and would compare
  // each voucher of a block with each row. `offset 0` keeps it from merging the subquery of the sums into the joins,
  // which would add up a block's rows again for each voucher. read-ledger.ts explains `always`.
  const rows = rowsOf<
    { count: number; id: string | null } & Record<"date" | "series" | "number" | "text", string> & {
        line: number;
        debit: string;
        accounts: string[];
      }
  >(
    await tx.execute(sql`
      with block as (select * from voucher_block where ${ofFiscalYear(books)} and row_accounts @> ${wanted}),
      part as (
        select first_ordinal, (i - 1)::integer as voucher, date, null as account,
          ${text === "" ? sql`true` : contains(searched)} as found
        from block cross join lateral unnest(dates, block.series, numbers, texts)
          with ordinality as v (date, series, number, text, i)
        union all
        select first_ordinal, voucher, null, account, ${text === "" ? sql`false` : contains(sql`coalesce(r.text, '')`)}
        from block cross join lateral unnest(row_vouchers, row_accounts, row_texts, row_kinds) as r (voucher, account, text, kind)
        where ${COUNTS} and (account = any(${wanted}) or ${text === "" ? sql`false` : contains(sql`coalesce(r.text, '')`)})
      ),
      hit as materialized (
        select p.first_ordinal, p.voucher, min(p.date) as date
        from part p group by p.first_ordinal, p.voucher
        having bool_or(p.found) and array_agg(p.account) @> ${wanted}
      ),
      dated as materialized (
        select hit.* from hit cross join fiscal_year y
        where y.company_id = ${books.companyId} and y.id = ${books.fiscalYearId}
          and least(greatest(hit.date, y.first_day), y.last_day) between ${firstDay}::date and ${lastDay}::date
      ),
      page as (select * from dated order by date, first_ordinal, voucher limit ${limit} offset ${offset})
      select (select count(*)::integer from dated) as count, found.*
      from (select) as always left join (
        select b.first_ordinal, v.i, v.date::text, v.series, v.number, coalesce(v.text, '') as text, v.line, f.id::text,
          coalesce(v.debit, 0)::text as debit, coalesce(v.accounts, '{}') as accounts
        from (select first_ordinal, array_agg(voucher) as places from page group by first_ordinal) p
          join (select * from voucher_block where ${ofFiscalYear(books)}) b on b.first_ordinal = p.first_ordinal
          join (select * from imported_file where ${ofFiscalYear(books)}) f on f.sequence = b.file_sequence
          cross join lateral (
            select * from (
              select * from unnest(b.dates, b.series, b.numbers, b.texts, b.lines)
                with ordinality as v (date, series, number, text, line, i) where i - 1 = any(p.places) offset 0
            ) v
            left join (
              select voucher, sum(debit) as debit, array_agg(account order by first) as accounts
              from (
                select voucher, account, sum(amount) filter (where amount > 0) as debit, min(i) as first
                from unnest(b.row_vouchers, b.row_accounts, b.row_amounts, b.row_kinds)
                  with ordinality as r (voucher, account, amount, kind, i)
                where ${COUNTS} and voucher = any(p.places) group by voucher, account
              ) accounts
              group by voucher
            ) sums on sums.voucher = v.i - 1
            offset 0
          ) v
      ) found on true
      order by found.date, found.first_ordinal, found.i`),
  );
  const vouchers = rows.flatMap(({ id, count: _, ...row }) =>
    id === null ? [] : [{ ...row, importId: id, debit: BigInt(row.debit) }],
  );
  return { vouchers, count: rows[0]?.count ?? 0 };
}

/** A voucher with all its rows; amounts in öre. */
export interface WholeVoucher {
  series: string;
  number: string;
  date: CalendarDay;
  text: string;
  registered: CalendarDay | null;
  signature: string;
  rows: WholeVoucherRow[];
  previous: VoucherPlace | null;
  next: VoucherPlace | null;
}

export interface WholeVoucherRow {
  line: number;
  kind: "TRANS" | "RTRANS" | "BTRANS";
  account: string;
  amount: bigint;
  date: CalendarDay;
  text: string;
  quantity: number | null;
  signature: string;
  /** Ids of objects, each dimension and object joined by `_` (1_20). */
  objects: string[];
}

/** A voucher by the sequence of its import and its line in that file. */
export interface VoucherPlace {
  sequence: number;
  line: number;
}

/**
 * Reads the voucher that begins on this line of the file; null if there is none. The vouchers before and after it are
 * in its own block (`b`), or in the neighbouring block if it is the first or the last of its own.
 */
export async function readVoucher(
  tx: Db,
  books: LedgerYear,
  { sequence, line }: VoucherPlace,
): Promise<WholeVoucher | null> {
  const [head] = rowsOf<Omit<WholeVoucher, "rows"> & { block: number; place: number }>(
    await tx.execute(sql`
      select b.first_ordinal as block, p.i as place, b.series[p.i] as series, b.numbers[p.i] as number,
        b.dates[p.i]::text as date, coalesce(b.texts[p.i], '') as text, b.registered[p.i]::text as registered,
        coalesce(b.signatures[p.i], '') as signature, previous.place as previous, next.place as next
      from voucher_block b cross join lateral (select array_position(b.lines, ${line}::integer) as i) p
        left join lateral (
          select json_build_object('sequence', o.file_sequence, 'line', o.lines[case when p.i > 1 then p.i - 1 else o.vouchers end]) as place
          from voucher_block o where ${ofFiscalYear(books, sql`o.`)} and o.first_ordinal < b.first_ordinal + p.i - 1
          order by o.first_ordinal desc limit 1
        ) previous on true
        left join lateral (
          select json_build_object('sequence', o.file_sequence, 'line', o.lines[case when p.i < b.vouchers then p.i + 1 else 1 end]) as place
          from voucher_block o where ${ofFiscalYear(books, sql`o.`)} and o.first_ordinal >= b.first_ordinal
            and (p.i < b.vouchers or o.first_ordinal > b.first_ordinal)
          order by o.first_ordinal limit 1
        ) next on true
      where ${ofFiscalYear(books, sql`b.`)} and b.file_sequence = ${sequence} and p.i is not null`),
  );
  if (!head) return null;
  const { block, place, ...voucher } = head;
  const rows = rowsOf<Omit<WholeVoucherRow, "amount"> & { amount: string }>(
    await tx.execute(sql`
      select line, coalesce(kind, 'TRANS') as kind, account, amount::text as amount, date::text as date,
        coalesce(text, '') as text, quantity, coalesce(signature, '') as signature,
        coalesce(objects::text[], '{}') as objects
      from voucher_block cross join lateral unnest(row_vouchers, row_lines, row_accounts, row_amounts, row_dates,
        row_texts, row_quantities, row_signatures, row_objects, row_kinds)
        with ordinality as r (voucher, line, account, amount, date, text, quantity, signature, objects, kind, i)
      where ${ofFiscalYear(books)} and first_ordinal = ${block} and voucher = ${place}::integer - 1
      order by i`),
  );
  return { ...voucher, rows: rows.map((row) => ({ ...row, amount: BigInt(row.amount) })) };
}
