import type { KeyFigureFormula, KeyFigureFormulaCreate } from "@/contract/formulas/key-figure-formula";
import { computableFormulas } from "../../figures/formulas/computable-formulas";
import { ownKeyFigure, type OwnKeyFigure } from "../../figures/own-key-figures";

/** A key figure with its formula; once it is stored also its version, and when and by whom that was made. */
export type FormulaContent = KeyFigureFormulaCreate &
  Partial<Pick<KeyFigureFormula, "version" | "changed" | "changedBy">>;

/** Converts formulas that apply together to key figures, without those that use themselves or take too many steps. */
export function ownKeyFigures(contents: readonly FormulaContent[]): OwnKeyFigure[] {
  return computableFormulas(
    contents.map(({ id, name, formula, valueType, decimals, description }) =>
      ownKeyFigure({ id, name, formula, valueType, decimals: decimals ?? null, description: description ?? null }),
    ),
  );
}
