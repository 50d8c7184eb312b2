import { mutationOptions, type QueryClient } from "@tanstack/react-query";
import type { KeyFigurePreset } from "@/contract/presets";
import { apiGetTagged, apiSend, type SendOptions } from "@/lib/api/client";
import { browserStorage, draftSlot, NO_STORAGE, type DraftSlot } from "@/lib/drafts/drafts";
import { presetPath, presetsPath } from "./paths";
import { placeKey, type StandardPlace } from "@/lib/standards/place";
import { PresetEdits } from "./preset-edits";
import { putInList } from "./preset-list";
import { presetsQueries } from "./queries";

const oneSchema = () => import("@/contract/presets").then((contract) => contract.keyFigurePresetSchema);

/** Creates a preset, or brings a deleted standard one back. */
export function createPreset(queryClient: QueryClient, place: StandardPlace) {
  return mutationOptions({
    mutationKey: [...presetsQueries.all(place), "create"],
    mutationFn: (preset: KeyFigurePreset) => apiSend("POST", presetsPath(place), preset, oneSchema),
    onSuccess: (created) => {
      putInList(queryClient, place, created);
    },
    onSettled: () => {
      refresh(queryClient, place);
    },
  });
}

export interface PresetTexts {
  id: string;
  name: string;
  /** Null takes the description away. */
  description: string | null;
}

/** Renames and describes a preset; the list shows it at once and takes it back when it is refused. */
export function updatePreset(queryClient: QueryClient, place: StandardPlace) {
  const { queryKey } = presetsQueries.list(place);
  return mutationOptions({
    mutationKey: [...presetsQueries.all(place), "update"],
    mutationFn: (texts: PresetTexts) => apiSend("PUT", presetsPath(place), texts, oneSchema),
    onMutate: async ({ id, name, description }) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey)?.find((preset) => preset.id === id);
      if (before) putInList(queryClient, place, { ...before, name, description: description ?? undefined });
      return before;
    },
    onSuccess: (updated) => {
      putInList(queryClient, place, updated);
    },
    onError: (_error, _texts, before) => {
      if (before) putInList(queryClient, place, before);
    },
    onSettled: () => {
      refresh(queryClient, place);
    },
  });
}

/** Makes a preset be again what it was in a version. */
export function restorePreset(queryClient: QueryClient, place: StandardPlace) {
  return mutationOptions({
    mutationKey: [...presetsQueries.all(place), "restore"],
    mutationFn: ({ description, ...preset }: KeyFigurePreset) =>
      apiSend("PUT", presetsPath(place), { ...preset, description: description ?? null }, oneSchema),
    onSuccess: (restored) => {
      putInList(queryClient, place, restored);
    },
    onSettled: () => {
      refresh(queryClient, place);
    },
  });
}

const opened = new Map<string, PresetEdits>();

/**
 * The user's changes to which key figures the presets of a place show, the same ones again within a visit. On the
 * server each call makes new ones: its memory is shared by all users.
 */
export function openPresetEdits(queryClient: QueryClient, userName: string, place: StandardPlace): PresetEdits {
  const slotIn = (storage: typeof NO_STORAGE) => draftSlot(storage, userName, "presets", placeKey(place));
  if (typeof window === "undefined") return presetEditsOf(queryClient, place, slotIn(NO_STORAGE));
  const name = [userName, placeKey(place)].map(encodeURIComponent).join("/");
  const edits = opened.get(name) ?? presetEditsOf(queryClient, place, slotIn(browserStorage()));
  opened.set(name, edits);
  return edits;
}

function presetEditsOf(queryClient: QueryClient, place: StandardPlace, slot: DraftSlot): PresetEdits {
  const { queryKey } = presetsQueries.list(place);
  const store = {
    read: (id: string) => apiGetTagged(presetPath(place, id), oneSchema),
    write: (id: string, keyFigureTypes: readonly string[], options: SendOptions) =>
      apiSend("PUT", presetsPath(place), { id, keyFigureTypes }, oneSchema, options),
    onStored: async (preset: KeyFigurePreset) => {
      // A list that is on its way may be older than what has just been stored.
      await queryClient.cancelQueries({ queryKey });
      putInList(queryClient, place, preset);
      refreshHeirs(queryClient, place);
    },
  };
  return new PresetEdits(store, slot);
}

function refresh(queryClient: QueryClient, place: StandardPlace): void {
  void queryClient.invalidateQueries({ queryKey: presetsQueries.all(place) });
  refreshHeirs(queryClient, place);
}

/** An agency's presets are also those of its types and companies. */
function refreshHeirs(queryClient: QueryClient, place: StandardPlace): void {
  if (typeof place === "string") return;
  const [root] = presetsQueries.all(place);
  void queryClient.invalidateQueries({
    queryKey: [root],
    predicate: ({ queryKey }) => queryKey[1] !== placeKey(place) && queryKey[1] !== "standard",
  });
}
