import { describe, expect, it } from "vitest";
import type { CalendarDay } from "@/contract/calendar";
import type { YearBalances } from "../engine/year-sums";
import { accountFigures } from "./account-figures";
import type { Figures } from "./figures";
import { yearOf } from "../testing/year-of";

/** The amounts of `all` months of a fiscal year, of which the given ones are not zero; the year's first month is 1. */
const months = (amounts: Record<number, number>, all = 12) =>
  Array.from({ length: all }, (_, i) => amounts[i + 1] ?? 0);
const nulls = (count: number) => Array<null>(count).fill(null);
const numbers = (amounts: readonly (bigint | null)[] | null) =>
  amounts?.map((amount) => (amount === null ? null : Number(amount))) ?? null;

/** The statement figures, and `flow` and `running` of one account with amounts as numbers. */
function figuresOf(year: YearBalances, earlier: readonly YearBalances[] = [], account = "3010") {
  const found = accountFigures({ year, earlier });
  const { flow, running } = found.accounts.find((figures) => figures.account === account)!;
  const present = ({ amounts, total, previous, previousTotal, previousYear }: Figures) => ({
    amounts: numbers(amounts),
    total: Number(total),
    previous: numbers(previous),
    previousTotal: previousTotal === null ? null : Number(previousTotal),
    previousYear: previousYear === null ? null : Number(previousYear),
  });
  return { ...found, flow: present(flow), running: present(running) };
}

const YEAR_2024 = ["2024-01-01", "2024-12-31"] as const;
const YEAR_2023 = ["2023-01-01", "2023-12-31"] as const;

describe("the figures of a year whose books do not run to its end", () => {
  const year = yearOf(...YEAR_2024, { "3010": [0, 1, 2] }, { lastLedgerDate: "2024-03-15" });

  it("are not known after the last booked month", () => {
    const { bookedColumns, bookedThrough, flow, running } = figuresOf(year);
    expect([bookedColumns, bookedThrough]).toEqual([3, "2024-03-31"]);
    expect([flow.amounts, flow.total]).toEqual([[1, 2, 0, ...nulls(9)], 3]);
    expect([running.amounts, running.total]).toEqual([[1, 3, 3, ...nulls(9)], 3]);
    expect([flow.previous, flow.previousTotal, flow.previousYear]).toEqual([null, null, null]);
  });

  it("are compared with the same months of a whole year before", () => {
    const before = yearOf(...YEAR_2023, { "3010": [0, 10, 20, 30, 40] });
    const { flow, running } = figuresOf(year, [before]);
    expect(flow.previous).toEqual([10, 20, 30, 40, ...months({}, 8)]);
    expect([flow.previousTotal, flow.previousYear]).toEqual([60, 100]);
    expect([running.previousTotal, running.previousYear]).toEqual([60, 100]);
  });

  it("are compared with no more than the year before has booked", () => {
    const before = yearOf(...YEAR_2023, { "3010": [0, 10, 20] }, { lastLedgerDate: "2023-02-28" });
    const { columns, flow, running } = figuresOf(year, [before]);
    expect(flow.previous).toEqual([10, 20, ...nulls(10)]);
    expect(columns.map(({ previous }) => previous?.end.slice(0, 10)).slice(0, 3)).toEqual([
      "2023-01-31",
      "2023-02-28",
      undefined,
    ]);
    expect([flow.previousTotal, flow.previousYear, running.previousTotal]).toEqual([null, 30, null]);
  });
});

