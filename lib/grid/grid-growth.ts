import type { GridStore } from "./grid-store";

/** Functions that add rows or columns for a pasted block; absent if a grid cannot grow. */
export interface GridGrowth {
  /** Returns the ids of the added rows in the order of the block, wherever they stand in the grid; none on refusal. */
  readonly rows?: (count: number) => readonly string[] | Promise<readonly string[]>;
  /** Returns true on success. */
  readonly columns?: (count: number) => boolean | Promise<boolean>;
}

// Not in the store, which is loaded with the page: all that needs this is loaded later.
const growths = new WeakMap<GridStore, GridGrowth>();

/** Sets how a grid can grow. Without this, only the part of a pasted block that fits can be pasted. */
export function setGrowth(store: GridStore, growth: GridGrowth): void {
  growths.set(store, growth);
}

export function growthOf(store: GridStore): GridGrowth {
  return growths.get(store) ?? {};
}
