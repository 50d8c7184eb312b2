import { KEY_FIGURE_INPUTS } from "@/contract/inputs/key-figure-inputs";
import { nameCollator } from "@/lib/i18n/name-collator";
import type { RowType } from "./read-value";
import type { ValueAddress } from "./value-address";

const INPUT_TYPES = new Map<string, RowType>(KEY_FIGURE_INPUTS.map(({ id, valueType }) => [id, valueType]));

/** The rows of a grid of values. */
export interface RowSet {
  /** The rows for values at these addresses. The `known` rows are kept, in the same order. */
  rows: (addresses: readonly ValueAddress[], known: readonly string[]) => string[];
  /** The unit of a row; null for the user's own key figures, whose unit is unknown. */
  typeOf: (keyFigureId: string) => RowType;
}

export type InputId = (typeof KEY_FIGURE_INPUTS)[number]["id"];

/** True for an input of calculations; any other id is a key figure of the user's own. */
export function isInput(keyFigureId: string): keyFigureId is InputId {
  return INPUT_TYPES.has(keyFigureId);
}

/** The unit of an input; null for the user's own key figures, whose unit is unknown. */
export function typeOfRow(keyFigureId: string): RowType {
  return INPUT_TYPES.get(keyFigureId) ?? null;
}

/**
 * The inputs in order, then the user's own key figures: known ones keep their place, even when their last value is
 * cleared, and new ones follow by name.
 */
export function inputRowIds(addresses: readonly ValueAddress[], known: readonly string[], culture: string): string[] {
  const own = new Set(known.filter((id) => !isInput(id)));
  const found = new Set<string>();
  for (const { keyFigureInfoId: id } of addresses) if (!isInput(id) && !own.has(id)) found.add(id);
  return [...INPUT_TYPES.keys(), ...own, ...[...found].sort(nameCollator(culture).compare)];
}

/** The rows of a fiscal year's key figure data; the user's own are in the alphabetical order of a culture. */
export function inputRows(culture: string): RowSet {
  return { rows: (addresses, known) => inputRowIds(addresses, known, culture), typeOf: typeOfRow };
}
