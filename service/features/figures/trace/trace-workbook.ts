import type { Locale } from "@/contract/format/locale";
import { MAX_FORMULA } from "../../../figures/workbook/terms-sheet";
import type { KeyFigureWorkbook, WorkbookCell, WorkbookSheet } from "@/contract/figures/key-figure-workbook";
import { tracedAccountKey, type KeyFigureTrace, type TraceStep } from "@/contract/figures/key-figure-trace";
import { isWholeNumber, type Expression } from "@/contract/formulas/grammar/expression";
import { parseFormula } from "@/contract/formulas/grammar/read-formula";
import { formulaText } from "@/contract/formulas/grammar/write-formula";
import { formatMonths } from "@/contract/format/format-days";
import { formatNumber } from "@/contract/format/format-number";
import { firstDay, lastDay, type Period } from "@/contract/period";
import { address, block, inSheet } from "../../../figures/workbook/addresses";
import { accountMovements, nameOfYear, periodsOf, sumOf } from "./account-movements";
import { traceLines, type FiscalYearDays, type TraceLine } from "./trace-lines";
import { TRACE_TEXTS } from "./trace-texts";

interface TraceWorkbookInput {
  trace: KeyFigureTrace;
  years: readonly FiscalYearDays[];
  company: string;
  /** The name of the dimension object that the value is of; null for the whole company. */
  object: string | null;
  language: Locale;
  period: string;
}

/** The number of rows above the lines of the first sheet. */
const HEAD = 4;
/** The index of the column of values in the first sheet. */
const VALUES = 2;
/** The number of columns before the periods in the sheet of accounts; the last one is the opening balance. */
const BEFORE_PERIODS = 4;
/** The index of the column of amounts in the sheet of vouchers. */
const AMOUNTS = 7;
/** Maximum number of cells in one SUM; spreadsheets allow 255 arguments. */
const MAX_SUMMED = 200;

/**
 * Makes three sheets from a trace: the computation as formulas over the accounts, the accounts as formulas over the
 * vouchers, and the vouchers as constants. Each formula comes with the value that the engine computed (ADR 0092).
 */
export function traceWorkbook(input: TraceWorkbookInput): KeyFigureWorkbook {
  const { trace, years, language, company, object, period } = input;
  const texts = TRACE_TEXTS[language];
  const lines = traceLines(trace, years, language);
  const accounts = new AccountSheets(input);
  const compiler = new LineFormulas(lines, accounts);
  const isPercent = trace.keyFigure.valueType === "Percent";
  const first: WorkbookSheet = {
    name: texts.computation,
    columns: [56, 64, 20],
    frozen: { rows: HEAD, columns: 1 },
    rows: [
      [{ value: `${company}: ${trace.keyFigure.name}${isPercent ? ", %" : ""}, ${period}`, style: "title" }],
      [
        {
          value: [object !== null && texts.object(object), texts.live, texts.signs].filter(Boolean).join(" "),
          style: "note",
        },
      ],
      [],
      headingRow([texts.computation, texts.madeOf, texts.value]),
      ...lines.map((line, at): WorkbookCell[] => [
        { value: line.name, ...(line.depth > 0 && { indent: line.depth }), ...(at === 0 && { style: "sum" }) },
        line.note === "" ? {} : { value: line.note, style: "note" },
        compiler.cell(at),
      ]),
    ],
  };
  return { sheets: [first, ...accounts.sheets()] };
}

function headingRow(texts: readonly string[]): WorkbookCell[] {
  return texts.map((value) => ({ value, style: "heading" }));
}

/** Builds the sheets of the accounts by period and of the rows of their vouchers. */
class AccountSheets {
  private readonly periods: Period[];
  private readonly rowOf = new Map<string, number>();
  private readonly rows: WorkbookCell[][] = [];
  private readonly entries: WorkbookCell[][] = [];

  constructor(private readonly input: TraceWorkbookInput) {
    const { trace, years, language } = input;
    this.periods = periodsOf(trace.accounts);
    for (const account of trace.accounts) {
      const row = 1 + this.rows.length;
      this.rowOf.set(tracedAccountKey(account, account.number), row);
      const cells: WorkbookCell[] = this.periods.map(() => ({}));
      for (const { period, amount, entries, isWhole } of accountMovements(account, years)) {
        const from = 1 + this.entries.length;
        const month = formatMonths(period, language);
        for (const { day, name, text, line, amount: booked } of entries) {
          const texts = [account.number, account.name, month, day ?? "", name, text];
          this.entries.push([
            ...texts.map((value): WorkbookCell => (value === "" ? {} : { value })),
            { value: line },
            { value: booked, decimals: 2 },
          ]);
        }
        const sum = block({ row: from, column: AMOUNTS }, { row: this.entries.length, column: AMOUNTS });
        const formula = `ROUND(SUM(${inSheet(TRACE_TEXTS[language].vouchers, sum)}),2)`;
        cells[this.indexOf(period)] = { value: amount, decimals: 2, ...(isWhole && { formula }) };
      }
      const opening = account.opening?.amount;
      const last = { row, column: BEFORE_PERIODS - 1 + this.periods.length };
      this.rows.push([
        { value: nameOfYear(account, years, language) },
        { value: account.number },
        { value: account.name },
        opening === undefined ? {} : { value: opening, decimals: 2, style: "input" },
        ...cells,
        {
          value: sumOf(account),
          formula: `ROUND(SUM(${block({ row, column: BEFORE_PERIODS - 1 }, last)}),2)`,
          decimals: 2,
        },
      ]);
    }
  }

