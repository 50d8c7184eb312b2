"use client";

import { parseAsString, parseAsStringLiteral, useQueryStates } from "nuqs";
import { PRESETS, RESOLUTIONS } from "@/lib/portfolio/choices";
import type { ShownValues } from "@/lib/portfolio/queries";

/** The values that the page shows, as its address says. */
export function useShownColumns() {
  const [shown, setShown] = useQueryStates({
    columns: parseAsString,
    preset: parseAsStringLiteral(PRESETS).withDefault("Overview"),
    resolution: parseAsStringLiteral(RESOLUTIONS).withDefault("ytd"),
    period: parseAsString,
  });
  return { shown: shown satisfies ShownValues, setShown };
}
