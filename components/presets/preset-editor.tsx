"use client";

import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { QueryView } from "@/components/ui/query-view";
import { EmptyState } from "@/components/ui/states";
import { useHeldDeletions } from "@/components/ui/use-held-deletions";
import type { KeyFigure } from "@/contract/figures/key-figure";
import { presetPath } from "@/lib/presets/paths";
import type { StandardPlace } from "@/lib/standards/place";
import { missingPresets } from "@/lib/presets/preset-list";
import { presetsQueries } from "@/lib/presets/queries";
import { usePresetTexts } from "@/lib/presets/use-preset-texts";
import { PresetNav } from "./preset-nav";
import { PresetPanel } from "./preset-panel";
import { PresetSkeleton, PresetsSkeleton } from "./presets-skeleton";
import { usePresetEdits } from "./use-preset-edits";

interface PresetEditorProps {
  /** Must not change while the editor is mounted, because its edits are of this place. */
  place: StandardPlace;
  catalogue: UseQueryResult<KeyFigure[]>;
  currency: string | undefined;
  readOnly: boolean;
  /** Button that creates a preset, shown when there is none. */
  newButton: ReactNode;
  /** Id of the preset that is shown; null for the first one. */
  chosen: string | null;
  onChoose: (presetId: string | null) => void;
}

/** The presets of a company, agency or type: a list on the left, the key figures of the chosen one on the right. */
export function PresetEditor(props: PresetEditorProps) {
  const { place, catalogue, currency, readOnly, newButton, chosen, onChoose } = props;
  const t = useTranslations("presets");
  const held = useHeldDeletions();
  const textsOf = usePresetTexts();
  const list = useQuery(presetsQueries.list(place));
  const { data: inherited = [] } = useQuery(presetsQueries.inherited(place));
  const edits = usePresetEdits(place, list.data);
  return (
    <QueryView query={list} skeleton={<PresetsSkeleton />} errorTitle={t("loadFailed")}>
      {(all) => {
        const presets = all.filter(({ id }) => !held.has(presetPath(place, id)));
        const preset = chosen === null ? presets[0] : presets.find(({ id }) => id === chosen);
        const first = presets[0];
        return (
          <div className="grid grid-cols-1 gap-6 lg:grid-cols-[232px_minmax(0,1fr)]">
            <PresetNav
              place={place}
              presets={presets}
              missing={missingPresets(all, inherited)}
              chosen={preset?.id}
              onChoose={onChoose}
              readOnly={readOnly}
            />
            {preset ? (
              <div className="min-w-0">
                <QueryView query={catalogue} skeleton={<PresetSkeleton />} errorTitle={t("catalogueFailed")}>
                  {(keyFigures) => (
                    <PresetPanel
                      key={preset.id}
                      place={place}
                      preset={preset}
                      catalogue={keyFigures}
                      inherited={inherited.find(({ id }) => id === preset.id)}
                      currency={currency}
                      edits={edits}
                      readOnly={readOnly}
                      onDelete={() => {
                        onChoose(null);
                      }}
                    />
                  )}
                </QueryView>
              </div>
            ) : chosen === null || !first ? (
              <EmptyState icon="sliders" title={t("none.title")} action={newButton}>
                {t("none.look")}
              </EmptyState>
            ) : (
              <EmptyState
                icon="sliders"
                title={t("unknownPreset.title", { id: chosen })}
                action={
                  <Button
                    onClick={() => {
                      onChoose(first.id);
                    }}
                  >
                    {t("unknownPreset.show", { name: textsOf(first).name })}
                  </Button>
                }
              >
                {t("unknownPreset.look")}
              </EmptyState>
            )}
          </div>
        );
      }}
    </QueryView>
  );
}
