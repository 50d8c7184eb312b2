import { describe, expect, it } from "vitest";
import { base64 } from "./base64";

describe("base64", () => {
  it.each([
    ["a line break at the end, after padding", "aGVqYQ==\n"],
    ["line breaks within and at the end", "aGVq\r\nYQ==\r\n"],
    ["no content", ""],
  ])("takes %s", (_name, text) => {
    expect(base64(10).safeParse(text).success).toBe(true);
  });

  it.each([
    ["padding before the end", "aGVqYQ==aGVq", 'expected base64, found "=" at character 7'],
    ["padding that a line break divides", "aGVqYQ=\n=", 'expected base64, found "=" at character 7'],
    ["no padding", "aGVqYQ\n", "expected base64 with padding: a multiple of 4 characters, found 6"],
    ["a file that is too large", "aGVqYWhlag==\n", "expected a file of at most 5 bytes, found 7"],
  ])("refuses %s", (_name, text, message) => {
    expect(base64(5).safeParse(text).error?.issues[0]?.message).toBe(message);
  });
});
