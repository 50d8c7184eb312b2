import type { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { fiscalYearsQueries } from "@/lib/fiscal-years/queries";
import { YEAR_2024 } from "@/lib/fiscal-years/testing/fiscal-year";
import { presetsQueries } from "@/lib/presets/queries";
import { objectsQuery } from "@/lib/statements/objects-query";
import { prefetchFigures, prefetchOverview } from "./prefetch";
import { figuresQueries } from "./queries";
import { DEFAULT_RESOLUTION } from "./resolutions";

const YEAR = { ...YEAR_2024, id: "y" };
const PRESET = { id: "p", name: "P", keyFigureTypes: ["NetSales"] };
const RESPONSES = new Map<string, object[]>([
  [JSON.stringify(fiscalYearsQueries.list("a").queryKey), [YEAR]],
  [JSON.stringify(presetsQueries.list("a").queryKey), [PRESET]],
]);

/** The keys of the fetched queries, except those of fiscal years and presets, on which the others depend. */
async function fetchedKeys(prefetch: typeof prefetchOverview): Promise<string[]> {
  const keys: string[] = [];
  const query = ({ queryKey }: { queryKey: unknown }) => {
    const key = JSON.stringify(queryKey);
    keys.push(key);
    return Promise.resolve(RESPONSES.get(key) ?? []);
  };
  await prefetch({ query } as unknown as QueryClient, "a", {});
  return keys.filter((key) => !RESPONSES.has(key));
}

const figures = figuresQueries.figures("a", PRESET, YEAR, DEFAULT_RESOLUTION);
const lines = figuresQueries.lines("a", PRESET, YEAR, DEFAULT_RESOLUTION);

test("the overview's figures, lines and objects are fetched", async () => {
  expect(await fetchedKeys(prefetchOverview)).toEqual(
    [figures, lines, objectsQuery("a", "y")].map(({ queryKey }) => JSON.stringify(queryKey)),
  );
});

test("a page without lines fetches only the figures", async () => {
  expect(await fetchedKeys(prefetchFigures)).toEqual([JSON.stringify(figures.queryKey)]);
});
