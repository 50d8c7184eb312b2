import { afterEach, expect, it, vi } from "vitest";
import { chosenPages, roundsOr } from "./settings";

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

it("refuses a number of rounds in which nothing would be measured", () => {
  for (const value of ["0", "-1", "1.5", "x"]) {
    vi.stubEnv("ROUNDS", value);
    expect(() => roundsOr(3)).toThrow(`ROUNDS is ${value}; expected a whole number above 0.`);
  }
  vi.stubEnv("ROUNDS", "12");
  expect(roundsOr(3)).toBe(12);
  vi.stubEnv("ROUNDS", "");
  expect(roundsOr(3)).toBe(3);
});
