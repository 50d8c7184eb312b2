"use client";

import { useTranslations } from "next-intl";
import { useSearchParams } from "next/navigation";
import { useFiscalYear } from "@/lib/companies/use-fiscal-year";
import { meetingPage } from "@/lib/paths";
import { NoBooks } from "@/components/shell/no-books";
import { Button } from "@/components/ui/button";
import { buttonClasses } from "@/components/ui/button-classes";
import { Icon } from "@/components/ui/icon";
import { PageHeading } from "@/components/ui/page-heading";
import { Skeleton } from "@/components/ui/skeleton";
import { BooksCards } from "./books-cards";
import { Figures } from "./figures";
import { FiguresExport } from "./figures-export";
import { InputsCard } from "./inputs-card";
import { LatestComments } from "./latest-comments";
import { PresentationHeader } from "./presentation-header";

/** The company at a glance: its key figures, its books, the inputs of the year, what was said lately. */
export function OverviewView({ companyId }: { companyId: string }) {
  const t = useTranslations("figures");
  const { year, years } = useFiscalYear(companyId);
  const search = useSearchParams().toString();
  return (
    <div className="max-w-page">
      <PresentationHeader companyId={companyId} year={year ?? null} />
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
                {/* A page fetched anew: nothing of other companies is left in it. */}
                <a href={meetingPage(companyId) + (search ? `?${search}` : "")} className={buttonClasses({})}>
                  <Icon name="screen" />
                  {t("meeting.enter")}
                </a>
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
