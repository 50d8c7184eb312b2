/** Rows that are chosen, and the one that was pressed last: a range begins there. */
export interface Selection {
  ids: ReadonlySet<string>;
  last: string | null;
}

export const NOTHING_SELECTED: Selection = { ids: new Set(), last: null };

/**
 * The selection after a press on a row, which chooses it or leaves it out.
 * @param order the ids of the rows as they are shown
 * @param isRange true for all rows from the one that was pressed before: they become what this one becomes
 */
export function press({ ids, last }: Selection, id: string, isRange: boolean, order: readonly string[]): Selection {
  const next = new Set(ids);
  const [from, to] = [order.indexOf(last ?? id), order.indexOf(id)].sort((one, other) => one - other) as [
    number,
    number,
  ];
  const pressed = isRange && from >= 0 ? order.slice(from, to + 1) : [id];
  for (const each of pressed) {
    if (ids.has(id)) next.delete(each);
    else next.add(each);
  }
  return { ids: next, last: id };
}
