"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect, useState, useSyncExternalStore } from "react";
import type { KeyFigurePreset } from "@/contract/presets";
import type { StandardPlace } from "@/lib/standards/place";
import { openPresetEdits } from "@/lib/presets/mutations";
import type { PresetEdit, PresetEdits } from "@/lib/presets/preset-edits";
import { useCurrentUser } from "@/components/auth/current-user";
import { useAutosave } from "@/components/ui/use-autosave";

/** The user's changes to the presets of a place, saved automatically, at the latest when the view unmounts. */
export function usePresetEdits(place: StandardPlace, presets: readonly KeyFigurePreset[] | undefined): PresetEdits {
  const t = useTranslations("presets");
  const queryClient = useQueryClient();
  const { userName } = useCurrentUser();
  const [edits] = useState(() => openPresetEdits(queryClient, userName, place));

  useEffect(() => {
    if (presets) edits.takeOver(presets);
  }, [edits, presets]);

  useAutosave(edits, t("notSaved"));

  return edits;
}

/** The user's version of a preset; null as long as the user has not changed it. */
export function usePresetEdit(edits: PresetEdits, presetId: string): PresetEdit | null {
  const current = () => edits.edit(presetId);
  return useSyncExternalStore(edits.subscribe, current, () => null);
}
