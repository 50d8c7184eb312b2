"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { parseAsString, useQueryState } from "nuqs";
import { useState } from "react";
import { useAgencyPermissions } from "@/components/auth/current-user";
import { useReopened } from "@/components/auth/use-reopened";
import { StandardSection } from "@/components/standards/standard-section";
import { PresetEditor } from "./preset-editor";
import { Button } from "@/components/ui/button";
import { onDemand } from "@/components/ui/on-demand";
import { catalogueQueries } from "@/lib/figures/catalogue-queries";
import { newPreset } from "@/lib/presets/form-drafts";
import { useStandardPlace } from "@/lib/standards/use-standard-place";

const PresetDialog = onDemand(() => import("./preset-dialog").then((module) => module.PresetDialog));

/** The presets of the agency, or of the chosen company type (`?type=`). */
export function StandardPresets({ agencyId }: { agencyId: string }) {
  const t = useTranslations("standards.presets");
  const presetTexts = useTranslations("presets");
  const mayWrite = useAgencyPermissions().writeStandards;
  const { place } = useStandardPlace(agencyId);
  const [preset, setPreset] = useQueryState("preset", parseAsString.withOptions({ history: "push" }));
  const [isCreating, setCreating] = useState(false);
  useReopened(newPreset(place), () => {
    if (mayWrite) setCreating(true);
  });
  const catalogue = useQuery(catalogueQueries.standard());
  const newButton = mayWrite && (
    <Button
      icon="plus"
      onPointerEnter={PresetDialog.preload}
      onFocus={PresetDialog.preload}
      onClick={() => {
        setCreating(true);
      }}
    >
      {presetTexts("new")}
    </Button>
  );
  return (
    <StandardSection id="standard-presets" title={t("title")} detail={t("detail")} action={newButton}>
      <PresetEditor
        place={place}
        catalogue={catalogue}
        currency={undefined}
        readOnly={!mayWrite}
        newButton={newButton}
        chosen={preset}
        onChoose={(presetId) => {
          void setPreset(presetId);
        }}
      />
      {isCreating && (
        <PresetDialog
          place={place}
          onCreated={(presetId) => {
            void setPreset(presetId);
          }}
          onClose={() => {
            setCreating(false);
          }}
        />
      )}
    </StandardSection>
  );
}
