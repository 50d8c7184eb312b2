"use client";

import { useTranslations } from "next-intl";
import { useFiscalYear } from "@/lib/companies/use-fiscal-year";
import { companyPage } from "@/lib/paths";
import { useCompanyPermissions } from "../auth/current-user";
import { ButtonLink } from "../ui/button";
import { PageHeading } from "../ui/page-heading";
import { Skeleton } from "../ui/skeleton";
import { EmptyState } from "../ui/states";
import { BooksCards } from "./books-cards";
import { Figures } from "./figures";
import { InputsCard } from "./inputs-card";
import { LatestComments } from "./latest-comments";

/** The company at a glance: its key figures, its books, the inputs of the year, what was said lately. */
export function OverviewView({ companyId }: { companyId: string }) {
  const t = useTranslations("overview");
  const { year, years } = useFiscalYear(companyId);
  const may = useCompanyPermissions(companyId);
  return (
    <div className="max-w-page">
      <PageHeading title={t("title")} />
      {year === undefined && <Skeleton className="h-28 rounded-lg" />}
      {year === null && (
        <EmptyState
          icon="book"
          title={t("empty.title")}
          action={
            may.importBooks && (
              <ButtonLink variant="primary" icon="upload" href={companyPage(companyId, "import")}>
                {t("empty.action")}
              </ButtonLink>
            )
          }
        >
          {t("empty.explanation")}
        </EmptyState>
      )}
      {year && years && <Figures companyId={companyId} year={year} years={years} />}
      {year && (
        <div className="mt-4">
          <BooksCards year={year} />
        </div>
      )}
      <div className="mt-4">
        {year ? <InputsCard companyId={companyId} year={year} /> : <LatestComments companyId={companyId} />}
      </div>
    </div>
  );
}
