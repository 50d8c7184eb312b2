import { formulaText } from "@/contract/formulas/grammar/write-formula";
import {
  isWholeNumber,
  type Expression,
  type FormulaFunction,
  type Operator,
} from "@/contract/formulas/grammar/expression";
import type { Books } from "../engine/books";
import { mustBePositive, type Range } from "../engine/evaluate";
import type { Definitions } from "../formulas/definitions";
import type { Definition } from "../formulas/definition";
import type { BalancesSheet } from "./balances-sheet";
import type { InputsSheet } from "./inputs-sheet";
import { NotAFormula, requireFormula } from "./not-a-formula";
import { firstOf, Places, type Needs, type Place } from "./place";
import type { ScopeResults } from "./scope-results";
import type { FormulaPart, CellPosition, TermsSheet } from "./terms-sheet";

/** A part of a spreadsheet formula. */
interface Compiled {
  parts: FormulaPart[];
  /** The precedence of its operator: 1 for a sum, 2 for a product, 3 for a single operand. */
  precedence: 1 | 2 | 3;
  /** True for an amount in whole öre, which the engine adds exactly. */
  isAmount: boolean;
  /** True for a sum of amounts that is not rounded to the öre yet. */
  isRaw?: true;
}

interface CompilerDependencies {
  books: Books;
  definitions: Definitions;
  results: ScopeResults;
  terms: TermsSheet;
  balances: BalancesSheet;
  inputs: InputsSheet;
  /** Returns the displayed name of a term. */
  nameOf: (id: string) => string;
  /** Return the text of a definition or an expression for readers, with displayed names. */
  formulaWords: (definition: Definition | undefined) => string;
  expressionWords: (expression: Expression) => string;
  /** The words that mark the name of an amount before it is rounded. */
  beforeRounding: string;
}

const NEEDS_NOTHING: Needs = { flows: false, point: false };

/**
 * Compiles definitions to spreadsheet formulas that give the engine's results (../engine/evaluate). Sums of
 * amounts are rounded to the öre because doubles would not be exact; a missing input is #N/A; a divisor that must be
 * positive and is not becomes zero, so that the cell of the quotient shows #DIV/0!.
 */
export class FormulaCompiler {
  private readonly places: Places;
  private readonly needs = new Map<string, Needs>();

  constructor(private readonly deps: CompilerDependencies) {
    this.places = new Places(deps.books);
  }

  /** Compiles the formula of a key figure over a range of slices. @throws {NotAFormula} */
  figure(name: string, column: number, range: Range): FormulaPart[] {
    const place = this.places.of(column, range);
    const definition = this.deps.definitions(name);
    return definition?.kind === "formula"
      ? rounded(this.expression(definition.expression, place)).parts
      : this.name(name, place).parts;
  }

  private expression(expression: Expression, place: Place): Compiled {
    switch (expression.kind) {
      case "number":
        return operand([String(expression.value)]);
      case "name":
        return this.name(expression.name, place);
      case "negation": {
        const inner = rounded(this.expression(expression.operand, place));
        return operand(["(-", ...enclosed(inner, 3), ")"], inner.isAmount);
      }
      case "call":
        return this.call(expression.function, expression.arguments, place);
      case "operation":
        return this.operation(expression, place);
    }
  }

  private operation(
    { operator, left, right }: { operator: Operator; left: Expression; right: Expression },
    place: Place,
  ): Compiled {
    const [one, other] = [this.expression(left, place), this.expression(right, place)];
    const areAmounts = one.isAmount && other.isAmount;
    if (operator === "+" || operator === "-") {
      const [a, b] = areAmounts ? [one, other] : [rounded(one), rounded(other)];
      const parts = [...enclosed(a, 1), operator, ...enclosed(b, operator === "-" ? 2 : 1)];
      return { parts, precedence: 1, ...amountOrNumber(areAmounts) };
    }
    const [a, b] = [rounded(one), rounded(other)];
    const divisor =
      operator === "/" && mustBePositive(right) ? operand(["IF(", ...b.parts, ">0,", ...b.parts, ",0)"]) : b;
    const isWholeTimesAmount = (isWholeNumber(left) && b.isAmount) || (a.isAmount && isWholeNumber(right));
    const parts = [...enclosed(a, 2), operator, ...enclosed(divisor, 3)];
    return { parts, precedence: 2, isAmount: operator === "*" && isWholeTimesAmount };
  }

  private name(name: string, place: Place): Compiled {
    return this.defined(name, this.deps.definitions(name), place);
  }

