import { PRESETS, RESOLUTIONS } from "./choices";
import type { ShownValues } from "./queries";

export type PortfolioSearch = Partial<Record<keyof ShownValues, string | string[] | undefined>>;

/** The values that the page's address asks for, as the browser reads it: unknown choices are the first ones. */
export function shownValues(search: PortfolioSearch): ShownValues {
  const text = (name: keyof ShownValues) => {
    const value = search[name];
    return typeof value === "string" ? value : null;
  };
  return {
    columns: text("columns"),
    preset: PRESETS.find((preset) => preset === text("preset")) ?? "Overview",
    resolution: RESOLUTIONS.find((resolution) => resolution === text("resolution")) ?? "ytd",
    period: text("period"),
  };
}
