import type { StatementLine } from "./statement";
import type { Amounts } from "./columns";

/** A row of a statement that is shown. */
export interface StatementRow {
  /** Path of line ids from the top; an account has its number at the end. */
  key: string;
  depth: number;
  kind: "group" | "sum" | "account";
  name: string;
  /** Account number; only rows of accounts have one. */
  number?: string;
  amounts: Amounts;
  /** True when it has rows below it; `isOpen` when these are shown. */
  canOpen: boolean;
  isOpen: boolean;
}

/** In a set of open lines, means that all lines are open. */
export const ALL_OPEN = "*";

/** The lines, and below each open one its lines and then its accounts, in the order of the page. */
export function statementRows(lines: readonly StatementLine[], open: ReadonlySet<string>): StatementRow[] {
  const rows: StatementRow[] = [];
  const add = (line: StatementLine, above: string, depth: number): void => {
    const key = above + line.id;
    const canOpen = line.lines.length + line.accounts.length > 0;
    const isOpen = canOpen && (open.has(ALL_OPEN) || open.has(key));
    rows.push({ key, depth, kind: line.kind, name: line.name, amounts: line, canOpen, isOpen });
    if (!isOpen) return;
    for (const below of line.lines) add(below, `${key}/`, depth + 1);
    for (const account of line.accounts) {
      const { number, name } = account;
      rows.push({
        key: `${key}/${number}`,
        depth: depth + 1,
        kind: "account",
        name,
        number,
        amounts: account,
        canOpen: false,
        isOpen: false,
      });
    }
  };
  for (const line of lines) add(line, "", 0);
  return rows;
}

/**
 * The open lines after one of them was opened or closed; what is below a closed one closes with it. `lines` are those
 * of both statements, which share their open lines.
 */
export function toggled(lines: readonly StatementLine[], open: readonly string[], key: string): string[] {
  const openKeys = open.includes(ALL_OPEN) ? keysOf(lines) : open;
  if (!openKeys.includes(key)) return [...openKeys, key];
  return openKeys.filter((one) => one !== key && !one.startsWith(`${key}/`));
}

function keysOf(lines: readonly StatementLine[]): string[] {
  return statementRows(lines, new Set([ALL_OPEN])).flatMap(({ key, canOpen }) => (canOpen ? [key] : []));
}
