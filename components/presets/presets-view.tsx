"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { parseAsString, useQueryState } from "nuqs";
import { useState } from "react";
import { useFiscalYear } from "@/lib/companies/use-fiscal-year";
import { catalogueQueries } from "@/lib/figures/catalogue-queries";
import { newPreset } from "@/lib/presets/form-drafts";
import { useCompanyPermissions } from "@/components/auth/current-user";
import { useReopened } from "@/components/auth/use-reopened";
import { useOwnKeyFigureDialog } from "@/components/formulas/use-own-key-figure-dialog";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { onDemand } from "@/components/ui/on-demand";
import { PageHeading } from "@/components/ui/page-heading";
import { PresetEditor } from "./preset-editor";

const OwnKeyFigureDialog = onDemand(() =>
  import("@/components/formulas/own-key-figure-dialog").then((module) => module.OwnKeyFigureDialog),
);
const PresetDialog = onDemand(() => import("./preset-dialog").then((module) => module.PresetDialog));

/** A company's presets: a list on the left, the key figures of the chosen one (`?preset=`) on the right. */
export function PresetsView({ companyId }: { companyId: string }) {
  const t = useTranslations("presets");
  const formulaTexts = useTranslations("formulas");
  const { writePresets, writeFormulas } = useCompanyPermissions(companyId);
  const readOnly = !writePresets;
  const [wanted, setWanted] = useQueryState("preset", parseAsString.withOptions({ history: "push" }));
  const [isCreating, setCreating] = useState(false);
  const ownKeyFigure = useOwnKeyFigureDialog(companyId);
  useReopened(newPreset(companyId), () => {
    if (!readOnly) setCreating(true);
  });
  const { year } = useFiscalYear(companyId);
  const catalogue = useQuery(catalogueQueries.list(companyId));
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
            {writeFormulas && (
              <Button
                onPointerEnter={OwnKeyFigureDialog.preload}
                onFocus={OwnKeyFigureDialog.preload}
                onClick={ownKeyFigure.open}
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
      <PresetEditor
        place={companyId}
        catalogue={catalogue}
        currency={year?.currency}
        readOnly={readOnly}
        newButton={!readOnly && newButton}
        chosen={wanted}
        onChoose={choose}
      />
      {ownKeyFigure.isOpen && (
        <OwnKeyFigureDialog
          key={ownKeyFigure.opening}
          companyId={companyId}
          reopened={ownKeyFigure.reopened}
          onClose={ownKeyFigure.close}
        />
      )}
      {isCreating && (
        <PresetDialog
          place={companyId}
          onCreated={choose}
          onClose={() => {
            setCreating(false);
          }}
        />
      )}
    </div>
  );
}
