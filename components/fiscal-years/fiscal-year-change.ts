"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { FiscalYear, FiscalYearUpdate } from "@/contract/fiscal-years/fiscal-year";
import { updateFiscalYear } from "@/lib/fiscal-years/mutations";
import { showToast } from "@/lib/toasts";
import { useFailureToast } from "@/components/ui/use-failure-toast";

export interface FiscalYearField {
  companyId: string;
  year: FiscalYear;
  yearName: string;
  mayWrite: boolean;
}

/** Changes a field of a fiscal year, with a notice that offers to undo it. */
export function useFiscalYearChange(companyId: string, year: FiscalYear) {
  const t = useTranslations("fiscalYears");
  const ui = useTranslations("ui");
  const showFailure = useFailureToast();
  const mutation = useMutation(updateFiscalYear(useQueryClient(), companyId));
  const change = (update: FiscalYearUpdate) => {
    // Only the changed members: the others may have been changed since, also by someone else.
    const undo: FiscalYearUpdate = {
      ...(update.currency !== undefined && { currency: year.currency }),
      ...(update.chartOfAccountsId !== undefined && { chartOfAccountsId: year.chartOfAccountsId }),
    };
    mutation.mutateAsync({ fiscalYearId: year.id, change: update }).then(
      () => {
        showToast(update.currency ? t("currencyChanged", { currency: update.currency }) : t("chartChanged"), {
          action: {
            label: ui("undo"),
            isUndo: true,
            run: () => {
              mutation.mutateAsync({ fiscalYearId: year.id, change: undo }).catch((error: unknown) => {
                showFailure(error, t("undoFailed"));
              });
            },
          },
        });
      },
      // The field shows the error.
      () => undefined,
    );
  };
  return { change, error: mutation.error };
}
