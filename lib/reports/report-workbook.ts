import { writtenBusinessIdentityCode } from "@/contract/companies/company-ids";
import type { KeyFigure } from "@/contract/figures/key-figure";
import type { KeyFigureValue, MissingReason } from "@/contract/figures/key-figure-value";
import { amountsIn } from "@/contract/format/amount-unit";
import { formatMoment, formatMonth, formatMonths, formatPeriod } from "@/contract/format/format-days";
import { figureDecimals, figureUnit } from "@/contract/format/format-figure";
import type { ReportStatementColumn } from "@/contract/reports/blocks";
import { commentSubject } from "@/contract/reports/comment-heading";
import type { ContentBlock, ContentBlockOf, ReportContent } from "@/contract/reports/content";
import { FIGURE_COLUMNS } from "@/contract/reports/figure-columns";
import { emptyBlockText } from "@/contract/reports/empty-block";
import { usualHeading } from "@/contract/reports/usual-headings";
import { comparedCells } from "@/lib/figures/compared-cells";
import { nameOfNumber } from "@/lib/spreadsheets/csv";
import { sumOfRows } from "@/lib/spreadsheets/sum-formula";
import type { Table } from "@/lib/spreadsheets/table";
import { cellAddress, sheetNames, tableOfSheet, type Sheet, type SheetCell } from "@/lib/spreadsheets/workbook";
import { addsUp, sumParts, type SummedRow } from "@/lib/statements/sum-parts";
import { WORKBOOK_WORDS } from "./workbook-words";

interface ReportSheetsOf {
  content: ReportContent;
  /**
   * True for a report of blocks, which has the chosen columns. A report without blocks has no choice of columns, so all
   * known comparisons are shown.
   */
  hasBlocks: boolean;
  /** Explains in blocks of key figures why a value is missing; otherwise a missing value is a dash. */
  reasonOf?: (reason: MissingReason | undefined) => string;
}

/** A block with a sheet of its own. The letterhead has none, because the first sheet says the same. */
type SheetBlock = Exclude<ContentBlock, { type: "letterhead" }>;

/** Number of rows above the values: title, note, an empty row and the column headings. */
const ROWS_ABOVE = 4;

const NO_VALUE: SheetCell = { value: "–", style: "note" };
const heading = (value: string): SheetCell => ({ value, style: "heading" });

/**
 * A report as a workbook (ADR 0113): a sheet about company and report, and then one sheet for each block. Differences
 * and the sums of statements are formulas.
 */
export function reportSheets(of: ReportSheetsOf): [Sheet, ...Sheet[]] {
  const { content } = of;
  const words = WORKBOOK_WORDS[content.language];
  const blocks = content.blocks.filter((block) => block.type !== "letterhead");
  const [first = "", ...names] = sheetNames([
    words.title,
    ...blocks.map((block) => block.heading || usualName(block, content.language)),
  ]);
  return [headSheet(content, first), ...blocks.map((block, i) => blockSheet(block, names[i]!, of))];
}

/** The name of a block without a heading: a text may have none, and another program may give any block an empty one. */
function usualName(block: SheetBlock, language: ReportContent["language"]): string {
  if (block.type === "text") return WORKBOOK_WORDS[language].text;
  if (block.type === "chart") return block.keyFigure?.name ?? FIGURE_COLUMNS[language].value;
  return usualHeading(block.type === "statement" ? block.statement : block.type, language);
}

/** One table for all blocks: each block below its name, or a single block without its name. */
export function reportTable([, ...sheets]: readonly [Sheet, ...Sheet[]]): Table {
  const [only] = sheets;
  if (sheets.length === 1) return tableOfSheet(only!);
  return sheets.flatMap((sheet, i) => [...(i === 0 ? [] : [[]]), [sheet.name], ...tableOfSheet(sheet)]);
}

