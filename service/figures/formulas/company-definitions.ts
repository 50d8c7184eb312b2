import { partsOf, namesIn, type Expression } from "@/contract/formulas/grammar/expression";
import { checkFormula, kindOf, type FormulaKind, type NamedTerm } from "@/contract/formulas/grammar/check-formula";
import type { FormulaProblem } from "@/contract/formulas/grammar/formula-problem";
import type { ReadFormula } from "@/contract/formulas/grammar/read-formula";
import { accountGroups, type Chart } from "../engine/account-groups";
import { standardDefinitions, type Definitions } from "./definitions";
import type { AccountsDefinition, Definition } from "./definition";

/** The members of a company's own key figure that are needed to compute it. */
export interface OwnFormula {
  id: string;
  expression: Expression;
}

interface CompanyTerms {
  formulas: readonly OwnFormula[];
  /** The charts of the fiscal years; the last one with a group defines it. */
  charts: readonly Chart[];
  /** Returns true for a name that users enter values for; by default every unknown name is one. */
  isTyped?: (name: string) => boolean;
}

/** The maximum of evaluation steps of a formula and all that it uses; an average counts its argument 13 times. */
export const MAX_STEPS = 2_000;
/** The opening balance of a year and its twelve month ends. */
const STEPS_OF_AN_AVERAGE = 13;

/**
 * The measure of the amounts of the main known groups, and the sign with which they are shown. The first one that
 * contains a group decides: appropriations are part of the costs, but shown with the sign of income.
 */
const MEASURES: readonly (readonly [known: string, measure: "balance" | "flow", sign: 1 | -1])[] = [
  ["Assets", "balance", 1],
  ["Liabilities", "balance", -1],
  ["Income", "flow", -1],
  ["Appropriations", "flow", -1],
  ["Costs", "flow", 1],
];

const TYPED: Definition = { kind: "input", measure: "flow" };
const TYPED_TERM: NamedTerm = { kind: "flow", isInput: true };

/** The standard definitions, the company's formulas, the known groups of its charts, and figures that users type in. */
export function companyDefinitions({ formulas, charts, isTyped = () => true }: CompanyTerms): Definitions {
  if (formulas.length === 0) return standardDefinitions;
  return everyDefinition({ formulas, charts, isTyped });
}

/** Like {@link companyDefinitions}, but with groups and inputs even if there is no formula yet. */
export function everyDefinition({ formulas, charts, isTyped = () => true }: CompanyTerms): Definitions {
  const own = new Map(
    formulas.map(({ id, expression }): [string, Definition] => [id, { kind: "formula", expression }]),
  );
  const others = new Map<string, Definition | undefined>();
  const groupOrTyped = (name: string): Definition | undefined => {
    if (!others.has(name)) others.set(name, definitionOfGroup(name, charts) ?? (isTyped(name) ? TYPED : undefined));
    return others.get(name);
  };
  return (name) => standardDefinitions(name) ?? own.get(name) ?? groupOrTyped(name);
}

/** Returns the definition of the amount of a known group; income, costs, assets and debt are positive. */
export function definitionOfGroup(group: string, charts: readonly Chart[]): AccountsDefinition | undefined {
  const chart = charts.findLast((candidate) => Object.hasOwn(candidate.knownGroups, group));
  const measured = chart && MEASURES.find(([known]) => accountGroups(chart).isPartOf(group, known));
  return measured && sameDefinition(group, measured[1], measured[2]);
}

/** Sums are cached by the definition object, so there must be only one per group. */
const GROUPS = new Map<string, AccountsDefinition>();
const MAX_CACHED_GROUPS = 10_000;

function sameDefinition(group: string, measure: "balance" | "flow", sign: 1 | -1): AccountsDefinition {
  const key = `${measure} ${sign} ${group}`;
  let definition = GROUPS.get(key);
  if (!definition) {
    if (GROUPS.size >= MAX_CACHED_GROUPS) GROUPS.clear();
    GROUPS.set(key, (definition = { kind: "accounts", measure, sign, groups: [group], without: [] }));
  }
  return definition;
}

