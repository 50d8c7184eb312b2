import type { CalendarDay } from "@/contract/calendar";
import { DEFINITIONS, type Definition } from "../formulas/definitions";
import { formulaText, type Expression, type FormulaFunction } from "../formulas/expression";
import type { Books } from "./books";
import { Evaluator, evaluationBy, type Evaluation, type Result, type Scope, type Value } from "./evaluate";
import type { Inputs } from "./inputs";
import type { Days } from "./steps";

/** A part of a value as it was evaluated, with its own parts in the order in which they were. */
export interface Step {
  /** As the formula above writes it. */
  text: string;
  /** What the name stands for, where it is one. */
  definition?: Definition;
  function?: FormulaFunction;
  scope: Scope;
  result: Result;
  /** The months of a flow that was scaled to twelve. */
  months?: number;
  steps: Step[];
}

/** {@link evaluate}, with what it went through; without steps where the books have nothing of the days. */
export function trace(books: Books, inputs: Inputs, name: string, days: Days): Evaluation & { step: Step | null } {
  const evaluator = new TracingEvaluator(books, inputs);
  const evaluation = evaluationBy(evaluator, name, days);
  return { ...evaluation, step: evaluator.root };
}

class TracingEvaluator extends Evaluator {
  root: Step | null = null;
  private current: Step | null = null;

  override over(firstDay: CalendarDay, lastDay: CalendarDay, name: string): Result {
    const result = super.over(firstDay, lastDay, name);
    if (this.root) this.root.result = result;
    return result;
  }

  protected override name(name: string, scope: Scope): Result {
    return this.note({ text: name, definition: DEFINITIONS[name]! }, scope, () => super.name(name, scope));
  }

  protected override call(called: FormulaFunction, given: Expression[], scope: Scope): Result {
    const text = formulaText({ kind: "call", function: called, arguments: given });
    return this.note({ text, function: called }, scope, () => super.call(called, given, scope));
  }

  protected override argument(expression: Expression, scope: Scope): Result {
    const evaluated = () => super.argument(expression, scope);
    return expression.kind === "operation"
      ? this.note({ text: formulaText(expression) }, scope, evaluated)
      : evaluated();
  }

  protected override scaled(value: Value, months: number): Value {
    this.current!.months = months;
    return super.scaled(value, months);
  }

  private note(what: Pick<Step, "text" | "definition" | "function">, scope: Scope, evaluated: () => Result): Result {
    const above = this.current;
    // What a formula names twice is the same twice.
    const known = above?.steps.find((step) => step.text === what.text && step.scope === scope);
    if (known) return known.result;
    const step: Step = { ...what, scope, result: 0, steps: [] };
    if (above) above.steps.push(step);
    else this.root = step;
    this.current = step;
    step.result = evaluated();
    this.current = above;
    return step.result;
  }
}
