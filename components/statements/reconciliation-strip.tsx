"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import type { FiscalYear } from "@/contract/fiscal-year";
import type { Agreement, Reconciliation } from "@/contract/reconciliation";
import { statementsQueries } from "@/lib/statements/queries";
import { useStatementView } from "@/lib/statements/use-statement-view";
import { Button } from "../ui/button";
import { FailureNote } from "../ui/failure-note";
import { classes } from "../ui/classes";
import { Icon, type IconName } from "../ui/icon";
import { Skeleton } from "../ui/skeleton";
import { useCheckTexts } from "./use-check-texts";

const ReconciliationDetails = dynamic(
  () => import("./reconciliation-details").then((module) => module.ReconciliationDetails),
  { ssr: false, loading: () => <Skeleton className="mt-3 h-40 rounded-md" /> },
);

const LOOKS: Record<Agreement, { icon: IconName; className: string }> = {
  agrees: { icon: "check", className: "bg-good-soft text-good" },
  explained: { icon: "info", className: "bg-accent-soft text-accent" },
  differs: { icon: "alert", className: "bg-warn-soft text-warn" },
};

/** Whether the books of the fiscal year are what its file says of them; opens to what was compared. */
export function ReconciliationStrip({ companyId, year }: { companyId: string; year: FiscalYear }) {
  const t = useTranslations("statements.reconciliation");
  const query = useQuery(statementsQueries.reconciliation(companyId, year.id));
  if (query.data) return <Strip reconciliation={query.data} />;
  if (!query.isError) return <Skeleton className="mb-4 h-11 rounded-lg" />;
  return (
    <div className="mb-4 flex flex-wrap items-center gap-3">
      <FailureNote error={query.error} />
      <Button size="small" icon="refresh" onClick={() => void query.refetch()}>
        {t("retry")}
      </Button>
    </div>
  );
}

function Strip({ reconciliation }: { reconciliation: Reconciliation }) {
  const t = useTranslations("statements.reconciliation");
  const textOf = useCheckTexts();
  const { reconciliation: isOpen, set } = useStatementView();
  const { agreement, basis, checks } = reconciliation;
  const { icon, className } = LOOKS[agreement];
  const found = checks.filter((check) => check.agreement !== "agrees");
  return (
    <section aria-label={t("title")} className={classes("mb-4 rounded-lg px-3 py-2 print:hidden", className)}>
      <div className="flex items-start gap-2">
        <Icon name={icon} className="mt-1 shrink-0 sm:mt-1.5" />
        <div className="flex min-w-0 grow flex-col items-start justify-between gap-x-4 gap-y-1 py-0.5 sm:flex-row sm:items-baseline">
          <div>
            <p className="font-medium">
              {agreement === "differs"
                ? t("verdicts.differs", {
                    count: checks.filter((check) => check.agreement === "differs").length,
                    all: checks.length,
                  })
                : t(`verdicts.${agreement}.${basis}`)}
            </p>
            {found.length > 0 && (
              <ul className="mt-0.5">
                {found.map((check) => (
                  <li key={check.id}>{textOf(check)}</li>
                ))}
              </ul>
            )}
          </div>
          <Button
            size="small"
            variant="quiet"
            aria-expanded={isOpen}
            className="shrink-0 text-current max-sm:-ml-2"
            onClick={() => {
              set({ reconciliation: !isOpen || null });
            }}
          >
            {t(isOpen ? "hide" : "show")}
          </Button>
        </div>
      </div>
      {isOpen && <ReconciliationDetails reconciliation={reconciliation} />}
    </section>
  );
}
