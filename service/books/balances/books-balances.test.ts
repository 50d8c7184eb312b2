import { describe, expect, it } from "vitest";
import { sieFile, voucherLines } from "../../figures/testing/books-of";
import { balancesOfBooks } from "./books-balances";

const YEAR = { start: "2024-01-01", end: "2024-12-31" };

function balances(...lines: string[]) {
  const { sums, monthsKnown } = balancesOfBooks(sieFile(YEAR.start, YEAR.end, lines), YEAR);
  const found = [...sums.entries()].flatMap(({ object, accounts }) =>
    accounts.map((account) => ({ ...account, name: `${object} ${account.account}`.trim() })),
  );
  return {
    openings: found.filter(({ opening }) => opening !== 0n).map(({ name, opening }) => `${name} ${opening}`),
    movements: found.flatMap(({ name, movements }) =>
      movements.flatMap((amount, i) =>
        amount === 0n ? [] : `${name} 2024-${String(i + 1).padStart(2, "0")} ${amount}`,
      ),
    ),
    monthsKnown,
  };
}

describe("the balances of a file", () => {
  it("come from its vouchers if it has any, and of its other records from the opening balances alone", () => {
    const found = balances(
      "#IB 0 1910 100",
      "#UB 0 1910 999",
      "#RES 0 3010 -999",
      "#PSALDO 0 202401 3010 {} -999",
      ...voucherLines("2024-03-31", ["1910", 5, "1 A 6 P"], ["3010", -5]),
      ...voucherLines("2024-03-01", ["1910", -5], ["4010", 5]),
    );
    // Amounts that enter and leave in the same month cancel out on the account, but not on the objects.
    expect(found).toEqual({
      openings: ["1910 10000"],
      movements: ["3010 2024-03 -500", "4010 2024-03 500", "1_A 1910 2024-03 500", "6_P 1910 2024-03 500"],
      monthsKnown: true,
    });
  });

  it("count a row once on an object that it names twice", () => {
    const vouchers = balances(...voucherLines("2024-01-05", ["1910", 5, "1 A 1 A"], ["3010", -5]));
    expect(vouchers.movements).toContain("1_A 1910 2024-01 500");
    const months = balances(
      "#PSALDO 0 202401 3010 {} -5",
      "#PSALDO 0 202401 3010 {1 A 1 A} -5",
      "#OIB 0 1910 {1 A 1 A} 3",
    );
    expect(months.movements).toContain("1_A 3010 2024-01 -500");
    expect(months.openings).toContain("1_A 1910 300");
  });

  it("count an added row once, and a struck-out one not at all", () => {
    const rows = ["#RTRANS 1910 {} 7", "#TRANS 1910 {} 7", "#BTRANS 1910 {} 900", "#TRANS 3010 {} -7"];
    const found = balances('#VER A 1 20240105 ""', "{", ...rows, "}");
    expect(found.movements).toEqual(["1910 2024-01 700", "3010 2024-01 -700"]);
  });

  it("come from the months if it has no vouchers; objects are parts of the account", () => {
    const found = balances(
      "#IB 0 1910 100",
      "#OIB 0 1910 {1 A} 30",
      "#PSALDO 0 202402 3010 {} -60",
      "#PSALDO 0 202402 3010 {1 A} -20",
      "#PSALDO 0 202402 3010 {1 A 6 P} -15",
      "#PSALDO 0 202402 3010 {1 B 6 P} -5",
      "#PSALDO -1 202302 3010 {} -999",
    );
    // The 20 on A alone include the 15 together with P. P and B have no records of their own, so theirs are added up.
    expect(found).toEqual({
      openings: ["1910 10000", "1_A 1910 3000"],
      movements: ["3010 2024-02 -6000", "1_A 3010 2024-02 -2000", "6_P 3010 2024-02 -2000", "1_B 3010 2024-02 -500"],
      monthsKnown: true,
    });
  });

  it("come from the closing balances of the year if it has neither vouchers nor months", () => {
    const found = balances(
      "#IB 0 1910 100",
      "#IB 0 1510 40",
      "#UB 0 1910 700",
      "#RES 0 3010 -560",
      "#UB 0 3010 -560",
      "#OIB 0 1910 {1 A} 30",
      "#OUB 0 1910 {1 A} 50",
      "#OUB 0 3010 {1 A} -60",
    );
    expect(found).toEqual({
      openings: ["1910 10000", "1510 4000", "1_A 1910 3000"],
      movements: [
        "1910 2024-12 60000",
        "1510 2024-12 -4000",
        "3010 2024-12 -56000",
        "1_A 1910 2024-12 2000",
        "1_A 3010 2024-12 -6000",
      ],
      monthsKnown: false,
    });
  });

  it("open with the closing balances of the year before where the file has no opening ones", () => {
    const rows = voucherLines("2024-03-31", ["1910", 5], ["3010", -5]);
    const before = ["#UB -1 1910 100", "#UB -1 3010 -100", "#OUB -1 1910 {1 A} 30"];
    expect(balances(...before, ...rows).openings).toEqual(["1910 10000", "1_A 1910 3000"]);
    expect(balances("#IB 0 1510 1", ...before, ...rows).openings).toEqual(["1510 100", "1_A 1910 3000"]);
  });

  it("may be opening balances alone: then nothing was booked in any month", () => {
    expect(balances("#IB 0 1910 100", "#IB 0 2081 -100")).toEqual({
      openings: ["1910 10000", "2081 -10000"],
      movements: [],
      monthsKnown: true,
    });
  });
});
