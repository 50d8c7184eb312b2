import { describe, expect, it } from "vitest";
import { readSmall } from "../../books/sie/testing/small-file";
import type { SieFile } from "../../books/sie/sie-file";
import { selectObjects, unknownObjects } from "./select-objects";

const LINES = [
  "#SIETYP 4",
  "#DIM 1 Kostnadsställe",
  "#UNDERDIM 21 Avdelning 1",
  "#DIM 6 Projekt",
  "#OBJEKT 1 N Norr",
  "#OBJEKT 21 N1 Lager",
  "#OBJEKT 6 A Alfa",
  "#OBJEKT 6 B Beta",
  "#OBJEKT 6 N Nord",
  "#KONTO 1910 Kassa",
  "#KONTO 3010 Sälj",
  "#OIB 0 1910 {6 A} 1.00",
  "#OIB 0 1910 {6 A 1 N} 0.50",
  "#PSALDO 0 202402 3010 {} -9.00",
  "#PSALDO 0 202402 3010 {6 A 1 N} -2.00",
  "#PSALDO 0 202402 3010 {6 A 21 N1} -3.00",
  "#PSALDO 0 202402 3010 {6 B} 0.00",
  "#VER A 1 20240201 Test",
  "{",
  "#TRANS 1910 {6 A 1 N} 9.00",
  "#TRANS 3010 {6 N} -9.00",
  "#BTRANS 3010 {6 A} -1.00",
  "}",
];
const FILE = readSmall(LINES);

const objectsOf = ({ objects }: SieFile) => objects.map(({ dimension, code }) => `${dimension}_${code}`);
const listOf = (objects: SieFile["balances"][number]["objects"]) =>
  objects.map(({ dimension, code }) => `${dimension}_${code}`).join(" ");
const rowsOf = ({ vouchers }: SieFile) =>
  [...vouchers].flatMap(({ rows, struckRows }) => [...rows, ...struckRows].map(({ objects }) => listOf(objects)));
const balancesOf = (balances: (SieFile["balances"] | SieFile["monthlyAmounts"])[number][]) =>
  balances.map(({ objects, amount }) => `${listOf(objects)}: ${amount}`);

describe("choosing the objects of a file", () => {
  it("keeps them all without a choice", () => {
    expect(selectObjects(FILE, {})).toBe(FILE);
    expect(selectObjects(FILE, { excludeEmptyDimensions: false })).toBe(FILE);
  });

  it("keeps the named objects, and leaves the amounts of the others on their accounts", () => {
    const chosen = selectObjects(FILE, { dimensionObjects: ["6_A"] });
    expect(objectsOf(chosen)).toEqual(["6_A"]);
    expect(chosen.dimensions.map(({ number }) => number)).toEqual([6]);
    expect(rowsOf(chosen)).toEqual(["6_A", "", "6_A"]);
    expect(chosen.vouchers.at(0)!.rows.map(({ amount }) => amount)).toEqual([900n, -900n]);
  });

  it("treats a code alone as the objects of that code in every dimension", () => {
    expect(objectsOf(selectObjects(FILE, { dimensionObjects: ["N"] }))).toEqual(["1_N", "6_N"]);
  });

  it("keeps the dimensions above those of the objects", () => {
    const chosen = selectObjects(FILE, { dimensionObjects: ["21_N1"] });
    expect(chosen.dimensions.map(({ number }) => number)).toEqual([1, 21]);
  });

  it("hides every object for an empty list", () => {
    const chosen = selectObjects(FILE, { dimensionObjects: [] });
    expect([chosen.objects, chosen.dimensions, rowsOf(chosen)]).toEqual([[], [], ["", "", ""]]);
    expect(chosen.balances).toEqual([]);
    expect(balancesOf(chosen.monthlyAmounts)).toEqual([": -900"]);
  });

  it("moves a balance of several objects to the remaining ones, unless these have a balance of their own", () => {
    const chosen = selectObjects(FILE, { dimensionObjects: ["6_A"] });
    expect(balancesOf(chosen.balances)).toEqual(["6_A: 100"]);
    expect(balancesOf(chosen.monthlyAmounts)).toEqual([": -900", "6_A: -500"]);
    // The file itself is not changed.
    expect(balancesOf(FILE.monthlyAmounts)).toContain("6_A 1_N: -200");
  });

  it("keeps monthly amounts of unchosen objects on their account where all of them are parts of its amount", () => {
    const file = readSmall([
      "#SIETYP 3",
      "#KONTO 3010 Sälj",
      "#RES 0 3010 -10.00",
      "#PSALDO 0 202402 3010 {1 N} -2.00",
      "#PSALDO 0 202402 3010 {1 S} -3.00",
      "#PSALDO 0 202402 3010 {1 N 6 A} -5.00",
    ]);
    expect(balancesOf(selectObjects(file, { dimensionObjects: ["1_N"] }).monthlyAmounts)).toEqual([
      "1_N: -200",
      ": -800",
    ]);
    expect(balancesOf(selectObjects(file, { dimensionObjects: ["6_A"] }).monthlyAmounts)).toEqual([
      ": -500",
      "6_A: -500",
    ]);
    expect(balancesOf(selectObjects(file, { dimensionObjects: [] }).monthlyAmounts)).toEqual([": -1000"]);
  });

  it("leaves out objects without an amount, and dimensions without an object", () => {
    const chosen = selectObjects(FILE, { excludeEmptyDimensions: true });
    expect(objectsOf(chosen)).toEqual(["1_N", "21_N1", "6_A", "6_N"]);
    const unused = readSmall([...LINES, "#DIM 7 Anställd", "#OBJEKT 7 1 Åke"]);
    expect(unused.dimensions.map(({ number }) => number)).toContain(7);
    expect(selectObjects(unused, { excludeEmptyDimensions: true }).dimensions.map(({ number }) => number)).toEqual([
      1, 6, 21,
    ]);
  });

  it("returns the names that no object has", () => {
    expect(unknownObjects(FILE, ["6_A", "B", "6_X", "X"])).toEqual(["6_X", "X"]);
  });
});
