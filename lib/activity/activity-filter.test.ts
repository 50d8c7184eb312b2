import { expect, test } from "vitest";
import { activityParamsOf, isActivityNarrowed } from "./activity-filter";

test.each([
  [{}, false],
  [{ resource: "Comment" }, true],
  [{ bulk: "1" }, true],
  [{ range: "this-month" }, true],
  [{ from: "2026-02-01" }, true],
  // Unknown ranges and unreadable days are ignored.
  [{ range: "some-month" }, false],
  [{ from: "2026-02-31", to: "soon" }, false],
])("%j leaves entries out: %s", (address, isNarrowed) => {
  expect(isActivityNarrowed(activityParamsOf(address))).toBe(isNarrowed);
});
