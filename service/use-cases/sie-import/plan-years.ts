import { and, asc, eq, gt } from "drizzle-orm";
import { addDays, addMonths, type CalendarDay } from "@/contract/dates";
import type { SieImportRequest } from "@/contract/sie-import";
import type { Db } from "../../db/database";
import { fiscalYear, keyFigureData } from "../../db/schema";
import type { SieFile, SieVoucher } from "../../sie/sie-file";
import type { FiscalYearRow } from "../fiscal-year/fiscal-year-row";
import { fileNote, type Remarks } from "./remarks";

/** What an import does to one fiscal year. */
export interface YearPlan {
  start: CalendarDay;
  end: CalendarDay;
  /** The fiscal year as it is, when there is one with this start. */
  existing: FiscalYearRow | null;
  /** `replace`: all the books of the year; `add`: vouchers to those there. */
  mode: "replace" | "add";
  vouchers: SieVoucher[];
}

const LONGEST_YEAR_MONTHS = 18;

/** The company's fiscal years by start, kept from changing until the transaction ends when `lock`. */
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
 * of vouchers alone (4I) goes to the years that hold its dates. Reasons against go to the remarks' errors.
 */
export function planYears(
  file: SieFile,
  request: SieImportRequest,
  years: FiscalYearRow[],
  remarks: Remarks,
): YearPlan[] {
  const stated = statedYear(file, request);
  if (file.sieType === "4I") return planAdditions(file, stated, years, remarks);
  if (!stated) {
    remarks.errors.push(
      fileNote("fiscalYearMissing", "#RAR", "The file has no #RAR 0; give the fiscal year's first and last day."),
    );
    return [];
  }
  const plan = planYear(stated, "replace", file.vouchers, years, remarks);
  return plan ? [plan] : [];
}

function statedYear(file: SieFile, request: SieImportRequest): { start: CalendarDay; end: CalendarDay } | null {
  const inFile = file.years.find(({ index }) => index === 0);
  const start = request.fiscalYearStart ?? inFile?.start;
  const end = request.fiscalYearEnd ?? inFile?.end;
  return start && end ? { start, end } : null;
}

function planYear(
  { start, end }: { start: CalendarDay; end: CalendarDay },
  mode: YearPlan["mode"],
  vouchers: SieVoucher[],
  years: FiscalYearRow[],
  remarks: Remarks,
): YearPlan | null {
  if (start > end) {
    remarks.errors.push(
      fileNote("fiscalYearReversed", "#RAR", `The fiscal year begins ${start}, after its end ${end}.`),
    );
    return null;
  }
  if (end > addDays(addMonthsToDay(start, LONGEST_YEAR_MONTHS), -1)) {
    remarks.errors.push(
      fileNote(
        "fiscalYearTooLong",
        "#RAR",
        `The fiscal year ${start} to ${end} is longer than ${LONGEST_YEAR_MONTHS} months.`,
      ),
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

/** The same day of the month `months` later; a day that month lacks becomes the first of the next. */
function addMonthsToDay(day: CalendarDay, months: number): CalendarDay {
  return addDays(addMonths(day, months), Number(day.slice(8)) - 1);
}

function planAdditions(
  file: SieFile,
  stated: { start: CalendarDay; end: CalendarDay } | null,
  years: FiscalYearRow[],
  remarks: Remarks,
): YearPlan[] {
  const plans = new Map<string, YearPlan>();
  for (const voucher of file.vouchers) {
    const year = years.find(({ firstDay, lastDay }) => firstDay <= voucher.date && voucher.date <= lastDay);
    const inStated = stated !== null && stated.start <= voucher.date && voucher.date <= stated.end;
    if (!year && !inStated) {
      remarks.errors.push(
        fileNote(
          "fiscalYearMissing",
          "#VER",
          `No fiscal year of the company holds ${voucher.date}; import that year first, or give its first and last day.`,
          voucher.lineNo,
        ),
      );
      return [];
    }
    const key = year?.id ?? "new";
    const existing = plans.get(key);
    if (existing) existing.vouchers.push(voucher);
    else if (year) {
      plans.set(key, { start: year.firstDay, end: year.lastDay, existing: year, mode: "add", vouchers: [voucher] });
    } else {
      const plan = planYear(stated!, "add", [voucher], years, remarks);
      if (!plan) return [];
      plans.set(key, plan);
    }
  }
  if (plans.size === 0) {
    remarks.errors.push(fileNote("nothingToImport", "#VER", "The file holds no vouchers and no balances."));
  }
  return [...plans.values()];
}

/** Key figure data that a shorter year would leave outside is never dropped: the import is refused and names it. */
export async function refuseStrandedData(db: Db, plan: YearPlan, remarks: Remarks): Promise<void> {
  if (!plan.existing || plan.existing.lastDay <= plan.end) return;
  const stranded = await strandedData(db, plan.existing, plan.end);
  if (stranded.length === 0) return;
  remarks.errors.push(
    fileNote(
      "keyFigureDataOutside",
      "#RAR",
      `${stranded.length} key-figure values would lie outside the new fiscal year, which ends ${plan.end}: ${stranded.slice(0, 5).join(", ")}.`,
    ),
  );
}

/** The key figure data of a fiscal year that would lie outside of it if it ended on that day, each with its period. */
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
  return rows.map(({ id: keyFigure, firstDay, lastDay }) => `${keyFigure} ${firstDay}–${lastDay}`);
}
