import { expect, test } from "vitest";
import { formatBytes } from "./format-bytes";

test("a number of bytes is written in the largest unit that fits", () => {
  expect(formatBytes(0, "en")).toBe("0\u00a0B");
  expect(formatBytes(1536, "sv")).toBe("1,5\u00a0kB");
  expect(formatBytes(50 * 1024 * 1024, "en")).toBe("50.0\u00a0MB");
});
