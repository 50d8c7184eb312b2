import { describe, expect, it } from "vitest";
import type { KeyFigureTrace, TracedAccount } from "@/contract/figures/key-figure-trace";
import { periodOfDays } from "@/contract/period";
import { rowsAround, traceTree, withRowsOf, type TraceNode } from "./trace-nodes";

const JANUARY = periodOfDays("2024-01-01", "2024-01-31");
const FEBRUARY = periodOfDays("2024-02-01", "2024-02-29");
const YEARS = [{ id: "y", ...periodOfDays("2024-01-01", "2024-12-31") }];

const row = (date: string, amount: number, line: number) => ({
  date,
  text: "",
  amount,
  objects: [],
  import: "file",
  line,
  voucher: { series: "A", number: "1", date, text: "", line: line - 1 },
});
const sales: TracedAccount = {
  fiscalYearId: "y",
  number: "3010",
  name: "Sales",
  movements: [
    { period: JANUARY, amount: -70 },
    { period: FEBRUARY, amount: -30 },
  ],
  records: [],
  rowCount: 3,
  rows: [row("2023-12-31", -20, 5), row("2024-01-10", -50, 9), row("2024-02-01", -30, 12)],
};

const { rows: _, ...salesWithoutRows } = sales;

function trace(period: typeof JANUARY, account = sales, opening = false): KeyFigureTrace {
  const groups = [
    { id: "g", name: "Net sales", parents: [], amount: -100, accounts: [{ number: "3010", amount: -100 }] },
  ];
  return {
    keyFigure: { id: "NetSales", name: "Net sales", valueType: "Amount", description: "" },
    value: 100,
    period,
    tree: { text: "NetSales", value: 100, sum: { sign: -1, years: [{ fiscalYearId: "y", opening, period, groups }] } },
    accounts: [account],
    rowCount: 3,
  };
}

const open = (node: TraceNode, ...path: number[]): TraceNode =>
  path.reduce((above, index) => above.children!()[index]!, node);
const leaves = (node: TraceNode): TraceNode[] => (node.children ? node.children().flatMap(leaves) : [node]);
const TWO_MONTHS = periodOfDays("2024-01-01", "2024-02-29");

describe("the tree of a trace", () => {
  it("leads from the figure over groups, accounts and months to the rows, which add up to the group", () => {
    const tree = traceTree(trace(TWO_MONTHS), YEARS);
    expect([open(tree, 0).kind, open(tree, 0, 0).kind, open(tree, 0, 0, 0).kind]).toEqual([
      "group",
      "account",
      "month",
    ]);
    const rows = leaves(tree).map((leaf) => (leaf.kind === "row" ? leaf.row.amount : NaN));
    expect(rows.reduce((sum, amount) => sum + amount, 0)).toBe(-100);
  });

  it("counts a row dated before the fiscal year in its first month", () => {
    const january = open(traceTree(trace(TWO_MONTHS), YEARS), 0, 0, 0);
    expect(january.children!().map((leaf) => leaf.kind === "row" && leaf.row.line)).toEqual([5, 9]);
  });

  it("shows of an account only what was booked in the period", () => {
    const account = open(traceTree(trace(FEBRUARY), YEARS), 0, 0);
    expect(account.children!().map((node) => node.kind === "month" && node.period.start)).toEqual([FEBRUARY.start]);
  });

  it("has the opening balance with its record before the months", () => {
    const record = { record: "IB" as const, yearIndex: 0, amount: 40, import: "file", line: 3 };
    const account = { ...sales, opening: { amount: 40, records: [record] } };
    const [opening] = open(traceTree(trace(TWO_MONTHS, account, true), YEARS), 0, 0).children!();
    expect([opening?.kind, opening?.children?.()[0]]).toMatchObject(["opening", { kind: "record", record }]);
  });

  it("gives each node an id of its own", () => {
    const tree = traceTree(trace(TWO_MONTHS), YEARS);
    const ids = (node: TraceNode): string[] => [node.id, ...(node.children?.().flatMap(ids) ?? [])];
    expect(new Set(ids(tree)).size).toBe(ids(tree).length);
  });

  it("has one node in place of the rows of each month until they are fetched, and the rows afterwards", () => {
    const cut = trace(TWO_MONTHS, salesWithoutRows);
    expect(leaves(traceTree(cut, YEARS)).map(({ kind }) => kind)).toEqual(["rows", "rows"]);
    const whole = withRowsOf(cut, [sales]);
    expect(whole.accounts[0]!.rows).toBe(sales.rows);
    expect(leaves(traceTree(whole, YEARS)).map(({ kind }) => kind)).toEqual(["row", "row", "row"]);
  });
});

describe("the rows around a voucher", () => {
  const before = { ...sales, fiscalYearId: "x", rows: [row("2023-02-01", -5, 40)], rowCount: 9 };
  const voucher = (line: number) => ({ import: "file", line });

  it("are those of its account in its year", () => {
    expect(rowsAround([before, sales], "3010", voucher(8))).toEqual({ rows: sales.rows, rowCount: 3 });
    expect(rowsAround([before, sales], "3010", voucher(39))).toEqual({ rows: before.rows, rowCount: 9 });
  });

  it("are not known of another account, of another voucher, or before they are fetched", () => {
    expect(rowsAround([sales], "1930", voucher(8))).toBeUndefined();
    expect(rowsAround([sales], "3010", voucher(7))).toBeUndefined();
    expect(rowsAround([salesWithoutRows], "3010", voucher(8))).toBeUndefined();
  });

  it("stand in the tree with the account that leads to their voucher", () => {
    const rows = leaves(traceTree(trace(TWO_MONTHS), YEARS)).filter((leaf) => leaf.kind === "row");
    expect(rows.map(({ account }) => account)).toEqual(["3010", "3010", "3010"]);
  });
});
