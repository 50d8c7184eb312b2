"use client";

import { useTranslations } from "next-intl";
import { useFiscalYear } from "@/lib/companies/use-fiscal-year";
import { ChosenYear } from "@/components/periods/chosen-year";
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

/** The company at a glance: key figures with the latest comments, books, and the year's inputs. */
export function OverviewView({ companyId }: { companyId: string }) {
  const t = useTranslations("figures");
  const { year } = useFiscalYear(companyId);
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
      <ChosenYear
        companyId={companyId}
        skeleton={<Skeleton className="h-28 rounded-lg" />}
        noBooks={
          <>
            <NoBooks companyId={companyId}>{t("noBooks")}</NoBooks>
            <div className="mt-4 print:hidden">
              <LatestComments companyId={companyId} />
            </div>
          </>
        }
      >
        {(shown, years) => (
          <>
            <Figures companyId={companyId} year={shown} years={years} />
            <div className="mt-4 print:hidden">
              <BooksCards companyId={companyId} year={shown} years={years} />
            </div>
            <div className="mt-4 print:hidden">
              <InputsCard companyId={companyId} year={shown} />
            </div>
          </>
        )}
      </ChosenYear>
    </div>
  );
}
