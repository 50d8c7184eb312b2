import type { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { fiscalYearsQueries } from "@/lib/fiscal-years/queries";
import { presetsQueries } from "@/lib/presets/queries";
import { objectsQuery } from "@/lib/statements/objects-query";
import { prefetchFigures, prefetchOverview } from "./prefetch";

const YEAR = { id: "y", start: "2025-01-01T00:00:00", end: "2025-12-31T00:00:00" };
const PRESET = { id: "p", name: "P", keyFigureTypes: ["NetSales"] };
const RESPONSES = new Map<string, object[]>([
  [JSON.stringify(fiscalYearsQueries.list("a").queryKey), [YEAR]],
  [JSON.stringify(presetsQueries.list("a").queryKey), [PRESET]],
]);

async function keysOf(prefetch: typeof prefetchOverview): Promise<string[]> {
  const keys: string[] = [];
  const query = ({ queryKey }: { queryKey: unknown }) => {
    const key = JSON.stringify(queryKey);
    keys.push(key);
    return Promise.resolve(RESPONSES.get(key) ?? []);
  };
  await prefetch({ query } as unknown as QueryClient, "a", {});
  return keys.filter((key) => !RESPONSES.has(key));
}

test("the overview's figures, lines and objects are fetched", async () => {
  const keys = await keysOf(prefetchOverview);
  expect(keys).toHaveLength(3);
  expect(keys).toContain(JSON.stringify(objectsQuery("a", "y").queryKey));
});

test("a page that shows no lines fetches the figures alone", async () => {
  const keys = await keysOf(prefetchFigures);
  expect(keys).toHaveLength(1);
  expect(await keysOf(prefetchOverview)).toContain(keys[0]);
});
