"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";
import { useFiscalYear } from "@/lib/companies/use-fiscal-year";
import { updateFiscalYear } from "@/lib/fiscal-years/mutations";
import { formatFiscalYear } from "@/contract/format/format-days";
import { CULTURE_OF_LOCALE } from "@/lib/i18n/locale";
import { offerShortcuts } from "@/lib/shortcuts";
import { showToast } from "@/lib/toasts";
import { Button, IconButton } from "@/components/ui/button";
import { onDemand } from "@/components/ui/on-demand";
import { SaveStatus } from "@/components/ui/save-status";
import { useDocumentKeys } from "@/components/ui/use-document-keys";
import { useFailureToast } from "@/components/ui/use-failure-toast";
import { useUndoKeys } from "@/components/ui/use-undo-keys";
import { ChartMenu } from "./chart-menu";
import type { ChartWork } from "./use-chart-edits";

const NameDialog = onDemand(() => import("./name-dialog").then((module) => module.NameDialog));

interface ChartHeaderProps {
  companyId: string;
  work: ChartWork;
  year: FiscalYear | null;
  mayWrite: boolean;
  isStandard: boolean;
  onChoose: (chartId: string | null) => void;
}

/** Header of a chart: name, fiscal years that use it, state of saving, and the actions on the whole chart. */
export function ChartHeader({ companyId, work, year, mayWrite, isStandard, onChoose }: ChartHeaderProps) {
  const t = useTranslations("chartsOfAccounts");
  const ui = useTranslations("ui");
  const [dialog, setDialog] = useState<"copy" | "rename" | null>(null);
  const { edits, draft, dirty } = work;
  const usedBy = useYearsWith(companyId, edits.base.id);
  const readOnly = !mayWrite || isStandard;
  const [canUndo, canRedo] = [edits.past.length > 0, edits.future.length > 0];
  useUndoKeys({ canUndo, canRedo, undo: work.undo, redo: work.redo });
  useSaveKey(readOnly ? null : work.save);
  useShortcuts(readOnly);

  return (
    <>
      <header className="sticky top-12 z-20 -mx-1 mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-1 bg-paper px-1 py-1.5 max-sm:static">
        <div className="min-w-0">
          <h2 className="text-lg font-semibold text-balance">{draft.name}</h2>
          <p className="text-ink-2">
            {usedBy === null
              ? "\u00a0"
              : usedBy === ""
                ? t("usedByNone")
                : dirty
                  ? t("followsSave", { years: usedBy })
                  : t("usedBy", { years: usedBy })}
          </p>
        </div>
        {mayWrite && (
          <div className="flex flex-wrap items-center gap-1.5">
            {!readOnly && (
              <>
                <SaveStatus state={work.state} />
                <IconButton
                  icon="undo"
                  label={ui("undo")}
                  shortcut="Ctrl + Z"
                  disabled={!canUndo}
                  onClick={work.undo}
                />
                <IconButton
                  icon="undo"
                  label={ui("redo")}
                  shortcut="Ctrl + Y"
                  disabled={!canRedo}
                  onClick={work.redo}
                  className="-scale-x-100"
                />
              </>
            )}
            {year && <UseButton companyId={companyId} year={year} work={work} />}
            {isStandard ? (
              <Button
                variant="primary"
                icon="copy"
                onClick={() => {
                  setDialog("copy");
                }}
              >
                {t("copy")}
              </Button>
            ) : (
              <>
                <Button
                  variant="primary"
                  title="Ctrl + S"
                  busy={work.state.kind === "saving"}
                  aria-disabled={!work.canSave}
                  aria-describedby={work.problems.length > 0 ? "chart-problems" : undefined}
                  onClick={() => {
                    if (work.canSave) work.save();
                    else document.getElementById("chart-problems")?.focus();
                  }}
                >
                  {t("save")}
                </Button>
                <ChartMenu {...{ companyId, work, usedBy, onChoose }} onDialog={setDialog} />
              </>
            )}
          </div>
        )}
      </header>
      {dialog && (
        <NameDialog
          companyId={companyId}
          work={work}
          kind={dialog}
          onCreated={onChoose}
          onClose={() => {
            setDialog(null);
          }}
        />
      )}
    </>
  );
}

/** Uses the chart for the fiscal year shown; a notice offers to undo it. */
function UseButton({ companyId, year, work }: { companyId: string; year: FiscalYear; work: ChartWork }) {
  const t = useTranslations("chartsOfAccounts");
  const ui = useTranslations("ui");
  const showFailure = useFailureToast();
  const mutation = useMutation(updateFiscalYear(useQueryClient(), companyId));
  const { id, name } = work.edits.base;
  const yearName = formatFiscalYear(year);
  if (year.chartOfAccountsId === id && !mutation.isPending) return null;
  const put = (chartOfAccountsId: string, onSuccess?: () => void) => {
    // Callbacks of mutate would not run once the button has disappeared, as it does after the success.
    mutation.mutateAsync({ fiscalYearId: year.id, change: { chartOfAccountsId } }).then(onSuccess, (error: unknown) => {
      showFailure(error, t("useFailed", { year: yearName }));
    });
  };
  return (
    <Button
      icon="check"
      busy={mutation.isPending}
      disabled={work.dirty}
      title={work.dirty ? t("useUnsaved", { year: yearName }) : undefined}
      onClick={() => {
        put(id, () => {
          showToast(t("used", { year: yearName, name }), {
            action: {
              label: ui("undo"),
              isUndo: true,
              run: () => {
                put(year.chartOfAccountsId);
              },
            },
          });
        });
      }}
    >
      {t("use", { year: yearName })}
    </Button>
  );
}

/** The fiscal years that use a chart, such as "2024 and 2025"; empty for none, null while they are fetched. */
function useYearsWith(companyId: string, chartId: string): string | null {
  const locale = useLocale();
  const { years } = useFiscalYear(companyId);
  if (!years) return null;
  const names = years.filter(({ chartOfAccountsId }) => chartOfAccountsId === chartId).map(formatFiscalYear);
  return new Intl.ListFormat(CULTURE_OF_LOCALE[locale]).format(names);
}

function useSaveKey(save: (() => void) | null): void {
  useDocumentKeys((event) => {
    if (!save || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "s") return;
    event.preventDefault();
    // An open dialog, such as that of the name, may hold a change that the chart does not have yet.
    if (!document.querySelector("dialog[open]")) save();
  });
}

function useShortcuts(readOnly: boolean): void {
  const t = useTranslations("chartsOfAccounts.shortcuts");
  useEffect(() => {
    const all = [
      { keys: "← →", label: t("open") },
      { keys: "Enter", label: t("edit") },
      { keys: "Insert", label: t("add") },
      { keys: "Delete", label: t("remove") },
      { keys: "Ctrl + Z, Ctrl + Y", label: t("undo") },
      { keys: "Ctrl + S", label: t("save") },
    ];
    return offerShortcuts({ title: t("title"), shortcuts: readOnly ? all.slice(0, 1) : all });
  }, [t, readOnly]);
}
