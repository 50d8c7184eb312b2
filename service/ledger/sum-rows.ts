import { sql } from "drizzle-orm";
import type { Db } from "../db/database";
import { rowsOf } from "../db/rows-of";
import type { LedgerSelection } from "./read-ledger";

/**
 * The sum in öre of the first `limit` rows that `readLedger` answers for one account: what a page that begins behind them
 * goes on from. Nothing of the rows is read but what their order and sum need.
 */
export async function sumRows(
  tx: Db,
  { companyId, fiscalYearId, firstDay, lastDay, dimensionId = "", limit }: Omit<LedgerSelection, "accounts" | "offset">,
  account: string,
): Promise<bigint> {
  if (limit === 0) return 0n;
  const ofObject = dimensionId === "" ? sql`` : sql`and r.objects::text[] @> array[${dimensionId}::text]`;
  const [row] = rowsOf<{ sum: string }>(
    await tx.execute(sql`
      select coalesce(sum(amount), 0)::text as sum from (
        select r.amount
        from fiscal_year y join voucher_block b on b.company_id = y.company_id and b.fiscal_year_id = y.id
          cross join lateral unnest(b.row_accounts, b.row_amounts, b.row_dates, b.row_objects, b.row_kinds)
            with ordinality as r (account, amount, day, objects, kind, i)
        where y.company_id = ${companyId} and y.id = ${fiscalYearId} and b.row_accounts @> array[${account}::text]
          and r.account = ${account} and r.kind is distinct from 'BTRANS' ${ofObject}
          and (${firstDay}::date <= y.first_day or r.day >= ${firstDay}::date)
          and (${lastDay}::date >= y.last_day or r.day <= ${lastDay}::date)
        order by r.day, b.first_ordinal, r.i limit ${limit}) rows`),
  );
  return BigInt(row!.sum);
}
