import { expect, it } from "vitest";
import { excerptOf } from "./comment-excerpt";

const LONG = "å".repeat(190);

it.each([
  ["Sålt: {[NetSales]}", "Sålt: {[NetSales]}"],
  // Not cut: the brace was typed so.
  ["Sålt: {[Net", "Sålt: {[Net"],
  [`${LONG} {[NetSal`, `${LONG}…`],
  [`${LONG} {change `, `${LONG}…`],
  [`${LONG}, sen mer`, `${LONG}, sen mer`],
])("the beginning %j of a comment is shown as %j", (begin, shown) => {
  // The database cuts at 200 characters: a beginning with LONG is filled up to so many in front, and the shown text
  // gets as many letters more.
  expect(excerptOf(begin.startsWith(LONG) ? begin.padStart(200, "å") : begin)).toBe(
    begin.startsWith(LONG) ? shown.padStart(shown.length + 200 - begin.length, "å") : shown,
  );
});
