import { addDays } from "@/contract/calendar";
import type { Expression, FormulaFunction } from "@/contract/formulas/grammar/expression";
import { formulaText } from "@/contract/formulas/grammar/write-formula";
import type { MissingReason } from "@/contract/figures/key-figure-value";
import { standardDefinitions, type Definitions } from "../formulas/definitions";
import type { AccountsDefinition, Definition, InputMeasure } from "../formulas/definition";
import type { Books, Point } from "./books";
import type { Inputs } from "./inputs";
import { legalTaxRate } from "./legal-tax-rate";
import { percentOf } from "./percent-of";
import type { Days } from "./steps";
import { extremeOf, operate, signed, unitsOf, valueOf, type Value } from "./values";

export type Result = Value | MissingReason;

/**
 * The slices from `first` to `last`, both inclusive, as indexes in the books. If the first day is not booked, `first`
 * is the reason instead.
 */
export interface Range {
  first: number | MissingReason;
  last: number;
}

export interface Scope {
  /** The range of flows and inputs. */
  flows: Range;
  /** The point at which balances are taken. */
  point: Point;
  /** The range of averages and changes. Twelve months end with it, and the year before is counted from it. */
  range: Range;
}

export interface Evaluation {
  /** Amounts in units of the currency; null if it cannot be computed. */
  value: number | null;
  reason?: MissingReason;
  /** True if a flow of fewer or more months was scaled to twelve. */
  annualised: boolean;
  /** True if the value uses an estimate, such as one in place of an input that was not entered. */
  estimated: boolean;
}

/**
 * Evaluates the named definition from the first day to the last, both inclusive.
 * @param definitions the definitions of the company, if it has own formulas
 * @throws {Error} for a name without a definition
 */
export function evaluate(
  books: Books,
  inputs: Inputs,
  name: string,
  days: Days,
  definitions: Definitions = standardDefinitions,
): Evaluation {
  return evaluationBy(new Evaluator(books, inputs, definitions), name, days);
}

export function evaluationBy(evaluator: Evaluator, name: string, days: Days): Evaluation {
  const result = evaluator.over(days, name);
  if (typeof result === "object") return { value: null, reason: result, annualised: false, estimated: false };
  return { value: valueOf(result), annualised: evaluator.annualised, estimated: evaluator.estimated };
}

/** Evaluates definitions over the books. The trace (./trace) extends it and records each step. */
export class Evaluator {
  annualised = false;
  estimated = false;
  /** Indexes of the years whose amounts were used in the value; `books` and its `yearEarlier` have the same years. */
  private used: ReadonlySet<number> = new Set();

  constructor(
    protected books: Books,
    protected readonly inputs: Inputs,
    protected readonly definitions: Definitions,
  ) {}

  over({ firstDay, lastDay, mustReach, isWhole }: Days, name: string): Result {
    const { books } = this;
    const range = isWhole ? books.wholeRange(firstDay, lastDay) : books.rangeOf(firstDay, lastDay);
    if ("code" in range) return range;
    const reached = books.slices[range.last]!.lastDay;
    if (mustReach !== undefined && reached < mustReach) {
      return { code: "noBooks", start: addDays(reached, 1), end: lastDay };
    }
    const result = this.name(name, { flows: range, range, point: this.closing(range.last) });
    if (typeof result === "object" || this.used.size < 2) return result;
    const currencies = [...new Set(Array.from(this.used, (year) => books.years[year]!.currency))];
    return currencies.length > 1 ? { code: "currenciesDiffer", currencies } : result;
  }

  protected expression(expression: Expression, scope: Scope): Result {
    switch (expression.kind) {
      case "number":
        return expression.value;
      case "name":
        return this.name(expression.name, scope);
      case "call":
        return this.call(expression.function, expression.arguments, scope);
      case "negation": {
        const operand = this.expression(expression.operand, scope);
        return typeof operand === "object" ? operand : -operand;
      }
      case "operation": {
        const left = this.expression(expression.left, scope);
        if (typeof left === "object") return left;
        const right = this.expression(expression.right, scope);
        if (typeof right === "object") return right;
        if (expression.operator === "/") {
          const divisor = formulaText(expression.right);
          if (mustBePositive(expression.right) && !(Number(right) > 0)) return { code: "divisorNotPositive", divisor };
          if (Number(right) === 0) return { code: "divisionByZero", divisor };
        }
        return operate(expression.operator, left, right);
      }
    }
  }

  protected name(name: string, scope: Scope): Result {
    return this.defined(name, this.definitions(name), scope);
  }