  /** Returns an operand whose only part is the cell of the term. */
  private defined(name: string, definition: Definition | undefined, place: Place): Compiled {
    const measure = definition?.kind === "input" ? definition.measure : "";
    const term = {
      id: `${measure} ${name}`,
      name: this.deps.nameOf(name),
      formula: this.deps.formulaWords(definition),
      needs: this.needsOf({ kind: "name", name }),
    };
    const cell = this.deps.terms.cell(term, place, () => ({
      parts: rounded(this.definition(name, definition, place)).parts,
      result: requireFormula(this.deps.results.ofName(name, definition, place.scope)),
    }));
    return operand([cell], this.isAmount({ kind: "name", name }, place));
  }

  private definition(name: string, definition: Definition | undefined, place: Place): Compiled {
    const { flows, point } = place.scope;
    switch (definition?.kind) {
      case "formula":
        return this.expression(definition.expression, place);
      case "accounts":
        return operand(
          [
            definition.measure === "flow"
              ? this.deps.balances.flow(definition, firstOf(flows), flows.last)
              : this.deps.balances.balance(definition, point),
          ],
          true,
        );
      case "legalTaxRate":
        return operand([this.deps.inputs.legalTaxRate(flows.last)]);
      case "input": {
        const first = definition.measure === "level" ? flows.last : firstOf(flows);
        return operand([this.deps.inputs.value(name, definition.measure, first, flows.last)]);
      }
      case undefined:
        throw new NotAFormula();
    }
  }

  private call(name: FormulaFunction, operands: Expression[], place: Place): Compiled {
    const [argument, second] = operands as [Expression, Expression];
    const { books } = this.deps;
    switch (name) {
      case "average": {
        if (argument.kind === "name" && this.deps.definitions(argument.name)?.kind === "input") {
          return this.defined(argument.name, { kind: "input", measure: "mean" }, place);
        }
        const places = this.places.all(place);
        const cells = places.map((at) => this.part(argument, at));
        const isAmount = this.isAmount(argument, place);
        const sum: FormulaPart[] = ["SUM(", cells, ")"];
        return {
          parts: [...(isAmount ? ["ROUND(", ...sum, ",2)"] : sum), `/${places.length}`],
          precedence: 2,
          isAmount: false,
        };
      }
      case "change": {
        const [closing, opening] = [this.places.closing(place), this.places.opening(place)];
        const parts = [this.part(argument, closing), "-", this.part(argument, opening)];
        return { parts, precedence: 1, ...amountOrNumber(this.isAmount(argument, place)) };
      }
      case "twelveMonths": {
        const { first, last } = place.scope.range;
        const found = books.twelveMonthsTo(last, typeof first === "object" ? null : first);
        const value = rounded(this.expression(argument, this.places.twelveMonths(place, found.first)));
        return found.isWhole ? value : scaled(value, found.months);
      }
      case "annual": {
        const { flows } = place.scope;
        // A year to date at the opening of its year has no slices, so there are no months to scale by.
        if (flows.last < firstOf(flows)) throw new NotAFormula();
        const value = rounded(this.expression(argument, place));
        const months = books.calendarMonths(firstOf(flows), flows.last);
        return months < 12 ? scaled(value, months) : value;
      }
      case "yearBefore":
        return this.expression(argument, this.places.yearBefore(place));
      case "yearToDate":
        return this.expression(argument, this.places.toDate(place));
      case "percent":
        return this.percent(argument, second, place);
      case "either":
        return this.either(argument, second, place);
      case "last":
        if (argument.kind !== "name") throw new NotAFormula();
        return this.defined(argument.name, { kind: "input", measure: "level" }, place);
      case "abs": {
        const value = rounded(this.expression(argument, place));
        return operand(["ABS(", ...value.parts, ")"], value.isAmount);
      }
      case "min":
      case "max": {
        const values = operands.map((one) => rounded(this.expression(one, place)));
        const list = values.flatMap(({ parts }, i) => (i === 0 ? parts : [",", ...parts]));
        return operand(
          [`${name.toUpperCase()}(`, ...list, ")"],
          values.every(({ isAmount }) => isAmount),
        );
      }
    }
  }

