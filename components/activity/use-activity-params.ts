"use client";

import { parseAsString, useQueryStates } from "nuqs";
import type { ActivityParams } from "@/lib/activity/activity-filter";

const PARAMS = {
  resource: parseAsString,
  action: parseAsString,
  user: parseAsString,
  company: parseAsString,
  bulk: parseAsString,
  range: parseAsString,
  from: parseAsString,
  to: parseAsString,
};

/** The filter of the activity, which is part of the URL. */
export function useActivityParams(): [ActivityParams, (changes: Partial<ActivityParams> | null) => void] {
  const [params, setParams] = useQueryStates(PARAMS, { history: "push" });
  return [
    params,
    (changes) => {
      void setParams(changes);
    },
  ];
}
