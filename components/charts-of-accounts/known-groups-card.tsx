"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { targetsOf } from "@/lib/charts-of-accounts/chart-draft";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { KnownGroupChoice, namesOf } from "./known-group-choice";
import type { ChartWork } from "./use-chart-edits";
import { useKnownNames } from "./use-known-names";

/** Lists the known groups, each with the groups of the chart that contain its accounts. */
export function KnownGroupsCard({
  companyId,
  work,
  readOnly,
}: {
  companyId: string;
  work: ChartWork;
  readOnly: boolean;
}) {
  const t = useTranslations("chartsOfAccounts.known");
  const nameOfKnown = useKnownNames(companyId);
  const [isOpen, setOpen] = useState(false);
  return (
    <Card
      title={t("title")}
      aside={
        <Button
          size="small"
          variant="quiet"
          aria-expanded={isOpen}
          onClick={() => {
            setOpen(!isOpen);
          }}
        >
          {t(isOpen ? "hide" : "show")}
        </Button>
      }
    >
      <p className="text-ink-2">{t("explanation")}</p>
      {isOpen && (
        <dl className="mt-3 flex flex-col gap-2">
          {Object.entries(work.draft.knownGroups).map(([known, mapping]) => (
            <div key={known}>
              <dt className="text-xs text-ink-2">{nameOfKnown(known)}</dt>
              <dd className="min-w-0">
                {readOnly ? (
                  namesOf(work.draft, targetsOf(mapping)).join(" + ") || t("nothing")
                ) : (
                  <KnownGroupChoice work={work} known={known} label={nameOfKnown(known)} />
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  );
}
