"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { flushSync } from "react-dom";
import { chartOfAccountsPath } from "@/lib/charts-of-accounts/paths";
import { removeFromList } from "@/lib/charts-of-accounts/mutations";
import { chartsOfAccountsQuery } from "@/lib/fiscal-years/queries";
import { holdDeletion } from "@/lib/held-deletions";
import { Menu } from "@/components/ui/menu";
import { useFailureToast } from "@/components/ui/use-failure-toast";
import type { ChartWork } from "./use-chart-edits";

interface ChartMenuProps {
  companyId: string;
  work: ChartWork;
  /** Names of the fiscal years that use it; empty for none, null while that is not known. */
  usedBy: string | null;
  onDialog: (dialog: "copy" | "rename") => void;
  onChoose: (chartId: string | null) => void;
}

/** Menu of actions on one of the company's own charts. */
export function ChartMenu({ companyId, work, usedBy, onDialog, onChoose }: ChartMenuProps) {
  const t = useTranslations("chartsOfAccounts");
  const ui = useTranslations("ui");
  const showFailure = useFailureToast();
  const queryClient = useQueryClient();
  const { id, name } = work.edits.base;
  const remove = () => {
    // The edits are discarded first, because leaving a chart with unsaved edits shows a notice that leads back to them.
    // flushSync makes the editor render this before it is unmounted. Undo brings back the saved chart.
    flushSync(() => {
      work.discard();
    });
    onChoose(null);
    holdDeletion({
      path: chartOfAccountsPath(companyId, id),
      message: t("deleted", { name }),
      undoLabel: ui("undo"),
      onDeleted: () => {
        removeFromList(queryClient, companyId, id);
        return queryClient.invalidateQueries({ queryKey: chartsOfAccountsQuery(companyId).queryKey });
      },
      onFailed: (error) => {
        showFailure(error, t("deleteFailed", { name }));
      },
    });
  };
  return (
    <Menu
      label={t("actions.menu", { name })}
      items={[
        {
          label: t("actions.rename"),
          icon: "pencil",
          onSelect: () => {
            onDialog("rename");
          },
        },
        {
          label: t("actions.copy"),
          icon: "copy",
          onSelect: () => {
            onDialog("copy");
          },
        },
        { kind: "separator" },
        {
          label: t("actions.delete"),
          icon: "trash",
          danger: true,
          disabled: usedBy !== "",
          ...(usedBy ? { detail: t("actions.deleteUsed", { years: usedBy }) } : {}),
          onSelect: remove,
        },
      ]}
    />
  );
}
