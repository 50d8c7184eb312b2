"use client";

import { addDays, addMonths } from "@/contract/calendar";
import { firstDay, lastDay, monthsIn, type Period } from "@/contract/period";
import type { ReportStatementColumn } from "@/contract/reports/blocks";
import type { ReportStatementLine } from "@/contract/reports/content";
import { writeTraceAddress } from "@/lib/figures/trace-address";
import { companyPage, meetingPage, reportPage } from "@/lib/paths";
import { useMeeting } from "@/components/shell/meeting";
import { Link } from "@/components/ui/link";
import { NUMBER_LINK_CLASSES } from "@/components/ui/number-link-classes";

interface TracedProps {
  /** Empty for readers of a shared link, who may not open the company. */
  companyId: string;
  keyFigureId: string;
  period: Period;
  children: string;
}

/** A number that links to its trace. By `data-figure`, a meeting finds the figure whose link has the focus. */
export function TraceLink({ companyId, keyFigureId, period, children }: TracedProps) {
  const meeting = useMeeting();
  if (companyId === "") return children;
  const address = { keyFigureId, first: firstDay(period), last: lastDay(period) };
  const trace = writeTraceAddress(address);
  return (
    <Link
      href={meeting ? meeting.traceHref(address) : `${companyPage(companyId)}?trace=${encodeURIComponent(trace)}`}
      prefetch={false}
      data-figure={trace}
      onClick={(event) => {
        if (!meeting || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        meeting.openTrace(address);
      }}
      className={NUMBER_LINK_CLASSES}
    >
      {children}
    </Link>
  );
}

interface InStatementProps {
  companyId: string;
  /** The fiscal year of the statement; undefined while the years are fetched, or when it was deleted. */
  fiscalYearId: string | undefined;
  statement: "income" | "balance";
  column: ReportStatementColumn;
  period: Period;
  line: Pick<ReportStatementLine, "id" | "kind" | "level">;
  children: string;
}

/**
 * An amount in a statement, which links to the page of statements. An account's amount of this year opens its vouchers
 * there; the page has no vouchers of the year before.
 */
export function StatementLink({ companyId, children, ...amount }: InStatementProps) {
  const isMeeting = useMeeting() !== null;
  if (companyId === "") return children;
  const page = isMeeting ? meetingPage(companyId, "statements") : companyPage(companyId, "statements");
  return (
    <Link href={`${page}?${statementSearch(amount)}`} prefetch={false} className={NUMBER_LINK_CLASSES}>
      {children}
    </Link>
  );
}

function statementSearch({
  fiscalYearId,
  statement,
  column,
  period,
  line,
}: Omit<InStatementProps, "companyId" | "children">): string {
  const [first, last] = [firstDay(period), lastDay(period)];
  const isBefore = column === "yearBefore" || column === "yearToDateBefore";
  // A month of the statement's fiscal year, which names the year when its id is unknown. Amounts of the year before
  // stand beside those of this year on the page, and an opening balance is of the day before the fiscal year.
  const month = (isBefore ? addMonths(last, 12) : column === "opening" ? addDays(last, 1) : last).slice(0, 7);
  const search = new URLSearchParams({ year: fiscalYearId ?? month, statement });
  const months = monthsIn(period);
  if (column !== "opening" && (months === 1 || column.startsWith("yearToDate"))) search.set("month", month);
  else if (months === 3) search.set("by", "quarters");
  // Lines below the top level are shown only in open groups; `*` opens all.
  if (line.level > 0) search.set("open", "*");
  if (line.kind === "account" && (column === "amount" || column === "yearToDate")) {
    for (const [name, value] of Object.entries({ account: line.id, from: first, to: last })) search.set(name, value);
  }
  return search.toString();
}

interface InReportProps {
  companyId: string;
  reportId: string;
  children: string;
}

/** A number from another report, which links to that report. */
export function ReportLink({ companyId, reportId, children }: InReportProps) {
  const isMeeting = useMeeting() !== null;
  if (companyId === "") return children;
  const href = isMeeting
    ? `${meetingPage(companyId, "reports")}?report=${encodeURIComponent(reportId)}`
    : reportPage(companyId, reportId);
  return (
    <Link href={href} prefetch={false} className={NUMBER_LINK_CLASSES}>
      {children}
    </Link>
  );
}
