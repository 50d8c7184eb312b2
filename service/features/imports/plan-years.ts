import { and, asc, eq, gt } from "drizzle-orm";
import type { CalendarDay } from "@/contract/calendar";
import type { Db } from "../../platform/db/database";
import { budgetAmount, fiscalYear, keyFigureData } from "../../platform/db/schema";
import { explainMovedRows } from "../../books/sie/checks/vouchers-in-year";
import type { SieFile } from "../../books/sie/sie-file";
import type { SieVouchers } from "../../books/sie/vouchers";
import { isOfYear } from "../budgets/read-budget";
import type { FiscalYearRow } from "../fiscal-years/fiscal-year-row";
import type { ImportRequest } from "./receive-file";
import { fileNote, type Remarks } from "./remarks";

/** The planned change of one fiscal year by an import. */
export interface YearPlan {
  start: CalendarDay;
  end: CalendarDay;
  /** The stored fiscal year with this start; null when there is none. */
  existing: FiscalYearRow | null;
  /** `replace` replaces all books of the year; `add` adds vouchers to them. */
  mode: "replace" | "add";
  vouchers: SieVouchers;
}

/** The company's fiscal years by start; `lock` locks them until the transaction ends. */
export async function fiscalYearsOf(db: Db, companyId: string, lock: boolean): Promise<FiscalYearRow[]> {
  const query = db
    .select()
    .from(fiscalYear)
    .where(eq(fiscalYear.companyId, companyId))
    .orderBy(asc(fiscalYear.firstDay));
  return lock ? query.for("update") : query;
}

/**
 * Decides which fiscal years a file makes, replaces or adds to. The request's dates win over the file's #RAR 0. A file
 * of vouchers alone (4I) goes to the years that its vouchers are dated in. Obstacles are added to the remarks' errors.
 */
export function planYears(file: SieFile, request: ImportRequest, years: FiscalYearRow[], remarks: Remarks): YearPlan[] {
  // #RAR of a 4I file is ignored: payroll and depreciation programs write it, but the file has no books of that year.
  if (file.sieType === "4I") return planAdditions(file, yearOfRequest(request), years, remarks);
  // The reader has put the request's days into #RAR 0, and rejects a file without #RAR 0.
  const { start, end } = file.years.find(({ index }) => index === 0)!;
  const plan = planYear({ start, end }, "replace", file.vouchers, years, remarks);
  return plan ? [plan] : [];
}

function yearOfRequest({ fiscalYearStart: start, fiscalYearEnd: end }: ImportRequest) {
  return start && end ? { start, end } : null;
}

function planYear(
  { start, end }: { start: CalendarDay; end: CalendarDay },
  mode: YearPlan["mode"],
  vouchers: SieVouchers,
  years: FiscalYearRow[],
  remarks: Remarks,
): YearPlan | null {
  if (start > end) {
    remarks.errors.push(
      fileNote("fiscalYearReversed", "#RAR", `The fiscal year begins ${start}, after its end ${end}.`),
    );
    return null;
  }
  const existing = years.find((year) => year.firstDay === start) ?? null;
  const overlapping = years.filter((year) => year !== existing && year.firstDay <= end && start <= year.lastDay);
  for (const year of overlapping) {
    remarks.errors.push(
      fileNote(
        "fiscalYearOverlaps",
        "#RAR",
        `The fiscal year ${start} to ${end} overlaps the company's ${year.firstDay} to ${year.lastDay}.`,
      ),
    );
  }
  return overlapping.length > 0 ? null : { start, end, existing, mode, vouchers };
}

