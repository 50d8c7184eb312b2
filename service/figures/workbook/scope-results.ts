import type { Expression } from "@/contract/formulas/grammar/expression";
import type { Definition } from "../formulas/definition";
import { Evaluator, type Range, type Result, type Scope } from "../engine/evaluate";

/** Computes the results of parts of formulas; each name is evaluated once per scope. */
export class ScopeResults extends Evaluator {
  private readonly known = new Map<string, Result>();

  of(expression: Expression, scope: Scope): Result {
    return this.expression(expression, scope);
  }

  ofName(name: string, definition: Definition | undefined, scope: Scope): Result {
    return this.defined(name, definition, scope);
  }

  protected override defined(name: string, definition: Definition | undefined, scope: Scope): Result {
    // An input has another result for each measure: last(X) is its level, average(X) its mean.
    const measure = definition?.kind === "input" ? definition.measure : "";
    const key = `${keyOf(scope.flows)} ${keyOf(scope.range)} ${scope.point.year} ${scope.point.slices} ${measure} ${name}`;
    let result = this.known.get(key);
    if (result === undefined) this.known.set(key, (result = super.defined(name, definition, scope)));
    return result;
  }
}

/** Reasons for a missing first slice share a key: a value that needs the slice is no formula, whatever the reason. */
function keyOf({ first, last }: Range): string {
  return `${typeof first === "object" ? "" : first}-${last}`;
}
