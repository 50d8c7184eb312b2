import { describe, expect, it, onTestFinished, vi } from "vitest";
import { mapYielding, Yielder } from "./yielding";

/** Counts the turns of the event loop until it is stopped. */
function countTurns(): () => number {
  let turns = 0;
  let isDone = false;
  const count = () => {
    turns++;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  return () => {
    isDone = true;
    return turns;
  };
}

function busyFor(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

describe("mapping a list", () => {
  it("gives what Array.map gives", async () => {
    const items = Array.from({ length: 1_000 }, (_, i) => i);
    expect(await mapYielding(items, (item, place) => item * 2 + place)).toEqual(items.map((item) => item * 3));
    expect(await mapYielding([], String)).toEqual([]);
  });

  it("lets others have their turn in a long one", async () => {
    const end = countTurns();
    await mapYielding(Array.from({ length: 640 }), () => {
      busyFor(0.2);
    });
    // The 640 steps take 128 ms, and each turn at most 10 ms and another 64 steps, which is 23 ms.
    expect(end()).toBeGreaterThanOrEqual(4);
  });
});

it("a turn begins anew after others have had theirs", async () => {
  const clock = vi.spyOn(performance, "now").mockReturnValue(0);
  onTestFinished(() => {
    clock.mockRestore();
  });
  const yielder = new Yielder();
  clock.mockReturnValue(9);
  expect(yielder.shouldYield).toBe(false);
  clock.mockReturnValue(10);
  expect(yielder.shouldYield).toBe(true);
  setImmediate(() => clock.mockReturnValue(30));
  await yielder.yield();
  expect(yielder.shouldYield).toBe(false);
});
