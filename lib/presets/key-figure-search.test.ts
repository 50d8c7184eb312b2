import { expect, test } from "vitest";
import { fitsSearch, type PresetKeyFigure } from "./key-figure-search";

const equity: PresetKeyFigure = {
  id: "EquityRatio",
  name: "Soliditet",
  description: "Eget kapital i förhållande till balansomslutningen.",
  valueType: "Percent",
  isUnknown: false,
};

test("a search finds words of name, description and id, in any order and without accents", () => {
  expect(fitsSearch(equity, "solid")).toBe(true);
  expect(fitsSearch(equity, "FORHALLANDE eget")).toBe(true);
  expect(fitsSearch(equity, "equityratio")).toBe(true);
  expect(fitsSearch(equity, "  ")).toBe(true);
});

test("a search leaves out what lacks one of its words", () => {
  expect(fitsSearch(equity, "eget kassa")).toBe(false);
});
