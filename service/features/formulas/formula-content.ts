import { namesIn } from "@/contract/formulas/grammar/expression";
import { parseFormula } from "@/contract/formulas/grammar/read-formula";
import type { KeyFigureFormula, KeyFigureFormulaCreate } from "@/contract/formulas/key-figure-formula";
import { computableFormulas } from "../../figures/formulas/computable-formulas";
import { ownKeyFigure, type OwnKeyFigure } from "../../figures/own-key-figures";

/**
 * A key figure with its formula. The members `version`, `changed` and `changedBy` are absent before it is stored, and
 * when an SQL query does not select them.
 */
export type FormulaContent = KeyFigureFormulaCreate &
  Partial<Pick<KeyFigureFormula, "version" | "changed" | "changedBy">>;

/** Parses the formulas of an owner or a company, and leaves out those that use themselves or take too many steps. */
export function ownKeyFigures(contents: readonly FormulaContent[]): OwnKeyFigure[] {
  return computableFormulas(
    contents.map(({ id, name, formula, valueType, decimals, description }) =>
      ownKeyFigure({ id, name, formula, valueType, decimals: decimals ?? null, description: description ?? null }),
    ),
  );
}

/** The ids of the other key figures whose formulas name this one, also of those that cannot be computed. */
export function usersOf(id: string, contents: readonly FormulaContent[]): string[] {
  return contents
    .filter((content) => content.id !== id && namesIn(parseFormula(content.formula)).includes(id))
    .map((content) => content.id);
}
