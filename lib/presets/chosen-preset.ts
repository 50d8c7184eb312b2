import type { KeyFigurePreset } from "@/contract/presets";

/** The preset that the address names if the company has it, else the first; undefined when there are none. */
export function chosenPreset(presets: readonly KeyFigurePreset[], wanted: string | null): KeyFigurePreset | undefined {
  return presets.find(({ id }) => id === wanted) ?? presets[0];
}
