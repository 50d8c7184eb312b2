// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { act, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { useLastError } from "./use-last-error";

/** For each running request, a function that makes it fail. */
let fail: (() => void)[];
let queryClient: QueryClient;
let now: number;

beforeEach(() => {
  fail = [];
  now = 1_000;
  // Errors within the same millisecond would have the same time.
  vi.spyOn(Date, "now").mockImplementation(() => now++);
  queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
});

/** Renders the hook with a query whose error has the query's name as its message. */
function renderError(name: string) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  const useErrorOf = ({ queryName }: { queryName: string }) => {
    const query = useQuery({
      queryKey: [queryName],
      queryFn: () => new Promise<never>((_, reject) => fail.push(() => reject(new Error(queryName)))),
    });
    return { message: useLastError(query)?.message ?? null, isFetching: query.isFetching, refetch: query.refetch };
  };
  return renderHook(useErrorOf, { wrapper, initialProps: { queryName: name } });
}

const failAll = () => {
  for (const end of fail.splice(0)) end();
};

it("keeps the error while the query is tried again", async () => {
  const { result } = renderError("one");
  expect(result.current.message).toBeNull();
  failAll();
  await waitFor(() => expect(result.current.message).toBe("one"));
  act(() => void result.current.refetch());
  await waitFor(() => expect(result.current.isFetching).toBe(true));
  expect(result.current.message).toBe("one");
});

it("shows no error of the query that another one has replaced", async () => {
  const { result, rerender } = renderError("one");
  failAll();
  await waitFor(() => expect(result.current.message).toBe("one"));
  rerender({ queryName: "two" });
  expect(result.current.message).toBeNull();
  failAll();
  await waitFor(() => expect(result.current.message).toBe("two"));

  // The first one has failed before; it is fetched again as soon as it is shown.
  rerender({ queryName: "one" });
  await waitFor(() => expect(result.current.isFetching).toBe(true));
  expect(result.current.message).not.toBe("two");
});
