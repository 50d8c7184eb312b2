import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createReport, formatDuration } from "./report.mjs";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function reportInto(lines: string[]) {
  const out = { isTTY: false, write: (text: string) => void lines.push(text.trimEnd()) };
  return createReport(out, () => Date.now());
}

test("a step says when it begins, after silence how far it is, and when it ends", async () => {
  const lines: string[] = [];
  const report = reportInto(lines);
  const step = report.step("Filling", async (say) => {
    say("3 of 24");
    await new Promise((resolve) => setTimeout(resolve, 12_000));
  });
  await vi.advanceTimersByTimeAsync(12_000);
  await step;
  expect(lines).toEqual([
    "   0.5 s  Filling: 3 of 24 …",
    "   5.5 s  Filling: 3 of 24 … 5.5 s",
    "  10.5 s  Filling: 3 of 24 … 10.5 s",
    "  12.0 s  Filling: done in 12.0 s",
  ]);
});

test("concurrent steps each print their progress, and a tool's own lines count as progress", async () => {
  const lines: string[] = [];
  const report = reportInto(lines);
  const wait = () => new Promise<void>((resolve) => setTimeout(resolve, 6_000));
  const steps = Promise.all([report.step("One", wait), report.step("Two", wait)]);
  await vi.advanceTimersByTimeAsync(6_000);
  await steps;
  expect(lines.filter((line) => line.endsWith("… 5.5 s"))).toHaveLength(2);

  lines.length = 0;
  const talking = report.step("Testing", wait);
  await vi.advanceTimersByTimeAsync(4_000);
  report.print("✓ a test");
  await vi.advanceTimersByTimeAsync(2_000);
  await talking;
  expect(lines).toEqual(["   6.5 s  Testing …", "✓ a test", "  12.0 s  Testing: done in 6.0 s"]);
});

test("a step that fails says so and passes the error on", async () => {
  const lines: string[] = [];
  const failure = new Error("no");
  await expect(reportInto(lines).step("Building", () => Promise.reject(failure))).rejects.toBe(failure);
  expect(lines).toEqual(["   0.0 s  Building: failed after 0.0 s"]);
});

test("times are written as people read them", () => {
  expect([40, 12_345, 125_000].map(formatDuration)).toEqual(["0.0 s", "12.3 s", "2 min 5 s"]);
});
