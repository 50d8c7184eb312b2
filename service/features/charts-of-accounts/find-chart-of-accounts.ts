import { and, eq, type SQL } from "drizzle-orm";
import type { ChartOfAccounts } from "@/contract/charts-of-accounts/chart-of-accounts";
import { parseWire } from "@/contract/wire";
import type { RequestContext } from "../../platform/request-context";
import type { Db } from "../../platform/db/database";
import { chartOfAccounts } from "../../platform/db/schema";
import { HttpError, notFound } from "../../platform/http-error";
import { EUBAS97, eubas97 } from "../../figures/eubas97";

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

/** The company's own chart, locked for the transaction that writes it. The built-in one is refused: it never changes. */
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
