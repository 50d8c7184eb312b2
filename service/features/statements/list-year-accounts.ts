import { and, eq } from "drizzle-orm";
import type { YearAccount } from "@/contract/statements/year-account";
import type { RequestContext } from "../../platform/request-context";
import type { Db } from "../../platform/db/database";
import { account } from "../../platform/db/schema";
import type { AccountBalances } from "../../books/balances/account-balances";
import { isResultNumber } from "../../books/sie/month-readings";
import { requireCompanyAccess } from "../../platform/policies/authorize";
import { readYearBalances } from "../figures/read-books";
import { findYearOfBooks } from "./find-year-of-books";

/**
 * The accounts of a fiscal year's books by number, with their balances in öre, all read in one snapshot.
 * @param fiscalYearId the fiscal year's id or first day
 */
export async function listYearAccounts(
  context: RequestContext,
  companyId: string,
  fiscalYearId: string,
): Promise<YearAccount[]> {
  await requireCompanyAccess(context, companyId, "fiscalYear.read");
  return context.db.transaction(
    async (tx) => {
      const year = await findYearOfBooks(tx, companyId, fiscalYearId);
      const range = { from: year.firstDay, to: year.lastDay };
      const balances = (await readYearBalances(tx, [year], { companyId, ...range })).at(-1)!;
      return accountsOfYear(tx, companyId, year.id, balances.accounts);
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}

/** The accounts that the file lists, and accounts that only have amounts. */
export async function accountsOfYear(
  db: Db,
  companyId: string,
  fiscalYearId: string,
  accounts: readonly AccountBalances[],
): Promise<YearAccount[]> {
  const listed = await db
    .select({ number: account.number, name: account.name })
    .from(account)
    .where(and(eq(account.companyId, companyId), eq(account.fiscalYearId, fiscalYearId)));
  const names = new Map(listed.map(({ number, name }) => [number, name]));
  const balances = new Map(
    accounts.map(({ account: number, opening, movements }) => [
      number,
      movements.reduce((sum, amount) => sum + amount, isResultNumber(number) ? 0n : opening),
    ]),
  );
  return [...new Set([...names.keys(), ...balances.keys()])].sort().map((number) => ({
    number,
    name: names.get(number) ?? "",
    balance: Number(balances.get(number) ?? 0n),
    isUsed: balances.has(number),
  }));
}
