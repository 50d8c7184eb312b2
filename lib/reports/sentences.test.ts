import { expect, it } from "vitest";
import { asParagraph } from "./sentences";

it.each<[string, number, string]>([
  ["", 0, "S."],
  ["Ett.", 4, "Ett.\nS."],
  ["Ett.\n", 5, "Ett.\nS."],
  ["Ett. Två.", 5, "Ett. \nS.\nTvå."],
  ["Ett.\nTvå.", 4, "Ett.\nS.\nTvå."],
  ["Två.", 0, "S.\nTvå."],
  ["{[NetSales]} kr", 5, "{[NetSales]}\nS.\n kr"],
  ["{[NetSales]}", 0, "S.\n{[NetSales]}"],
  ["{[NetSales]}", 12, "{[NetSales]}\nS."],
  ["a {{b", 4, "a {{\nS.\nb"],
  ["a {{b", 3, "a {{\nS.\nb"],
  ["a {{{company}", 4, "a {{\nS.\n{company}"],
])("a sentence is a paragraph of its own in %j at %i", (text, caret, expected) => {
  const { at, inserted } = asParagraph(text, caret, "S.");
  expect(text.slice(0, at) + inserted + text.slice(at)).toBe(expected);
});
