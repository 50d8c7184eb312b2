import { kindOf } from "@/contract/formulas/grammar/check-formula";
import type { Expression } from "@/contract/formulas/grammar/expression";
import type { KeyFigure } from "@/contract/figures/key-figure";
import { termOf } from "./company-definitions";
import type { Definitions } from "./definitions";

export type TimeBasis = NonNullable<KeyFigure["timeBasis"]>;

/** Figures of the kind `balance` (FORMULA_KINDS in check-formula) are for a day, all others for a whole period. */
export function timeBasisOf(id: string, definitions: Definitions): TimeBasis {
  return termOf(definitions)(id)?.kind === "balance" ? "day" : "period";
}

/**
 * True if the value of a period is the sum of the values of its months: for flows, and also for changes of balances and
 * flows of the year before, whose kind is `other` because `twelveMonths` does not take them.
 */
export function addsUp(id: string, definitions: Definitions): boolean {
  const terms = termOf(definitions);
  const isNumber = (part: Expression): boolean => kindOf(part, terms) === "number";
  const visit = (part: Expression): boolean => {
    switch (part.kind) {
      case "number":
        return false;
      case "name": {
        const definition = definitions(part.name);
        return definition?.kind === "formula" ? visit(definition.expression) : terms(part.name)?.kind === "flow";
      }
      case "negation":
        return visit(part.operand);
      case "operation": {
        const { operator, left, right } = part;
        if (operator === "/") return visit(left) && isNumber(right);
        if (operator === "*") return (visit(left) && isNumber(right)) || (isNumber(left) && visit(right));
        return visit(left) && visit(right);
      }
      case "call": {
        const [first, second] = part.arguments as [Expression, ...Expression[]];
        if (part.function === "change") return true;
        if (part.function === "yearBefore") return visit(first);
        return part.function === "either" && visit(first) && (visit(second!) || isNumber(second!));
      }
    }
  };
  return visit({ kind: "name", name: id });
}