describe("accounts whose months are unknown", () => {
  const unknown = { monthsUnknown: new Set(["3010"]), lastLedgerDate: "2024-03-31" };
  const year = yearOf(...YEAR_2024, { "3010": [0, 0, 0, -7], "1930": [5, 1, 2, 4] }, unknown);

  it("have an amount of the whole year, and a balance only at the end of the last booked month", () => {
    const { flow, running } = figuresOf(year);
    expect([flow.amounts, flow.total]).toEqual([nulls(12), -7]);
    expect([running.amounts, running.total]).toEqual([[null, null, -7, ...nulls(9)], -7]);
    expect(figuresOf(year, [], "1930").flow.amounts).toEqual([1, 2, 4, ...nulls(9)]);
  });

  it("are listed even if their balance at the end of the year is zero", () => {
    const { flow } = figuresOf({ ...year, accounts: [] });
    expect([flow.amounts, flow.total]).toEqual([nulls(12), 0]);
  });

  it("are known if only one month is booked", () => {
    const { flow } = figuresOf(yearOf(...YEAR_2024, { "3010": [0, -7] }, { ...unknown, lastLedgerDate: "2024-01-31" }));
    expect(flow.amounts).toEqual([-7, ...nulls(11)]);
  });

  it("have unknown months in the year before even if their balance at its end was zero", () => {
    const before = yearOf(...YEAR_2023, {}, { monthsUnknown: new Set(["3010"]) });
    const year = yearOf(...YEAR_2024, { "1930": [0, 1] }, { lastLedgerDate: "2024-01-31" });
    const { flow, running } = figuresOf(year, [before]);
    expect([flow.previous, flow.previousTotal, flow.previousYear]).toEqual([nulls(12), null, 0]);
    expect([running.previous, running.previousTotal]).toEqual([[...nulls(11), 0], null]);
  });

  it("in the year before are compared only with a whole year", () => {
    const before = yearOf(...YEAR_2023, { "3010": [0, ...months({ 12: -9 })] }, { monthsUnknown: new Set(["3010"]) });
    const part = figuresOf(yearOf(...YEAR_2024, { "3010": [0, -1] }, { lastLedgerDate: "2024-01-31" }), [before]);
    expect([part.flow.previous, part.flow.previousTotal, part.flow.previousYear]).toEqual([nulls(12), null, -9]);
    expect(part.running.previous).toEqual([...nulls(11), -9]);
    const whole = figuresOf(yearOf(...YEAR_2024, { "3010": [0, -1] }), [before]);
    expect([whole.flow.previousTotal, whole.running.previousTotal]).toEqual([-9, -9]);
  });
});

