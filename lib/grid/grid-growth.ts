import type { GridStore } from "./grid-store";

/**
 * Adds `count` rows for a pasted block. Returns their ids in the order of the block, wherever they stand in the grid;
 * none on refusal.
 */
export type AddRows = (count: number) => readonly string[] | Promise<readonly string[]>;

// Not in the store, which is loaded with the page: all that needs this is loaded later.
const addRows = new WeakMap<GridStore, AddRows>();

/** Lets pasted blocks add rows to a grid; null ends it. Without this, only the part that fits can be pasted. */
export function setGrowth(store: GridStore, add: AddRows | null): void {
  if (add) addRows.set(store, add);
  else addRows.delete(store);
}

/** Undefined if the grid cannot grow. */
export function growthOf(store: GridStore): AddRows | undefined {
  return addRows.get(store);
}
