import { describe, expect, test } from "vitest";
import { readSie } from "./read";
import { FIRST_LINE, readSmall } from "./testing/small-file";

describe("remarks", () => {
  test("are in order of line, quote the line shortened, and stop at 100 of a kind", () => {
    const bad = Array.from({ length: 250 }, (_, i) => `#IB 0 1910 ${i}${"x".repeat(1 + i * 10)}`);
    const { errors } = readSmall(["#KONTO 1910 Kassa", ...bad]);
    expect(errors).toHaveLength(101);
    expect(errors.map(({ lineNo }) => lineNo)).toEqual(errors.map(({ lineNo }) => lineNo).toSorted((a, b) => a - b));
    expect(errors.at(-1)?.explanation).toContain("150 more remarks");
    expect(Math.max(...errors.map(({ line }) => line.length))).toBe(255);
    expect(Math.max(...errors.map(({ explanation }) => explanation.length))).toBeLessThan(200);
  });

  test("say in the singular that one more of a kind follows", () => {
    const bad = Array.from({ length: 101 }, (_, i) => `#IB 0 1910 x${i}`);
    const { errors } = readSmall(["#KONTO 1910 Kassa", ...bad]);
    expect(errors.at(-1)?.explanation).toBe("1 more remark of this kind follows on a later line.");
  });

  test("never quote half of a character", () => {
    const { warnings } = readSmall(["#KONTO 1910 Kassa", `#KTYP 1910 "${"x".repeat(39)}😀y"`]);
    expect(warnings.map(({ explanation }) => explanation)).toContainEqual(
      `Expected the account type T, S, K or I, found “${"x".repeat(39)}…”; it was left out.`,
    );
  });

  test("that are equal are one, on the line of the first, with their count", () => {
    const { errors } = readSmall(["#KONTO 1910 Kassa", "#IB 0 1910 x", "#IB 0 1910 y", "#IB 0 1910 x", "#UB 0 1910 x"]);
    expect(errors.map(({ label, lineNo, count }) => [label, lineNo - FIRST_LINE, count])).toEqual([
      ["#IB", 1, 2],
      ["#IB", 2, undefined],
      ["#UB", 4, undefined],
    ]);
  });

  test("on records that are not needed never hide those on records that are", () => {
    const unneeded = Array.from({ length: 150 }, (_, i) => `#UB 0 1910 ${i},5`);
    const voucher = ["#VER A 1 20240105", "{", "#TRANS 1910 {} 1,5", "#TRANS 1910 {} -1,5", "}"];
    const { errors, warnings } = readSmall(["#SIETYP 4", "#KONTO 1910 Kassa", ...unneeded, ...voucher]);
    expect(errors.map(({ code, label }) => [code, label])).toEqual([
      ["badAmount", "#TRANS"],
      ["badAmount", "#TRANS"],
    ]);
    expect(warnings.filter(({ label }) => label === "#UB")).toMatchObject([{ code: "badAmount", count: 150 }]);
  });

  test("consist of one error for a text that is no SIE file", () => {
    for (const text of ["", "\n\n", "<!DOCTYPE html>\n<html>", "Konto;Belopp\n1910;100", "#", "\ufffd\ufffd"]) {
      const { errors } = readSie(text);
      expect(errors).toMatchObject([{ code: "notSie", lineNo: 0, linePos: 0 }]);
    }
  });
});
