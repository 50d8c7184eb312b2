"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { KindSection } from "@/components/standards/kind-section";
import { StandardCard } from "@/components/standards/standard-section";
import { onDemand } from "@/components/ui/on-demand";
import { formulasQueries } from "@/lib/formulas/queries";
import { catalogueQueries } from "@/lib/figures/catalogue-queries";
import { useStandardPlace } from "@/lib/standards/use-standard-place";
import { standardTargetsQueries } from "@/lib/targets/standard-targets";
import { TargetList } from "./target-list";
import { useTargetWords } from "./use-target-words";

const TargetDialog = onDemand(() => import("./target-dialog").then((module) => module.TargetDialog));

/** The targets that the agency, or the chosen company type, has for its clients. */
export function StandardTargets({ agencyId }: { agencyId: string }) {
  const t = useTranslations("standards.targets");
  const { place } = useStandardPlace(agencyId);
  const list = useQuery(standardTargetsQueries.list(place));
  const { data: inherited = [] } = useQuery(standardTargetsQueries.inherited(place));
  const { data: keyFigures, error: keyFiguresError } = useQuery(catalogueQueries.standard());
  const { data: formulas, error: formulasError } = useQuery(formulasQueries.list(place));
  const catalogue = useMemo(
    () => [...(keyFigures ?? []), ...(formulas ?? []).map((formula) => ({ ...formula, description: "" }))],
    [keyFigures, formulas],
  );
  const words = useTargetWords(catalogue);
  return (
    <KindSection
      id="standard-targets"
      t={t}
      icon="chart"
      query={list}
      hasInherited={inherited.length > 0}
      preload={TargetDialog.preload}
      dialog={({ edited, onClose }) => (
        <TargetDialog
          {...{ place, catalogue, words, onClose }}
          catalogueError={keyFiguresError ?? formulasError}
          target={edited}
        />
      )}
    >
      {(targets, onEdit) => (
        <StandardCard>
          <TargetList {...{ place, targets, inherited, words, onEdit }} />
        </StandardCard>
      )}
    </KindSection>
  );
}
