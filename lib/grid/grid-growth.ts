import type { GridStore } from "./grid-store";

/** Functions that add rows or columns for a pasted block and return true on success; absent if a grid cannot grow. */
export interface GridGrowth {
  readonly rows?: (count: number) => boolean | Promise<boolean>;
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
