import { describe, expect, it } from "vitest";
import type { StatementLine } from "./statement";
import { ALL_OPEN, statementRows, toggled } from "./rows";

function line(id: string, lines: StatementLine[] = [], numbers: string[] = []): StatementLine {
  const accounts = numbers.map((number) => ({ number, name: "", amounts: [], total: 0 }));
  return { id, name: id, kind: "group", amounts: [], total: 0, lines, accounts };
}

const LINES = [line("Costs", [line("Premises", [], ["5010"])], ["6970"]), { ...line("Profit"), kind: "sum" as const }];

const keys = (open: string[]) => statementRows(LINES, new Set(open)).map(({ key, depth }) => `${depth} ${key}`);

describe("the rows of a statement", () => {
  it("are its lines, and below each open line its own lines and then its accounts", () => {
    expect(keys([])).toEqual(["0 Costs", "0 Profit"]);
    expect(keys(["Costs"])).toEqual(["0 Costs", "1 Costs/Premises", "1 Costs/6970", "0 Profit"]);
    expect(keys([ALL_OPEN])).toEqual([
      "0 Costs",
      "1 Costs/Premises",
      "2 Costs/Premises/5010",
      "1 Costs/6970",
      "0 Profit",
    ]);
    expect(keys(["Costs/Premises", "Profit"])).toEqual(["0 Costs", "0 Profit"]);
  });

  it("can be opened if something is below them", () => {
    const rows = statementRows(LINES, new Set(["Costs"]));
    expect(rows.map(({ canOpen, isOpen }) => [canOpen, isOpen])).toEqual([
      [true, true],
      [true, false],
      [false, false],
      [false, false],
    ]);
  });

  it("open, and close with what is below them", () => {
    expect(toggled(LINES, [], "Costs")).toEqual(["Costs"]);
    expect(toggled(LINES, ["Costs", "Costs/Premises", "Other"], "Costs")).toEqual(["Other"]);
    expect(toggled(LINES, [ALL_OPEN], "Costs/Premises")).toEqual(["Costs"]);
  });
});
