import type { StatementColumn } from "@/contract/statements/columns";
import { divideColumns } from "@/lib/divide-columns";

/** Divides columns among tables as `divideColumns` does. A share or budget stays in the same table as its amount. */
export function columnsOfTables(columns: readonly StatementColumn[], max: number): StatementColumn[][] {
  return divideColumns(withTheirAmounts(columns), max);
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
