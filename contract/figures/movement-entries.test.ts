import { expect, it } from "vitest";
import { periodOfDays } from "../period";
import { movementEntries } from "./movement-entries";

const YEAR = periodOfDays("2024-01-01", "2024-12-31");
const JANUARY = { period: periodOfDays("2024-01-01", "2024-01-31"), amount: 5 };
const FEBRUARY = { period: periodOfDays("2024-02-01", "2024-02-29"), amount: 7 };
/** A record whose line number is its amount. */
const record = (amount: number, month?: string) => ({
  record: "PSALDO" as const,
  yearIndex: 0,
  amount,
  import: "file",
  line: amount,
  ...(month !== undefined && { month }),
});
const row = (date: string, line: number) => ({
  date,
  text: "",
  amount: 1,
  objects: [],
  import: "file",
  line,
  voucher: { series: "A", number: "1", date, text: "", line },
});
const entriesOf = (...args: Parameters<typeof movementEntries>) =>
  movementEntries(...args).map(({ records, rows }) => [records.map(({ line }) => line), rows.map(({ line }) => line)]);

it("records and rows are counted in their month, and rows before the year in its first one", () => {
  const rows = [row("2023-12-31", 1), row("2024-01-31", 2), row("2024-02-01", 3)];
  const records = [record(4, "2024-02"), record(5, "2024-01")];
  expect(entriesOf({ movements: [JANUARY, FEBRUARY], records, rows }, YEAR)).toEqual([
    [[5], [1, 2]],
    [[4], [3]],
  ]);
});

it("a balance of the whole year is counted once, in the last movement", () => {
  expect(entriesOf({ movements: [JANUARY, FEBRUARY], records: [record(7)] }, YEAR)).toEqual([
    [[], []],
    [[7], []],
  ]);
});
