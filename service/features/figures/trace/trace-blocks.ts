import { tracedAccountKey, type KeyFigureTrace, type TracedAccount } from "@/contract/figures/key-figure-trace";
import type { MissingReason } from "@/contract/figures/key-figure-value";
import { formatDay, formatMonths } from "@/contract/format/format-days";
import { formatFigure } from "@/contract/format/format-figure";
import { formatNumber } from "@/contract/format/format-number";
import type { Locale } from "@/contract/format/locale";
import type { PdfBlock, PdfRow } from "../../../platform/pdf/pdf-document";
import { accountMovements, nameOfYear, periodsOf, sumOf } from "./account-movements";
import { traceLines, type FiscalYearDays, type TraceLine } from "./trace-lines";
import { TRACE_TEXTS } from "./trace-texts";

interface TraceBlocksInput {
  trace: KeyFigureTrace;
  years: readonly FiscalYearDays[];
  language: Locale;
  currency: string;
  reason: (reason: MissingReason | undefined) => string;
}

/**
 * The most periods that fit side by side on a portrait page. With more, the accounts need landscape pages, so they and
 * the vouchers after them each begin on a new page.
 */
const MAX_PORTRAIT_PERIODS = 4;

/** Blocks of the PDF of a trace: the computation, the movements of the accounts by period, and the rows of vouchers. */
export function traceBlocks(input: TraceBlocksInput): PdfBlock[] {
  const { trace, language } = input;
  const texts = TRACE_TEXTS[language];
  const columns = [{ heading: texts.computation }, { heading: texts.value }];
  const rows = traceLines(trace, input.years, language).map((line) => lineRow(line, input));
  const isWide = byYear(trace.accounts).some((accounts) => periodsOf(accounts).length > MAX_PORTRAIT_PERIODS);
  return [
    { kind: "heading", level: 1, text: texts.computation },
    { kind: "table", name: texts.computation, columns, rows },
    { kind: "heading", level: 1, text: texts.accounts, newPage: isWide },
    ...accountBlocks(input),
    ...(trace.accounts.length > 0 ? voucherBlocks(input, isWide) : []),
  ];
}

function lineRow(line: TraceLine, { trace, language, currency, reason }: TraceBlocksInput): PdfRow {
  const { depth, name, value, kind } = line;
  const isTop = depth === 0;
  // Sums of accounts are amounts with öre; an input or a formula may have any value.
  const decimals = kind === "input" || (kind === "step" && !line.step.sum) ? { maxDecimals: 4 } : { decimals: 2 };
  const text =
    value === null
      ? "–"
      : isTop
        ? formatFigure(value, trace.keyFigure, { currency, locale: language })
        : formatNumber(value, language, decimals);
  const notes = [line.note, value === null ? reason(line.reason) : ""].filter((part) => part !== "");
  return { cells: [name, text], depth, isSum: isTop, ...(notes.length > 0 && { note: notes.join(" · ") }) };
}

/** One table for each fiscal year, since no two years share periods. */
function accountBlocks(input: TraceBlocksInput): PdfBlock[] {
  const { trace, years, language } = input;
  const texts = TRACE_TEXTS[language];
  const tables = byYear(trace.accounts);
  if (tables.length === 0) return [{ kind: "paragraph", text: texts.noAccounts }];
  return tables.flatMap((accounts): PdfBlock[] => {
    const year = nameOfYear(accounts[0]!, years, language);
    const periods = periodsOf(accounts);
    const hasOpening = accounts.some(({ opening }) => opening);
    const table: PdfBlock = {
      kind: "table",
      name: `${texts.accounts} ${year}`,
      columns: [
        { heading: texts.account },
        ...(hasOpening ? [{ heading: texts.opening }] : []),
        // A table that is too wide is split after a multiple of six periods if that fits: half-years of months.
        ...periods.map((period, i) => ({ heading: formatMonths(period, language), begins: i % 6 === 0 })),
        { heading: texts.sum },
      ],
      rows: accounts.map((account) => ({
        cells: [
          `${account.number} ${account.name}`.trim(),
          ...(hasOpening ? [money(account.opening?.amount, language)] : []),
          ...periods.map(({ start, end }) =>
            money(
              account.movements.find(({ period }) => period.start === start && period.end === end)?.amount,
              language,
            ),
          ),
          money(sumOf(account), language),
        ],
      })),
    };
    return tables.length > 1 ? [{ kind: "heading", level: 2, text: year }, table] : [table];
  });
}

/** The accounts of each year; a year before that is known only from the next year's file is a year of its own. */
function byYear(accounts: readonly TracedAccount[]): TracedAccount[][] {
  const years = new Map<string, TracedAccount[]>();
  for (const account of accounts) years.set(yearKey(account), [...(years.get(yearKey(account)) ?? []), account]);
  return [...years.values()];
}

function yearKey(account: TracedAccount): string {
  return tracedAccountKey(account, "");
}

function voucherBlocks({ trace, years, language }: TraceBlocksInput, newPage: boolean): PdfBlock[] {
  const texts = TRACE_TEXTS[language];
  const heading = { kind: "heading", level: 1, text: texts.vouchers } as const;
  if (trace.rowCount === 0) return [heading, { kind: "paragraph", text: texts.noVouchers }];
  if (trace.accounts.some(({ rows }) => !rows)) {
    return [heading, { kind: "paragraph", text: texts.tooManyVouchers(formatNumber(trace.rowCount, language)) }];
  }
  const columns = [texts.voucher, texts.fileLine, texts.amount].map((text) => ({ heading: text }));
  return [
    { ...heading, newPage },
    ...trace.accounts.flatMap((account): PdfBlock[] => {
      const movements = accountMovements(account, years).filter(({ entries }) => entries.length > 0);
      if (movements.length === 0) return [];
      const manyYears = trace.accounts.some((other) => yearKey(other) !== yearKey(account));
      const name = [account.number, account.name, ...(manyYears ? [nameOfYear(account, years, language)] : [])]
        .filter((part) => part !== "")
        .join(" ");
      const rows = movements.flatMap(({ period, amount, entries }): PdfRow[] => [
        ...entries.map(({ day, name: entryName, text, line, amount: booked }) => ({
          cells: [
            [entryName, day && formatDay(day, language), text].filter(Boolean).join(" · "),
            String(line),
            money(booked, language),
          ],
        })),
        { cells: [`${texts.sum} ${formatMonths(period, language)}`, "", money(amount, language)], isSum: true },
      ]);
      return [
        { kind: "heading", level: 2, text: name },
        { kind: "table", name, columns, rows },
      ];
    }),
  ];
}

function money(amount: number | undefined, language: Locale): string {
  return amount === undefined ? "" : formatNumber(amount, language, { decimals: 2 });
}
