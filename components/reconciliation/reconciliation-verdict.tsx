"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { Agreement, Reconciliation } from "@/contract/statements/reconciliation";
import { statementsQueries } from "@/lib/statements/queries";
import { Button } from "@/components/ui/button";
import { classes } from "@/components/ui/classes";
import { FailureNote } from "@/components/ui/failure-note";
import { Icon, type IconName } from "@/components/ui/icon";
import { Skeleton } from "@/components/ui/skeleton";
import { useLastError } from "@/components/ui/use-last-error";
import { useCheckTexts } from "./use-check-texts";

const LOOKS: Record<Agreement, { icon: IconName; className: string }> = {
  agrees: { icon: "check", className: "bg-good-soft text-good" },
  explained: { icon: "info", className: "bg-accent-soft text-accent" },
  differs: { icon: "alert", className: "bg-warn-soft text-warn" },
};

interface ReconciliationVerdictProps {
  companyId: string;
  fiscalYearId: string;
  /** Link or button that opens the list of comparisons. */
  action: ReactNode;
  /** Content below the verdict. */
  children?: (reconciliation: Reconciliation) => ReactNode;
  className?: string;
}

/** Reports whether the fiscal year's books agree with the balances in its file. */
export function ReconciliationVerdict(props: ReconciliationVerdictProps) {
  const { companyId, fiscalYearId, className } = props;
  const t = useTranslations("statements.reconciliation");
  const query = useQuery(statementsQueries.reconciliation(companyId, fiscalYearId));
  const error = useLastError(query);
  if (query.data) return <Verdict {...props} reconciliation={query.data} />;
  if (!error) return <Skeleton className={classes("h-11 rounded-lg", className)} />;
  return (
    <div className={classes("flex flex-wrap items-center gap-3", className)}>
      <FailureNote error={error} />
      <Button size="small" icon="refresh" onClick={() => void query.refetch()}>
        {t("retry")}
      </Button>
    </div>
  );
}

function Verdict({
  reconciliation,
  action,
  children,
  className,
}: ReconciliationVerdictProps & { reconciliation: Reconciliation }) {
  const t = useTranslations("statements.reconciliation");
  const textOf = useCheckTexts();
  const { agreement, basis, checks } = reconciliation;
  const { icon, className: look } = LOOKS[agreement];
  const found = checks.filter((check) => check.agreement !== "agrees");
  return (
    <section aria-label={t("title")} className={classes("rounded-lg px-3 py-2 print:hidden", look, className)}>
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
          {action}
        </div>
      </div>
      {children?.(reconciliation)}
    </section>
  );
}
