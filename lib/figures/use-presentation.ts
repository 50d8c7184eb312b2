"use client";

import { createParser, parseAsArrayOf, parseAsString, parseAsStringLiteral, useQueryStates } from "nuqs";
import { parseRange, usualRange, writeRange } from "./chart-range";
import { chosenObject } from "./chosen-object";
import { RESOLUTIONS } from "@/contract/figures/resolutions";
import { FIRST_RESOLUTION, FIRST_STEPS } from "./resolutions";
import { parseTraceAddress, writeTraceAddress } from "./trace-address";

/** Figures that one chart compares at most: as many as the palette has lines that are told apart. */
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
  resolution: parseAsStringLiteral(RESOLUTIONS).withDefault(FIRST_RESOLUTION),
  /** Those of the chart, the first one the chosen; without them the preset's first. */
  figures: parseAsArrayOf(parseAsString),
  /** Resolution of the chart. */
  steps: parseAsStringLiteral(RESOLUTIONS).withDefault(FIRST_STEPS),
  range,
  /** The value whose making is shown. */
  trace,
  /** An object's id as in queries, or the number of a dimension for all its objects; the whole company without it. */
  dimension: parseAsString,
  view: parseAsStringLiteral(["chart", "table"] as const).withDefault("chart"),
};

/** State of the overview in its address; every change is a history entry, which the back button undoes. */
export function usePresentation() {
  const [address, setAddress] = useQueryStates(ADDRESS, { history: "push" });
  return {
    ...address,
    ...chosenObject(address.dimension),
    range: address.range ?? usualRange(address.steps),
    set: (changes: Partial<{ [Key in keyof typeof address]: (typeof address)[Key] | null }>) => {
      void setAddress(changes);
    },
  };
}
