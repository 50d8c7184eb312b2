import { expect, test } from "vitest";
import { dayOfInstant, dayOfTimestamp } from "./today";

test("an instant falls on a day in Sweden", () => {
  expect(dayOfInstant(new Date("2026-06-30T22:30:00Z"))).toBe("2026-07-01");
  expect(dayOfInstant(new Date("2026-12-31T22:30:00Z"))).toBe("2026-12-31");
});

test("so does the time of a response, which is UTC", () => {
  expect(dayOfTimestamp("2026-06-30T22:30:00")).toBe("2026-07-01");
  expect(dayOfTimestamp("2026-06-30T21:30:00")).toBe("2026-06-30");
});
