import type { GridStore } from "./grid-store";

/** Functions that add rows or columns for a pasted block and return true on success; absent if a grid cannot grow. */
export interface GridGrowth {
  readonly rows?: (count: number) => boolean | Promise<boolean>;
  readonly columns?: (count: number) => boolean | Promise<boolean>;
}

// Not in the store, which is loaded with the page: only the tools need this.
const growths = new WeakMap<GridStore, GridGrowth>();

/** Sets how a grid can grow. Without this, a larger pasted block can only be cut. */
export function setGrowth(store: GridStore, growth: GridGrowth): void {
  growths.set(store, growth);
}

export function growthOf(store: GridStore): GridGrowth {
  return growths.get(store) ?? {};
}
