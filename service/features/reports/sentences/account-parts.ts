import type { TraceStep } from "@/contract/figures/key-figure-trace";
import type { Expression } from "@/contract/formulas/grammar/expression";
import { parseFormula } from "@/contract/formulas/grammar/read-formula";
import { formulaText } from "@/contract/formulas/grammar/write-formula";

/** An account's contribution to a value in öre, and the öre that the value gains per öre debited to the account. */
export interface AccountPart {
  amount: number;
  factor: number;
}

/**
 * Splits a traced value by account number; null when it is not a sum of accounts, such as a ratio or an input.
 */
export function accountParts(step: TraceStep): Map<string, AccountPart> | null {
  if (step.value === null) return null;
  const parts = new Map<string, AccountPart>();
  return addStep(parts, step, 1) ? parts : null;
}

type Parts = Map<string, AccountPart>;

/** Adds a step times a factor; returns false when the step is not a sum of accounts. */
function addStep(parts: Parts, { sum, function: called, formula, terms = [] }: TraceStep, factor: number): boolean {
  if (sum) {
    for (const { number, amount } of sum.years.flatMap(({ groups }) => groups.flatMap(({ accounts }) => accounts))) {
      const signedFactor = factor * sum.sign;
      const known = parts.get(number);
      const added = Math.round(amount * 100) * signedFactor;
      // An account that occurs again keeps the factor of its first term; in a change, the end comes before the opening.
      parts.set(number, { amount: (known?.amount ?? 0) + added, factor: known?.factor ?? signedFactor });
    }
    return true;
  }
  if (called === "change") {
    const [end, opening] = terms;
    return (
      end !== undefined && opening !== undefined && addStep(parts, end, factor) && addStep(parts, opening, -factor)
    );
  }
  return called === undefined && formula !== undefined && addExpression(parts, parseFormula(formula), terms, factor);
}

function addExpression(parts: Parts, part: Expression, terms: readonly TraceStep[], factor: number): boolean {
  switch (part.kind) {
    // A constant term is of no account, and makes no difference between two values.
    case "number":
      return true;
    case "negation":
      return addExpression(parts, part.operand, terms, -factor);
    case "name":
    case "call": {
      const term = terms.find(({ text }) => text === formulaText(part));
      return term !== undefined && addStep(parts, term, factor);
    }
    case "operation": {
      const { operator, left, right } = part;
      if (operator === "+" || operator === "-") {
        const sign = operator === "+" ? 1 : -1;
        return addExpression(parts, left, terms, factor) && addExpression(parts, right, terms, sign * factor);
      }
      const [first, second] = [constantOf(left), constantOf(right)];
      if (operator === "*" && first !== null) return addExpression(parts, right, terms, factor * first);
      if (second === null) return false;
      return addExpression(parts, left, terms, operator === "*" ? factor * second : factor / second);
    }
  }
}

function constantOf(part: Expression): number | null {
  if (part.kind === "number") return part.value;
  if (part.kind !== "negation") return null;
  const operand = constantOf(part.operand);
  return operand === null ? null : -operand;
}

/** The difference that each account makes between two values. */
export function differencesOf(now: Parts, before: Parts): (AccountPart & { number: string })[] {
  return [...new Set([...now.keys(), ...before.keys()])].map((number) => {
    const [one, other] = [now.get(number), before.get(number)];
    return {
      number,
      amount: Math.round((one?.amount ?? 0) - (other?.amount ?? 0)),
      factor: (one ?? other)!.factor,
    };
  });
}
