"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { parseAsString, useQueryState } from "nuqs";
import { useState } from "react";
import { presetPath } from "@/lib/api/paths";
import { catalogueQueries } from "@/lib/figures/catalogue-queries";
import { newPreset } from "@/lib/presets/form-drafts";
import { missingStandard } from "@/lib/presets/preset-list";
import { presetsQueries } from "@/lib/presets/queries";
import { useCompanyPermissions } from "@/components/auth/current-user";
import { useReopened } from "@/components/auth/use-reopened";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { onDemand } from "@/components/ui/on-demand";
import { PageHeading } from "@/components/ui/page-heading";
import { QueryView } from "@/components/ui/query-view";
import { EmptyState } from "@/components/ui/states";
import { useHeldDeletions } from "@/components/ui/use-held-deletions";
import { PresetNav } from "./preset-nav";
import { PresetPanel } from "./preset-panel";
import { PresetsSkeleton } from "./presets-skeleton";
import { usePresetEdits } from "./use-preset-edits";
import { usePresetTexts } from "@/lib/presets/use-preset-texts";

const OwnKeyFigureDialog = onDemand(() =>
  import("@/components/formulas/own-key-figure-dialog").then((module) => module.OwnKeyFigureDialog),
);
const PresetDialog = onDemand(() => import("./preset-dialog").then((module) => module.PresetDialog));

/** A company's presets: on the left which there are, on the right what the chosen one (`?preset=`) shows. */
export function PresetsView({ companyId }: { companyId: string }) {
  const t = useTranslations("presets");
  const formulaTexts = useTranslations("formulas");
  const readOnly = !useCompanyPermissions(companyId).writePresets;
  const held = useHeldDeletions();
  const textsOf = usePresetTexts();
  const [wanted, setWanted] = useQueryState("preset", parseAsString.withOptions({ history: "push" }));
  const [isCreating, setCreating] = useState(false);
  const [isComputing, setComputing] = useState(false);
  useReopened(newPreset(companyId), () => {
    if (!readOnly) setCreating(true);
  });
  const list = useQuery(presetsQueries.list(companyId));
  const catalogue = useQuery(catalogueQueries.list(companyId));
  const { data: standards = [] } = useQuery(presetsQueries.standard());
  const edits = usePresetEdits(companyId, list.data);
  const choose = (presetId: string | null) => {
    void setWanted(presetId);
  };
  const newButton = (
    <Button
      variant="primary"
      icon="plus"
      onPointerEnter={PresetDialog.preload}
      onFocus={PresetDialog.preload}
      onClick={() => {
        setCreating(true);
      }}
    >
      {t("new")}
    </Button>
  );

  return (
    <div className="max-w-page">
      <PageHeading
        title={t("title")}
        detail={t("detail")}
        actions={
          <>
            {!readOnly && (
              <Button
                onPointerEnter={OwnKeyFigureDialog.preload}
                onFocus={OwnKeyFigureDialog.preload}
                onClick={() => {
                  setComputing(true);
                }}
              >
                {formulaTexts("button")}
              </Button>
            )}
            {!readOnly && newButton}
          </>
        }
      />
      {readOnly && (
        <p className="mb-4 flex gap-2 rounded-md bg-hover px-3 py-2 text-ink-2">
          <Icon name="lock" className="mt-0.5" />
          {t("readOnly")}
        </p>
      )}
      <QueryView query={list} skeleton={<PresetsSkeleton />} errorTitle={t("loadFailed")}>
        {(all) => {
          const presets = all.filter(({ id }) => !held.has(presetPath(companyId, id)));
          const preset = wanted === null ? presets[0] : presets.find(({ id }) => id === wanted);
          const first = presets[0];
          return (
            <div className="grid gap-6 lg:grid-cols-[232px_minmax(0,1fr)]">
              <PresetNav
                companyId={companyId}
                presets={presets}
                missing={missingStandard(all, standards)}
                chosen={preset?.id}
                onChoose={choose}
                readOnly={readOnly}
              />
              {preset ? (
                <QueryView query={catalogue} skeleton={<PresetsSkeleton />} errorTitle={t("catalogueFailed")}>
                  {(keyFigures) => (
                    <PresetPanel
                      key={preset.id}
                      companyId={companyId}
                      preset={preset}
                      catalogue={keyFigures}
                      standard={standards.find(({ id }) => id === preset.id)}
                      edits={edits}
                      readOnly={readOnly}
                      onDelete={() => {
                        choose(null);
                      }}
                    />
                  )}
                </QueryView>
              ) : wanted === null || !first ? (
                <EmptyState icon="sliders" title={t("none.title")} action={!readOnly && newButton}>
                  {t("none.look")}
                </EmptyState>
              ) : (
                <EmptyState
                  icon="sliders"
                  title={t("unknownPreset.title", { id: wanted })}
                  action={
                    <Button
                      onClick={() => {
                        choose(first.id);
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
      {isComputing && (
        <OwnKeyFigureDialog
          companyId={companyId}
          onClose={() => {
            setComputing(false);
          }}
        />
      )}
      {isCreating && (
        <PresetDialog
          companyId={companyId}
          onCreated={choose}
          onClose={() => {
            setCreating(false);
          }}
        />
      )}
    </div>
  );
}