/** Resolves names for checking a formula. The definitions must not be circular. */
export function termOf(definitions: Definitions): (name: string) => NamedTerm | undefined {
  const known = new Map<string, NamedTerm | undefined>();
  const find = (name: string): NamedTerm | undefined => {
    if (!known.has(name)) {
      const definition = definitions(name);
      known.set(name, definition && { kind: kindOfDefinition(definition, find), isInput: definition.kind === "input" });
    }
    return known.get(name);
  };
  return find;
}

function kindOfDefinition(definition: Definition, find: (name: string) => NamedTerm | undefined): FormulaKind {
  switch (definition.kind) {
    case "accounts":
      return definition.measure === "flow" ? "flow" : "balance";
    case "legalTaxRate":
      return "balance";
    case "input":
      return definition.measure === "mean" ? "other" : definition.measure === "level" ? "balance" : "flow";
    case "formula":
      return kindOf(definition.expression, find);
  }
}

/**
 * Checks a parsed formula together with the other formulas of the company; null if it is valid.
 * @param id the key figure of the formula; null for a formula without one
 */
export function problemOf(
  id: string | null,
  read: Exclude<ReadFormula, { problem: FormulaProblem }>,
  { formulas, charts, isTyped }: Required<CompanyTerms>,
): FormulaProblem | null {
  const { expression, places } = read;
  const others = formulas.filter((formula) => formula.id !== id);
  const all = id === null ? others : [...others, { id, expression }];
  const definitions = everyDefinition({ formulas: all, charts, isTyped });
  const whole = places.get(expression)!;
  const circle = id === null ? null : circleFrom(id, new Map(all.map((formula) => [formula.id, formula.expression])));
  if (circle) return { code: "circle", path: circle, ...whole };
  const terms = termOf(definitions);
  const problem = checkFormula(read, terms);
  if (problem) return problem;
  const steps = stepCounter(definitions);
  if (steps(expression) > MAX_STEPS) return { code: "tooMuch", max: MAX_STEPS, ...whole };
  for (const other of others) {
    // A name that is no longer known counts as an input without values, which makes no formula invalid.
    const hasProblem =
      kindProblem(other.expression, (name) => terms(name) ?? TYPED_TERM) || steps(other.expression) > MAX_STEPS;
    if (hasProblem && namesUnder(other.id, definitions).has(id ?? ""))
      return { code: "breaks", name: other.id, ...whole };
  }
  return null;
}

/** The path of formulas from one back to itself; null if there is none. */
export function circleFrom(id: string, formulas: ReadonlyMap<string, Expression>): string[] | null {
  const seen = new Set<string>();
  const visit = (name: string, path: readonly string[]): string[] | null => {
    const expression = formulas.get(name);
    if (!expression || seen.has(name)) return null;
    seen.add(name);
    for (const used of namesIn(expression)) {
      const found = used === id ? [...path, name, id] : visit(used, [...path, name]);
      if (found) return found;
    }
    return null;
  };
  return visit(id, []);
}

/** All names that a formula uses, directly or through others. */
function namesUnder(id: string, definitions: Definitions): Set<string> {
  const names = new Set<string>();
  const visit = (name: string): void => {
    const definition = definitions(name);
    if (definition?.kind !== "formula") return;
    for (const used of namesIn(definition.expression)) {
      if (names.has(used)) continue;
      names.add(used);
      visit(used);
    }
  };
  visit(id);
  return names;
}

function kindProblem(expression: Expression, terms: (name: string) => NamedTerm | undefined): boolean {
  let found = false;
  kindOf(expression, terms, () => {
    found = true;
  });
  return found;
}

/** Counts the steps of evaluating an expression once. */
export function stepCounter(definitions: Definitions): (expression: Expression) => number {
  const known = new Map<string, number>();
  const count = (part: Expression): number => {
    if (part.kind === "name") {
      let steps = known.get(part.name);
      if (steps === undefined) {
        const definition = definitions(part.name);
        steps = definition?.kind === "formula" ? count(definition.expression) : 1;
        known.set(part.name, steps);
      }
      return steps;
    }
    const inner = partsOf(part).reduce((sum, inside) => sum + count(inside), 1);
    return part.kind === "call" && part.function === "average" ? STEPS_OF_AN_AVERAGE * inner : inner;
  };
  return count;
}
