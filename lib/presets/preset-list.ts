import type { QueryClient } from "@tanstack/react-query";
import type { KeyFigurePreset } from "@/contract/presets";
import type { StandardPlace } from "@/lib/standards/place";
import { presetsQueries } from "./queries";

/** Replaces the preset with the same id in the cached list, or appends the preset. */
export function putInList(queryClient: QueryClient, place: StandardPlace, preset: KeyFigurePreset): void {
  queryClient.setQueryData(presetsQueries.list(place).queryKey, (presets) => {
    if (!presets) return presets;
    return presets.some(({ id }) => id === preset.id)
      ? presets.map((candidate) => (candidate.id === preset.id ? preset : candidate))
      : [...presets, preset];
  });
}

export function removeFromList(queryClient: QueryClient, place: StandardPlace, presetId: string): void {
  queryClient.setQueryData(presetsQueries.list(place).queryKey, (presets) =>
    presets?.filter(({ id }) => id !== presetId),
  );
}

/** The inherited presets that the place has hidden, in order. */
export function missingPresets(
  presets: readonly KeyFigurePreset[],
  inherited: readonly KeyFigurePreset[],
): KeyFigurePreset[] {
  return inherited.filter(({ id }) => !presets.some((preset) => preset.id === id));
}
