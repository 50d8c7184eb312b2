import type { QueryClient } from "@tanstack/react-query";
import type { KeyFigurePreset } from "@/contract/presets";
import { presetsQueries } from "./queries";

/** Puts a preset into the list in memory, in place of the one with its id or last. */
export function putInList(queryClient: QueryClient, companyId: string, preset: KeyFigurePreset): void {
  queryClient.setQueryData(presetsQueries.list(companyId).queryKey, (presets) => {
    if (!presets) return presets;
    return presets.some(({ id }) => id === preset.id)
      ? presets.map((candidate) => (candidate.id === preset.id ? preset : candidate))
      : [...presets, preset];
  });
}

export function removeFromList(queryClient: QueryClient, companyId: string, presetId: string): void {
  queryClient.setQueryData(presetsQueries.list(companyId).queryKey, (presets) =>
    presets?.filter(({ id }) => id !== presetId),
  );
}

/** Standard presets that the company no longer has, in their order. */
export function missingStandard(
  presets: readonly KeyFigurePreset[],
  standard: readonly KeyFigurePreset[],
): KeyFigurePreset[] {
  return standard.filter(({ id }) => !presets.some((preset) => preset.id === id));
}
