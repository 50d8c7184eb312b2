/**
 * Divides columns among as few tables as possible, about equally wide. None has more than `max` columns, unless a
 * single group has.
 * @param groups columns that stay together in a table
 */
export function divideColumns<Column>(groups: readonly (readonly Column[])[], max: number): Column[][] {
  const fewest = fill(groups, max).length;
  for (let most = Math.ceil(groups.flat().length / fewest); most < max; most++) {
    const tables = fill(groups, most);
    if (tables.length === fewest) return tables;
  }
  return fill(groups, max);
}

/** Begins a new table at each group that does not fit into the last table. */
function fill<Column>(groups: readonly (readonly Column[])[], most: number): Column[][] {
  const tables: Column[][] = [];
  for (const group of groups) {
    const table = tables.at(-1);
    if (table && table.length + group.length <= most) table.push(...group);
    else tables.push([...group]);
  }
  return tables;
}
