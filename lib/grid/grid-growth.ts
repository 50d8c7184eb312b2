import type { GridStore } from "./grid-store";

/** Adds rows or columns for a pasted block and returns true when it did; left out where the grid cannot grow. */
export interface GridGrowth {
  readonly rows?: (count: number) => boolean | Promise<boolean>;
  readonly columns?: (count: number) => boolean | Promise<boolean>;
}

// Beside the store, which comes with the page: this is needed with the tools.
const growths = new WeakMap<GridStore, GridGrowth>();

/** Says what can be added to a grid; without it a block that is larger can only be cut. */
export function setGrowth(store: GridStore, growth: GridGrowth): void {
  growths.set(store, growth);
}

export function growthOf(store: GridStore): GridGrowth {
  return growths.get(store) ?? {};
}
