"use client";

import { createParser, parseAsArrayOf, parseAsString, parseAsStringLiteral, useQueryStates } from "nuqs";
import { parseRange, usualRange, writeRange } from "./chart-range";
import { chosenObject } from "./chosen-object";
import { RESOLUTIONS } from "@/contract/figures/resolutions";
import { DEFAULT_RESOLUTION, DEFAULT_STEPS } from "./resolutions";
import { parseTraceAddress, writeTraceAddress } from "./trace-address";

/** Maximum number of figures in a chart: the palette has this many distinguishable colours. */
export const MAX_FIGURES = 5;

const range = createParser({
  parse: parseRange,
  serialize: writeRange,
  eq: (one, other) => writeRange(one) === writeRange(other),
});

const trace = createParser({
  parse: parseTraceAddress,
  serialize: writeTraceAddress,
  eq: (one, other) => writeTraceAddress(one) === writeTraceAddress(other),
});

const ADDRESS = {
  preset: parseAsString,
  /** Resolution of the cards. */
  resolution: parseAsStringLiteral(RESOLUTIONS).withDefault(DEFAULT_RESOLUTION),
  /** Ids of the figures in the chart, in the order of their lines; by default the first figure of the preset. */
  figures: parseAsArrayOf(parseAsString),
  /** Resolution of the chart. */
  steps: parseAsStringLiteral(RESOLUTIONS).withDefault(DEFAULT_STEPS),
  range,
  /** The value whose trace is shown. */
  trace,
  /** Id of a dimension object, or number of a dimension for all its objects; null for the whole company. */
  dimension: parseAsString,
  view: parseAsStringLiteral(["chart", "table"] as const).withDefault("chart"),
};

/** The state of the overview, stored in its address. Every change is a history entry, so the back button undoes it. */
export function usePresentation() {
  const [address, setAddress] = useQueryStates(ADDRESS, { history: "push" });
  return {
    ...address,
    ...chosenObject(address.dimension),
    // A typed address can name a figure twice, but the chart has one line for it.
    figures: address.figures && [...new Set(address.figures)].slice(0, MAX_FIGURES),
    range: address.range ?? usualRange(address.steps),
    set: (changes: Partial<{ [Key in keyof typeof address]: (typeof address)[Key] | null }>) => {
      void setAddress(changes);
    },
  };
}
