"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { KeyFigurePreset } from "@/contract/presets";
import type { StandardPlace } from "@/lib/standards/place";
import { presetPath } from "@/lib/presets/paths";
import { holdDeletion } from "@/lib/held-deletions";
import { updatePreset } from "@/lib/presets/mutations";
import { hasDefaultTexts } from "@/lib/presets/preset-default";
import type { PresetEdits } from "@/lib/presets/preset-edits";
import { removeFromList } from "@/lib/presets/preset-list";
import { presetsQueries } from "@/lib/presets/queries";
import { StandardConflict } from "@/lib/standards/replace-standard";
import { showToast } from "@/lib/toasts";
import { useFailureToast } from "@/components/ui/use-failure-toast";

const DONE = { program: "reset.done", agency: "reset.doneAgency", companyType: "reset.doneType" } as const;

/** Resets and deletes presets; both can be undone. The argument `name` is the preset's name as the page shows it. */
export function usePresetActions(place: StandardPlace, edits: PresetEdits) {
  const t = useTranslations("presets");
  const ui = useTranslations("ui");
  const showFailure = useFailureToast();
  const queryClient = useQueryClient();
  const update = useMutation(updatePreset(queryClient, place));

  /**
   * Changes the texts once the key figures are saved, because each change makes a new version of the preset. Resolves
   * to the stored preset, or to null after showing why the texts were not saved.
   */
  const putTexts = async (to: KeyFigurePreset, seen: KeyFigurePreset, shownName: string) => {
    const { id, name, description = null } = to;
    await edits.flush();
    return update.mutateAsync({ id, name, description, seen }).catch((error: unknown) => {
      if (error instanceof StandardConflict) showToast(t("reset.changed", { name: shownName }), { tone: "bad" });
      else showFailure(error, t("reset.failed", { name: shownName }));
      return null;
    });
  };

  return {
    reset: (preset: KeyFigurePreset, inherited: KeyFigurePreset, name: string) => {
      const keepsTexts = hasDefaultTexts(preset, inherited);
      const before = edits.edit(preset.id)?.keyFigureTypes ?? preset.keyFigureTypes;
      edits.change(preset, inherited.keyFigureTypes);
      const resetting = keepsTexts ? null : putTexts(inherited, preset, name);
      const undo = async () => {
        // The stored preset has the inherited key figures by now, or is about to get them.
        edits.change({ ...preset, keyFigureTypes: inherited.keyFigureTypes }, before);
        // The texts may still be on their way to the service.
        const stored = await resetting;
        if (stored) await putTexts(preset, stored, name);
      };
      showToast(t(DONE[inherited.origin ?? "program"], { name }), {
        action: { label: ui("undo"), run: () => void undo(), isUndo: true },
      });
    },
    remove: (preset: KeyFigurePreset, name: string) => {
      holdDeletion({
        path: presetPath(place, preset.id),
        message: t("deleted", { name }),
        undoLabel: ui("undo"),
        onDeleted: () => {
          edits.forget(preset.id);
          removeFromList(queryClient, place, preset.id);
          return queryClient.invalidateQueries({ queryKey: presetsQueries.all(place) });
        },
        onFailed: (error) => {
          showFailure(error, t("deleteFailed", { name }));
        },
      });
    },
  };
}