  protected defined(name: string, definition: Definition | undefined, scope: Scope): Result {
    switch (definition?.kind) {
      case "formula": {
        const result = this.expression(definition.expression, scope);
        if (definition.isEstimate && typeof result !== "object") this.estimated = true;
        return result;
      }
      case "accounts":
        return definition.measure === "flow"
          ? this.flow(definition, scope.flows)
          : this.balance(definition, scope.point);
      case "legalTaxRate":
        return legalTaxRate(this.books.yearStartOf(scope.flows.last));
      case "input":
        return this.input(name, definition.measure, scope.flows);
      case undefined:
        throw new Error(`no definition of ${name}`);
    }
  }

  private flow(definition: AccountsDefinition, { first, last }: Range): Result {
    if (typeof first === "object") return first;
    const { running, gaps } = this.books.amountsOf(definition);
    const { slices, firstSlices } = this.books;
    // A year to date at the opening of its year has no slices, and its flow is zero.
    const lastYear = first <= last ? slices[last]!.year : -1;
    for (let year = slices[first]!.year; year <= lastYear; year++) {
      this.use(year);
      const { missingGroup: group, monthsUnknown, movements } = gaps[year]!;
      if (group) return { code: "missingGroup", group };
      if (movements) return this.unknownYear(year);
      const isWhole = first <= firstSlices[year]! && last >= this.books.lastSliceOf(year);
      if (monthsUnknown && !isWhole) return this.unknownMonths(year, monthsUnknown);
    }
    const gap = this.books.gap(first, last);
    if (gap) return gap;
    return signed(definition.sign, running[last + 1]! - running[first]!);
  }

  private balance(definition: AccountsDefinition, { year, slices }: Point): Result {
    const { openings, running, gaps } = this.books.amountsOf(definition);
    const first = this.books.firstSlices[year]!;
    const isOpening = definition.measure === "opening" || slices === first;
    const { missingGroup: group, monthsUnknown, opening, closing } = gaps[year]!;
    if (group) return { code: "missingGroup", group };
    if (isOpening ? opening : closing) return this.unknownYear(year);
    if (monthsUnknown && !isOpening && slices <= this.books.lastSliceOf(year)) {
      return this.unknownMonths(year, monthsUnknown);
    }
    this.use(year);
    const booked = isOpening ? 0n : running[slices]! - running[first]!;
    return signed(definition.sign, openings[year]! + booked);
  }

  private use(year: number): void {
    // A new set, because `either` goes back to the earlier one.
    if (!this.used.has(year)) this.used = new Set([...this.used, year]);
  }

  private unknownMonths(year: number, account: string): MissingReason {
    const { firstDay, lastDay } = this.books.years[year]!;
    return { code: "monthsUnknown", account, start: firstDay, end: lastDay };
  }

  private unknownYear(year: number): MissingReason {
    const { firstDay, lastDay } = this.books.years[year]!;
    return { code: "noBooks", start: firstDay, end: lastDay };
  }

  private input(id: string, measure: InputMeasure, { first, last }: Range): Result {
    // A level is read at the end of the range, even for balances at earlier points, such as those of an average.
    if (measure === "level") return withinLimits(id, this.inputs.level(id, this.books.lastDayOf(last)));
    if (typeof first === "object") return first;
    return withinLimits(id, this.inputs[measure](id, this.books.slices.slice(first, last + 1)));
  }

  /** Evaluates the argument of a function. The trace overrides it to record the argument as a step. */
  protected argument(expression: Expression, scope: Scope): Result {
    return this.expression(expression, scope);
  }

  protected call(name: FormulaFunction, operands: Expression[], scope: Scope): Result {
    // The number of arguments was checked when the formula was read; only functions of two arguments use the second.
    const [argument, second] = operands as [Expression, Expression];
    switch (name) {
      case "average":
        return this.average(argument, scope);
      case "change": {
        const { first, last } = scope.range;
        if (typeof first === "object") return first;
        const closing = this.argument(argument, { ...scope, point: this.closing(last) });
        if (typeof closing === "object") return closing;
        const opening = this.argument(argument, { ...scope, point: this.opening(first) });
        return typeof opening === "object" ? opening : operate("-", closing, opening);
      }
      case "twelveMonths":
        return this.twelveMonths(argument, scope);
      case "annual":
        return this.annual(argument, scope);
      case "yearBefore":
        return this.yearBefore(argument, scope);
      case "yearToDate": {
        const { year, slices } = scope.point;
        const first = this.books.firstSlices[year]!;
        return this.argument(argument, { ...scope, flows: { first, last: slices - 1 } });
      }
      case "percent": {
        const rate = this.argument(argument, scope);
        if (typeof rate === "object") return rate;
        const amount = this.argument(second, scope);
        if (typeof amount === "object") return amount;
        const percent = unitsOf(rate);
        if (typeof amount === "bigint" && Number.isFinite(percent)) return percentOf(percent, amount);
        return (percent * unitsOf(amount)) / 100;
      }
      case "either": {
        const { annualised, estimated, used } = this;
        const first = this.argument(argument, scope);
        if (typeof first !== "object" || first.code !== "missingInput") return first;
        // The first argument is no part of the value, so its marks do not count.
        this.annualised = annualised;
        this.estimated = estimated;
        this.used = used;
        return this.argument(second, scope);
      }
      case "last":
        return this.asMeasured("level", argument, scope);
      case "abs": {
        const value = this.argument(argument, scope);
        return typeof value !== "object" && value < 0 ? -value : value;
      }
      case "min":
      case "max":
        return this.extreme(name, operands, scope);
    }
  }

