import { describe, expect, it } from "vitest";
import { widthInDigits } from "./text-width";

describe("widthInDigits", () => {
  it.each([
    ["", 0],
    ["−35", 3],
    ["1,234.5", 6],
    ["1\u202f234,5", 6],
    ["12.5 %", 6],
    ["∞", 2],
    ["not a number", 21],
  ])("%j is at most %d digits wide", (text, width) => {
    expect(widthInDigits(text)).toBe(width);
  });
});
