import { KEY_FIGURE_INPUTS } from "@/contract/inputs/key-figure-inputs";
import { nameCollator } from "@/lib/i18n/name-collator";
import type { RowType } from "./read-value";
import type { ValueAddress } from "./value-address";

const INPUT_TYPES = new Map<string, RowType>(KEY_FIGURE_INPUTS.map(({ id, valueType }) => [id, valueType]));

/** The rows of a grid of values. */
export interface RowSet {
  /** The rows for values at these addresses and those known already, which stay where they are. */
  rows: (addresses: readonly ValueAddress[], known: readonly string[]) => string[];
  /** Null for key figures whose unit only their user knows. */
  typeOf: (keyFigureId: string) => RowType;
}

export type InputId = (typeof KEY_FIGURE_INPUTS)[number]["id"];

/** An id that feeds calculations; any other is the user's own. */
export function isInput(keyFigureId: string): keyFigureId is InputId {
  return INPUT_TYPES.has(keyFigureId);
}

/** Null for the user's own key figures, whose unit only they know. */
export function typeOfRow(keyFigureId: string): RowType {
  return INPUT_TYPES.get(keyFigureId) ?? null;
}

/**
 * The inputs in their order, then the user's own: those known already stay where they are, even when their last value
 * is cleared, and those that only the values tell of follow by name.
 */
export function inputRowIds(addresses: readonly ValueAddress[], known: readonly string[], culture: string): string[] {
  const own = new Set(known.filter((id) => !isInput(id)));
  const found = new Set<string>();
  for (const { keyFigureInfoId: id } of addresses) if (!isInput(id) && !own.has(id)) found.add(id);
  return [...INPUT_TYPES.keys(), ...own, ...[...found].sort(nameCollator(culture).compare)];
}

/** The rows of a fiscal year's key figure data, the user's own in the order of a culture's letters. */
export function inputRows(culture: string): RowSet {
  return { rows: (addresses, known) => inputRowIds(addresses, known, culture), typeOf: typeOfRow };
}
