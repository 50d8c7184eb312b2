import { circleFrom, MAX_STEPS, stepCounter, type OwnFormula } from "./company-definitions";

/**
 * Leaves out those formulas that use themselves in a circle, and those that take too many steps. Each level's own are
 * checked when they are written, but what a company has made of its own may later meet others that it inherits.
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
