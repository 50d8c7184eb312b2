import { KEY_FIGURE_INPUTS } from "@/contract/inputs/key-figure-inputs";
import { nameCollator } from "@/lib/i18n/name-collator";
import type { RowType } from "./read-value";
import type { ValueAddress } from "./value-address";

const INPUT_TYPES = new Map<string, RowType>(KEY_FIGURE_INPUTS.map(({ id, valueType }) => [id, valueType]));

/** The rows of a grid of values. */
export interface RowSet {
  /** The rows for values at these addresses, and the `known` rows, which are kept even without values. */
  rows: (addresses: readonly ValueAddress[], known: readonly string[]) => string[];
  /** The unit of a row; null if it is unknown, for example for the user's own inputs. */
  typeOf: (keyFigureId: string) => RowType;
}

type InputId = (typeof KEY_FIGURE_INPUTS)[number]["id"];

/** True for an input of calculations; any other id is an own input of the user. */
export function isInput(keyFigureId: string): keyFigureId is InputId {
  return INPUT_TYPES.has(keyFigureId);
}

/** The unit of an input; null for the user's own inputs, whose unit is unknown. */
export function typeOfRow(keyFigureId: string): RowType {
  return INPUT_TYPES.get(keyFigureId) ?? null;
}

/**
 * The rows of a fiscal year's key figure data: the inputs in order, then the user's own inputs. Known ones keep
 * their place, even when their last value is cleared, and new ones follow in the alphabetical order of a culture.
 */
export function inputRows(culture: string): RowSet {
  return {
    rows: (addresses, known) => {
      const rows = new Set([...INPUT_TYPES.keys(), ...known]);
      const found = new Set(addresses.map((address) => address.keyFigureInfoId).filter((id) => !rows.has(id)));
      return [...rows, ...[...found].sort(nameCollator(culture).compare)];
    },
    typeOf: typeOfRow,
  };
}