function planAdditions(
  file: SieFile,
  stated: { start: CalendarDay; end: CalendarDay } | null,
  years: FiscalYearRow[],
  remarks: Remarks,
): YearPlan[] {
  const { vouchers } = file;
  const holds = ({ start, end }: { start: CalendarDay; end: CalendarDay }, date: CalendarDay) =>
    start <= date && date <= end;
  const known = years.map((year) => ({ start: year.firstDay, end: year.lastDay, existing: year }));
  const strays = vouchers.filter(({ date }) => !known.some((year) => holds(year, date)));
  const outside = strays.filter(({ date }) => !stated || !holds(stated, date)).at(0);
  if (outside) {
    remarks.errors.push(
      fileNote(
        "fiscalYearMissing",
        "#VER",
        `No fiscal year of the company holds ${outside.date}; import that year first, or give its first and last day.`,
        outside.lineNo,
      ),
    );
    return [];
  }
  // A year that the request's days make longer gets one plan, which includes the vouchers within its present days.
  const isLonger = ({ start }: { start: CalendarDay }) => strays.length > 0 && start === stated?.start;
  const others = known.filter((year) => !isLonger(year));
  const plans: YearPlan[] = others
    .map((year) => ({ ...year, mode: "add" as const, vouchers: vouchers.filter(({ date }) => holds(year, date)) }))
    .filter((plan) => plan.vouchers.length > 0);
  if (strays.length > 0) {
    const rest = vouchers.filter(({ date }) => !others.some((year) => holds(year, date)));
    const plan = planYear(stated!, "add", rest, years, remarks);
    if (!plan) return [];
    plans.push(plan);
  }
  for (const plan of plans) {
    const { count, lineNo } = plan.vouchers.moveRowsInto(plan);
    if (count > 0) remarks.warnings.push(fileNote("rowOutsideYear", "#TRANS", explainMovedRows(plan, count), lineNo));
  }
  // The response describes the first plan: the year of the file's first voucher.
  plans.sort((a, b) => a.vouchers.columnIndexOf(0) - b.vouchers.columnIndexOf(0));
  if (plans.length === 0) {
    remarks.errors.push(fileNote("nothingToImport", "#VER", "The file holds no vouchers and no balances."));
  }
  return plans;
}

/** Maximum number of values outside of a fiscal year that a message names. */
export const MAX_NAMED_OUTSIDE = 5;

/** Adds an error when the import shortens the year and inputs or budgets typed in would lie outside of it. */
export async function refuseStrandedData(db: Db, plan: YearPlan, remarks: Remarks): Promise<void> {
  if (!plan.existing || plan.existing.lastDay <= plan.end) return;
  const stranded = await strandedData(db, plan.existing, plan.end);
  if (stranded.length === 0) return;
  const values =
    stranded.length === 1 ? "1 value of inputs or the budget" : `${stranded.length} values of inputs or the budget`;
  remarks.errors.push(
    fileNote(
      "keyFigureDataOutside",
      "#RAR",
      `${values} would lie outside the new fiscal year, which ends ${plan.end}: ${stranded.slice(0, MAX_NAMED_OUTSIDE).join(", ")}.`,
    ),
  );
}

/** Names the fiscal year's key figure data with their periods and typed budgets with their months, if after `end`. */
export async function strandedData(
  db: Db,
  { companyId, id }: Pick<FiscalYearRow, "companyId" | "id">,
  end: CalendarDay,
): Promise<string[]> {
  const rows = await db
    .select({ id: keyFigureData.keyFigureInfoId, firstDay: keyFigureData.firstDay, lastDay: keyFigureData.lastDay })
    .from(keyFigureData)
    .where(
      and(eq(keyFigureData.companyId, companyId), eq(keyFigureData.fiscalYearId, id), gt(keyFigureData.lastDay, end)),
    )
    .orderBy(asc(keyFigureData.keyFigureInfoId), asc(keyFigureData.firstDay));
  const amounts = await db
    .select({ account: budgetAmount.account, month: budgetAmount.month })
    .from(budgetAmount)
    .where(and(isOfYear(companyId, id), gt(budgetAmount.month, end.slice(0, 7))))
    .orderBy(asc(budgetAmount.account), asc(budgetAmount.month));
  return [
    ...rows.map(({ id: keyFigure, firstDay, lastDay }) => `${keyFigure} ${firstDay}–${lastDay}`),
    ...amounts.map(({ account, month }) => `budget of ${account} ${month}`),
  ];
}
