"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import type { KeyFigurePreset } from "@/contract/presets";
import { editedPreset } from "@/lib/presets/form-drafts";
import { isDefault } from "@/lib/presets/preset-default";
import type { PresetEdits } from "@/lib/presets/preset-edits";
import { useReopened } from "@/components/auth/use-reopened";
import { Menu } from "@/components/ui/menu";
import { onDemand } from "@/components/ui/on-demand";
import { usePresetActions } from "./use-preset-actions";
import type { PresetTexts } from "@/lib/presets/use-preset-texts";

const PresetDialog = onDemand(() => import("./preset-dialog").then((module) => module.PresetDialog));

interface PresetMenuProps {
  companyId: string;
  preset: KeyFigurePreset;
  standard: KeyFigurePreset | undefined;
  edits: PresetEdits;
  /** As they stand on the page. */
  texts: PresetTexts;
  onDelete: () => void;
}

/** Menu of actions on the whole preset. */
export function PresetMenu({ companyId, preset, standard, edits, texts, onDelete }: PresetMenuProps) {
  const t = useTranslations("presets.actions");
  const actions = usePresetActions(companyId, edits);
  const [isEditing, setEditing] = useState(false);
  useReopened(editedPreset(companyId, preset.id), () => {
    setEditing(true);
  });
  const keyFigureTypes = [...(edits.edit(preset.id)?.keyFigureTypes ?? preset.keyFigureTypes)];
  return (
    <>
      <Menu
        label={t("menu", { name: texts.name })}
        items={[
          {
            label: t("edit"),
            icon: "pencil",
            onSelect: () => {
              setEditing(true);
            },
          },
          ...(standard
            ? [
                {
                  label: t("reset"),
                  icon: "refresh" as const,
                  disabled: isDefault({ ...preset, keyFigureTypes }, standard),
                  onSelect: () => {
                    actions.reset(preset, standard, texts.name);
                  },
                },
              ]
            : []),
          { kind: "separator" },
          {
            label: t("delete"),
            icon: "trash",
            danger: true,
            onSelect: () => {
              actions.remove(preset, texts.name);
              onDelete();
            },
          },
        ]}
      />
      {isEditing && (
        <PresetDialog
          companyId={companyId}
          change={{ preset, texts }}
          onClose={() => {
            setEditing(false);
          }}
        />
      )}
    </>
  );
}
