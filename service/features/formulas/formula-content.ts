import type { KeyFigureFormula, KeyFigureFormulaCreate } from "@/contract/formulas/key-figure-formula";
import { computableFormulas } from "../../figures/formulas/computable-formulas";
import { ownKeyFigure, type OwnKeyFigure } from "../../figures/own-key-figures";

/** A key figure's formula, with its version and the change that made it once it is stored. */
export type FormulaContent = KeyFigureFormulaCreate &
  Partial<Pick<KeyFigureFormula, "version" | "changed" | "changedBy">>;

/** Converts formulas that apply together to key figures; leaves out those that cannot be computed. */
export function ownKeyFigures(contents: readonly FormulaContent[]): OwnKeyFigure[] {
  return computableFormulas(
    contents.map(({ id, name, formula, valueType, decimals, description }) =>
      ownKeyFigure({ id, name, formula, valueType, decimals: decimals ?? null, description: description ?? null }),
    ),
  );
}
