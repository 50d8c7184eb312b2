import type { CalendarDay } from "@/contract/calendar";
import type { Expression, FormulaFunction } from "@/contract/formula/expression";
import { formulaText } from "@/contract/formula/write-formula";
import type { MissingReason } from "@/contract/key-figure-value";
import {
  standardDefinitions,
  type AccountsDefinition,
  type Definition,
  type Definitions,
} from "../formulas/definitions";
import type { Books, Point } from "./books";
import type { Inputs } from "./inputs";
import { legalTaxRate } from "./legal-tax-rate";
import { percentOf } from "./percent-of";
import type { Days } from "./steps";
import { extremeOf, operate, signed, unitsOf, type Value } from "./values";

export type Result = Value | MissingReason;

const MONTHS_OF_A_YEAR = 12;

/** From one slice to another, both included; `first` is a reason where the books do not reach back to the start. */
export interface Range {
  first: number | MissingReason;
  last: number;
}

export interface Scope {
  /** What flows and inputs are taken over. */
  flows: Range;
  /** Where balances are taken. */
  point: Point;
  /** What averages and changes are taken over. */
  range: Range;
}

export interface Evaluation {
  /** Amounts in units of the currency; null when it cannot be computed. */
  value: number | null;
  reason?: MissingReason;
  /** A flow of fewer than twelve months was scaled to twelve. */
  annualised: boolean;
}

/**
 * Evaluates the definition of this name from the first day to the last, both included.
 * @param definitions the company's, where it has formulas of its own
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

export function evaluationBy(evaluator: Evaluator, name: string, { firstDay, lastDay }: Days): Evaluation {
  const result = evaluator.over(firstDay, lastDay, name);
  if (typeof result === "object") return { value: null, reason: result, annualised: false };
  return { value: unitsOf(result), annualised: evaluator.annualised };
}

/** Evaluates definitions over the books. A trace (./trace) is one that writes down what it goes through. */
export class Evaluator {
  annualised = false;
  /** The years whose amounts have gone into the value. */
  private readonly used = new Set<number>();

  constructor(
    protected readonly books: Books,
    protected readonly inputs: Inputs,
    protected readonly definitions: Definitions,
  ) {}

  over(firstDay: CalendarDay, lastDay: CalendarDay, name: string): Result {
    const { books } = this;
    if (books.lastDay === undefined || firstDay > books.lastDay) {
      return { code: "noBooks", start: firstDay, end: lastDay };
    }
    const last = books.endingOn(lastDay);
    if (typeof last === "object") return last;
    const first = books.startingOn(firstDay);
    if (typeof first === "object" && first.code !== "noBooks") return first;
    const range = { first, last };
    const result = this.name(name, { flows: range, range, point: this.closing(last) });
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
        // -0 and 0 are both zero; NaN is no zero.
        if (expression.operator === "/" && Number(right) === 0) {
          return { code: "divisionByZero", divisor: formulaText(expression.right) };
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
      case "formula":
        return this.expression(definition.expression, scope);
      case "accounts":
        return definition.measure === "flow"
          ? this.flow(definition, scope.flows)
          : this.balance(definition, scope.point);
      case "legalTaxRate":
        return legalTaxRate(this.books.years[this.books.slices[scope.flows.last]!.year]!.firstDay);
      case "input":
        return this.input(name, definition.measure, scope.flows);
      case undefined:
        throw new Error(`no definition of ${name}`);
    }
  }

  private flow(definition: AccountsDefinition, { first, last }: Range): Result {
    if (typeof first === "object") return first;
    const { running, missing } = this.books.amountsOf(definition);
    const { slices } = this.books;
    const lastYear = first <= last ? slices[last]!.year : -1;
    for (let year = slices[first]?.year ?? 0; year <= lastYear; year++) {
      this.used.add(year);
      const group = missing[year];
      if (group) return { code: "missingGroup", group };
    }
    const gap = this.books.gap(first, last);
    if (gap) return gap;
    return signed(definition.sign, running[last + 1]! - running[first]!);
  }

  private balance(definition: AccountsDefinition, { year, slices }: Point): Result {
    const { openings, running, missing } = this.books.amountsOf(definition);
    const group = missing[year];
    if (group) return { code: "missingGroup", group };
    this.used.add(year);
    const booked = definition.measure === "opening" ? 0n : running[slices]! - running[this.books.firstSlices[year]!]!;
    return signed(definition.sign, openings[year]! + booked);
  }

  private input(id: string, measure: "mean" | "level" | "flow", { first, last }: Range): Result {
    const { slices } = this.books;
    if (measure === "level") return this.inputs.level(id, slices[last]!.lastDay);
    if (typeof first === "object") return first;
    return this.inputs[measure](id, slices.slice(first, last + 1));
  }

  /** What stands between the brackets of a function. */
  protected argument(expression: Expression, scope: Scope): Result {
    return this.expression(expression, scope);
  }

  protected call(name: FormulaFunction, given: Expression[], scope: Scope): Result {
    const [argument, second] = given as [Expression, Expression];
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
        const percent = Number(rate);
        if (typeof amount === "bigint" && Number.isFinite(percent)) return percentOf(percent, amount);
        return (percent * unitsOf(amount)) / 100;
      }
      case "either": {
        const first = this.argument(argument, scope);
        return typeof first === "object" && first.code === "missingInput" ? this.argument(second, scope) : first;
      }
      case "last":
        return this.asMeasured("level", argument, scope);
      case "abs": {
        const value = this.argument(argument, scope);
        return typeof value !== "object" && value < 0 ? -value : value;
      }
      case "min":
      case "max":
        return this.extreme(name, given, scope);
    }
  }

  private extreme(name: "min" | "max", given: readonly Expression[], scope: Scope): Result {
    const values: Value[] = [];
    for (const argument of given) {
      const value = this.argument(argument, scope);
      if (typeof value === "object") return value;
      values.push(value);
    }
    return extremeOf(name, values);
  }

  /** An input, measured otherwise than its definition says. */
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

  /** Over the slices of the twelve months that end with the range, as far back as the books go without a gap. */
  private twelveMonths(flow: Expression, scope: Scope): Result {
    const { last } = scope.range;
    const { first, months, isWhole } = this.books.twelveMonthsTo(last);
    const value = this.argument(flow, { ...scope, flows: { first, last } });
    if (typeof value === "object" || isWhole) return value;
    return this.scaled(value, months);
  }

  /** A flow of so many months as one of twelve. */
  protected scaled(value: Value, months: number): Value {
    this.annualised = true;
    return (unitsOf(value) * MONTHS_OF_A_YEAR) / months;
  }

  private yearBefore(expression: Expression, scope: Scope): Result {
    const { books } = this;
    const { first, last } = scope.range;
    if (typeof first === "object") return first;
    const range = books.yearBefore(first, last);
    if ("code" in range) return range;
    return this.argument(expression, { flows: range, range, point: this.closing(range.last) });
  }

  private opening(slice: number): Point {
    return { year: this.books.slices[slice]!.year, slices: slice };
  }

  private closing(slice: number): Point {
    return { year: this.books.slices[slice]!.year, slices: slice + 1 };
  }
}