  /** Formula for the part of an account's balances that a line uses; null when the sheet has no such part. */
  formula({ number, year }: Extract<TraceLine, { kind: "account" }>): string | null {
    const row = this.rowOf.get(tracedAccountKey(year, number));
    if (row === undefined) return null;
    const { period } = year;
    const inside = this.periods.flatMap((each, i) =>
      period && firstDay(each) >= firstDay(period) && lastDay(each) <= lastDay(period) ? [BEFORE_PERIODS + i] : [],
    );
    const [from, to] = [inside[0], inside.at(-1)];
    const booked = from === undefined || to === undefined ? [] : [block({ row, column: from }, { row, column: to })];
    const cells = [...(year.opening ? [address({ row, column: BEFORE_PERIODS - 1 })] : []), ...booked];
    if (cells.length === 0) return null;
    const { accounts } = TRACE_TEXTS[this.input.language];
    return `ROUND(SUM(${cells.map((cell) => inSheet(accounts, cell)).join(",")}),2)`;
  }

  sheets(): WorkbookSheet[] {
    const { language, trace } = this.input;
    const texts = TRACE_TEXTS[language];
    const isCut = trace.accounts.some(({ rows }) => !rows);
    const cut = texts.tooManyVouchers(formatNumber(trace.rowCount, language));
    const months = this.periods.map((period) => formatMonths(period, language));
    const before = [texts.fiscalYear, texts.account, texts.accountName, texts.opening];
    const columns = [texts.account, texts.accountName, texts.period, texts.day, texts.voucher, texts.text];
    return [
      {
        name: texts.accounts,
        columns: [13, 9, 36, 18, ...months.map(() => 16), 18],
        frozen: { rows: 1, columns: 3 },
        rows: [headingRow([...before, ...months, texts.sum]), ...this.rows],
      },
      {
        name: texts.vouchers,
        columns: [9, 32, 16, 12, 14, 44, 11, 16],
        frozen: { rows: 1, columns: 0 },
        rows: [
          headingRow([...columns, texts.fileLine, texts.amount]),
          ...this.entries,
          ...(isCut ? [[{ value: cut, style: "note" as const }]] : []),
        ],
      },
    ];
  }

  private indexOf({ start, end }: Period): number {
    return this.periods.findIndex((period) => period.start === start && period.end === end);
  }
}

/**
 * Writes the formulas of the first sheet; each refers to the lines that its value is computed from, and that of an
 * account to the sheet of accounts.
 */
class LineFormulas {
  constructor(
    private readonly lines: readonly TraceLine[],
    private readonly accounts: AccountSheets,
  ) {}

  cell(at: number): WorkbookCell {
    const line = this.lines[at]!;
    const { value, reason, kind } = line;
    // Sums of accounts are amounts with öre; an input or a formula may have any value.
    const decimals = kind === "input" || (kind === "step" && !line.step.sum) ? 4 : 2;
    if (value === null) return { ...(reason ? { reason } : {}), decimals };
    // Where the first operand of `either` has no value, the cell refers to the second alone.
    const used = kind === "step" && line.step.function === "either" ? line.parts.slice(-1) : line.parts;
    const isComputable = Number.isFinite(value) && used.every((part) => Number.isFinite(this.lines[part]!.value));
    const formula = isComputable ? this.formula(line) : null;
    // Without its formula, which is too long for a spreadsheet, the cell is a constant but not an input.
    const isShort = formula !== null && formula.length <= MAX_FORMULA;
    return { value, decimals, ...(isShort && { formula }), ...(formula === null && { style: "input" }) };
  }

  private formula(line: TraceLine): string | null {
    switch (line.kind) {
      case "account":
        return this.accounts.formula(line);
      case "input":
        return null;
      case "year":
      case "group":
        return `ROUND(${this.sum(line.parts)},2)`;
      case "step":
        return this.step(line.step, line.parts);
    }
  }

  private step(step: TraceStep, parts: readonly number[]): string | null {
    const cells = parts.map(cellOf);
    if (step.function) return this.call(step, parts, cells);
    if (step.formula !== undefined) {
      const terms = new Map((step.terms ?? []).map(({ text }, i) => [text, cells[i]!]));
      const text = formulaOf(parseFormula(step.formula), terms);
      return text !== null && isAmount(step) ? `ROUND(${text},2)` : text;
    }
    if (step.sum) {
      return `ROUND(${step.sum.sign === 1 ? "" : "-"}${this.sum(parts)},2)`;
    }
    if (step.input) return this.input(step.input, cells);
    return null;
  }

