import { firstDay, lastDay, periodOfDays } from "@/contract/period";
import type { Statement, StatementLine } from "@/contract/statements/statement";
import { statementColumns, type Amounts, type Part, type StatementColumn } from "@/contract/statements/columns";

/** Columns that can be left out, in the order of the choice. */
export const OPTIONAL_COLUMNS = ["before", "difference", "budget", "deviation"] as const;
export type OptionalColumn = (typeof OPTIONAL_COLUMNS)[number];

/** The parts of the year that are shown beside its total. */
export const DIVISIONS = ["months", "quarters", "none"] as const;
export type Division = (typeof DIVISIONS)[number];

export interface ColumnChoice {
  by: Division;
  /** Null while nobody has chosen: {@link leftOut} then has the default. */
  without: readonly OptionalColumn[] | null;
  /** True to show the budget of each month or quarter beside it. */
  hasBudgetBeside: boolean;
  /** True for a share of net sales or total assets beside each column whose heading is only a period. */
  hasShares: boolean;
}

/** Beside twelve months there is room for the year before and the budget, but not for the differences from them. */
const LEFT_OUT_FOR_ROOM: readonly OptionalColumn[] = ["difference", "deviation"];

/** The columns that are left out: the user's choice, by default the differences beside both months and a budget. */
export function leftOut(
  { hasBudget }: Statement,
  part: Part,
  month: number | null,
  { by, without }: Pick<ColumnChoice, "by" | "without">,
): readonly OptionalColumn[] {
  if (without) return without;
  return part === "income" && hasBudget && month === null && by === "months" ? LEFT_OUT_FOR_ROOM : [];
}

/**
 * The columns of a statement that are chosen to be shown.
 * @param month index of the month to show among the statement's columns; null for the whole year
 */
export function chosenColumns(
  statement: Statement,
  part: Part,
  month: number | null,
  choice: ColumnChoice,
): StatementColumn[] {
  const { by, hasBudgetBeside, hasShares } = choice;
  const without = leftOut(statement, part, month, choice);
  const all = statementColumns(statement, part, month);
  const divided = all.filter((column) => column.month !== undefined);
  const others = all.filter((column) => column.month === undefined && !without.some((kind) => isOfKind(column, kind)));
  const divisions = by === "months" ? divided : by === "quarters" ? quarters(divided, part) : [];
  const beside =
    hasBudgetBeside && part === "income" && statement.hasBudget
      ? divisions.flatMap((column) => [column, budgetOf(statement, column)])
      : divisions;
  const columns = [...others, ...beside];
  const base = hasShares ? lineOfWhole(statement, part) : undefined;
  if (!base) return columns;
  return columns.flatMap((column) => (column.name === undefined ? [column, shareOf(column, base, part)] : [column]));
}

function isOfKind({ key, name }: StatementColumn, kind: OptionalColumn): boolean {
  // The year before has no name but a key of its own: `before`, `year-before`, `month-before` or `so-far-before`.
  return kind === "before" ? /(?:^|-)before$/.test(key) : name === kind;
}

/** Three months each, from the year's first; the last one as far as the books reach. */
function quarters(months: readonly StatementColumn[], part: Part): StatementColumn[] {
  const found: StatementColumn[] = [];
  for (let first = 0; first < months.length; first += 3) {
    const quarter = months.slice(first, first + 3);
    const [begin, end] = [quarter[0]!, quarter.at(-1)!];
    const period = periodOfDays(firstDay(begin.period!), lastDay(end.period!));
    found.push({
      key: `quarter-${begin.key}`,
      period,
      vouchers: period,
      isBooked: true,
      isPart: true,
      begins: first === 0,
      ...(part === "balance" ? { isBalance: true, of: end.of } : { of: (amounts) => sumOf(quarter, amounts) }),
    });
  }
  return found;
}

/** Null where one of the amounts is not known. */
function sumOf(columns: readonly StatementColumn[], amounts: Amounts): number | null {
  let total = 0;
  for (const { of } of columns) {
    const amount = of(amounts);
    if (amount === null) return null;
    total += amount;
  }
  return total;
}

function budgetOf({ columns }: Statement, { key, period }: StatementColumn): StatementColumn {
  const [start, end] = [firstDay(period!), lastDay(period!)];
  const within = columns.flatMap(({ period: month }, i) =>
    firstDay(month) >= start && lastDay(month) <= end ? [i] : [],
  );
  return {
    key: `${key}-budget`,
    name: "budget",
    isPart: true,
    span: period!,
    of: ({ budget }) => (budget ? within.reduce((sum, i) => sum + (budget[i] ?? 0), 0) : null),
  };
}

/** The line that shares are of: net sales, or total assets. */
function lineOfWhole({ incomeStatement, balanceSheet }: Statement, part: Part): StatementLine | undefined {
  return part === "income" ? lineOf(incomeStatement, "NetSales") : lineOf(balanceSheet, "Assets");
}

function lineOf(lines: readonly StatementLine[], id: string): StatementLine | undefined {
  for (const line of lines) {
    const found = line.id === id ? line : lineOf(line.lines, id);
    if (found) return found;
  }
  return undefined;
}

function shareOf({ key, of, month }: StatementColumn, whole: Amounts, part: Part): StatementColumn {
  const total = of(whole);
  return {
    key: `${key}-share`,
    name: part === "income" ? "shareOfSales" : "shareOfAssets",
    isShare: true,
    share: { of: key, whole },
    ...(month !== undefined && { isOfMonth: true }),
    of: (amounts) => {
      const amount = of(amounts);
      return amount === null || total === null || total === 0 ? null : (amount / Math.abs(total)) * 100;
    },
  };
}
