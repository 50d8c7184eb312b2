import type { QueryClient } from "@tanstack/react-query";
import { chosenFiscalYear } from "@/lib/companies/chosen-fiscal-year";
import { fiscalYearsQueries } from "@/lib/fiscal-years/queries";
import { chosenPreset } from "@/lib/presets/chosen-preset";
import { presetsQueries } from "@/lib/presets/queries";
import { searchParam } from "@/lib/search-params";
import { objectsQuery } from "@/lib/statements/objects-query";
import { chosenObject } from "./chosen-object";
import { figuresQueries } from "./queries";
import { RESOLUTIONS } from "@/contract/figures/resolutions";
import { DEFAULT_RESOLUTION } from "./resolutions";

/** The search parameters of the page's address. */
export type OverviewSearch = Partial<
  Record<"year" | "preset" | "resolution" | "dimension", string | string[] | undefined>
>;

/**
 * Fetches on the server the first data of the overview: the figures with the lines of their cards, and the dimension
 * objects to choose from. The browser fetches the rest. The view shows failed queries, with a retry.
 */
export async function prefetchOverview(queryClient: QueryClient, companyId: string, wanted: OverviewSearch) {
  const shown = await findShown(queryClient, companyId, wanted);
  if (!shown) return;
  const [, , year] = shown;
  await Promise.allSettled([
    queryClient.query(figuresQueries.figures(...shown)),
    queryClient.query(figuresQueries.lines(...shown)),
    queryClient.query(objectsQuery(companyId, year.id)),
  ]);
}

/** Fetches only the figures on the server, for a page without the lines of cards and without objects. */
export async function prefetchFigures(queryClient: QueryClient, companyId: string, wanted: OverviewSearch) {
  const shown = await findShown(queryClient, companyId, wanted);
  if (shown) await Promise.allSettled([queryClient.query(figuresQueries.figures(...shown))]);
}

/** The parameters of the queries for figures; null without a fiscal year or a preset. */
async function findShown(queryClient: QueryClient, companyId: string, wanted: OverviewSearch) {
  const [years, presets] = await Promise.all([
    queryClient.query(fiscalYearsQueries.list(companyId)).catch(none),
    queryClient.query(presetsQueries.list(companyId)).catch(none),
  ]);
  const year = chosenFiscalYear(years, searchParam(wanted, "year"));
  const preset = chosenPreset(presets, searchParam(wanted, "preset"));
  const resolution = RESOLUTIONS.find((value) => value === searchParam(wanted, "resolution")) ?? DEFAULT_RESOLUTION;
  if (!year || !preset) return null;
  const { dimensionId } = chosenObject(searchParam(wanted, "dimension"));
  return [companyId, preset, year, resolution, dimensionId] as const;
}

function none(): never[] {
  return [];
}
