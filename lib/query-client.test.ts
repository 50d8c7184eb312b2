// @vitest-environment happy-dom
import { QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "@/lib/api/error";
import { createQueryClient } from "./query-client";

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
      throw new ApiError({ status, typeOfError: "InternalServerError", message: "m", saved: "no" });
    },
  });
  const stop = observer.subscribe(() => undefined);
  return { observer, asked, stop, become: (next: number) => (status = next) };
}

const SECOND = 1_000;

test("a read that failed because the service is away is tried again until it succeeds", async () => {
  const { observer, asked, stop, become } = reading();
  await vi.advanceTimersByTimeAsync(35 * SECOND);
  expect(asked.map(Math.round)).toEqual([0, 10, 20, 30]);
  become(200);
  await vi.advanceTimersByTimeAsync(10 * SECOND);
  expect(observer.getCurrentResult().data).toBe("read");
  await vi.advanceTimersByTimeAsync(100 * SECOND);
  expect(asked).toHaveLength(5);
  stop();
});

test("waits as long as it was told to", async () => {
  const asked: number[] = [];
  const begun = Date.now();
  const queryFn = () => {
    asked.push(Math.round((Date.now() - begun) / SECOND));
    throw new ApiError({ status: 503, typeOfError: "x", message: "m", saved: "no", retryAfter: 17 });
  };
  const leave = new QueryObserver(createQueryClient(), { queryKey: ["y"], queryFn }).subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(40 * SECOND);
  leave();
  expect(asked).toEqual([0, 17, 34]);
});

test.each([400, 403, 404, 429, 500])("a read that failed with %i is not", async (status) => {
  const { asked, stop } = reading(status);
  await vi.advanceTimersByTimeAsync(100 * SECOND);
  expect(asked).toHaveLength(1);
  stop();
});
