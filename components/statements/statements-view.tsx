"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";
import type { Statement } from "@/contract/statements/statement";
import { amountUnit } from "@/contract/format/amount-unit";
import { formatLongMonth } from "@/contract/format/format-long-days";
import { statementsQueries } from "@/lib/statements/queries";
import { useStatementView } from "./use-statement-view";
import { ObjectChoice } from "@/components/periods/object-choice";
import { MeetingLink } from "@/components/shell/meeting-link";
import { YearView } from "@/components/shell/year-view";
import { PageHeading } from "@/components/ui/page-heading";
import { QueryView } from "@/components/ui/query-view";
import { KeptColumnsProvider } from "./kept-columns";
import { ReconciliationStrip } from "./reconciliation-strip";
import { StatementPanel } from "./statement-panel";
import { StatementsExport } from "./statements-export";
import { StatementsSkeleton, StatementTableSkeleton } from "./statements-skeleton";

/** Income statement and balance sheet of the chosen fiscal year, and the result of the reconciliation. */
export function StatementsView({ companyId }: { companyId: string }) {
  const t = useTranslations("statements");
  return (
    <KeptColumnsProvider>
      <YearView
        companyId={companyId}
        title={t("title")}
        noBooks={t("noBooks")}
        skeleton={<StatementsSkeleton />}
        errorTitle={t("failed")}
      >
        {(year) => <YearStatements key={year.id} companyId={companyId} year={year} />}
      </YearView>
    </KeptColumnsProvider>
  );
}

function YearStatements({ companyId, year }: { companyId: string; year: FiscalYear }) {
  const t = useTranslations("statements");
  const locale = useLocale();
  const unit = amountUnit(year.currency, locale);
  const { dimension, set } = useStatementView();
  const query = useQuery(statementsQueries.year(companyId, year.id, dimension ?? undefined));
  const reachOf = ({ bookedThrough }: Statement) =>
    t("bookedThrough", { month: formatLongMonth(bookedThrough, locale) });
  return (
    <>
      <PageHeading
        title={t("title")}
        detail={[t("detail", { unit }), query.data && reachOf(query.data)].filter(Boolean).join(" ")}
        actions={
          <>
            <MeetingLink companyId={companyId} page="statements" />
            {query.data && <StatementsExport companyId={companyId} statement={query.data} />}
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
          </>
        }
      />
      {/* The reconciliation compares balances of the whole company only. */}
      {dimension === null && <ReconciliationStrip companyId={companyId} year={year} />}
      <QueryView query={query} skeleton={<StatementTableSkeleton />} errorTitle={t("failed")}>
        {(statement) => <StatementPanel companyId={companyId} statement={statement} />}
      </QueryView>
    </>
  );
}
