import type { StandardPreset } from "@/contract/presets";

/** The standard presets of contract/key-figure-preset without its schemas, which would weigh on the page. */
const STANDARD: Record<StandardPreset, true> = {
  Overview: true,
  MyKeyFigures: true,
  VisibleKeyFigures: true,
  ProfitStructure: true,
  IncomeCostStructure: true,
  EquityStructure: true,
};

export function isStandardPreset(id: string): id is StandardPreset {
  return Object.hasOwn(STANDARD, id);
}