function headSheet({ title, company, agency, period, author, asOf, currency, language }: ReportContent, name: string) {
  const words = WORKBOOK_WORDS[language];
  const facts: [name: string, value: string | undefined][] = [
    [words.company, company.name],
    [words.organisationNumber, writtenBusinessIdentityCode(company.businessIdentityCode)],
    [words.agency, agency?.name],
    [words.period, formatMonths(period, language)],
    [words.author, author],
    [words.asOf, formatMoment(asOf, language)],
    [words.currency, currency],
  ];
  const rows: SheetCell[][] = [
    [{ value: title, style: "title" }],
    [],
    ...facts.flatMap(([fact, value = ""]): SheetCell[][] =>
      value === "" ? [] : [[{ value: fact, style: "note" }, { value }]],
    ),
  ];
  return { name, columns: [24, 48], frozen: { rows: 0, columns: 0 }, rows } satisfies Sheet;
}

/** The table of a block: column headings, column widths in characters, and rows. */
interface Body {
  headings: readonly string[];
  widths: readonly number[];
  rows: SheetCell[][];
  /** The last part of the note above the column headings. */
  note?: string;
  frozenColumns?: number;
}

function blockSheet(block: SheetBlock, name: string, of: ReportSheetsOf): Sheet {
  const { company, period, currency, language } = of.content;
  const { headings, widths, rows, note, frozenColumns = 1 } = bodyOf(block, of);
  const notes = [company.name, formatMonths(period, language), currency && amountsIn(currency, language), note];
  return {
    name,
    columns: widths,
    frozen: { rows: ROWS_ABOVE, columns: frozenColumns },
    rows: [
      [{ value: block.heading || name, style: "title" }],
      [{ value: notes.filter(Boolean).join(" · "), style: "note" }],
      [],
      headings.map(heading),
      ...(rows.length > 0 ? rows : [[{ value: emptyBlockText(block, language), style: "note" as const }]]),
    ],
  };
}

function bodyOf(block: SheetBlock, of: ReportSheetsOf): Body {
  switch (block.type) {
    case "text":
      return textBody(block, of.content);
    case "keyFigures":
      return keyFiguresBody(block, of);
    case "chart":
      return chartBody(block, of.content);
    case "statement":
      return statementBody(block, of.content);
    case "comments":
      return commentsBody(block, of.content);
    case "restatement":
      return restatementBody(block, of.content);
  }
}

function textBody({ parts }: ContentBlockOf<"text">, { language }: ReportContent): Body {
  const lines = parts
    .map(({ text }) => text)
    .join("")
    .split(/\n+/);
  return {
    headings: [WORKBOOK_WORDS[language].text],
    widths: [110],
    rows: lines.filter((line) => line.trim() !== "").map((value): SheetCell[] => [{ value, style: "text" }]),
    frozenColumns: 0,
  };
}

/** The members of a key figure value that the value is compared with. */
const COMPARISONS = ["yearBefore", "target", "budget"] as const;
type Comparison = (typeof COMPARISONS)[number];

function keyFiguresBody(block: ContentBlockOf<"keyFigures">, { content, hasBlocks, reasonOf }: ReportSheetsOf): Body {
  const { language, currency } = content;
  const words = WORKBOOK_WORDS[language];
  const values = block.rows.map(({ value }) => value);
  const comparisons = hasBlocks
    ? COMPARISONS.filter((comparison) => block.columns.some(({ column }) => column === comparison))
    : knownIn(values);
  const months = block.columns.some(({ column }) => column === "sparkline")
    ? [...new Set(block.rows.flatMap(({ sparkline = [] }) => sparkline.map(({ period }) => period.start)))].sort()
    : [];
  return {
    headings: [
      words.keyFigure,
      words.unit,
      FIGURE_COLUMNS[language].value,
      ...comparedHeadings(comparisons, content),
      ...months.map((start) => formatMonth(start.slice(0, 10), language)),
    ],
    widths: [44, 10, 16, ...comparisons.flatMap(() => [16, 16, 16]), ...months.map(() => 14)],
    rows: block.rows.map(({ keyFigure, value, sparkline = [] }, i) => [
      { value: keyFigure.name },
      { value: figureUnit(keyFigure, currency, language) },
      value.value === null && reasonOf
        ? { value: reasonOf(value.reason), style: "note" }
        : numberCell(value.value, keyFigure),
      ...comparedOf(value, keyFigure, comparisons, ROWS_ABOVE + i, 2),
      ...months.map((start) => {
        const month = sparkline.find(({ period }) => period.start === start);
        return month === undefined ? {} : numberCell(month.value, keyFigure);
      }),
    ]),
  };
}

