import type { Db } from "../../platform/db/database";
import { chartOfAccounts } from "../../platform/db/schema";
import { EUBAS97 } from "../../figures/eubas97";
import { chartIs } from "./find-chart-of-accounts";

/**
 * Whether the company has a chart of accounts with this id; in a transaction the chart then stays until its end. The
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
