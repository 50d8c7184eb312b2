import type { KeyFigureFormula, KeyFigureFormulaCreate } from "@/contract/formulas/key-figure-formula";
import { computableFormulas } from "../../figures/formulas/computable-formulas";
import { ownKeyFigure, type OwnKeyFigure } from "../../figures/own-key-figures";

/** A key figure's formula with the change that made it; that is absent of what is not stored yet. */
export type FormulaContent = KeyFigureFormulaCreate &
  Partial<Pick<KeyFigureFormula, "version" | "changed" | "changedBy">>;

/** The key figures that can be computed of those that hold together at one place. */
export function ownKeyFigures(contents: readonly FormulaContent[]): OwnKeyFigure[] {
  return computableFormulas(
    contents.map(({ id, name, formula, valueType, decimals, description }) =>
      ownKeyFigure({ id, name, formula, valueType, decimals: decimals ?? null, description: description ?? null }),
    ),
  );
}
