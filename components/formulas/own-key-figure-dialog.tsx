"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import type { KeyFigureFormula } from "@/contract/formulas/key-figure-formula";
import { useFiscalYear } from "@/lib/companies/use-fiscal-year";
import { FormulaNames } from "@/lib/formulas/formula-names";
import { refreshFormulas } from "@/lib/formulas/mutations";
import { formulaPath } from "@/lib/formulas/paths";
import { formulasQueries } from "@/lib/formulas/queries";
import { holdDeletion } from "@/lib/held-deletions";
import { showToast } from "@/lib/toasts";
import { useCompanyPermissions } from "@/components/auth/current-user";
import { OwnKeyFigureForm } from "./own-key-figure-form";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { QueryView } from "@/components/ui/query-view";
import { Segmented } from "@/components/ui/segmented";
import { SkeletonRows } from "@/components/ui/skeleton";
import { useHeldDeletions } from "@/components/ui/use-held-deletions";
import { FormulaForm } from "./formula-form";
import { FormulaVersions } from "./formula-versions";

interface OwnKeyFigureDialogProps {
  companyId: string;
  /** Where figures can be typed in: begins a row for one. */
  onTyped?: (name: string) => void;
  onClose: () => void;
}

type Kind = "typed" | "formula";

/** A key figure of the company's own: one that is typed in, or one that is computed by a formula. */
export function OwnKeyFigureDialog({ companyId, onTyped, onClose }: OwnKeyFigureDialogProps) {
  const t = useTranslations("formulas");
  const mayCompute = useCompanyPermissions(companyId).writePresets;
  const [kind, setKind] = useState<Kind>(onTyped ? "typed" : "formula");
  const [changed, setChanged] = useState<KeyFigureFormula>();
  const queryClient = useQueryClient();
  const formulas = formulasQueries.list(companyId);
  useQuery(formulas);
  // Waits for the list of formulas. Where that cannot be fetched, the service refuses a name that is taken.
  const isComputed = async (name: string) => {
    const list = await queryClient.query({ ...formulas, staleTime: "static" }).catch(() => []);
    return list.some(({ id }) => id === name);
  };
  return (
    <Dialog open onClose={onClose} title={changed ? t("change", { name: changed.name }) : t("title")}>
      <div className="flex flex-col gap-4">
        {onTyped && mayCompute && !changed && (
          <div>
            <Segmented
              label={t("kind")}
              options={(["typed", "formula"] as const).map((value) => ({ value, label: t(`kinds.${value}`) }))}
              value={kind}
              onChange={setKind}
            />
          </div>
        )}
        {onTyped && kind === "typed" ? (
          <OwnKeyFigureForm isTaken={isComputed} onAdd={onTyped} />
        ) : (
          <Computed companyId={companyId} changed={changed} onChange={setChanged} onClose={onClose} />
        )}
      </div>
    </Dialog>
  );
}

interface ComputedProps {
  companyId: string;
  changed: KeyFigureFormula | undefined;
  onChange: (formula: KeyFigureFormula | undefined) => void;
  onClose: () => void;
}

function Computed({ companyId, changed, onChange, onClose }: ComputedProps) {
  const t = useTranslations("formulas");
  const { year } = useFiscalYear(companyId);
  const locale = useLocale();
  const terms = useQuery(formulasQueries.terms(companyId));
  return (
    <QueryView query={terms} skeleton={<SkeletonRows rows={4} label={t("loading")} />} errorTitle={t("loadFailed")}>
      {(known) => (
        <>
          <FormulaForm
            key={changed ? `${changed.id} ${String(changed.version)}` : ""}
            companyId={companyId}
            year={year}
            terms={known}
            change={changed}
            onSaved={(saved) => {
              showToast(t("saved", { name: saved.name, version: saved.version }));
              onClose();
            }}
            onCancel={() => {
              if (changed) onChange(undefined);
              else onClose();
            }}
          />
          {changed ? (
            <FormulaVersions
              companyId={companyId}
              id={changed.id}
              names={new FormulaNames(known, locale)}
              onRestored={(restored) => {
                showToast(t("saved", { name: restored.name, version: restored.version }));
                onChange(restored);
              }}
            />
          ) : (
            <ComputedList companyId={companyId} names={new FormulaNames(known, locale)} onChange={onChange} />
          )}
        </>
      )}
    </QueryView>
  );
}

interface ComputedListProps {
  companyId: string;
  names: FormulaNames;
  onChange: (formula: KeyFigureFormula) => void;
}

/** The key figures that the company computes already, to be changed or deleted. */
function ComputedList({ companyId, names, onChange }: ComputedListProps) {
  const t = useTranslations("formulas");
  const ui = useTranslations("ui");
  const queryClient = useQueryClient();
  const held = useHeldDeletions();
  const { data = [] } = useQuery(formulasQueries.list(companyId));
  const shown = data.filter(({ id }) => !held.has(formulaPath(companyId, id)));
  if (shown.length === 0) return null;
  const remove = ({ id, name }: KeyFigureFormula) => {
    holdDeletion({
      path: formulaPath(companyId, id),
      message: t("deleted", { name }),
      undoLabel: ui("undo"),
      onDeleted: () => refreshFormulas(queryClient, companyId),
      onFailed: () => {
        showToast(t("notDeleted", { name }), { tone: "bad" });
      },
    });
  };
  return (
    <section aria-labelledby="computed-key-figures">
      <h3 id="computed-key-figures" className="pb-1 text-xs font-medium text-ink-2">
        {t("list")}
      </h3>
      <ul>
        {shown.map((formula) => (
          <li key={formula.id} className="flex items-start justify-between gap-3 border-t border-line py-2">
            <div className="min-w-0">
              <p>{formula.name}</p>
              <p className="font-mono text-xs break-words text-ink-2">= {names.written(formula.formula)}</p>
            </div>
            <div className="flex shrink-0 gap-2">
              <Button
                size="small"
                aria-label={t("change", { name: formula.name })}
                onClick={() => {
                  onChange(formula);
                }}
              >
                {ui("edit")}
              </Button>
              <Button
                size="small"
                aria-label={t("delete", { name: formula.name })}
                onClick={() => {
                  remove(formula);
                }}
              >
                {ui("delete")}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