function chartBody({ keyFigure, values }: ContentBlockOf<"chart">, content: ReportContent): Body {
  const { currency, language } = content;
  const words = WORKBOOK_WORDS[language];
  const comparisons = knownIn(values);
  const unit = keyFigure ? figureUnit(keyFigure, currency, language) : "";
  return {
    headings: [
      words.period,
      [keyFigure?.name ?? FIGURE_COLUMNS[language].value, unit].filter((part) => part !== "").join(", "),
      ...comparedHeadings(comparisons, content),
    ],
    widths: [26, 20, ...comparisons.flatMap(() => [16, 16, 16])],
    rows: keyFigure
      ? values.map((value, i) => [
          { value: formatPeriod(value.period, language) },
          numberCell(value.value, keyFigure),
          ...comparedOf(value, keyFigure, comparisons, ROWS_ABOVE + i, 1),
        ])
      : [],
  };
}

/** The comparisons that some of the values have. */
function knownIn(values: readonly KeyFigureValue[]): Comparison[] {
  return COMPARISONS.filter((comparison) => values.some((value) => value[comparison] !== undefined));
}

function comparedHeadings(comparisons: readonly Comparison[], { language }: ReportContent): string[] {
  const words = WORKBOOK_WORDS[language];
  return comparisons.flatMap((comparison) => {
    const difference = words.difference(FIGURE_COLUMNS[language][comparison]);
    return [FIGURE_COLUMNS[language][comparison], difference, `${difference}, %`];
  });
}

/**
 * Three cells for each comparison: the compared value, the difference, and the difference in percent. `row` and the
 * column `valueAt` are the place of the value in the sheet, counted from 0; the cells follow it.
 */
function comparedOf(
  value: KeyFigureValue,
  keyFigure: KeyFigure,
  comparisons: readonly Comparison[],
  row: number,
  valueAt: number,
): SheetCell[] {
  return comparisons.flatMap((comparison, i) => {
    const other = value[comparison] ?? null;
    const at = valueAt + 1 + i * 3;
    return [numberCell(other, keyFigure), ...differenceCells(value.value, other, keyFigure, row, [valueAt, at])];
  });
}

/** A difference, and the same in percent unless it is in percentage points already. */
function differenceCells(
  value: number | null,
  other: number | null,
  keyFigure: KeyFigure,
  row: number,
  [one, two]: readonly [number, number],
): SheetCell[] {
  const { difference, percent } = comparedCells({
    value,
    other,
    valueType: keyFigure.valueType,
    decimals: figureDecimals(keyFigure),
    at: [cellAddress(row, one), cellAddress(row, two)],
  });
  return [difference, keyFigure.valueType === "Percent" ? {} : percent];
}

/** The column that each column of a statement is compared with. */
const COMPARED_WITH: Partial<Record<ReportStatementColumn, ReportStatementColumn>> = {
  yearBefore: "amount",
  budget: "amount",
  opening: "amount",
  yearToDateBefore: "yearToDate",
};

