import { expect, test } from "vitest";
import { formatBytes } from "./format-bytes";

test("a number of bytes is written in the largest unit that fits", () => {
  expect(formatBytes(0, "en")).toBe("0\u00a0B");
  expect(formatBytes(1536, "sv")).toBe("1,5\u00a0kB");
  expect(formatBytes(1023, "en")).toBe("1,023\u00a0B");
  expect(formatBytes(1024, "en")).toBe("1.0\u00a0kB");
  // Rounded to 1,024 kB, which is a whole megabyte.
  expect(formatBytes(1024 * 1024 - 1, "en")).toBe("1.0\u00a0MB");
  expect(formatBytes(5000 * 1024 ** 3, "en")).toBe("5,000\u00a0GB");
  expect(formatBytes(50 * 1024 * 1024, "en")).toBe("50.0\u00a0MB");
});