describe("the year before", () => {
  /** 2023 as the file of 2024 tells of it; `changes` says which records the file lacks. */
  const told = (changes: Partial<YearBalances["fromNextFile"]>) =>
    yearOf(
      ...YEAR_2023,
      { "3010": [0, ...months({ 12: -8 })], "1930": [3, ...months({ 12: 5 })] },
      {
        monthsKnown: false,
        fromNextFile: { openings: true, closings: true, results: true, openingSum: 3n, ...changes },
      },
    );

  it.each<[name: string, first: string, last: string, flow: number | null, balance: number | null]>([
    ["of twelve months", "2023-01-01", "2023-12-31", 15, 15],
    // Movements are of its last twelve months, and both amounts are in the six months before them.
    ["of eighteen months", "2022-07-01", "2023-12-31", 0, 15],
    ["of six months", "2023-07-01", "2023-12-31", null, 15],
    ["that began inside a month", "2023-01-15", "2023-12-31", null, 15],
    ["that ended a month earlier", "2022-12-01", "2023-11-30", null, null],
  ])(
    "%s gives movements to compare with if it has the same months, and balances if it has the same last day",
    (_, first, last, flow, balance) => {
      const before = yearOf(first, last, { "3010": [0, 5, 10] });
      const found = figuresOf(yearOf(...YEAR_2024, { "3010": [0, 1] }), [before]);
      expect([found.flow.previousTotal, found.running.previousTotal]).toEqual([flow, balance]);
      expect(found.flow.previousYear).toBe(last === "2023-12-31" ? 15 : null);
    },
  );

  it("consists of two short years, unless a day is missing between them", () => {
    const spring = yearOf("2023-01-01", "2023-04-30", { "3010": [0, 1, 2, 3, 4] });
    const rest = yearOf("2023-05-01", "2023-12-31", { "3010": [0, 5, 6] });
    const year = yearOf(...YEAR_2024, { "3010": [0, 1] });
    expect(figuresOf(year, [spring, rest]).flow).toMatchObject({ previousTotal: 21, previousYear: 11 });
    expect(figuresOf(year, [spring, rest]).running.previous!.slice(3, 6)).toEqual([10, 5, 11]);
    const late = yearOf("2023-05-02", "2023-12-31", { "3010": [0, 5, 6] });
    expect(figuresOf(year, [spring, late]).flow.previousTotal).toBeNull();
  });

  it("is partly its own in a fiscal year of more than twelve months", () => {
    const { flow, running } = figuresOf(yearOf("2023-07-01", "2024-12-31", { "3010": [0, 1, 2, 3] }));
    expect(flow.previous).toEqual([...nulls(12), 1, 2, 3, 0, 0, 0]);
    expect([flow.previousTotal, running.previousTotal]).toEqual([null, 6]);
  });

  it("is compared as a whole if it has only balances", () => {
    const before = yearOf(...YEAR_2023, { "3010": [0, ...months({ 12: 8 })] }, { monthsKnown: false });
    const { flow, columns } = figuresOf(yearOf(...YEAR_2024, { "3010": [0, 1] }), [before]);
    expect([flow.previous, flow.previousTotal, flow.previousYear]).toEqual([null, 8, 8]);
    expect(columns.some(({ previous }) => previous)).toBe(false);
    const part = figuresOf(yearOf(...YEAR_2024, { "3010": [0, 1] }, { lastLedgerDate: "2024-01-31" }), [before]);
    expect([part.flow.previousTotal, part.flow.previousYear]).toEqual([null, 8]);
  });

  it("covers the booked months if this year has only balances", () => {
    const before = yearOf(...YEAR_2023, { "3010": [0, ...months({ 1: 2, 6: 3, 12: 4 })] });
    const balancesOnly = { monthsKnown: false, lastLedgerDate: "2024-06-30" };
    const { flow, columns, bookedThrough, bookedColumns } = figuresOf(
      yearOf(...YEAR_2024, { "3010": [0, ...months({ 6: 8 })] }, balancesOnly),
      [before],
    );
    expect([columns.length, bookedColumns, bookedThrough]).toEqual([1, 1, "2024-06-30"]);
    expect(flow).toEqual({ amounts: [8], total: 8, previous: [5], previousTotal: 5, previousYear: 9 });
  });

  it("is compared with a year of only balances only if it has exactly the same days a year earlier", () => {
    const balancesOnly = { monthsKnown: false };
    const year = yearOf("2023-12-01", "2024-11-30", { "3010": [0, ...months({ 12: 8 })] }, balancesOnly);
    // The fiscal year between the two is in another currency, and therefore not among the earlier years.
    const twoYearsEarlier = yearOf("2022-01-01", "2022-12-31", { "3010": [0, ...months({ 12: 5 })] });
    const short = yearOf("2023-06-01", "2023-11-30", { "3010": [0, 1, 2] }, balancesOnly);
    for (const before of [twoYearsEarlier, short]) {
      const { columns, flow, running } = figuresOf(year, [before]);
      expect([columns[0]!.previous, flow.previous, running.previous]).toEqual([undefined, null, null]);
    }
  });

  it("comes from the file if this year has only balances, as far as the file has amounts", () => {
    const previousOf = (before: YearBalances, lastLedgerDate: CalendarDay = "2024-12-31") => {
      const accounts = { "3010": [0, ...months({ 6: -1 })], "1930": [5, ...months({ 6: 1 })] };
      const year = yearOf(...YEAR_2024, accounts, { monthsKnown: false, lastLedgerDate });
      const { columns, flow } = figuresOf(year, [before]);
      return [
        columns[0]!.previous?.start.slice(0, 10),
        flow.previous,
        figuresOf(year, [before], "1930").running.previous,
      ];
    };
    expect(previousOf(told({}))).toEqual(["2023-01-01", [-8], [5]]);
    expect(previousOf(told({ closings: false }))).toEqual(["2023-01-01", [-8], null]);
    expect(previousOf(told({ results: false }))).toEqual(["2023-01-01", null, [5]]);
    expect(previousOf(told({}), "2024-06-30")).toEqual([undefined, null, null]);
  });

  it("comes from the file of this year, as far as the file has amounts", () => {
    const year = yearOf(...YEAR_2024, { "3010": [0, 1], "1930": [0, 1] });
    const previousOf = (before: YearBalances, account: string) => {
      const { flow, running, columns } = figuresOf(year, [before], account);
      expect(columns.some(({ previous }) => previous)).toBe(false);
      return [flow.previousTotal, flow.previousYear, running.previousTotal, running.previousYear];
    };
    expect(previousOf(told({}), "3010")).toEqual([-8, -8, -8, -8]);
    expect(previousOf(told({}), "1930")).toEqual([5, 5, 5, 5]);
    expect(previousOf(told({ closings: false }), "3010")).toEqual([-8, -8, null, null]);
    expect(previousOf(told({ results: false }), "3010")).toEqual([null, null, null, null]);
    expect(previousOf(told({ results: false }), "1930").slice(2)).toEqual([5, 5]);
    const { zero } = accountFigures({ year, earlier: [told({ results: false })] });
    expect([zero.flow.previousYear, zero.balance.previousYear]).toEqual([null, 0n]);
  });
});

describe("a budget", () => {
  it("has one amount per column for the whole year, booked or not", () => {
    const budget = yearOf(...YEAR_2024, { "3010": [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] });
    const year = yearOf(...YEAR_2024, { "3010": [0, 1] }, { lastLedgerDate: "2024-01-31" });
    const budgetOf = (booked: YearBalances) =>
      numbers(accountFigures({ year: { ...booked, budget }, earlier: [] }).accounts[0]!.flow.budget);
    expect(budgetOf(year)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(budgetOf({ ...year, monthsKnown: false })).toEqual([78]);
  });
});
