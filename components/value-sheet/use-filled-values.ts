"use client";

import { useSyncExternalStore } from "react";
import type { FiscalYearValues } from "@/lib/inputs/fiscal-year-values";
import type { ValueAddress } from "@/lib/inputs/value-address";

/** Every value there is in the fiscal year, of all dimensions and periods, edits included. */
export function useFilledValues(values: FiscalYearValues): readonly ValueAddress[] {
  return useSyncExternalStore(values.subscribeToFilled, values.filled, values.filled);
}
