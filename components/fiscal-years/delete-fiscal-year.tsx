"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";
import { fiscalYearPath } from "@/lib/fiscal-years/paths";
import { fiscalYearContents } from "@/lib/fiscal-years/contents";
import { datesOfYear } from "@/lib/fiscal-years/dates-of-year";
import { holdDeletion } from "@/lib/held-deletions";
import { invalidateCompany } from "@/lib/companies/invalidate-company";
import { Dialog } from "@/components/ui/dialog";
import { Skeleton } from "@/components/ui/skeleton";
import { SubmitActions } from "@/components/ui/submit-actions";
import { useFailureToast } from "@/components/ui/use-failure-toast";

interface DeleteFiscalYearProps {
  companyId: string;
  year: FiscalYear;
  /** True if the user may see the budget. */
  seesBudget: boolean;
  onClose: () => void;
}

/** Asks before a fiscal year is deleted, with counts of its contents. A notice then offers to undo the deletion. */
export function DeleteFiscalYear({ companyId, year, seesBudget, onClose }: DeleteFiscalYearProps) {
  const t = useTranslations("fiscalYears.delete");
  const ui = useTranslations("ui");
  const showFailure = useFailureToast();
  const queryClient = useQueryClient();
  const contents = useQuery(fiscalYearContents(companyId, year.id, seesBudget));
  const name = datesOfYear(year);
  const confirm = () => {
    holdDeletion({
      path: fiscalYearPath(companyId, year.id),
      message: t("done", { year: name }),
      undoLabel: ui("undo"),
      // Not only the list of years: values of other years are compared with those of the deleted one.
      onDeleted: () => invalidateCompany(queryClient, companyId),
      onFailed: (error) => {
        showFailure(error, t("failed", { year: name }));
      },
    });
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("title", { year: name })}
      size="small"
      footer={
        <SubmitActions variant="danger" icon="trash" onCancel={onClose} onConfirm={confirm}>
          {ui("delete")}
        </SubmitActions>
      }
    >
      <p>{t("explanation")}</p>
      {contents.isPending ? (
        <Skeleton className="mt-3 h-10" />
      ) : (
        <ul className="mt-3 list-disc pl-5">
          {contents.data ? (
            <>
              <li>{t("books", { vouchers: contents.data.vouchers })}</li>
              {contents.data.budgetAmounts > 0 && <li>{t("budget", { count: contents.data.budgetAmounts })}</li>}
              <li>{t("values", { count: contents.data.keyFigureValues })}</li>
            </>
          ) : (
            <li>{t("uncounted")}</li>
          )}
        </ul>
      )}
      <p className="mt-3 text-ink-2">{t("kept")}</p>
    </Dialog>
  );
}
