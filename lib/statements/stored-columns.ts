import { DIVISIONS, OPTIONAL_COLUMNS, type Division, type OptionalColumn } from "./chosen-columns";

/** The columns that a user has chosen last, as the page's address names them. */
export interface StoredColumns {
  by: Division;
  /** Null while the user has not chosen, as in `ColumnChoice`. */
  without: OptionalColumn[] | null;
  budget: boolean;
  share: boolean;
}

const keyOf = (userName: string) => `nyckeltal.statements.${userName}`;

/** Null where the user has chosen none in this browser. */
export function readColumns(userName: string): StoredColumns | null {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(userName)) ?? "null") as Partial<StoredColumns> | null;
    if (kept === null || !DIVISIONS.some((division) => division === kept.by)) return null;
    const without = Array.isArray(kept.without)
      ? OPTIONAL_COLUMNS.filter((kind) => kept.without?.includes(kind))
      : null;
    return { by: kept.by!, without, budget: kept.budget === true, share: kept.share === true };
  } catch {
    return null;
  }
}

export function writeColumns(userName: string, columns: StoredColumns): void {
  try {
    localStorage.setItem(keyOf(userName), JSON.stringify(columns));
  } catch {
    // Without storage, or when it is full, only the address has them.
  }
}
