"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { useAgencyPermissions } from "@/components/auth/current-user";
import { StandardCard, StandardSection } from "@/components/standards/standard-section";
import { Button } from "@/components/ui/button";
import { onDemand } from "@/components/ui/on-demand";
import { QueryView } from "@/components/ui/query-view";
import { SkeletonRows } from "@/components/ui/skeleton";
import { EmptyState } from "@/components/ui/states";
import type { StandardTarget } from "@/contract/targets/standard-target";
import { formulasQueries } from "@/lib/formulas/queries";
import { portfolioQueries } from "@/lib/portfolio/queries";
import { placeKey } from "@/lib/standards/place";
import { useStandardPlace } from "@/lib/standards/use-standard-place";
import { standardTargetsQueries } from "@/lib/targets/standard-targets";
import { TargetList } from "./target-list";
import { useTargetWords } from "./use-target-words";

const TargetDialog = onDemand(() => import("./target-dialog").then((module) => module.TargetDialog));

/** The targets that the agency, or the type that is chosen, has for its clients. */
export function StandardTargets({ agencyId }: { agencyId: string }) {
  const t = useTranslations("standards.targets");
  const may = useAgencyPermissions().writeStandards;
  const { place } = useStandardPlace(agencyId);
  const list = useQuery(standardTargetsQueries.list(place));
  const { data: inherited = [] } = useQuery(standardTargetsQueries.inherited(place));
  const { data: keyFigures } = useQuery(portfolioQueries.keyFigures());
  const { data: formulas } = useQuery(formulasQueries.list(place));
  const catalogue = useMemo(
    () => [...(keyFigures ?? []), ...(formulas ?? []).map((formula) => ({ ...formula, description: "" }))],
    [keyFigures, formulas],
  );
  const words = useTargetWords(catalogue);
  /** The target in the dialog: null for a new one, undefined without a dialog. */
  const [edited, setEdited] = useState<StandardTarget | null>();
  const newButton = may && (
    <Button
      icon="plus"
      onPointerEnter={TargetDialog.preload}
      onFocus={TargetDialog.preload}
      onClick={() => {
        setEdited(null);
      }}
    >
      {t("new")}
    </Button>
  );
  return (
    <StandardSection
      id="standard-targets"
      title={t("title")}
      detail={t("detail")}
      action={(list.data?.length ?? 0) > 0 && newButton}
    >
      <QueryView query={list} skeleton={<SkeletonRows rows={3} label={t("loading")} />} errorTitle={t("loadFailed")}>
        {(targets) =>
          targets.length + inherited.length === 0 ? (
            <EmptyState icon="chart" title={t("empty")} action={newButton}>
              {t("emptyLook")}
            </EmptyState>
          ) : (
            <StandardCard>
              <TargetList
                key={placeKey(place)}
                {...{ place, targets, inherited, words }}
                onEdit={may ? setEdited : null}
              />
            </StandardCard>
          )
        }
      </QueryView>
      {edited !== undefined && (
        <TargetDialog
          {...{ place, catalogue, words }}
          target={edited}
          onClose={() => {
            setEdited(undefined);
          }}
        />
      )}
    </StandardSection>
  );
}
