"use client";

import { useTranslations } from "next-intl";
import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";
import { useStatementView } from "./use-statement-view";
import { ReconciliationVerdict } from "@/components/reconciliation/reconciliation-verdict";
import { Button } from "@/components/ui/button";
import { onDemand } from "@/components/ui/on-demand";
import { Skeleton } from "@/components/ui/skeleton";

const ReconciliationDetails = onDemand(
  () => import("./reconciliation-details").then((module) => module.ReconciliationDetails),
  <Skeleton className="mt-3 h-40 rounded-md" />,
);

/** Reports whether the fiscal year's books agree with the balances in its file; opens the list of checks. */
export function ReconciliationStrip({ companyId, year }: { companyId: string; year: FiscalYear }) {
  const t = useTranslations("statements.reconciliation");
  const { reconciliation: isOpen, set } = useStatementView();
  return (
    <ReconciliationVerdict
      companyId={companyId}
      fiscalYearId={year.id}
      className="mb-4"
      action={
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
      }
    >
      {(reconciliation) => isOpen && <ReconciliationDetails reconciliation={reconciliation} />}
    </ReconciliationVerdict>
  );
}
