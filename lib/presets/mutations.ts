import { mutationOptions, type QueryClient } from "@tanstack/react-query";
import type { KeyFigurePreset } from "@/contract/presets";
import { apiGetTagged, apiSend } from "@/lib/api/client";
import type { SendOptions } from "@/lib/api/types";
import { putUnlessChanged } from "@/lib/api/put-unless-changed";
import { browserStorage, draftSlot, type DraftSlot } from "@/lib/drafts/drafts";
import { presetPath, presetsPath } from "./paths";
import { placeKey, type StandardPlace } from "@/lib/standards/place";
import { refreshAfterLast } from "@/lib/refresh-after-last";
import { replaceStandard, StandardConflict, type Replacement } from "@/lib/standards/replace-standard";
import { PresetEdits } from "./preset-edits";
import { putInList } from "./preset-list";
import { presetsQueries } from "./queries";

const oneSchema = () => import("@/contract/presets").then((contract) => contract.keyFigurePresetSchema);

/** Creates a preset, or adds back an inherited one that the place had hidden. */
export function createPreset(queryClient: QueryClient, place: StandardPlace) {
  return mutationOptions({
    mutationKey: [...presetsQueries.all(place), "create"],
    mutationFn: (preset: KeyFigurePreset) => apiSend("POST", presetsPath(place), preset, oneSchema),
    onSuccess: (created) => {
      putInList(queryClient, place, created);
    },
    onSettled: (_data, _error, variables) => {
      refresh(queryClient, place, variables);
    },
  });
}

interface Texts {
  name: string;
  /** Null deletes the description. */
  description: string | null;
}

/** Either the changed texts alone, or both texts and the version `seen`, whose texts must still be the stored ones. */
type TextsUpdate = { id: string } & ((Partial<Texts> & { seen?: undefined }) | (Texts & { seen: KeyFigurePreset }));

/** Changes name and description of a preset. The list shows the change at once and reverts it on an error. */
export function updatePreset(queryClient: QueryClient, place: StandardPlace) {
  const { queryKey } = presetsQueries.list(place);
  return mutationOptions({
    mutationKey: [...presetsQueries.all(place), "update"],
    mutationFn: ({ id, ...texts }: TextsUpdate) =>
      texts.seen
        ? putTextsOver(texts.seen, place, texts)
        : apiSend("PUT", presetsPath(place), { id, ...texts }, oneSchema),
    onMutate: async ({ id, name, description }) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey)?.find((preset) => preset.id === id);
      if (before) {
        putInList(queryClient, place, {
          ...before,
          ...(name !== undefined && { name }),
          ...(description !== undefined && { description: description ?? undefined }),
        });
      }
      return before;
    },
    onSuccess: (updated) => {
      putInList(queryClient, place, updated);
    },
    onError: (_error, { name, description }, before) => {
      const shown = queryClient.getQueryData(queryKey)?.find(({ id }) => id === before?.id);
      if (!before || !shown) return;
      // Only the texts are reverted, because the key figures may have been saved meanwhile. A text changed again stays.
      putInList(queryClient, place, {
        ...shown,
        ...(shown.name === name && { name: before.name }),
        ...(description !== undefined &&
          shown.description === (description ?? undefined) && { description: before.description }),
      });
    },
    onSettled: (_data, _error, variables) => {
      refresh(queryClient, place, variables);
    },
  });
}

/** Replaces only name and description, because the key figures of a preset are saved separately. */
function putTextsOver(
  seen: KeyFigurePreset,
  place: StandardPlace,
  { name, description }: Texts,
): Promise<KeyFigurePreset> {
  const path = presetPath(place, seen.id);
  const hasTexts = (stored: KeyFigurePreset, texts: Pick<Texts, "name"> & { description?: string | null }) =>
    stored.name === texts.name && (stored.description ?? "") === (texts.description ?? "");
  return putUnlessChanged({
    path,
    schema: oneSchema,
    isSeen: (stored) => hasTexts(stored, seen),
    isSaved: (stored) => hasTexts(stored, { name, description }),
    body: () => ({ name, description }),
    conflict: (stored) => new StandardConflict(path, stored),
  });
}

/** Restores a preset to an earlier version. */
export function restorePreset(queryClient: QueryClient, place: StandardPlace) {
  return mutationOptions({
    mutationKey: [...presetsQueries.all(place), "restore"],
    mutationFn: ({ content, seen }: Replacement<KeyFigurePreset>) => {
      const body = { ...content, description: content.description ?? null };
      return replaceStandard(presetPath(place, content.id), seen, body, oneSchema);
    },
    onSuccess: (restored) => {
      putInList(queryClient, place, restored);
    },
    onSettled: (_data, _error, variables) => {
      refresh(queryClient, place, variables);
    },
  });
}

const opened = new Map<string, PresetEdits>();

/**
 * The user's edits of the presets of a place; the same object for the whole visit. On the server each call returns a
 * new object, because its memory is shared by all users.
 */
export function openPresetEdits(queryClient: QueryClient, userName: string, place: StandardPlace): PresetEdits {
  const slot = draftSlot(browserStorage(), userName, "presets", placeKey(place));
  if (typeof window === "undefined") return presetEditsOf(queryClient, place, slot);
  const name = [userName, placeKey(place)].map(encodeURIComponent).join("/");
  const edits = opened.get(name) ?? presetEditsOf(queryClient, place, slot);
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
      // A list that is being fetched may be older than the stored preset.
      await queryClient.cancelQueries({ queryKey });
      putInList(queryClient, place, preset);
      refreshHeirs(queryClient, place);
    },
  };
  return new PresetEdits(store, slot);
}

function refresh(queryClient: QueryClient, place: StandardPlace, variables: object): void {
  const all = presetsQueries.all(place);
  void refreshAfterLast(queryClient, all, variables, () => {
    void queryClient.invalidateQueries({ queryKey: all });
    refreshHeirs(queryClient, place);
  });
}

/**
 * Marks the presets of all other places as stale after a change of an agency or a company type, from which others
 * inherit. Those of a new company without an agency (`presetsQueries.standard`) stay fresh.
 */
function refreshHeirs(queryClient: QueryClient, place: StandardPlace): void {
  if (typeof place === "string") return;
  const [root] = presetsQueries.all(place);
  void queryClient.invalidateQueries({
    queryKey: [root],
    predicate: ({ queryKey }) => queryKey[1] !== placeKey(place) && queryKey[1] !== "standard",
  });
}
