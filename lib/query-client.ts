import { QueryClient } from "@tanstack/react-query";
import { isTransient, secondsUntilRetry } from "@/lib/api/error";

const ATTEMPTS = 3;

/** What failed because the service was away is tried again by itself after this time. Milliseconds. */
const TRIED_AGAIN_AFTER = 10_000;

/** A query client for one page on the server, or for the browser's whole visit. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // What the server has just put into the page is not fetched again at once.
        staleTime: 30_000,
        retry: (failures, error) =>
          failures < ATTEMPTS - 1 &&
          isTransient(error) &&
          // That has been waited for.
          error.status !== 504 &&
          // Who is told to wait waits, and sees it.
          secondsUntilRetry(error, Date.now()) <= 1,
        retryDelay: (failures) => 500 * 2 ** failures,
        // Only while the page is looked at, which is also when it is tried at once; so it is when the browser is online again.
        refetchInterval: ({ state: { error } }) =>
          isTransient(error) && Math.max(TRIED_AGAIN_AFTER, 1000 * secondsUntilRetry(error, Date.now())),
      },
      mutations: { retry: false },
    },
  });
}
