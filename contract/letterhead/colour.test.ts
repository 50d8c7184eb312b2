import { expect, it } from "vitest";
import { contrastOnWhite, isForText } from "./colour";

it("measures contrast with white as WCAG does", () => {
  expect(contrastOnWhite("#000000")).toBeCloseTo(21, 5);
  expect(contrastOnWhite("#ffffff")).toBeCloseTo(1, 5);
  expect(contrastOnWhite("#777777")).toBeCloseTo(4.48, 2);
});

it("lets text have a colour only where it can be read on paper and on pages", () => {
  expect([isForText("#707070"), isForText("#717171"), isForText("#f0c15c")]).toEqual([true, false, false]);
});
