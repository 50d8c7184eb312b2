/** A row of a statement with its amounts in öre, one per column; null for an unknown amount. */
export interface SummedRow {
  kind: "group" | "sum" | "account";
  depth: number;
  amounts: readonly (number | null)[];
}

/** Indexes of the rows that add up to a row: below a group, or before a sum. None for an account. */
export function sumParts(rows: readonly SummedRow[], at: number): number[] {
  const { kind } = rows[at]!;
  if (kind === "account") return [];
  return kind === "group" ? belowOf(rows, at) : beforeOf(rows, at);
}

/** True if the parts add up to the row in a column, which is not so in every file. */
export function addsUp(rows: readonly SummedRow[], at: number, parts: readonly number[], column: number): boolean {
  const sum = sumIn(rows, parts, column);
  return parts.length > 0 && sum !== null && sum === rows[at]!.amounts[column];
}

/** The rows directly below one. */
function belowOf(rows: readonly SummedRow[], at: number): number[] {
  const found: number[] = [];
  for (let i = at + 1; i < rows.length && rows[i]!.depth > rows[at]!.depth; i++) {
    if (rows[i]!.depth === rows[at]!.depth + 1) found.push(i);
  }
  return found;
}

/**
 * The lines before a sum that add up to it in every column where all their amounts are known; of several possible
 * lists, the longest.
 */
function beforeOf(rows: readonly SummedRow[], at: number): number[] {
  const before = rows.flatMap(({ kind, depth }, i) => (i < at && depth === 0 && kind === "group" ? [i] : []));
  for (let from = 0; from < before.length; from++) {
    const parts = before.slice(from);
    const isSum = rows[at]!.amounts.every((amount, column) => {
      const sum = sumIn(rows, parts, column);
      return sum === null || sum === amount;
    });
    if (isSum) return parts;
  }
  return [];
}

/** The sum of the parts in a column; null if one of their amounts is unknown. */
function sumIn(rows: readonly SummedRow[], parts: readonly number[], column: number): number | null {
  let sum = 0;
  for (const part of parts) {
    const amount = rows[part]!.amounts[column] ?? null;
    if (amount === null) return null;
    sum += amount;
  }
  return sum;
}
