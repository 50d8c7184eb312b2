"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { FiscalYear } from "@/contract/fiscal-year";
import { useFiscalYear } from "@/lib/companies/use-fiscal-year";
import { fiscalYearsQueries } from "@/lib/fiscal-years/queries";
import { keyFiguresQueries } from "@/lib/key-figures/queries";
import { companyPage } from "@/lib/paths";
import { useCompanyPermissions } from "../auth/current-user";
import { ButtonLink } from "../ui/button";
import { PageHeading } from "../ui/page-heading";
import { QueryView } from "../ui/query-view";
import { EmptyState } from "../ui/states";
import { FiguresSkeleton } from "./figures-skeleton";
import { FiscalYearFigures } from "./fiscal-year-figures";

/** Key figure data of the chosen fiscal year. */
export function KeyFiguresView({ companyId }: { companyId: string }) {
  const t = useTranslations("keyFigures");
  const years = useQuery(fiscalYearsQueries.list(companyId));
  const { year } = useFiscalYear(companyId);
  return (
    <QueryView query={years} skeleton={<FiguresSkeleton />} errorTitle={t("failed")}>
      {() =>
        year ? <YearFigures key={year.id} companyId={companyId} fiscalYear={year} /> : <NoYear companyId={companyId} />
      }
    </QueryView>
  );
}

function YearFigures({ companyId, fiscalYear }: { companyId: string; fiscalYear: FiscalYear }) {
  const t = useTranslations("keyFigures");
  const list = useQuery(keyFiguresQueries.data(companyId, fiscalYear.id));
  return (
    <QueryView query={list} skeleton={<FiguresSkeleton />} errorTitle={t("failed")}>
      {(items) => <FiscalYearFigures companyId={companyId} fiscalYear={fiscalYear} items={items} />}
    </QueryView>
  );
}

function NoYear({ companyId }: { companyId: string }) {
  const t = useTranslations("keyFigures");
  const { importBooks } = useCompanyPermissions(companyId);
  return (
    <>
      <PageHeading title={t("title")} />
      <EmptyState
        icon="calendar"
        title={t("noYear.title")}
        action={
          importBooks && (
            <ButtonLink variant="primary" icon="upload" href={companyPage(companyId, "import")}>
              {t("noYear.action")}
            </ButtonLink>
          )
        }
      >
        {t("noYear.explanation")}
      </EmptyState>
    </>
  );
}
