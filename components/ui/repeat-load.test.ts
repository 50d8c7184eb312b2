import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { repeatLoad } from "./repeat-load";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("a load that fails is repeated after a pause until it succeeds", async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error("offline")).mockResolvedValue("code");
  const loaded = repeatLoad(load);
  await vi.advanceTimersByTimeAsync(0);
  expect(load).toHaveBeenCalledOnce();
  await vi.runAllTimersAsync();
  expect(await loaded).toBe("code");
  expect(load).toHaveBeenCalledTimes(2);
});
