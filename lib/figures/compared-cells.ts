import { changeOf } from "@/contract/figures/change";
import type { KeyFigure } from "@/contract/figures/key-figure";
import type { SheetCell } from "@/lib/spreadsheets/workbook";

interface Compared {
  value: number | null;
  other: number | null;
  valueType: KeyFigure["valueType"];
  decimals: number;
  /** The addresses of the two cells. */
  at: readonly [value: string, other: string];
}

/**
 * Two formula cells: a value less another, and this difference in percent of the other, as the pages show it. For a
 * figure in percent, callers leave out the second. Both cells are empty unless both addresses hold numbers.
 */
export function comparedCells({ value, other, valueType, decimals, at: [one, two] }: Compared) {
  const change = changeOf(value, other, valueType);
  const difference: SheetCell = {
    value: change ? value! - other! : "",
    formula: `IF(COUNT(${one},${two})=2,${one}-${two},"")`,
    decimals,
  };
  const percent: SheetCell = {
    value: change?.unit === "percent" ? change.amount : "",
    // A percentage of zero or a loss, or of a value that becomes a loss, would be meaningless.
    formula: `IF(COUNT(${one},${two})=2,IF(AND(${two}>0,${one}>=0),(${one}-${two})/${two}*100,""),"")`,
    decimals: 1,
  };
  return { difference, percent };
}
