import { circleFrom, companyDefinitions, MAX_STEPS, stepCounter, type OwnFormula } from "./company-definitions";

/**
 * Leaves out formulas that are circular or take too many steps. Formulas are checked when they are written, but own
 * formulas of a company may later conflict with inherited ones.
 */
export function computableFormulas<F extends OwnFormula>(formulas: readonly F[]): F[] {
  const expressions = new Map(formulas.map(({ id, expression }) => [id, expression]));
  const acyclic = formulas.filter(({ id }) => circleFrom(id, expressions) === null);
  const steps = stepCounter(companyDefinitions({ formulas: acyclic, charts: [] }));
  return acyclic.filter(({ expression }) => steps(expression) <= MAX_STEPS);
}