  /**
   * Rounds halves to the even öre, as the engine does, because ROUND rounds them away from zero. The cell `ore` holds
   * percent times kronor, which is the amount in öre. Exact for percentages of at most two decimals.
   */
  private percent(rate: Expression, amount: Expression, place: Place): Compiled {
    const [percent, whole] = [rounded(this.expression(rate, place)), rounded(this.expression(amount, place))];
    if (!whole.isAmount) {
      return { parts: [...enclosed(percent, 2), "*", ...enclosed(whole, 3), "/100"], precedence: 2, isAmount: false };
    }
    const both: Expression = { kind: "operation", operator: "*", left: rate, right: amount };
    const id = `percent ${formulaText(both)}`;
    const name = `${this.deps.expressionWords(both)}, ${this.deps.beforeRounding}`;
    const ore = this.deps.terms.cell({ id, name, formula: "", needs: this.needsOf(both) }, place, () => ({
      parts: ["ROUND(", ...enclosed(percent, 2), "*", ...enclosed(whole, 3), ",4)"],
      result: requireFormula(this.deps.results.of(both, place.scope)),
    }));
    // True for 0.5, 2.5, 4.5 and so on, which ROUND moves away from the even number below.
    const isHalfOfEven = ["ABS(", ore, ")/2-INT(ABS(", ore, ")/2)=0.25"];
    return {
      parts: ["(ROUND(", ore, ",0)-SIGN(", ore, ")*(", ...isHalfOfEven, "))/100"],
      precedence: 2,
      isAmount: true,
    };
  }

  private either(first: Expression, second: Expression, place: Place): Compiled {
    const cell = this.part(first, place);
    const isAmount = this.isAmount(first, place) && this.isAmount(second, place);
    const result = this.deps.results.of(first, place.scope);
    try {
      const other = rounded(this.expression(second, place));
      return operand(["IF(ISNA(", cell, "),", ...other.parts, ",", cell, ")"], isAmount);
    } catch (error) {
      // The second operand cannot be computed, but is not needed while the first has a value.
      if (error instanceof NotAFormula && typeof result !== "object") return operand([cell], isAmount);
      throw error;
    }
  }

  /** Returns a separate cell for a part of a formula. */
  private part(expression: Expression, place: Place): CellPosition {
    if (expression.kind === "name") return this.name(expression.name, place).parts[0] as CellPosition;
    const words = this.deps.expressionWords(expression);
    const term = { id: formulaText(expression), name: words, formula: "", needs: this.needsOf(expression) };
    return this.deps.terms.cell(term, place, () => ({
      parts: rounded(this.expression(expression, place)).parts,
      result: requireFormula(this.deps.results.of(expression, place.scope)),
    }));
  }

  /** Returns true if the result of the engine is an amount in whole öre. */
  private isAmount(expression: Expression, place: Place): boolean {
    return typeof this.deps.results.of(expression, place.scope) === "bigint";
  }

  /** Returns the roles that an expression depends on. A function that sets a role itself does not depend on it. */
  private needsOf(expression: Expression): Needs {
    switch (expression.kind) {
      case "number":
        return NEEDS_NOTHING;
      case "name":
        return this.needsOfName(expression.name);
      case "negation":
        return this.needsOf(expression.operand);
      case "operation":
        return union([this.needsOf(expression.left), this.needsOf(expression.right)]);
      case "call": {
        const needs = union(expression.arguments.map((argument) => this.needsOf(argument)));
        switch (expression.function) {
          case "average":
          case "change":
            return { flows: needs.flows, point: false };
          case "twelveMonths":
            return { flows: false, point: needs.point };
          case "yearToDate":
            return { flows: false, point: true };
          case "yearBefore":
            return NEEDS_NOTHING;
          case "annual":
          case "last":
            return { ...needs, flows: true };
          default:
            return needs;
        }
      }
    }
  }

  private needsOfName(name: string): Needs {
    let needs = this.needs.get(name);
    if (!needs) {
      const definition = this.deps.definitions(name);
      const isBalance = definition?.kind === "accounts" && definition.measure !== "flow";
      needs =
        definition?.kind === "formula" ? this.needsOf(definition.expression) : { flows: !isBalance, point: isBalance };
      this.needs.set(name, needs);
    }
    return needs;
  }
}

function operand(parts: FormulaPart[], isAmount = false): Compiled {
  return { parts, precedence: 3, isAmount };
}

function amountOrNumber(isAmount: boolean): Pick<Compiled, "isAmount" | "isRaw"> {
  return isAmount ? { isAmount, isRaw: true } : { isAmount };
}

function rounded(compiled: Compiled): Compiled {
  return compiled.isRaw ? operand(["ROUND(", ...compiled.parts, ",2)"], true) : compiled;
}

function enclosed({ parts, precedence }: Compiled, minPrecedence: number): FormulaPart[] {
  return precedence < minPrecedence ? ["(", ...parts, ")"] : parts;
}

function scaled(value: Compiled, months: number): Compiled {
  return { parts: [...enclosed(value, 2), `*12/${months}`], precedence: 2, isAmount: false };
}

function union(all: readonly Needs[]): Needs {
  return { flows: all.some(({ flows }) => flows), point: all.some(({ point }) => point) };
}
