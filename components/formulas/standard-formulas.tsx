"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { useAgencyPermissions } from "@/components/auth/current-user";
import { StandardCard, StandardSection } from "@/components/standards/standard-section";
import { Button } from "@/components/ui/button";
import { onDemand } from "@/components/ui/on-demand";
import { QueryView } from "@/components/ui/query-view";
import { SkeletonRows } from "@/components/ui/skeleton";
import { EmptyState } from "@/components/ui/states";
import type { KeyFigureFormula } from "@/contract/formulas/key-figure-formula";
import { FormulaNames } from "@/lib/formulas/formula-names";
import { formulasQueries } from "@/lib/formulas/queries";
import { placeKey } from "@/lib/standards/place";
import { useStandardPlace } from "@/lib/standards/use-standard-place";
import { ComputedList } from "./computed-list";

const StandardFormulaDialog = onDemand(() =>
  import("./standard-formula-dialog").then((module) => module.StandardFormulaDialog),
);

/** The key figures that the agency, or the type that is chosen, computes by formulas. */
export function StandardFormulas({ agencyId }: { agencyId: string }) {
  const t = useTranslations("standards.formulas");
  const locale = useLocale();
  const may = useAgencyPermissions().writeStandards;
  const { place } = useStandardPlace(agencyId);
  const list = useQuery(formulasQueries.list(place));
  const { data: inherited = [] } = useQuery(formulasQueries.inherited(place));
  const { data: terms } = useQuery(formulasQueries.terms(place));
  const names = useMemo(() => new FormulaNames(terms ?? [], locale), [terms, locale]);
  /** The key figure in the dialog: null for a new one, undefined without a dialog. */
  const [edited, setEdited] = useState<KeyFigureFormula | null>();
  const newButton = may && (
    <Button
      icon="plus"
      onPointerEnter={StandardFormulaDialog.preload}
      onFocus={StandardFormulaDialog.preload}
      onClick={() => {
        setEdited(null);
      }}
    >
      {t("new")}
    </Button>
  );
  return (
    <StandardSection
      id="standard-formulas"
      title={t("title")}
      detail={t("detail")}
      action={(list.data?.length ?? 0) > 0 && newButton}
    >
      <QueryView query={list} skeleton={<SkeletonRows rows={3} label={t("loading")} />} errorTitle={t("loadFailed")}>
        {(formulas) =>
          formulas.length + inherited.length === 0 ? (
            <EmptyState icon="sliders" title={t("empty")} action={newButton}>
              {t("emptyLook")}
            </EmptyState>
          ) : (
            <StandardCard>
              <ComputedList
                key={placeKey(place)}
                place={place}
                formulas={formulas}
                names={names}
                onChange={may ? setEdited : null}
              />
            </StandardCard>
          )
        }
      </QueryView>
      {edited !== undefined && (
        <StandardFormulaDialog
          place={place}
          change={edited ?? undefined}
          onClose={() => {
            setEdited(undefined);
          }}
        />
      )}
    </StandardSection>
  );
}
