/** The selected rows, and the row that was clicked last: a range begins there. */
export interface Selection {
  ids: ReadonlySet<string>;
  last: string | null;
}

export const NOTHING_SELECTED: Selection = { ids: new Set(), last: null };

/**
 * The selection after a click on a row, which selects or deselects it.
 * @param order the ids of the rows as they are shown
 * @param isRange true to select or deselect, like this row, all rows from the last clicked one to this one
 */
export function press({ ids, last }: Selection, id: string, isRange: boolean, order: readonly string[]): Selection {
  const next = new Set(ids);
  const [from, to] = [order.indexOf(last ?? id), order.indexOf(id)].sort((one, other) => one - other) as [
    number,
    number,
  ];
  const clicked = isRange && from >= 0 ? order.slice(from, to + 1) : [id];
  for (const each of clicked) {
    if (ids.has(id)) next.delete(each);
    else next.add(each);
  }
  return { ids: next, last: id };
}

/** Selects or deselects all these rows; rows that the filter hides stay as they are. */
export function setChosen({ ids }: Selection, shown: readonly string[], isChosen: boolean): Selection {
  const next = new Set(ids);
  for (const id of shown) {
    if (isChosen) next.add(id);
    else next.delete(id);
  }
  return { ids: next, last: null };
}
