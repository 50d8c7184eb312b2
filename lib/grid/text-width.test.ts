import { describe, expect, it } from "vitest";
import { widthInDigits } from "./text-width";

describe("the width of a text in digits", () => {
  it.each([
    ["", 0],
    ["−35", 3],
    ["1,234.5", 6],
    ["1\u202f234,5", 6],
    ["12.5 %", 6],
    ["∞", 2],
    ["not a number", 21],
  ])("of %j is at most %d", (text, width) => {
    expect(widthInDigits(text)).toBe(width);
  });
});
