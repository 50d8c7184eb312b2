import { QueryClient } from "@tanstack/react-query";
import { expect, it } from "vitest";
import type { KeyFigureData } from "@/contract/inputs/key-figure-data";
import { cachedTransport } from "./cached-transport";
import { inputsQueries } from "./queries";

const VALUE: KeyFigureData = {
  keyFigureInfoId: "NumberOfEmployees",
  period: { start: "2025-01-01T00:00:00", end: "2025-12-31T23:59:59" },
  value: 4,
};

it("updates the cached values after a send, and makes what depends on them stale", async () => {
  const queryClient = new QueryClient();
  const { queryKey } = inputsQueries.data("a", "2025");
  const ofAgency = inputsQueries.ofAgency("demo", "NumberOfEmployees", 2025).queryKey;
  const dependent = [ofAgency, ["figures", "a", "values"], ["portfolio", "demo"]];
  const independent = [inputsQueries.data("b", "2025").queryKey, ["figures", "b", "values"]];
  for (const key of [queryKey, ...dependent, ...independent]) queryClient.setQueryData<KeyFigureData[]>(key, []);
  const transport = cachedTransport<KeyFigureData[], typeof queryKey>(queryClient, {
    companyId: "a",
    query: { queryKey },
    put: () => Promise.resolve(),
    update: (cached) => [...cached, VALUE],
    valuesOf: (cached) => cached,
  });
  await transport.send([], { keepalive: false });
  expect(queryClient.getQueryData(queryKey)).toEqual([VALUE]);
  const isStale = (key: readonly unknown[]) => queryClient.getQueryState(key)!.isInvalidated;
  expect(dependent.map(isStale)).toEqual([true, true, true]);
  expect(independent.map(isStale)).toEqual([false, false]);
});
