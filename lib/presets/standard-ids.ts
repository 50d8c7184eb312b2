import type { StandardPreset } from "@/contract/presets";

/** The ids of the standard presets in contract/presets, without loading its schemas. */
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
