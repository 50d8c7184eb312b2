import { and, eq, type SQL } from "drizzle-orm";
import type { Db } from "../../platform/db/database";
import { fiscalYear } from "../../platform/db/schema";
import { notFound } from "../../platform/http-error";
import type { FiscalYearRow } from "./fiscal-year-row";

/** The company's fiscal year with this id, or a notFound; `lock` keeps others from changing it in this transaction. */
export async function findFiscalYear(db: Db, companyId: string, id: string, lock = false): Promise<FiscalYearRow> {
  const query = db.select().from(fiscalYear).where(fiscalYearIs(companyId, id));
  const [row] = await (lock ? query.for("update") : query);
  return row ?? notFound("Fiscal year", id);
}

export function fiscalYearIs(companyId: string, id: string): SQL | undefined {
  return and(eq(fiscalYear.companyId, companyId), eq(fiscalYear.id, id));
}
