import { and, eq, type SQL } from "drizzle-orm";
import { soundChartOfAccountsSchema, type ChartOfAccounts } from "@/contract/charts-of-accounts/chart-of-accounts";
import { parseWire } from "@/contract/wire";
import { EUBAS97, eubas97 } from "../../figures/eubas97";
import type { Db } from "../../platform/db/database";
import { chartOfAccounts } from "../../platform/db/schema";
import { HttpError, notFound } from "../../platform/http-error";
import { describeIssues } from "../../platform/parse-body";
import type { RequestContext } from "../../platform/request-context";

/**
 * The chart with this id that the company's fiscal years may use, or a notFound. The built-in one is every company's;
 * its names are in the language given, those of a company's own chart are as they were written.
 */
export async function findChartOfAccounts(
  db: Db,
  companyId: string,
  id: string,
  language: RequestContext["language"],
): Promise<ChartOfAccounts> {
  if (id === EUBAS97) return eubas97(language);
  const [row] = await db.select().from(chartOfAccounts).where(chartIs(companyId, id));
  return row ? readChart(row) : notFound("Chart of accounts", id);
}

/**
 * The company's own chart, locked for the transaction that writes it. Rejects the built-in one, which never changes.
 */
export async function lockOwnChart(tx: Db, companyId: string, id: string): Promise<ChartOfAccounts> {
  if (id === EUBAS97)
    throw new HttpError(
      "ruleViolation",
      `Chart of accounts "${EUBAS97}" is built in: it cannot be changed or deleted.`,
    );
  const [row] = await tx.select().from(chartOfAccounts).where(chartIs(companyId, id)).for("update");
  return row ? readChart(row) : notFound("Chart of accounts", id);
}

export function readChart({ content }: { content: string }): ChartOfAccounts {
  return parseWire(content) as ChartOfAccounts;
}

export function chartIs(companyId: string, id: string): SQL | undefined {
  return and(eq(chartOfAccounts.companyId, companyId), eq(chartOfAccounts.id, id));
}

/**
 * Resolves to true when the company has a chart with this id, which then stays until a transaction's end. The
 * built-in one is every company's.
 */
export async function hasChartOfAccounts(db: Db, companyId: string, id: string): Promise<boolean> {
  if (id === EUBAS97) return true;
  const rows = await db
    .select({ id: chartOfAccounts.id })
    .from(chartOfAccounts)
    .where(chartIs(companyId, id))
    .for("key share");
  return rows.length > 0;
}

/** @throws HttpError invalid, with the JSON path, for a chart that is inconsistent as a whole */
export function requireSoundChart(chart: ChartOfAccounts): void {
  const parsed = soundChartOfAccountsSchema.safeParse(chart);
  if (!parsed.success) throw new HttpError("invalid", `The body is not valid: ${describeIssues(parsed.error, chart)}.`);
}
