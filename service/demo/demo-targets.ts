import type { KeyFigureTarget } from "@/contract/targets/key-figure-target";
import { periodOfDays } from "@/contract/period";
import type { DemoYear } from "./sie-text";

/** Targets that the owner and the agency agreed on for a fiscal year, in percent. */
const YEARLY = { OperatingMargin: 8, EquityRatio: 35, QuickRatio: 120 };

export function demoTargets({ start, end }: DemoYear): KeyFigureTarget[] {
  return Object.entries(YEARLY).map(([keyFigureType, value]) => ({
    keyFigureType,
    period: periodOfDays(start, end),
    value,
  }));
}
