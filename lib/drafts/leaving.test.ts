import { afterEach, expect, test, vi } from "vitest";
import { settleBeforeLeaving, settleEdits } from "./leaving";

afterEach(() => vi.useRealTimers());

test("everything that holds edits is settled, also when one of them cannot be", async () => {
  const settled: string[] = [];
  const ends = [
    settleBeforeLeaving(() => Promise.resolve(settled.push("one"))),
    settleBeforeLeaving(() => Promise.reject(new Error("no"))),
    settleBeforeLeaving(() => Promise.resolve(settled.push("three"))),
  ];
  await settleEdits();
  expect(settled).toEqual(["one", "three"]);
  for (const end of ends) end();
  await settleEdits();
  expect(settled).toHaveLength(2);
});

test("a save that waits for a new sign-in does not hold up the sign-out", async () => {
  vi.useFakeTimers();
  const end = settleBeforeLeaving(() => new Promise(() => undefined));
  const settled = settleEdits();
  // The longest that a sign-out waits for saves.
  await vi.advanceTimersByTimeAsync(3_000);
  await settled;
  end();
});
