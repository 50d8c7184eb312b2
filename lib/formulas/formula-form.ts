import * as z from "zod";
import { VALUE_TYPES } from "@/contract/figures/key-figure";
import {
  keyFigureFormulaCreateSchema,
  keyFigureFormulaSchema,
  type KeyFigureFormula,
  type KeyFigureFormulaCreate,
} from "@/contract/formulas/key-figure-formula";
import { keyFigureId } from "@/contract/ids";
import { typed } from "@/contract/text";
import type { FormulaNames } from "./formula-names";

/** A key figure as it is typed; no decimals are the usual ones. */
export interface TypedFormula {
  name: string;
  formula: string;
  valueType: KeyFigureFormula["valueType"];
  decimals: string;
}

/**
 * The form of a company's own key figure: reads what is typed as the contract's schema takes it.
 * @param id of the key figure that is changed; a new one has its name as its id
 */
export function formulaFormSchema(
  names: FormulaNames,
  id: string | undefined,
): z.ZodType<KeyFigureFormulaCreate, TypedFormula> {
  return z
    .object({
      name: typed(id === undefined ? keyFigureId : keyFigureFormulaSchema.shape.name),
      formula: z.string(),
      valueType: z.enum(VALUE_TYPES),
      decimals: z.string(),
    })
    .transform(({ name, formula, valueType, decimals }): Partial<KeyFigureFormulaCreate> => {
      const read = names.typed(formula);
      return {
        ...{ id: id ?? name, name, valueType },
        // A text that is no formula is left out, and so reported as missing: the field tells why.
        ...("formula" in read && { formula: read.formula }),
        ...(decimals !== "" && { decimals: Number(decimals) }),
      };
    })
    .pipe(keyFigureFormulaCreateSchema as z.ZodType<KeyFigureFormulaCreate, Partial<KeyFigureFormulaCreate>>);
}

/** A key figure as it is typed; a new one begins empty, as an amount. */
export function toTyped(formula: KeyFigureFormula | undefined, names: FormulaNames): TypedFormula {
  return {
    name: formula?.name ?? "",
    formula: formula ? names.written(formula.formula) : "",
    valueType: formula?.valueType ?? "Amount",
    decimals: formula?.decimals === undefined ? "" : String(formula.decimals),
  };
}
