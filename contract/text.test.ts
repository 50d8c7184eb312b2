import { describe, expect, it } from "vitest";
import { anyId, codePoints, name, text } from "./text";

describe("texts", () => {
  it.each([
    ["", 0],
    ["åäö", 3],
    ["😀", 1],
    ["a😀b😀", 4],
    ["e\u0301", 2],
  ])("%j has %i code points", (value, count) => {
    expect(codePoints(value)).toBe(count);
    expect(codePoints(value)).toBe(Array.from(value).length);
  });

  it("are normalised before they are counted, and trimmed of nothing", () => {
    expect(text(1).parse("e\u0301")).toBe("é");
    expect(text().parse("  a\n")).toBe("  a\n");
  });

  it("may be empty and have up to the limit in code points", () => {
    expect(text().parse("")).toBe("");
    expect(text(3).parse("😀😀😀")).toBe("😀😀😀");
    expect(text().parse("å".repeat(255))).toHaveLength(255);
    expect(text(3).safeParse("😀😀😀😀").error?.issues[0]?.message).toBe("expected at most 3 characters");
    expect(text().safeParse("å".repeat(256)).success).toBe(false);
    expect(text().safeParse(1).success).toBe(false);
  });

  it("that are names are not empty, though they may be spaces", () => {
    expect(name().safeParse("").error?.issues[0]?.message).toBe("expected a text that is not empty");
    expect(name().parse(" ")).toBe(" ");
    expect(name(1).safeParse("ab").success).toBe(false);
  });

  it("that are ids to look up are normalised as stored ids are, and no longer than these", () => {
    expect(anyId().parse("e\u0301".repeat(255))).toBe("é".repeat(255));
    expect(anyId().safeParse("é".repeat(256)).error?.issues[0]?.message).toBe("expected at most 255 characters");
  });
});
