import { formatUtc } from "@/contract/dates";
import type { KeyFigureFormula } from "@/contract/formulas/key-figure-formula";
import type { keyFigureFormula } from "../../platform/db/schema";

export type FormulaRow = typeof keyFigureFormula.$inferSelect;

export function toFormula(row: FormulaRow): KeyFigureFormula {
  return {
    ...{ id: row.id, name: row.name, formula: row.formula, valueType: row.valueType },
    ...(row.decimals !== null && { decimals: row.decimals }),
    ...(row.description !== null && { description: row.description }),
    ...{ version: row.version, changed: formatUtc(row.changed), changedBy: row.changedBy },
  };
}
