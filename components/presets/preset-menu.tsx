"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import type { KeyFigurePreset } from "@/contract/presets";
import type { StandardPlace } from "@/lib/standards/place";
import { editedPreset } from "@/lib/presets/form-drafts";
import { isDefault } from "@/lib/presets/preset-default";
import type { PresetEdits } from "@/lib/presets/preset-edits";
import { useReopened } from "@/components/auth/use-reopened";
import { Menu } from "@/components/ui/menu";
import { onDemand } from "@/components/ui/on-demand";
import { usePresetActions } from "./use-preset-actions";
import type { PresetTexts } from "@/lib/presets/use-preset-texts";

const PresetComparisonDialog = onDemand(() =>
  import("./preset-comparison-dialog").then((module) => module.PresetComparisonDialog),
);
const PresetDialog = onDemand(() => import("./preset-dialog").then((module) => module.PresetDialog));

interface PresetMenuProps {
  place: StandardPlace;
  preset: KeyFigurePreset;
  /** The inherited version; undefined if there is none. */
  inherited: KeyFigurePreset | undefined;
  edits: PresetEdits;
  /** Name and description as shown on the page. */
  texts: PresetTexts;
  /** Returns the name of a key figure. */
  nameOf: (keyFigureId: string) => string;
  onDelete: () => void;
}

const RESETS = { program: "reset", agency: "resetToAgency", companyType: "resetToType" } as const;

/** Menu with actions on the preset as a whole. */
export function PresetMenu({ place, preset, inherited, edits, texts, nameOf, onDelete }: PresetMenuProps) {
  const t = useTranslations("presets.actions");
  const actions = usePresetActions(place, edits);
  const [isEditing, setEditing] = useState(false);
  const [isComparing, setComparing] = useState(false);
  useReopened(editedPreset(place, preset.id), () => {
    setEditing(true);
  });
  const keyFigureTypes = [...(edits.edit(preset.id)?.keyFigureTypes ?? preset.keyFigureTypes)];
  const differs = inherited !== undefined && !isDefault({ ...preset, keyFigureTypes }, inherited);
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
          ...(inherited
            ? [
                {
                  label: t(RESETS[inherited.origin ?? "program"]),
                  icon: "refresh" as const,
                  disabled: !differs,
                  onSelect: () => {
                    actions.reset(preset, inherited, texts.name);
                  },
                },
              ]
            : []),
          ...(differs || typeof place !== "string"
            ? [
                {
                  label: t("compare"),
                  icon: "copy" as const,
                  onSelect: () => {
                    setComparing(true);
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
      {isComparing && (
        <PresetComparisonDialog
          place={place}
          preset={{ ...preset, keyFigureTypes }}
          stored={preset}
          inherited={inherited}
          name={texts.name}
          nameOf={nameOf}
          onClose={() => {
            setComparing(false);
          }}
        />
      )}
      {isEditing && (
        <PresetDialog
          place={place}
          change={{ preset, texts }}
          onClose={() => {
            setEditing(false);
          }}
        />
      )}
    </>
  );
}
