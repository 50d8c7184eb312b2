import { describe, expect, it } from "vitest";
import { excerptOf } from "./excerpt";

const text = Array.from({ length: 30 }, (_, i) => `line ${i + 1}`).join("\r\n");

describe("excerptOf", () => {
  it("shows six lines before and after", () => {
    const { firstLineNo, lines } = excerptOf(text, 15);
    expect([firstLineNo, lines[0], lines.at(-1), lines.length]).toEqual([9, "line 9", "line 21", 13]);
  });

  it("stops at the first and the last line", () => {
    expect(excerptOf(text, 1).lines).toEqual(["line 1", "line 2", "line 3", "line 4", "line 5", "line 6", "line 7"]);
    expect(excerptOf(text, 30).lines.at(-1)).toBe("line 30");
  });

  it("counts lines that end in CR alone, as the service does", () => {
    const { firstLineNo, lines } = excerptOf(text.replaceAll("\r\n", "\r"), 15);
    expect([firstLineNo, lines[0], lines.at(-1), lines.length]).toEqual([9, "line 9", "line 21", 13]);
  });

  it("is empty for a line that is not there", () => {
    expect(excerptOf(text, 99).lines).toEqual([]);
  });
});
