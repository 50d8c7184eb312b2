// @vitest-environment happy-dom
import { QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiFailure } from "./api-failure";
import { createQueryClient } from "./query-client";
import { triedAgainAt } from "./try-again";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Fails as it is told, at once and without the client's own quick repetitions where the status is 504. */
function reading(first = 504) {
  const client = createQueryClient();
  const asked: number[] = [];
  const begun = Date.now();
  let status = first;
  const observer = new QueryObserver(client, {
    queryKey: ["x"],
    staleTime: 0,
    queryFn: () => {
      asked.push((Date.now() - begun) / 1000);
      if (status === 200) return "read";
      throw new ApiFailure({ status, typeOfError: "InternalServerError", message: "m", saved: "no" });
    },
  });
  const stop = observer.subscribe(() => undefined);
  return { observer, asked, stop, become: (next: number) => (status = next) };
}

const SECOND = 1_000;

test("a read that failed because the service is away is tried again, later each time, until it succeeds", async () => {
  const { observer, asked, stop, become } = reading();
  await vi.advanceTimersByTimeAsync(70 * SECOND);
  expect(asked.map(Math.round)).toEqual([0, 5, 15, 35, 65]);
  const { error } = observer.getCurrentResult();
  expect((triedAgainAt(error)! - Date.now()) / SECOND).toBeCloseTo(25, 0);
  become(200);
  await vi.advanceTimersByTimeAsync(26 * SECOND);
  expect(observer.getCurrentResult().data).toBe("read");
  await vi.advanceTimersByTimeAsync(100 * SECOND);
  expect(asked).toHaveLength(6);
  become(504);
  void observer.refetch();
  await vi.advanceTimersByTimeAsync(6 * SECOND);
  expect(asked, "from the shortest pause again").toHaveLength(8);
  stop();
});

test("waits as long as it was told to", async () => {
  const { observer, asked, stop } = reading();
  await vi.advanceTimersByTimeAsync(0);
  stop();
  const failure = new ApiFailure({ status: 503, typeOfError: "x", message: "m", saved: "no", retryAfter: 17 });
  const own = new QueryObserver(createQueryClient(), { queryKey: ["y"], queryFn: () => Promise.reject(failure) });
  const leave = own.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(100);
  expect((triedAgainAt(own.getCurrentResult().error)! - Date.now()) / SECOND).toBeCloseTo(17, 0);
  leave();
  expect([asked.length, observer.getCurrentResult().status]).toEqual([1, "error"]);
});

test.each([400, 403, 404, 429, 500])("a read that failed with %i is not", async (status) => {
  const { observer, asked, stop } = reading(status);
  await vi.advanceTimersByTimeAsync(100 * SECOND);
  expect(asked).toHaveLength(1);
  expect(triedAgainAt(observer.getCurrentResult().error)).toBeUndefined();
  stop();
});
