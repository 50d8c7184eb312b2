"use client";

import { useTranslations } from "next-intl";
import { useFiscalYear } from "@/lib/companies/use-fiscal-year";
import { MeetingLink } from "@/components/shell/meeting-link";
import { NoBooks } from "@/components/shell/no-books";
import { Button } from "@/components/ui/button";
import { PageHeading } from "@/components/ui/page-heading";
import { Skeleton } from "@/components/ui/skeleton";
import { BooksCards } from "./books-cards";
import { Figures } from "./figures";
import { FiguresExport } from "./figures-export";
import { InputsCard } from "./inputs-card";
import { LatestComments } from "./latest-comments";

/** The company at a glance: key figures, books, the year's inputs and the latest comments. */
export function OverviewView({ companyId }: { companyId: string }) {
  const t = useTranslations("figures");
  const { year, years } = useFiscalYear(companyId);
  return (
    <div className="max-w-page">
      <div className="print:hidden">
        <PageHeading
          title={t("title")}
          actions={
            year && (
              <>
                <FiguresExport companyId={companyId} year={year} />
                <Button
                  icon="printer"
                  onClick={() => {
                    window.print();
                  }}
                >
                  {t("print")}
                </Button>
                <MeetingLink companyId={companyId} page="overview" />
              </>
            )
          }
        />
      </div>
      {year === undefined && <Skeleton className="h-28 rounded-lg" />}
      {year === null && <NoBooks companyId={companyId}>{t("noBooks")}</NoBooks>}
      {year && years && <Figures companyId={companyId} year={year} years={years} />}
      {year && years && (
        <div className="mt-4 print:hidden">
          <BooksCards companyId={companyId} year={year} years={years} />
        </div>
      )}
      <div className="mt-4 print:hidden">
        {year ? <InputsCard companyId={companyId} year={year} /> : <LatestComments companyId={companyId} />}
      </div>
    </div>
  );
}
