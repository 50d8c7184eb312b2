import { QueryClient } from "@tanstack/react-query";
import { ApiFailure, kindOfFailure, secondsToWait } from "./api-failure";

const ATTEMPTS = 3;
/** Statuses of something on the way that may be well in a moment; 0 is no answer at all. 504 has been waited for. */
const PASSING = [0, 502, 503];

/** A query client for one page on the server, or for the browser's whole visit. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // What the server has just put into the page is not fetched again at once.
        staleTime: 30_000,
        retry: (failures, error) =>
          failures < ATTEMPTS - 1 &&
          error instanceof ApiFailure &&
          (PASSING.includes(error.status) || kindOfFailure(error) === "brokenOff") &&
          // Who is told to wait waits, and sees it.
          secondsToWait(error, Date.now()) <= 1,
        retryDelay: (failures) => 500 * 2 ** failures,
      },
      mutations: { retry: false },
    },
  });
}