  private call(step: TraceStep, parts: readonly number[], cells: readonly string[]): string | null {
    const [first, second] = cells;
    if (first === undefined) return null;
    switch (step.function) {
      case "average": {
        const areAmounts = (step.terms ?? []).every(isAmount);
        return `${areAmounts ? `ROUND(${this.sum(parts)},2)` : this.sum(parts)}/${String(cells.length)}`;
      }
      case "change":
        return isAmount(step) ? `ROUND(${first}-${second!},2)` : `${first}-${second!}`;
      case "twelveMonths":
      case "annual":
        return step.months === undefined ? first : `${first}*12/${String(step.months)}`;
      case "percent":
        return isAmount(step) ? percentOf(first, second!) : `${first}*${second!}/100`;
      case "either":
        return cells.at(-1)!;
      case "abs":
        return `ABS(${first})`;
      case "min":
      case "max":
        return `${step.function.toUpperCase()}(${cells.join(",")})`;
      default:
        return first;
    }
  }

  private input({ measure, values }: NonNullable<TraceStep["input"]>, cells: readonly string[]): string | null {
    if (cells.length === 0) return null;
    if (measure === "level") return cells[0]!;
    const weighted = (weight: (value: (typeof values)[number]) => string) =>
      values.map((value, i) => `${cells[i]!}${weight(value)}`).join("+");
    if (measure === "flow") return weighted(({ months, of }) => (months === of ? "" : `*${months}/${of}`));
    const months = values.reduce((sum, value) => sum + value.months, 0);
    return `(${weighted((value) => `*${value.months}`)})/${months}`;
  }

  /** Sums lines that need not be adjacent. */
  private sum(parts: readonly number[]): string {
    if (parts.length === 0) return "0";
    const isContiguous = parts.every((part, i) => i === 0 || part === parts[i - 1]! + 1);
    if (isContiguous && parts.length > 1) return `SUM(${cellOf(parts[0]!)}:${cellOf(parts.at(-1)!)})`;
    const sums: string[] = [];
    for (let i = 0; i < parts.length; i += MAX_SUMMED)
      sums.push(
        `SUM(${parts
          .slice(i, i + MAX_SUMMED)
          .map(cellOf)
          .join(",")})`,
      );
    return sums.length === 1 ? sums[0]! : `(${sums.join("+")})`;
  }
}

function cellOf(line: number): string {
  return address({ row: HEAD + line, column: VALUES });
}

/**
 * Rounds halves to the even öre, as the engine does; ROUND to whole öre would round them away from zero. The ROUND to
 * four decimals removes the error of binary fractions.
 */
function percentOf(rate: string, amount: string): string {
  const hundredths = `ROUND(${rate}*${amount},4)`;
  const isHalfOfEven = `ABS(${hundredths})/2-INT(ABS(${hundredths})/2)=0.25`;
  return `(ROUND(${hundredths},0)-SIGN(${hundredths})*(${isHalfOfEven}))/100`;
}

/** True when the engine computes the step in whole öre, so that sums of it have no rounding error. */
function isAmount(step: TraceStep): boolean {
  const { terms = [], sum, function: called, formula, months } = step;
  if (sum) return true;
  switch (called) {
    case undefined:
      return (
        formula !== undefined && isAmountFormula(parseFormula(formula), new Map(terms.map((term) => [term.text, term])))
      );
    case "average":
      return false;
    case "percent":
      return terms[1] !== undefined && isAmount(terms[1]);
    case "twelveMonths":
    case "annual":
      return months === undefined && terms[0] !== undefined && isAmount(terms[0]);
    case "either":
      return terms.length > 0 && isAmount(terms.at(-1)!);
    default:
      return terms.length > 0 && terms.every(isAmount);
  }
}

function isAmountFormula(expression: Expression, terms: ReadonlyMap<string, TraceStep>): boolean {
  const term = terms.get(formulaText(expression));
  if (term) return isAmount(term);
  if (expression.kind === "negation") return isAmountFormula(expression.operand, terms);
  if (expression.kind !== "operation") return false;
  const { operator, left, right } = expression;
  if (operator === "/") return false;
  if (operator === "*") {
    return (
      (isWholeNumber(left) && isAmountFormula(right, terms)) || (isAmountFormula(left, terms) && isWholeNumber(right))
    );
  }
  return isAmountFormula(left, terms) && isAmountFormula(right, terms);
}

/** The formula with cells in place of its terms; null when a term was not evaluated. */
function formulaOf(expression: Expression, terms: ReadonlyMap<string, string>): string | null {
  const cell = terms.get(formulaText(expression));
  if (cell !== undefined) return cell;
  if (expression.kind === "number") return String(expression.value);
  if (expression.kind === "negation") {
    const operand = formulaOf(expression.operand, terms);
    return operand === null ? null : `(-${operand})`;
  }
  if (expression.kind !== "operation") return null;
  const [left, right] = [formulaOf(expression.left, terms), formulaOf(expression.right, terms)];
  return left === null || right === null ? null : `(${left}${expression.operator}${right})`;
}
