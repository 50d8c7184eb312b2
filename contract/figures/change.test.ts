import { describe, expect, it } from "vitest";
import { changeOf, roundsToZero, type Change } from "./change";

describe("changeOf", () => {
  it("is in points for figures in percent, and in percent of a positive earlier value for others", () => {
    expect(changeOf(15, 10, "Percent")).toEqual({ direction: "up", amount: 5, unit: "points" });
    expect(changeOf(-15, -10, "Percent")).toEqual({ direction: "down", amount: -5, unit: "points" });
    expect(changeOf(50, 100, "Ratio")).toEqual({ direction: "down", amount: -50, unit: "percent" });
    expect(changeOf(0, 100, "Amount")).toEqual({ direction: "down", amount: -100, unit: "percent" });
    expect(changeOf(3, 3, "Count")).toEqual({ direction: "same", amount: 0, unit: "percent" });
  });

  it("is the difference if the earlier value is not above zero or the new one is below zero", () => {
    expect(changeOf(-451, -263, "Amount")).toEqual({ direction: "down", amount: -188, unit: "own" });
    expect(changeOf(20, -263, "Amount")).toEqual({ direction: "up", amount: 283, unit: "own" });
    expect(changeOf(-20, 100, "Amount")).toEqual({ direction: "down", amount: -120, unit: "own" });
    expect(changeOf(5, 0, "Ratio")).toEqual({ direction: "up", amount: 5, unit: "own" });
  });

  it("is none without two finite values", () => {
    expect(changeOf(Infinity, 1, "Ratio")).toBeNull();
    expect(changeOf(null, 1, "Ratio")).toBeNull();
  });
});

it("a change rounds to zero by the decimals of its unit, one for percent and points", () => {
  const isZero = (amount: number, unit: Change["unit"], decimals?: number) =>
    roundsToZero({ direction: "up", amount, unit }, { valueType: "Amount", decimals });
  expect([isZero(0.049, "percent"), isZero(-0.05, "percent")]).toEqual([true, false]);
  expect([isZero(0.049, "points"), isZero(0.05, "points")]).toEqual([true, false]);
  expect([isZero(0.49, "own"), isZero(-0.5, "own"), isZero(0.49, "own", 1)]).toEqual([true, false, false]);
});
