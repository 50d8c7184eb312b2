import type { Expression, FormulaFunction } from "@/contract/formulas/grammar/expression";
import { formulaText } from "@/contract/formulas/grammar/write-formula";
import { standardDefinitions, type Definitions } from "../formulas/definitions";
import type { Definition } from "../formulas/definition";
import type { Books } from "./books";
import { Evaluator, evaluationBy, type Evaluation, type Result, type Scope } from "./evaluate";
import type { Inputs } from "./inputs";
import type { Days } from "./steps";
import type { Value } from "./values";

/** A part of a value as it was evaluated, with its own parts in order of evaluation. */
export interface Step {
  /** The part's text in the formula above; at the top the id of the key figure. */
  text: string;
  /** The name, if the part is one; its definition is then in `definition`. */
  name?: string;
  definition?: Definition;
  function?: FormulaFunction;
  scope: Scope;
  result: Result;
  /** The months of a flow that was scaled to twelve. */
  months?: number;
  steps: Step[];
}

/** Like {@link evaluate}, with its steps; `step` is null if the days cannot be evaluated, like days without books. */
export function trace(
  books: Books,
  inputs: Inputs,
  name: string,
  days: Days,
  definitions: Definitions = standardDefinitions,
): Evaluation & { step: Step | null } {
  const evaluator = new TracingEvaluator(books, inputs, definitions);
  const evaluation = evaluationBy(evaluator, name, days);
  return { ...evaluation, step: evaluator.root };
}

class TracingEvaluator extends Evaluator {
  root: Step | null = null;
  private current: Step | null = null;

  override over(days: Days, name: string): Result {
    const result = super.over(days, name);
    // The reason `currenciesDiffer` is only known after all steps.
    if (this.root) this.root.result = result;
    return result;
  }

  protected override defined(name: string, definition: Definition | undefined, scope: Scope): Result {
    const text = this.current ? formulaText({ kind: "name", name }) : name;
    return this.note({ text, name, definition }, scope, () => super.defined(name, definition, scope));
  }

  protected override call(called: FormulaFunction, operands: Expression[], scope: Scope): Result {
    const text = formulaText({ kind: "call", function: called, arguments: operands });
    return this.note({ text, function: called }, scope, () => super.call(called, operands, scope));
  }

  protected override argument(expression: Expression, scope: Scope): Result {
    const evaluated = () => super.argument(expression, scope);
    // `defined` and `call` record names and calls.
    return expression.kind === "name" || expression.kind === "call"
      ? evaluated()
      : this.note({ text: formulaText(expression) }, scope, evaluated);
  }

  protected override scaled(value: Value, months: number): Value {
    this.current!.months = months;
    return super.scaled(value, months);
  }

  private note(
    { definition, ...part }: Pick<Step, "text" | "name" | "function"> & { definition?: Definition | undefined },
    scope: Scope,
    evaluated: () => Result,
  ): Result {
    const above = this.current;
    // A part that a formula contains twice becomes one step.
    const known = above?.steps.find((step) => step.text === part.text && step.scope === scope);
    if (known) return known.result;
    const step: Step = { ...part, ...(definition && { definition }), scope, result: 0, steps: [] };
    if (above) above.steps.push(step);
    else this.root = step;
    this.current = step;
    step.result = evaluated();
    this.current = above;
    return step.result;
  }
}
