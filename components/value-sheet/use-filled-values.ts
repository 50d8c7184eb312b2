"use client";

import { useSyncExternalStore } from "react";
import type { FiscalYearValues } from "@/lib/inputs/fiscal-year-values";
import type { ValueAddress } from "@/lib/inputs/value-address";

/** The addresses of all values in the fiscal year, for all objects and periods, including edits. */
export function useFilledValues(values: FiscalYearValues): readonly ValueAddress[] {
  return useSyncExternalStore(values.subscribeToFilled, values.filled, values.filled);
}
