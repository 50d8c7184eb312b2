import { afterEach, expect, it, vi } from "vitest";
import { chosenPages, companyCount, loadSeconds, roundsOr } from "./settings";

afterEach(() => vi.unstubAllEnvs());

const PAGES = ["/account", "/agencies/demo/mails", "/companies/{company}/figures"];

it.each([
  ["", PAGES],
  ["/agencies,figures", ["/agencies/demo/mails", "/companies/{company}/figures"]],
])("visits the addresses with a part of PAGES=%s", (value, expected) => {
  vi.stubEnv("PAGES", value);
  expect(chosenPages(PAGES)).toEqual(expected);
});

it("refuses PAGES with a part that no address has, for which nothing would be measured", () => {
  vi.stubEnv("PAGES", "figures,typo");
  expect(() => chosenPages(PAGES)).toThrow("PAGES is typo; expected a part of one of these names:");
});

it.each([
  { name: "ROUNDS", read: () => roundsOr(3), usual: 3 },
  { name: "SECONDS", read: loadSeconds, usual: 2 },
  { name: "COMPANIES", read: companyCount, usual: 10_000 },
])("refuses a number in $name with which nothing would be measured", ({ name, read, usual }) => {
  for (const value of ["0", "-1", "1.5", "x"]) {
    vi.stubEnv(name, value);
    expect(read).toThrow(`${name} is ${value}; expected a whole number above 0.`);
  }
  vi.stubEnv(name, "12");
  expect(read()).toBe(12);
  vi.stubEnv(name, "");
  expect(read()).toBe(usual);
});