function statementBody({ columns, lines }: ContentBlockOf<"statement">, { language }: ReportContent): Body {
  const words = WORKBOOK_WORDS[language];
  const hasAccounts = lines.some(({ kind }) => kind === "account");
  const before = hasAccounts ? 2 : 1;
  // A column is an amount of the line (`of` is its index), or amount `of` less amount `less`.
  const shown = columns.flatMap(({ column, name }, amount): { name: string; of: number; less?: number }[] => {
    const base = columns.findIndex((one) => one.column === COMPARED_WITH[column]);
    return [{ name, of: amount }, ...(base < 0 ? [] : [{ name: words.difference(name), of: base, less: amount }])];
  });
  const placeOf = (amount: number) => before + shown.findIndex(({ of, less }) => of === amount && less === undefined);
  const summed: SummedRow[] = lines.map(({ kind, level, amounts }) => ({ kind, depth: level, amounts }));
  const cellOf = (at: number, { of, less }: (typeof shown)[number], parts: readonly number[]): SheetCell => {
    const ore = lines[at]!.amounts[of] ?? null;
    const other = less === undefined ? 0 : (lines[at]!.amounts[less] ?? null);
    if (ore === null || other === null) return {};
    const cell: SheetCell = { value: (ore - other) / 100, decimals: 2 };
    if (less !== undefined) {
      const [one, two] = [of, less].map((amount) => cellAddress(ROWS_ABOVE + at, placeOf(amount)));
      return { ...cell, formula: `ROUND(${one}-${two},2)` };
    }
    if (!addsUp(summed, at, parts, of)) return cell;
    const rows = parts.map((row) => ROWS_ABOVE + row);
    return { ...cell, formula: sumOfRows(rows, placeOf(of)) };
  };
  return {
    headings: [...(hasAccounts ? [words.account] : []), words.line, ...shown.map(({ name }) => name)],
    widths: [...(hasAccounts ? [9] : []), 48, ...shown.map(() => 18)],
    frozenColumns: before,
    rows: lines.map(({ id, name, kind, level }, at) => {
      const style = kind === "sum" ? { style: "sum" as const } : {};
      const parts = sumParts(summed, at);
      return [
        ...(hasAccounts ? [{ ...(kind === "account" && { value: id }), ...style }] : []),
        { value: name, ...(level > 0 && { indent: level }), ...style },
        ...shown.map((column) => ({ ...cellOf(at, column, parts), ...style })),
      ];
    }),
  };
}

function commentsBody({ comments }: ContentBlockOf<"comments">, { language }: ReportContent): Body {
  const words = WORKBOOK_WORDS[language];
  return {
    headings: [words.subject, words.period, words.author, words.written, words.comment],
    widths: [32, 22, 24, 20, 90],
    rows: comments.map(({ period, author, created, message, parts, ...subject }) =>
      [
        commentSubject(subject, language),
        formatMonths(period, language),
        author,
        formatMoment(created, language),
        parts === undefined ? message : parts.map(({ text }) => text).join(""),
      ].map((value): SheetCell => ({ value, style: "text" })),
    ),
  };
}

function restatementBody(
  { report, columns, restatements }: ContentBlockOf<"restatement">,
  content: ReportContent,
): Body {
  const { currency, language } = content;
  const words = WORKBOOK_WORDS[language];
  const nameOf = (wanted: string) => columns.find(({ column }) => column === wanted)?.name ?? "";
  const [reported, now, difference] = ["reported", "now", "difference"].map(nameOf);
  return {
    headings: [words.keyFigure, words.unit, reported!, now!, difference!, `${difference}, %`],
    widths: [44, 10, 18, 18, 18, 18],
    ...(report && { note: words.compared(`${report.title} ${formatMonths(report.period, language)}`) }),
    rows: restatements.map(({ keyFigure, reported: before, now: today }, i) => [
      { value: keyFigure.name },
      { value: figureUnit(keyFigure, currency, language) },
      numberCell(before, keyFigure),
      numberCell(today, keyFigure),
      ...differenceCells(today, before, keyFigure, ROWS_ABOVE + i, [3, 2]),
    ]),
  };
}

function numberCell(value: number | null, keyFigure: KeyFigure): SheetCell {
  if (value === null) return NO_VALUE;
  return Number.isFinite(value) ? { value, decimals: figureDecimals(keyFigure) } : { value: nameOfNumber(value) };
}
