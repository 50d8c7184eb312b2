import type { Expression } from "@/contract/formulas/grammar/expression";
import { parseFormula } from "@/contract/formulas/grammar/read-formula";
import { formulaText } from "@/contract/formulas/grammar/write-formula";
import {
  tracedAccountKey,
  type KeyFigureTrace,
  type TracedAccount,
  type TracedYear,
  type TraceStep,
} from "@/contract/figures/key-figure-trace";
import { firstDay, lastDay, type Period } from "@/contract/period";
import { legalTaxRate } from "../../../figures/engine/legal-tax-rate";

// Recomputes a trace from its own parts: sums in öre, everything else in doubles with a bound on their rounding error,
// so that no tolerance has to be guessed.

/** A double and a bound on its error. */
interface Approximate {
  value: number;
  error: number;
}

/** Bounds the relative error of up to four rounded operations, each of which adds at most 2 ** -53. */
const EPSILON = 2 ** -51;

interface Sources {
  /** The fiscal year's days by its id. */
  years: ReadonlyMap<string, Period>;
  /** The lines of the file of an import. */
  linesOf: (importId: string) => readonly string[];
}

/**
 * Describes the sums of a trace that do not add up, and the records and rows that are not on the lines of the files
 * that the trace names; empty when all agree.
 */
export function problemsOf(trace: KeyFigureTrace, sources: Sources): string[] {
  const check = new TraceCheck(trace, sources);
  check.step(trace.tree);
  if (!Object.is(trace.tree.value, trace.value)) check.problem("the tree has another value");
  for (const account of trace.accounts) check.account(account);
  return check.problems;
}

class TraceCheck {
  readonly problems: string[] = [];
  private readonly accounts = new Map<string, TracedAccount>();

  constructor(
    private readonly trace: KeyFigureTrace,
    private readonly sources: Sources,
  ) {
    for (const account of trace.accounts) this.accounts.set(tracedAccountKey(account, account.number), account);
  }

  problem(text: string): void {
    const { keyFigure, period } = this.trace;
    this.problems.push(`${keyFigure.id} ${firstDay(period)} ${lastDay(period)}: ${text}`);
  }

  step(step: TraceStep): void {
    for (const term of step.terms ?? []) this.step(term);
    if (step.value === null) {
      if (!step.reason) this.problem(`${step.text} is null without a reason`);
      return;
    }
    const expected = this.recomputed(step);
    if (!expected) this.problem(`${step.text} is made of nothing`);
    else if (Object.is(expected.value, step.value)) return;
    else if (!(Math.abs(expected.value - step.value) <= expected.error)) {
      this.problem(`${step.text} is ${step.value}, but its parts give ${expected.value} ± ${expected.error}`);
    }
  }

  /** The value of a step from its parts; undefined when it has none, or not those of its formula. */
  private recomputed(step: TraceStep): Approximate | undefined {
    const terms = (step.terms ?? []).map(({ value }) => approximate(value ?? NaN));
    if (step.function) return calls[step.function](terms, step.months);
    if (step.formula !== undefined) {
      const byText = new Map(step.terms!.map(({ text }, i) => [text, terms[i]!]));
      return evaluated(parseFormula(step.formula), byText);
    }
    if (step.sum) {
      const sum = step.sum.years.reduce((all, year) => all + this.year(year), 0);
      return { value: (step.sum.sign * sum) / 100, error: (EPSILON * Math.abs(sum)) / 100 };
    }
    if (step.input) return inputs[step.input.measure](step.input.values);
    return step.text === "LegalTaxRate" ? { value: legalTaxRate(step.day!), error: 0 } : undefined;
  }

  /** The sum of a year in öre, from the balances of the accounts. */
  private year(year: TracedYear): number {
    const { opening, period, groups } = year;
    let sum = 0;
    for (const group of groups) {
      let ofGroup = 0;
      for (const { number, amount } of group.accounts) {
        const account = this.accounts.get(tracedAccountKey(year, number));
        if (!account) this.problem(`${number} is not among the accounts`);
        const booked = (account?.movements ?? []).filter((movement) => period && isWithin(movement.period, period));
        const balance = (opening ? ore(account?.opening?.amount ?? NaN) : 0) + total(booked);
        if (balance !== ore(amount)) this.problem(`${number} of ${group.id} is ${amount}, but has ${balance / 100}`);
        ofGroup += balance;
      }
      if (ofGroup !== ore(group.amount)) this.problem(`${group.id} is ${group.amount}, but has ${ofGroup / 100}`);
      sum += ofGroup;
    }
    return sum;
  }

