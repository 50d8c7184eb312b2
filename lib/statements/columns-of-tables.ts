import type { StatementColumn } from "@/contract/statements/columns";

/**
 * Divides columns among the fewest tables that have at most `max` of them each, which are about equally wide.
 * A share or budget stays in the same table as its amount.
 */
export function columnsOfTables(columns: readonly StatementColumn[], max: number): StatementColumn[][] {
  const groups = withTheirAmounts(columns);
  const fewest = fill(groups, max).length;
  for (let most = Math.ceil(columns.length / fewest); most < max; most++) {
    const tables = fill(groups, most);
    if (tables.length === fewest) return tables;
  }
  return fill(groups, max);
}

/** Groups of an amount with the shares and budget that follow it. */
function withTheirAmounts(columns: readonly StatementColumn[]): StatementColumn[][] {
  const groups: StatementColumn[][] = [];
  for (const column of columns) {
    const group = groups.at(-1);
    if (group && (column.isShare || column.key === `${group[0]!.key}-budget`)) group.push(column);
    else groups.push([column]);
  }
  return groups;
}

/** Begins a new table at each group that does not fit into the one before. */
function fill(groups: readonly StatementColumn[][], most: number): StatementColumn[][] {
  const tables: StatementColumn[][] = [];
  for (const group of groups) {
    const table = tables.at(-1);
    if (table && table.length + group.length <= most) table.push(...group);
    else tables.push([...group]);
  }
  return tables;
}
