"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useMemo } from "react";
import { KindSection } from "@/components/standards/kind-section";
import { StandardCard } from "@/components/standards/standard-section";
import { onDemand } from "@/components/ui/on-demand";
import { FormulaNames } from "@/lib/formulas/formula-names";
import { formulaDraft } from "@/lib/formulas/form-drafts";
import { formulasQueries } from "@/lib/formulas/queries";
import { useStandardPlace } from "@/lib/standards/use-standard-place";
import { ComputedList } from "./computed-list";

const StandardFormulaDialog = onDemand(() =>
  import("./standard-formula-dialog").then((module) => module.StandardFormulaDialog),
);

/** The key figures that the agency, or the chosen company type, defines by formulas. */
export function StandardFormulas({ agencyId }: { agencyId: string }) {
  const t = useTranslations("standards.formulas");
  const locale = useLocale();
  const { place } = useStandardPlace(agencyId);
  const list = useQuery(formulasQueries.list(place));
  const { data: inherited = [] } = useQuery(formulasQueries.inherited(place));
  const { data: terms } = useQuery(formulasQueries.terms(place));
  const names = useMemo(() => new FormulaNames(terms ?? [], locale), [terms, locale]);
  return (
    <KindSection
      id="standard-formulas"
      t={t}
      icon="sliders"
      query={list}
      hasInherited={inherited.length > 0}
      preload={StandardFormulaDialog.preload}
      draftKey={(edited) => formulaDraft(place, edited)}
      dialog={({ edited, onClose }) => (
        <StandardFormulaDialog place={place} change={edited ?? undefined} onClose={onClose} />
      )}
    >
      {(formulas, onEdit) => (
        <StandardCard>
          <ComputedList {...{ place, formulas, names, onEdit }} />
        </StandardCard>
      )}
    </KindSection>
  );
}
