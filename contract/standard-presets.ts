/** The built-in presets, in the order in which lists show them. */
export const STANDARD_PRESETS = [
  "Overview",
  "MyKeyFigures",
  "VisibleKeyFigures",
  "ProfitStructure",
  "IncomeCostStructure",
  "EquityStructure",
] as const;
export type StandardPreset = (typeof STANDARD_PRESETS)[number];

export function isStandardPreset(id: string): id is StandardPreset {
  return (STANDARD_PRESETS as readonly string[]).includes(id);
}
