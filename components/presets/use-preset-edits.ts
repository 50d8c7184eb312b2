"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect, useState, useSyncExternalStore } from "react";
import type { KeyFigurePreset } from "@/contract/presets";
import type { StandardPlace } from "@/lib/standards/place";
import { openPresetEdits } from "@/lib/presets/mutations";
import { settleBeforeLeaving } from "@/lib/drafts/leaving";
import type { PresetEdit, PresetEdits } from "@/lib/presets/preset-edits";
import { showToast } from "@/lib/toasts";
import { useCurrentUser } from "@/components/auth/current-user";

/** The user's changes to the company's presets. Unsaved changes are saved when the view unmounts. */
export function usePresetEdits(place: StandardPlace, presets: readonly KeyFigurePreset[] | undefined): PresetEdits {
  const t = useTranslations("presets");
  const ui = useTranslations("ui.save");
  const queryClient = useQueryClient();
  const { userName } = useCurrentUser();
  const [edits] = useState(() => openPresetEdits(queryClient, userName, place));

  useEffect(() => {
    if (presets) edits.takeOver(presets);
  }, [edits, presets]);

  useEffect(() => {
    const leave = () => {
      edits.sendOnLeave();
    };
    const saveAll = async () => {
      if (await edits.flush()) return;
      const retry = () => {
        void saveAll();
      };
      showToast(t("notSaved"), { tone: "bad", action: { label: ui("retry"), run: retry } });
    };
    const endSettling = settleBeforeLeaving(() => edits.flush());
    window.addEventListener("pagehide", leave);
    return () => {
      endSettling();
      window.removeEventListener("pagehide", leave);
      void saveAll();
    };
  }, [edits, t, ui]);

  return edits;
}

/** The user's version of a preset, null when they have not changed it. */
export function usePresetEdit(edits: PresetEdits, presetId: string): PresetEdit | null {
  const current = () => edits.edit(presetId);
  return useSyncExternalStore(edits.subscribe, current, () => null);
}
