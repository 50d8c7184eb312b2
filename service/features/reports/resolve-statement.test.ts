import { describe, expect, it } from "vitest";
import { endOfMonth } from "@/contract/calendar";
import { periodOfDays } from "@/contract/period";
import type { ReportBlockOf } from "@/contract/reports/blocks";
import type { Statement, StatementAccount, StatementLine } from "@/contract/statements/statement";
import { changedLines } from "./count-restated";
import { resolveStatement } from "./resolve-statement";

const monthOf = (year: number, month: number) => {
  const text = `${year}-${String(month).padStart(2, "0")}`;
  return periodOfDays(`${text}-01`, endOfMonth(`${text}-01`));
};

/** Amounts of twelve months, all equal. */
const twelve = (amount: number) => Array.from({ length: 12 }, () => amount);

function account(number: string, amount: number, previous?: (number | null)[]): StatementAccount {
  return { number, name: number, amounts: twelve(amount), total: amount, ...(previous && { previous }) };
}

function group(id: string, amount: number, accounts: StatementAccount[], lines: StatementLine[] = []): StatementLine {
  const previous = accounts[0]?.previous;
  return {
    id,
    name: id,
    kind: "group",
    amounts: twelve(amount),
    total: amount,
    lines,
    accounts,
    ...(previous && { previous }),
  };
}

/** The statement of 2025, after a first fiscal year from July to December 2024. */
function statementOf(balanceSheet: StatementLine[]): Statement {
  const year = periodOfDays("2025-01-01", "2025-12-31");
  return {
    fiscalYear: { id: "2025", start: year.start, end: year.end } as unknown as Statement["fiscalYear"],
    columns: Array.from({ length: 12 }, (_, i) => ({
      period: monthOf(2025, i + 1),
      ...(i >= 6 && { previous: monthOf(2024, i + 1) }),
    })),
    bookedColumns: 12,
    bookedThrough: "2025-12-31",
    monthsUnknown: [],
    hasBudget: false,
    incomeStatement: [],
    balanceSheet,
    outside: [],
  };
}

const block: ReportBlockOf<"statement"> = {
  id: "b",
  type: "statement",
  statement: "balance",
  columns: ["amount", "yearBefore"],
  showsAccounts: true,
};
const YEAR = periodOfDays("2025-01-01", "2025-12-31");
const resolve = (balanceSheet: StatementLine[], how: Partial<typeof block> = {}) =>
  resolveStatement({ ...block, ...how }, statementOf(balanceSheet), YEAR, "en");

describe("a statement in a report", () => {
  it("has the balances a year before when that month is known, also where earlier months are not", () => {
    const previous = Array.from({ length: 12 }, (_, i) => (i < 6 ? null : 100 * i));
    const { columns, lines } = resolve([group("Cash", 500, [account("1910", 500, previous)])]);
    expect(columns.map(({ column, period }) => [column, period])).toEqual([
      ["amount", monthOf(2025, 12)],
      ["yearBefore", monthOf(2024, 12)],
    ]);
    expect(lines.map(({ amounts }) => amounts)).toEqual([
      [500, 1100],
      [500, 1100],
    ]);
  });

  it("has a group that sums to zero where its accounts are shown and are not zero", () => {
    const balance = [
      group("Receivables", 0, [], [group("Others", 0, [account("1610", 500), account("1650", -500)])]),
      group("Inventories", 0, [account("1410", 0)]),
    ];
    const columns: (typeof block)["columns"] = ["amount"];
    expect(resolve(balance, { columns }).lines.map(({ id, level, amounts }) => [id, level, ...amounts])).toEqual([
      ["Receivables", 0, 0],
      ["Others", 1, 0],
      ["1610", 2, 500],
      ["1650", 2, -500],
    ]);
    expect(resolve(balance, { columns, showsAccounts: false }).lines).toEqual([]);
  });
});

describe("the changed lines of a published statement", () => {
  const others = (...amounts: number[]) => {
    const sum = amounts.reduce((one, other) => one + other, 0);
    return resolve(
      [
        group(
          "Others",
          sum,
          amounts.map((amount, i) => account(`16${i}0`, amount)),
        ),
      ],
      { columns: ["amount"] },
    );
  };

  it("are only those whose amounts have changed, where a group summed to zero", () => {
    expect(changedLines(others(500, -500), others(500, -500))).toBe(0);
    expect(changedLines(others(500, -500), others(500, -500, 100))).toBe(2);
    expect(changedLines(others(500, -500), others(600, -600))).toBe(2);
  });

  it("are none in a report that was published without the accounts of a group that sums to zero", () => {
    expect(changedLines({ ...others(500, -500), lines: [] }, others(500, -500))).toBe(0);
  });
});
