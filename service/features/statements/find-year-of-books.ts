import { and, eq } from "drizzle-orm";
import { calendarDay } from "@/contract/dates";
import type { Db } from "../../platform/db/database";
import { fiscalYear } from "../../platform/db/schema";
import { notFound } from "../../platform/http-error";
import { findFiscalYear, type FiscalYearRow } from "../fiscal-years/fiscal-year-row";

/** Finds a fiscal year by its id or by its first day, or throws a notFound. No id looks like a day. */
export async function findYearOfBooks(db: Db, companyId: string, idOrStart: string): Promise<FiscalYearRow> {
  if (!calendarDay.safeParse(idOrStart).success) return findFiscalYear(db, companyId, idOrStart);
  const [row] = await db
    .select()
    .from(fiscalYear)
    .where(and(eq(fiscalYear.companyId, companyId), eq(fiscalYear.firstDay, idOrStart)));
  return row ?? notFound("Fiscal year", idOrStart);
}
