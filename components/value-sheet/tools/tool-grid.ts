import type { GridModel } from "@/lib/grid/grid-model";
import type { GridStore } from "@/lib/grid/grid-store";
import type { StoredValueKey } from "@/lib/inputs/history";

/** The part of a grid of values that its tools use. */
export interface ToolGrid {
  readonly store: GridStore;
  readonly model: GridModel;
  readonly readOnly: boolean;
  /** All rows, whether shown or not. */
  readonly rowIds: readonly string[];
  readonly nameOf: (rowId: string) => string;
  readonly columns: readonly { readonly id: string; readonly label: string; readonly computed?: true | undefined }[];
  /** Shows only these rows, in this order; null shows all in their own order. */
  readonly setShown: (rowIds: readonly string[] | null) => void;
  /** Name of the grid's files, without the extension. */
  readonly fileName: string;
  /**
   * Returns the key of a cell's stored value, or null for a cell without history. The function itself is null if the
   * grid's values have no history or the user may not see it.
   */
  readonly storedValueOf: ((rowId: string, columnId: string) => StoredValueKey | null) | null;
  /** Adds rows for the values of a file or of a pasted block; undefined if rows cannot be added. */
  readonly addRows?: ((rowIds: readonly string[]) => void) | undefined;
  /** Hint for the names of added rows; the default is that for inputs. */
  readonly newRowsHint?: string | undefined;
  /** The reason why no row can have this name, undefined if one can. Names that are too long are refused anyway. */
  readonly refusedRow?: ((name: string) => string | undefined) | undefined;
  /** True when the columns are consecutive periods, so that one can be copied to the next. */
  readonly periods: boolean;
}
