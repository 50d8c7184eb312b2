"use client";

import { useSyncExternalStore } from "react";
import type { FiscalYearValues } from "@/lib/key-figures/fiscal-year-values";
import type { ValueAddress } from "@/lib/key-figures/value-address";

/** Every value there is in the fiscal year, of all dimensions and periods, edits included. */
export function useFilledValues(values: FiscalYearValues): readonly ValueAddress[] {
  return useSyncExternalStore(values.subscribeToFilled, values.filled, values.filled);
}
