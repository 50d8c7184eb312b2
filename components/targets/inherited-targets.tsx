"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { StandardCard, StandardSection } from "@/components/standards/standard-section";
import { onDemand } from "@/components/ui/on-demand";
import type { KeyFigure } from "@/contract/figures/key-figure";
import type { KeyFigureTarget } from "@/contract/targets/key-figure-target";
import { isEveryPeriod, targetId, type StandardTarget } from "@/contract/targets/standard-target";
import { standardTargetsQueries } from "@/lib/targets/standard-targets";
import { TargetList } from "./target-list";
import { useTargetWords } from "./use-target-words";

const TargetDialog = onDemand(() => import("./target-dialog").then((module) => module.TargetDialog));

interface InheritedTargetsProps {
  companyId: string;
  catalogue: readonly KeyFigure[];
  /** All targets that apply to the company. */
  targets: readonly KeyFigureTarget[];
  /** The currency of the amounts. */
  currency: string;
  mayWrite: boolean;
}

/**
 * The targets that the company inherits, including those that it has changed, and its targets for every period, which
 * the grid does not show.
 */
export function InheritedTargets({ companyId, catalogue, targets, currency, mayWrite }: InheritedTargetsProps) {
  const t = useTranslations("standards.targets");
  const { data: inherited = [] } = useQuery(standardTargetsQueries.inherited(companyId));
  const words = useTargetWords(catalogue, currency);
  const [edited, setEdited] = useState<StandardTarget>();
  const ids = new Set(inherited.map(({ id }) => id));
  const shown = targets.flatMap((target): StandardTarget[] => {
    const id = targetId(target);
    if (target.value === null || !(ids.has(id) || isEveryPeriod(target.period))) return [];
    return [{ ...target, id, value: target.value }];
  });
  // Inherited targets that the company has deleted are listed for those who may add them back.
  if (shown.length === 0 && !(mayWrite && inherited.length > 0)) return null;
  return (
    <div className="mt-8">
      <StandardSection id="inherited-targets" title={t("ofCompany")} detail={t("ofCompanyDetail")}>
        <StandardCard>
          <TargetList
            {...{ inherited, words }}
            place={companyId}
            targets={shown}
            onEdit={mayWrite ? setEdited : null}
          />
        </StandardCard>
        {edited && (
          <TargetDialog
            {...{ catalogue, words }}
            place={companyId}
            target={edited}
            onClose={() => {
              setEdited(undefined);
            }}
          />
        )}
      </StandardSection>
    </div>
  );
}
