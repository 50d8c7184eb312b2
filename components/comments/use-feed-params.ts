"use client";

import { parseAsBoolean, parseAsString, useQueryStates } from "nuqs";
import type { FeedParams } from "@/lib/comments/feed-filter";

const PARAMS = {
  show: parseAsString,
  mine: parseAsBoolean.withDefault(false),
  figure: parseAsString,
  company: parseAsString,
  author: parseAsString,
  range: parseAsString,
  from: parseAsString,
  to: parseAsString,
};

/** The filter of the comments of all clients, which is part of the URL. Setting it to null removes the filter. */
export function useFeedParams(): [FeedParams, (changes: Partial<FeedParams> | null) => void] {
  const [params, setParams] = useQueryStates(PARAMS, { history: "push" });
  return [
    params,
    (changes) => {
      void setParams(changes);
    },
  ];
}
