import { afterEach, expect, test, vi } from "vitest";
import { dayOfTimestamp, today } from "./today";

afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ["2026-06-30T22:30:00Z", "2026-07-01"],
  ["2026-12-31T22:30:00Z", "2026-12-31"],
])("at %s it is %s in Sweden", (instant, day) => {
  vi.useFakeTimers({ now: new Date(instant), toFake: ["Date"] });
  expect(today()).toBe(day);
});

test.each([
  ["2026-06-30T22:30:00", "2026-07-01"],
  ["2026-06-30T21:30:00", "2026-06-30"],
])("the timestamp %s of a response, which is UTC, falls on %s", (timestamp, day) => {
  expect(dayOfTimestamp(timestamp)).toBe(day);
});
