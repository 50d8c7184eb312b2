import { describe, expect, test } from "vitest";
import { readSie } from "../books/sie/read";
import { generateDemo } from "./generate";

const TODAY = "2026-05-19";
const companies = [...generateDemo(TODAY)];

describe("the demo's companies", () => {
  test("are 24 with three fiscal years each", () => {
    expect(companies).toHaveLength(24);
    expect(companies.every(({ years }) => years.length === 3)).toBe(true);
  });

  test("have organisation numbers of their own with a right check digit", () => {
    const codes = companies.map(({ plan }) => plan.businessIdentityCode);
    expect(new Set(codes).size).toBe(24);
    for (const code of codes) expect([code, luhnSum(code) % 10]).toEqual([code, 0]);
  });

  test("have books through the last full month, some of them behind", () => {
    const through = companies.map(({ years }) => years.at(-1)!.through);
    expect(through.filter((day) => day === "2026-04-30").length).toBeGreaterThan(18);
    expect(through.filter((day) => day < "2026-04-30").length).toBeGreaterThanOrEqual(2);
  });
});

test("every SIE file is read without an error or a warning", () => {
  for (const { plan, years } of companies) {
    for (const { sie, start, end } of years) {
      const file = readSie(sie);
      expect([plan.name, start, file.errors, file.warnings]).toEqual([plan.name, start, [], []]);
      expect(file.sieType).toBe("4E");
      expect(file.identification.companyName).toBe(plan.name);
      expect(file.years.find(({ index }) => index === 0)).toMatchObject({ start, end });
    }
  }
});

test("every voucher balances and every year opens as the one before has closed", () => {
  for (const { plan, years } of companies) {
    const files = years.map(({ sie }) => readSie(sie));
    for (const { vouchers } of files) {
      expect(vouchers.length).toBeGreaterThan(50);
      const uneven = [...vouchers].filter(({ rows }) => rows.reduce((sum, { amount }) => sum + amount, 0n) !== 0n);
      expect([plan.name, uneven]).toEqual([plan.name, []]);
    }
    const sums = (index: number, kind: string) =>
      files[index]!.balances.filter((balance) => balance.kind === kind && balance.yearIndex === 0).map(
        ({ account, amount }) => `${account} ${amount}`,
      );
    expect(sums(1, "IB")).toEqual(sums(0, "UB"));
    expect(sums(2, "IB")).toEqual(sums(1, "UB"));
  }
});

test("the second year ends with money in the bank, equity above zero and the result of a plausible business", () => {
  for (const { plan, years } of companies) {
    const { balances } = readSie(years[1]!.sie);
    const sum = (kind: string, first: string, last: string) =>
      Number(
        balances
          .filter(
            ({ kind: one, yearIndex, account }) =>
              one === kind && yearIndex === 0 && account >= first && account <= last,
          )
          .reduce((total, { amount }) => total + amount, 0n),
      ) / 100;
    const [money, equity] = [sum("UB", "1930", "1930"), -sum("UB", "2080", "2099")];
    const margin = sum("RES", "3000", "8989") / sum("RES", "3000", "3799");
    expect({ name: plan.name, money: money > 0, equity: equity > 0 }).toEqual({
      name: plan.name,
      money: true,
      equity: true,
    });
    expect(margin, plan.name).toBeGreaterThan(-0.2);
    expect(margin, plan.name).toBeLessThan(0.25);
  }
});

test(
  "the demo is the same every time, and a later day adds vouchers without changing earlier ones",
  { tags: "long" },
  () => {
    expect([...generateDemo(TODAY)]).toEqual(companies);
    const [first] = generateDemo("2026-06-02");
    const vouchersOf = (sie: string) =>
      Array.from(readSie(sie).vouchers, ({ date, text, rows }) => ({
        date,
        text,
        rows: rows.map(({ account, amount, objects }) => ({ account, amount, objects })),
      }));
    const vouchers = vouchersOf(companies[0]!.years[2]!.sie);
    const later = vouchersOf(first!.years[2]!.sie);
    expect(later.slice(0, vouchers.length)).toEqual(vouchers);
    expect(later.length).toBeGreaterThan(vouchers.length);
  },
);

function luhnSum(code: string): number {
  return Array.from(code.replace("-", ""))
    .reverse()
    .reduce((sum, digit, i) => {
      const value = Number(digit) * (i % 2 === 1 ? 2 : 1);
      return sum + (value > 9 ? value - 9 : value);
    }, 0);
}
