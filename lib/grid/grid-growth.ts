import type { GridStore } from "./grid-store";

/** How a grid can become larger for a block that is pasted: answers whether it did. Left out where it cannot. */
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
