import { mutationOptions, type QueryClient } from "@tanstack/react-query";
import type { KeyFigurePreset } from "@/contract/presets";
import { apiGetTagged, apiSend, type SendOptions } from "@/lib/api/client";
import { presetPath, presetsPath } from "@/lib/api/paths";
import { browserStorage, draftSlot, NO_STORAGE, type DraftSlot } from "@/lib/drafts/drafts";
import { PresetEdits } from "./preset-edits";
import { putInList } from "./preset-list";
import { presetsQueries } from "./queries";

const oneSchema = () => import("@/contract/presets").then((contract) => contract.keyFigurePresetSchema);

/** Creates a preset, or brings a deleted standard one back. */
export function createPreset(queryClient: QueryClient, companyId: string) {
  return mutationOptions({
    mutationKey: [...presetsQueries.all(companyId), "create"],
    mutationFn: (preset: KeyFigurePreset) => apiSend("POST", presetsPath(companyId), preset, oneSchema),
    onSuccess: (created) => {
      putInList(queryClient, companyId, created);
    },
    onSettled: () => {
      refresh(queryClient, companyId);
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
export function updatePreset(queryClient: QueryClient, companyId: string) {
  const { queryKey } = presetsQueries.list(companyId);
  return mutationOptions({
    mutationKey: [...presetsQueries.all(companyId), "update"],
    mutationFn: (texts: PresetTexts) => apiSend("PUT", presetsPath(companyId), texts, oneSchema),
    onMutate: async ({ id, name, description }) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey)?.find((preset) => preset.id === id);
      if (before) putInList(queryClient, companyId, { ...before, name, description: description ?? undefined });
      return before;
    },
    onSuccess: (updated) => {
      putInList(queryClient, companyId, updated);
    },
    onError: (_error, _texts, before) => {
      if (before) putInList(queryClient, companyId, before);
    },
    onSettled: () => {
      refresh(queryClient, companyId);
    },
  });
}

const opened = new Map<string, PresetEdits>();

/**
 * The user's changes to which key figures the company's presets show, the same ones again within a visit. On the
 * server each call makes new ones: its memory is shared by all users.
 */
export function openPresetEdits(queryClient: QueryClient, userName: string, companyId: string): PresetEdits {
  const slotIn = (storage: typeof NO_STORAGE) => draftSlot(storage, userName, "presets", companyId);
  if (typeof window === "undefined") return presetEditsOf(queryClient, companyId, slotIn(NO_STORAGE));
  const name = [userName, companyId].map(encodeURIComponent).join("/");
  const edits = opened.get(name) ?? presetEditsOf(queryClient, companyId, slotIn(browserStorage()));
  opened.set(name, edits);
  return edits;
}

function presetEditsOf(queryClient: QueryClient, companyId: string, slot: DraftSlot): PresetEdits {
  const { queryKey } = presetsQueries.list(companyId);
  const store = {
    read: (id: string) => apiGetTagged(presetPath(companyId, id), oneSchema),
    write: (id: string, keyFigureTypes: readonly string[], options: SendOptions) =>
      apiSend("PUT", presetsPath(companyId), { id, keyFigureTypes }, oneSchema, options),
    onStored: async (preset: KeyFigurePreset) => {
      // A list that is on its way may be older than what has just been stored.
      await queryClient.cancelQueries({ queryKey });
      putInList(queryClient, companyId, preset);
    },
  };
  return new PresetEdits(store, slot);
}

function refresh(queryClient: QueryClient, companyId: string): void {
  void queryClient.invalidateQueries({ queryKey: presetsQueries.all(companyId) });
}