  account({ fiscalYearId, number, opening, movements, records, rows, rowCount }: TracedAccount): void {
    if (opening && total(opening.records) !== ore(opening.amount)) {
      this.problem(
        `the opening balance of ${number} is ${opening.amount}, its records give ${total(opening.records) / 100}`,
      );
    }
    for (const record of [...(opening?.records ?? []), ...records]) {
      const line = this.sources.linesOf(record.import)[record.line - 1] ?? "";
      const [label, yearIndex, ...rest] = line.trim().replaceAll('"', "").split(/\s+/);
      const amount = /\}\s+(\S+)/.exec(line)?.[1] ?? rest[1];
      const isIt = label === `#${record.record}` && Number(yearIndex) === record.yearIndex && rest.includes(number);
      // Compared without signs: a record that is subtracted, such as #IB from #UB, is listed with its sign turned.
      const written = Math.abs(ore(Number(amount?.replaceAll('"', ""))));
      if (!isIt || written !== Math.abs(ore(record.amount))) this.problem(`no such record of ${number}: ${line}`);
    }
    if (!rows) return;
    if (rows.length !== rowCount) this.problem(`${number} has ${rows.length} rows, not ${rowCount}`);
    const year = this.sources.years.get(fiscalYearId)!;
    // A day outside the year counts in its first or last month, as in the engine.
    const clamped = (day: string) =>
      day < firstDay(year) ? firstDay(year) : day > lastDay(year) ? lastDay(year) : day;
    for (const { period, amount } of movements) {
      const isIn = (day: string) => clamped(day) >= firstDay(period) && clamped(day) <= lastDay(period);
      // Any day of a record's month would do: the movements are whole months.
      const inRange = records.filter(({ month }) => month === undefined || isIn(`${month}-15`));
      const sum = total(inRange) + total(rows.filter(({ date }) => isIn(date)));
      if (sum !== ore(amount))
        this.problem(`${number} moves ${amount} from ${period.start}, its rows give ${sum / 100}`);
    }
    if (total(records) + total(rows) !== total(movements)) this.problem(`${number} has rows of no movement`);
    for (const row of rows) {
      const lines = this.sources.linesOf(row.import);
      const line = lines[row.line - 1] ?? "";
      const [, account, amount] = /#R?TRANS\s+"?(\w+)"?\s+\{.*?\}\s+"?([-\d.]+)/.exec(line) ?? [];
      if (account !== number || ore(Number(amount)) !== ore(row.amount))
        this.problem(`no such row of ${number}: ${line}`);
      if (!/^\s*#VER\s/.test(lines[row.voucher.line - 1] ?? "")) this.problem(`no voucher on line ${row.voucher.line}`);
    }
  }
}

function ore(amount: number): number {
  return Math.round(amount * 100);
}

function total(parts: readonly { amount: number }[]): number {
  return parts.reduce((sum, { amount }) => sum + ore(amount), 0);
}

function isWithin(inner: Period, outer: Period): boolean {
  return outer.start <= inner.start && inner.end <= outer.end;
}

function approximate(value: number): Approximate {
  return { value, error: EPSILON * Math.abs(value) };
}

function operated(operator: "+" | "-" | "*" | "/", a: Approximate, b: Approximate): Approximate {
  const rounded = (value: number, error: number) => ({ value, error: error + EPSILON * Math.abs(value) });
  if (operator === "+") return rounded(a.value + b.value, a.error + b.error);
  if (operator === "-") return rounded(a.value - b.value, a.error + b.error);
  const value = operator === "*" ? a.value * b.value : a.value / b.value;
  if (operator === "*") return rounded(value, Math.abs(a.value) * b.error + Math.abs(b.value) * a.error);
  return rounded(value, (a.error + Math.abs(value) * b.error) / Math.abs(b.value));
}

function evaluated(formula: Expression, terms: ReadonlyMap<string, Approximate>): Approximate | undefined {
  const term = terms.get(formulaText(formula));
  if (term) return term;
  if (formula.kind === "number") return approximate(formula.value);
  if (formula.kind === "negation") {
    const operand = evaluated(formula.operand, terms);
    return operand && { value: -operand.value, error: operand.error };
  }
  if (formula.kind !== "operation") return undefined;
  const [left, right] = [evaluated(formula.left, terms), evaluated(formula.right, terms)];
  return left && right && operated(formula.operator, left, right);
}

type Call = (terms: Approximate[], months?: number) => Approximate;
/** percent(…) of an amount is rounded to the öre. */
const HALF_ORE = 0.005;

const calls: Record<NonNullable<TraceStep["function"]>, Call> = {
  average: (terms) =>
    operated(
      "/",
      terms.reduce((sum, term) => operated("+", sum, term)),
      approximate(terms.length),
    ),
  change: ([closing, opening]) => operated("-", closing!, opening!),
  twelveMonths: scaledToTwelve,
  annual: scaledToTwelve,
  yearBefore: ([before]) => before!,
  yearToDate: ([flow]) => flow!,
  percent: ([rate, amount]) => {
    const { value, error } = operated("/", operated("*", rate!, amount!), approximate(100));
    return { value, error: error + HALF_ORE };
  },
  either: (terms) => terms.at(-1)!,
  last: ([level]) => level!,
  abs: ([term]) => ({ value: Math.abs(term!.value), error: term!.error }),
  min: (terms) => extreme(terms, (a, b) => a < b),
  max: (terms) => extreme(terms, (a, b) => a > b),
};

function scaledToTwelve([flow]: Approximate[], months: number | undefined): Approximate {
  if (months === undefined) return flow!;
  return operated("/", operated("*", flow!, approximate(12)), approximate(months));
}

function extreme(terms: readonly Approximate[], isBefore: (a: number, b: number) => boolean): Approximate {
  return terms.reduce((found, term) => (isBefore(term.value, found.value) ? term : found));
}

type InputValues = NonNullable<TraceStep["input"]>["values"];
const weighted = (values: InputValues, weight: (one: InputValues[number]) => number) =>
  values.reduce((sum, one) => operated("+", sum, approximate(one.value * weight(one))), approximate(0));

const inputs: Record<NonNullable<TraceStep["input"]>["measure"], (values: InputValues) => Approximate> = {
  mean: (values) => {
    const months = values.reduce((sum, one) => sum + one.months, 0);
    const { value, error } = weighted(values, (one) => one.months / months);
    // The engine adds month by month, so its error grows with the number of months.
    return { value, error: error * months };
  },
  flow: (values) => weighted(values, ({ months, of }) => months / of),
  level: ([value]) => approximate(value!.value),
};
