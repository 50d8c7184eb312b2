import { circleFrom, MAX_STEPS, stepCounter, type OwnFormula } from "./company-definitions";

/**
 * Leaves out formulas that are circular or take too many steps. Formulas are checked when they are written, but own
 * formulas of a company may later conflict with inherited ones.
 */
export function computableFormulas<F extends OwnFormula>(formulas: readonly F[]): F[] {
  const expressions = new Map(formulas.map(({ id, expression }) => [id, expression]));
  const straight = formulas.filter(({ id }) => circleFrom(id, expressions) === null);
  const known = new Map(straight.map(({ id, expression }) => [id, expression]));
  const steps = stepCounter((name) => {
    const expression = known.get(name);
    return expression && { kind: "formula", expression };
  });
  return straight.filter(({ expression }) => steps(expression) <= MAX_STEPS);
}
