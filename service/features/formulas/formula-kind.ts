import {
  keyFigureFormulaCreateSchema,
  standardFormulaUpdateSchema,
  type KeyFigureFormula,
} from "@/contract/formulas/key-figure-formula";
import { keyFigureId } from "@/contract/ids";
import { formatUtc } from "@/contract/dates";
import type { Resolved } from "../standards/resolve-standards";
import { byCodePoint, originOf, type StandardDefinition } from "../standards/standard-kind";
import { checkStandardFormula } from "./check-standard-formula";
import type { FormulaContent } from "./formula-content";

/** Maximum number of formulas of a company, an agency or a company type. Computing one of them reads them all. */
export const MAX_FORMULAS = 100;

export const formulaKind: StandardDefinition<FormulaContent> = {
  kind: "KeyFigureFormula",
  resource: "StandardKeyFigureFormula",
  name: "Key figure formula",
  parameter: "standardFormulaId",
  member: "keyFigureFormula",
  id: keyFigureId,
  create: keyFigureFormulaCreateSchema,
  update: standardFormulaUpdateSchema,
  builtIn: () => [],
  isSame: (one, other) => textOf(one) === textOf(other),
  compare: (one, other) => byCodePoint(one.name, other.name) || byCodePoint(one.id, other.id),
  present: toFormula,
  max: MAX_FORMULAS,
  stamped: (content, { version, changed, changedBy }) => {
    return { ...content, version, changed: formatUtc(changed), changedBy };
  },
  checked: checkStandardFormula,
  affectsFigures: true,
};

function textOf({ name, formula, valueType, decimals, description }: FormulaContent): string {
  return JSON.stringify([name, formula, valueType, decimals ?? null, description ?? null]);
}

/** Converts a formula to a response, with the members in a fixed order. */
export function toFormula({ value, level }: Resolved<FormulaContent>): KeyFigureFormula {
  const { id, name, formula, valueType, decimals, description, version, changed, changedBy } = value;
  const origin = originOf(level);
  return {
    id,
    name,
    formula,
    valueType,
    ...(decimals !== undefined && { decimals }),
    ...(description !== undefined && { description }),
    // Stored contents have these three members; the defaults only satisfy the types.
    version: version ?? 1,
    changed: changed ?? "",
    changedBy: changedBy ?? "",
    ...(origin && { origin }),
  };
}
