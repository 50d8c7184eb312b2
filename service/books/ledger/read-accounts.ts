import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "../../platform/db/database";
import { account } from "../../platform/db/schema";
import type { SieAccountType } from "../sie/sie-records";

export interface StoredAccount {
  name: string;
  type: SieAccountType | null;
  unit: string;
}

/** Accounts of a fiscal year by number: these numbers, or all. */
export async function readAccounts(
  tx: Db,
  { companyId, fiscalYearId }: { companyId: string; fiscalYearId: string },
  numbers?: readonly string[],
): Promise<Map<string, StoredAccount>> {
  const rows = await tx
    .select({ number: account.number, name: account.name, type: account.type, unit: account.unit })
    .from(account)
    .where(
      and(
        eq(account.companyId, companyId),
        eq(account.fiscalYearId, fiscalYearId),
        numbers && inArray(account.number, [...numbers]),
      ),
    );
  return new Map(rows.map(({ number, ...rest }) => [number, rest]));
}

/** Names of accounts by number. If fiscal years name an account differently, the last of them in the list decides. */
export async function readAccountNames(
  tx: Db,
  companyId: string,
  fiscalYearIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await tx
    .select({ year: account.fiscalYearId, number: account.number, name: account.name })
    .from(account)
    .where(and(eq(account.companyId, companyId), inArray(account.fiscalYearId, [...fiscalYearIds])));
  const names = new Map<string, string>();
  for (const id of fiscalYearIds) {
    for (const { year, number, name } of rows) if (year === id && name !== "") names.set(number, name);
  }
  return names;
}
