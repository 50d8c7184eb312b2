// @vitest-environment happy-dom
import { QueryObserver, type QueryObserverOptions } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "@/lib/api/error";
import { bulkChangesQueries } from "@/lib/bulk-changes/queries";
import { scheduleQuery } from "@/lib/bulk-changes/schedule";
import { batchQueries } from "@/lib/imports/batches";
import { mailsQueries } from "@/lib/mails/queries";
import { createQueryClient } from "./query-client";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Polling = Pick<QueryObserverOptions<string>, "refetchInterval">;

/** Observes a query that fails until its status is 200. The default is 504, which the client does not retry at once. */
function observeFailingQuery(first = 504, options: Polling = {}) {
  const client = createQueryClient();
  const requestTimes: number[] = [];
  const start = Date.now();
  let status = first;
  const observer = new QueryObserver(client, {
    ...options,
    queryKey: ["x"],
    staleTime: 0,
    queryFn: () => {
      requestTimes.push((Date.now() - start) / 1000);
      if (status === 200) return "read";
      throw new ApiError({ status, typeOfError: "InternalServerError", message: "m", saved: "no" });
    },
  });
  const stop = observer.subscribe(() => undefined);
  return { observer, requestTimes, stop, setStatus: (next: number) => (status = next) };
}

const SECOND = 1_000;

test("a read that failed because the service is away is tried again until it succeeds", async () => {
  const { observer, requestTimes, stop, setStatus } = observeFailingQuery();
  await vi.advanceTimersByTimeAsync(35 * SECOND);
  expect(requestTimes.map(Math.round)).toEqual([0, 10, 20, 30]);
  setStatus(200);
  await vi.advanceTimersByTimeAsync(10 * SECOND);
  expect(observer.getCurrentResult().data).toBe("read");
  await vi.advanceTimersByTimeAsync(100 * SECOND);
  expect(requestTimes).toHaveLength(5);
  stop();
});

test.each([
  ["the list of bulk changes", bulkChangesQueries.list("demo")],
  ["a bulk change", bulkChangesQueries.one({ agencyId: "demo", bulkChangeId: "b" })],
  ["the schedule of reports", scheduleQuery("demo")],
  ["the list of imports", batchQueries.list("demo")],
  ["the files of an import", batchQueries.files({ agencyId: "demo", batchId: "b" })],
  ["the list of mails", mailsQueries.list("demo", null)],
])("%s, which is polled while there is work, is also tried again after an outage", async (_, { refetchInterval }) => {
  // Each query's interval depends on its own type of data, of which a failing query has none.
  const { requestTimes, stop } = observeFailingQuery(504, { refetchInterval } as unknown as Polling);
  await vi.advanceTimersByTimeAsync(15 * SECOND);
  stop();
  expect(requestTimes.map(Math.round)).toEqual([0, 10]);
});

test("a query waits as long as Retry-After says", async () => {
  const requestTimes: number[] = [];
  const start = Date.now();
  const queryFn = () => {
    requestTimes.push(Math.round((Date.now() - start) / SECOND));
    throw new ApiError({ status: 503, typeOfError: "x", message: "m", saved: "no", retryAfter: 17 });
  };
  const unsubscribe = new QueryObserver(createQueryClient(), { queryKey: ["y"], queryFn }).subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(40 * SECOND);
  unsubscribe();
  expect(requestTimes).toEqual([0, 17, 34]);
});

test("a query waits for a short Retry-After before each of its immediate retries too", async () => {
  const requestTimes: number[] = [];
  const start = Date.now();
  const queryFn = () => {
    requestTimes.push((Date.now() - start) / SECOND);
    throw new ApiError({ status: 503, typeOfError: "x", message: "m", saved: "no", retryAfter: 1 });
  };
  const unsubscribe = new QueryObserver(createQueryClient(), { queryKey: ["z"], queryFn }).subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(5 * SECOND);
  unsubscribe();
  expect(requestTimes).toEqual([0, 1, 2]);
});

test.each([400, 403, 404, 429, 500])("a read that failed with %i is not tried again", async (status) => {
  const { requestTimes, stop } = observeFailingQuery(status);
  await vi.advanceTimersByTimeAsync(100 * SECOND);
  expect(requestTimes).toHaveLength(1);
  stop();
});
