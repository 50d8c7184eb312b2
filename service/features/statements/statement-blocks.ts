import { formatDay, formatMonthOfYear, formatMonths } from "@/contract/format/format-days";
import { formatNumber } from "@/contract/format/format-number";
import type { Locale } from "@/contract/format/locale";
import { lastDay } from "@/contract/period";
import { statementColumns, type Part, type StatementColumn } from "@/contract/statements/columns";
import { ALL_OPEN, statementRows } from "@/contract/statements/rows";
import type { Statement } from "@/contract/statements/statement";
import type { PdfBlock, PdfTable } from "../../platform/pdf/pdf-document";
import { STATEMENT_TEXTS } from "./statement-texts";

interface StatementChoice {
  language: Locale;
  parts: readonly Part[];
  /** Index of one month among the columns; null for the year and all its months. */
  month: number | null;
  /** True to list the accounts under each line. */
  hasAccounts: boolean;
  decimals: 0 | 2;
}

/** Maximum number of accounts in the list of accounts whose months are unknown. */
const MAX_UNKNOWN = 12;

/**
 * The statements as blocks of a PDF: a year with its comparisons and its months, or one month and, in the income
 * statement, the year so far, with their comparisons. Accounts outside the statements follow at the end.
 */
export function statementBlocks(statement: Statement, choice: StatementChoice): PdfBlock[] {
  const { language, parts, month } = choice;
  const texts = STATEMENT_TEXTS[language];
  const blocks: PdfBlock[] = [];
  for (const part of parts) {
    const columns = statementColumns(statement, part, month);
    const summary = columns.filter(({ month: index }) => index === undefined);
    const months = columns.filter(({ month: index }) => index !== undefined);
    const newPage = blocks.length > 0;
    blocks.push({ kind: "heading", level: 1, text: texts.parts[part], newPage });
    blocks.push(statementTable(statement, part, summary, choice, texts.parts[part]));
    if (months.length > 0) {
      blocks.push({ kind: "heading", level: 1, text: texts.byMonth[part], newPage: true });
      blocks.push(statementTable(statement, part, months, choice, texts.byMonth[part]));
    }
  }
  const { monthsUnknown, outside } = statement;
  if (monthsUnknown.length > 0) {
    const more = monthsUnknown.length > MAX_UNKNOWN ? " …" : "";
    const text = texts.unknownMonths(monthsUnknown.slice(0, MAX_UNKNOWN).join(", ") + more);
    blocks.push({ kind: "paragraph", text, isQuiet: true });
  }
  if (outside.length > 0) {
    blocks.push({ kind: "heading", level: 2, text: texts.outside });
    blocks.push({ kind: "paragraph", text: texts.outsideDetail, isQuiet: true });
    blocks.push({
      kind: "table",
      name: texts.outside,
      columns: [{ heading: texts.account }, { heading: texts.balance }],
      rows: outside.map(({ number, name, total }) => ({
        cells: [`${number} ${name}`.trim(), amount(total, choice, false)],
      })),
    });
  }
  return blocks;
}

/** One statement as a table with some of its columns. */
function statementTable(
  statement: Statement,
  part: Part,
  columns: readonly StatementColumn[],
  choice: Pick<StatementChoice, "language" | "hasAccounts" | "decimals">,
  name: string,
): PdfTable {
  const { language, hasAccounts } = choice;
  const lines = part === "balance" ? statement.balanceSheet : statement.incomeStatement;
  return {
    kind: "table",
    name,
    columns: [
      { heading: STATEMENT_TEXTS[language].line },
      ...columns.map((column) => ({ heading: headingOf(column, language), begins: column.begins ?? false })),
    ],
    rows: statementRows(lines, new Set(hasAccounts ? [ALL_OPEN] : [])).map(
      ({ depth, kind, number, name: lineName, amounts }) => ({
        cells: [
          number === undefined ? lineName : `${number} ${lineName}`.trim(),
          ...columns.map((column) => amount(column.of(amounts), choice, column.isChange ?? false)),
        ],
        depth,
        isSum: kind === "sum",
      }),
    ),
  };
}

function headingOf({ name, period, month, isBalance }: StatementColumn, language: Locale): string {
  const time =
    period &&
    (isBalance
      ? formatDay(lastDay(period), language)
      : month === undefined
        ? formatMonths(period, language)
        : formatMonthOfYear(period.start, language));
  const words = name && STATEMENT_TEXTS[language].columns[name];
  return [words, time].filter((word) => word !== undefined).join(" ");
}

function amount(
  ore: number | null,
  { language, decimals }: Pick<StatementChoice, "language" | "decimals">,
  signed: boolean,
): string {
  return ore === null ? "–" : formatNumber(ore / 100, language, { decimals, signed });
}
