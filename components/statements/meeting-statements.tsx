"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useEffect } from "react";
import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";
import { formatLongMonth } from "@/contract/format/format-long-days";
import { statementsQueries } from "@/lib/statements/queries";
import { useStatementView } from "./use-statement-view";
import { ChosenYear } from "@/components/periods/chosen-year";
import { ObjectChoice } from "@/components/periods/object-choice";
import { QueryView } from "@/components/ui/query-view";
import { EmptyState } from "@/components/ui/states";
import { StatementPanel } from "./statement-panel";
import { StatementTableSkeleton } from "./statements-skeleton";

interface MeetingStatementsProps {
  companyId: string;
  /** Titles of the document for each of the two statements. */
  titles: Record<"income" | "balance", string>;
}

/** Income statement and balance sheet for a screen that a client sees, without tools of the accountant. */
export function MeetingStatements({ companyId, titles }: MeetingStatementsProps) {
  const t = useTranslations("statements");
  const { statement: part } = useStatementView();
  // Choosing a statement makes no request to the server, so the title is set here.
  useEffect(() => {
    document.title = titles[part];
  }, [titles, part]);
  return (
    <ChosenYear
      companyId={companyId}
      skeleton={<StatementTableSkeleton />}
      noBooks={<EmptyState title={t("meeting.empty")} />}
    >
      {(year) => <MeetingStatement companyId={companyId} year={year} />}
    </ChosenYear>
  );
}

function MeetingStatement({ companyId, year }: { companyId: string; year: FiscalYear }) {
  const t = useTranslations("statements");
  const locale = useLocale();
  const { dimension, statement: part, set } = useStatementView();
  const query = useQuery(statementsQueries.year(companyId, year.id, dimension ?? undefined));
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <h2 className="mr-auto text-xl font-semibold">{t(`parts.${part}`)}</h2>
        {query.data && (
          <p className="text-ink-2">
            {t("bookedThrough", { month: formatLongMonth(query.data.bookedThrough, locale) })}
          </p>
        )}
        <ObjectChoice
          companyId={companyId}
          fiscalYearId={year.id}
          label={t("object.label")}
          whole={t("object.whole")}
          value={dimension}
          onChange={(value) => {
            set({ dimension: value });
          }}
        />
      </div>
      <QueryView query={query} skeleton={<StatementTableSkeleton />} errorTitle={t("failed")}>
        {(statement) => <StatementPanel key={year.id} companyId={companyId} statement={statement} />}
      </QueryView>
    </>
  );
}
