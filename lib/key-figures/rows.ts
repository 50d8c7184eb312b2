import { KEY_FIGURE_INPUTS } from "@/contract/key-figure-inputs";
import type { RowType } from "./read-value";
import type { ValueAddress } from "./value-address";

const INPUT_TYPES = new Map<string, RowType>(KEY_FIGURE_INPUTS.map(({ id, valueType }) => [id, valueType]));

export type InputId = (typeof KEY_FIGURE_INPUTS)[number]["id"];

/** An id that feeds calculations; any other is the user's own. */
export function isInput(keyFigureId: string): keyFigureId is InputId {
  return INPUT_TYPES.has(keyFigureId);
}

/** Null for the user's own key figures, whose unit only they know. */
export function typeOfRow(keyFigureId: string): RowType {
  return INPUT_TYPES.get(keyFigureId) ?? null;
}

/** The inputs in their order, then the user's own that have values in any dimension, then those just added. */
export function rowsOf(addresses: readonly ValueAddress[], added: readonly string[]): string[] {
  const own = new Set<string>();
  for (const { keyFigureInfoId } of addresses) if (!isInput(keyFigureInfoId)) own.add(keyFigureInfoId);
  const newcomers = added.filter((id) => !own.has(id) && !isInput(id));
  return [...INPUT_TYPES.keys(), ...[...own].sort(), ...new Set(newcomers)];
}
