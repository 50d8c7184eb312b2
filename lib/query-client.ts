import { QueryClient } from "@tanstack/react-query";
import { isTransient, secondsUntilRetry } from "@/lib/api/error";

const ATTEMPTS = 3;

/** Minimum delay, in milliseconds, before queries that failed while the service was unavailable are repeated. */
const REFETCH_DELAY = 10_000;

/**
 * Milliseconds until a query that failed because the service is unavailable is fetched again; false otherwise.
 * The default `refetchInterval`: a query with one of its own returns this while it has nothing to poll for.
 */
export function refetchWhileAway(error: unknown): number | false {
  return isTransient(error) && Math.max(REFETCH_DELAY, 1000 * secondsUntilRetry(error, Date.now()));
}

/** A query client for one page on the server, or for the browser's whole visit. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // Data that the server has just put into the page is not fetched again at once.
        staleTime: 30_000,
        retry: (failures, error) =>
          failures < ATTEMPTS - 1 &&
          isTransient(error) &&
          // A 504 means that the user has waited for the whole timeout already.
          error.status !== 504 &&
          // A longer Retry-After is shown to the user instead of being waited for here.
          secondsUntilRetry(error, Date.now()) <= 1,
        retryDelay: (failures, error) => Math.max(500 * 2 ** failures, 1000 * secondsUntilRetry(error, Date.now())),
        // React Query pauses this while the page is hidden or offline, and fetches at once when it is back.
        refetchInterval: ({ state: { error } }) => refetchWhileAway(error),
      },
      mutations: { retry: false },
    },
  });
}