  private extreme(name: "min" | "max", operands: readonly Expression[], scope: Scope): Result {
    const values: Value[] = [];
    for (const argument of operands) {
      const value = this.argument(argument, scope);
      if (typeof value === "object") return value;
      values.push(value);
    }
    return extremeOf(name, values);
  }

  /** Evaluates an input with a different measure from its definition. */
  private asMeasured(measure: "mean" | "level", argument: Expression, scope: Scope): Result {
    if (argument.kind !== "name") throw new Error(`${formulaText(argument)} is no input`);
    return this.defined(argument.name, { kind: "input", measure }, scope);
  }

  private average(balance: Expression, scope: Scope): Result {
    if (balance.kind === "name" && this.definitions(balance.name)?.kind === "input") {
      return this.asMeasured("mean", balance, scope);
    }
    const { first, last } = scope.range;
    if (typeof first === "object") return first;
    const gap = this.books.gap(first, last);
    if (gap) return gap;
    let sum = this.argument(balance, { ...scope, point: this.opening(first) });
    for (let i = first; i <= last && typeof sum !== "object"; i++) {
      const closing = this.argument(balance, { ...scope, point: this.closing(i) });
      sum = typeof closing === "object" ? closing : operate("+", sum, closing);
    }
    return typeof sum === "object" ? sum : unitsOf(sum) / (last - first + 2);
  }

  /**
   * Evaluates a flow over the twelve months that end with the range, as far back as the books go without a gap; scaled
   * to twelve months if the slices are not exactly those.
   */
  private twelveMonths(flow: Expression, scope: Scope): Result {
    const { last } = scope.range;
    const rangeFirst = typeof scope.range.first === "object" ? null : scope.range.first;
    const { first, months, isWhole } = this.books.twelveMonthsTo(last, rangeFirst);
    const value = this.argument(flow, { ...scope, flows: { first, last } });
    if (typeof value === "object" || isWhole) return value;
    return this.scaled(value, months);
  }

  /** Evaluates a flow over the range, scaled to twelve months if the range is shorter. */
  private annual(flow: Expression, scope: Scope): Result {
    const value = this.argument(flow, scope);
    const { first, last } = scope.flows;
    // A year to date at the opening of its year has no slices, and its flow is zero.
    if (typeof value === "object" || typeof first === "object" || last < first) return value;
    const months = this.books.calendarMonths(first, last);
    return months < 12 ? this.scaled(value, months) : value;
  }

  /** Scales a flow of `months` months to twelve. */
  protected scaled(value: Value, months: number): Value {
    this.annualised = true;
    return (unitsOf(value) * 12) / months;
  }

  private yearBefore(expression: Expression, scope: Scope): Result {
    const { books } = this;
    const { first, last } = scope.range;
    if (typeof first === "object") return first;
    const range = books.yearBefore(first, last);
    if ("code" in range) return range;
    // A budget is compared with what is booked, also in a long fiscal year that contains the days of both.
    this.books = books.yearEarlier;
    const result = this.argument(expression, { flows: range, range, point: this.closing(range.last) });
    this.books = books;
    return result;
  }

  private opening(slice: number): Point {
    return { year: this.books.slices[slice]!.year, slices: slice };
  }

  private closing(slice: number): Point {
    return { year: this.books.slices[slice]!.year, slices: slice + 1 };
  }
}

/** Terms that must be positive as divisors, because dividing by a negative one would invert the meaning of a figure. */
const POSITIVE_DIVISORS = new Set(["AdjustedEquity", "CapitalEmployed"]);

export function mustBePositive(divisor: Expression): boolean {
  if (divisor.kind === "call") return divisor.function === "average" && mustBePositive(divisor.arguments[0]!);
  return divisor.kind === "name" && POSITIVE_DIVISORS.has(divisor.name);
}

/** Limits of inputs in computations; values outside are stored nevertheless. */
const LIMITS: Readonly<Record<string, { min: number; max: number }>> = { TaxRate: { min: 0, max: 100 } };

function withinLimits(id: string, value: number | MissingReason): Result {
  const limits = Object.hasOwn(LIMITS, id) ? LIMITS[id] : undefined;
  if (typeof value === "object" || !limits || (value >= limits.min && value <= limits.max)) return value;
  return { code: "inputOutOfRange", keyFigureInfoId: id, value, ...limits };
}
