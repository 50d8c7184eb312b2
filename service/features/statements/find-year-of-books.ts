import { and, eq } from "drizzle-orm";
import { calendarDay } from "@/contract/dates";
import type { Db } from "../../platform/db/database";
import { fiscalYear } from "../../platform/db/schema";
import { findFiscalYear, type FiscalYearRow } from "../fiscal-years/fiscal-year-row";

/**
 * The company's fiscal year with this id, or the one that begins on this day (no id looks like one); or a notFound.
 */
export async function findYearOfBooks(db: Db, companyId: string, idOrStart: string): Promise<FiscalYearRow> {
  if (!calendarDay.safeParse(idOrStart).success) return findFiscalYear(db, companyId, idOrStart);
  const [row] = await db
    .select()
    .from(fiscalYear)
    .where(and(eq(fiscalYear.companyId, companyId), eq(fiscalYear.firstDay, idOrStart)));
  return row ?? findFiscalYear(db, companyId, idOrStart);
}
