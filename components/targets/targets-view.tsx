"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { catalogueQueries } from "@/lib/figures/catalogue-queries";
import { targetsQueries } from "@/lib/targets/queries";
import { useCompanyPermissions } from "@/components/auth/current-user";
import { YearView } from "@/components/shell/year-view";
import { PageHeading } from "@/components/ui/page-heading";
import { QueryView } from "@/components/ui/query-view";
import { NoPermission } from "@/components/ui/states";
import { FiscalYearTargets } from "./fiscal-year-targets";
import { TargetsSkeleton } from "./targets-skeleton";

/** Targets for the company's key figures in the chosen fiscal year. */
export function TargetsView({ companyId }: { companyId: string }) {
  const t = useTranslations("targets");
  const { seeTargets } = useCompanyPermissions(companyId);
  const catalogue = useQuery(catalogueQueries.list(companyId));
  const targets = useQuery({ ...targetsQueries.list(companyId), enabled: seeTargets });
  const heading = <PageHeading title={t("title")} />;
  if (!seeTargets) {
    return (
      <>
        {heading}
        <NoPermission />
      </>
    );
  }
  const skeleton = <TargetsSkeleton />;
  return (
    <YearView
      companyId={companyId}
      title={t("title")}
      noBooks={t("noBooks")}
      skeleton={skeleton}
      errorTitle={t("failed")}
    >
      {(year) => (
        <QueryView query={catalogue} skeleton={skeleton} errorTitle={t("failed")} heading={heading}>
          {(keyFigures) => (
            <QueryView query={targets} skeleton={skeleton} errorTitle={t("failed")} heading={heading}>
              {(list) => (
                <FiscalYearTargets
                  key={year.id}
                  companyId={companyId}
                  fiscalYear={year}
                  catalogue={keyFigures}
                  targets={list}
                />
              )}
            </QueryView>
          )}
        </QueryView>
      )}
    </YearView>
  );
}
