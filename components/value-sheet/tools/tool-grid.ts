import type { Period } from "@/contract/period";
import type { GridModel } from "@/lib/grid/grid-model";
import type { GridStore } from "@/lib/grid/grid-store";

/** The stored value in a cell, for its history. */
export interface StoredValueKey {
  readonly companyId: string;
  readonly fiscalYearId: string;
  readonly keyFigureInfoId: string;
  readonly period: Period;
  readonly dimensionId: string | undefined;
}

/** A grid of values as its tools see it. */
export interface ToolGrid {
  readonly store: GridStore;
  readonly model: GridModel;
  readonly readOnly: boolean;
  /** All rows, whether shown or not. */
  readonly rowIds: readonly string[];
  readonly nameOf: (rowId: string) => string;
  readonly columns: readonly { readonly id: string; readonly label: string; readonly computed?: true | undefined }[];
  /** Shows these rows alone; null shows all in their own order. */
  readonly setShown: (rowIds: readonly string[] | null) => void;
  /** Name of the grid's files, without the extension. */
  readonly fileName: string;
  /** Null where a cell has no history, or none that the user may see. */
  readonly placeOf: (rowId: string, columnId: string) => StoredValueKey | null;
  /** Adds rows for values of a file; absent where rows cannot be added. */
  readonly addRows?: ((rowIds: readonly string[]) => void) | undefined;
  /** Columns are periods in order, so that one can be copied to the next. */
  readonly periods: boolean;
}
