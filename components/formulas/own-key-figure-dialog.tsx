"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useRef, useState, type RefObject } from "react";
import type { KeyFigureFormula } from "@/contract/formulas/key-figure-formula";
import { useFiscalYear } from "@/lib/companies/use-fiscal-year";
import { FormulaNames } from "@/lib/formulas/formula-names";
import { formulasQueries } from "@/lib/formulas/queries";
import { showToast } from "@/lib/toasts";
import { useCompanyPermissions } from "@/components/auth/current-user";
import type { FormHandle } from "@/components/drafts/use-form-draft";
import { OwnKeyFigureForm } from "./own-key-figure-form";
import { Dialog } from "@/components/ui/dialog";
import { FailureNote } from "@/components/ui/failure-note";
import { QueryView } from "@/components/ui/query-view";
import { Segmented } from "@/components/ui/segmented";
import { SkeletonRows } from "@/components/ui/skeleton";
import { FormulaForm } from "./formula-form";
import { ComputedList } from "./computed-list";
import { FormulaVersions } from "./formula-versions";

interface OwnKeyFigureDialogProps {
  companyId: string;
  /** The id of the computed key figure whose cancelled form is open again; empty for a new one. */
  reopened?: string | undefined;
  /** Adds a row for a key figure with typed values. Absent on pages without such rows. */
  onTyped?: (name: string) => void;
  onClose: () => void;
}

type Kind = "typed" | "formula";

/** Creates key figures of the company's own, typed or computed by a formula, and changes the computed ones. */
export function OwnKeyFigureDialog({ companyId, reopened, onTyped, onClose }: OwnKeyFigureDialogProps) {
  const t = useTranslations("formulas");
  const mayCompute = useCompanyPermissions(companyId).writeFormulas;
  const [kind, setKind] = useState<Kind>(onTyped && reopened === undefined ? "typed" : "formula");
  /** Null for a new one; undefined until the user chooses one, or the list contains the one with the id `reopened`. */
  const [chosen, setChosen] = useState<KeyFigureFormula | null>();
  const { data: formulas = [] } = useQuery(formulasQueries.list(companyId));
  const found = chosen === undefined ? formulas.find(({ id }) => id === reopened) : undefined;
  // Kept, because a newer version in the list would replace the form while the user types in it.
  if (found) setChosen(found);
  const edited = found ?? chosen ?? undefined;
  const form = useRef<FormHandle>(null);
  const [isSaving, setSaving] = useState(false);
  const [isRestoring, setRestoring] = useState(false);
  const isPending = isSaving || isRestoring;
  const queryClient = useQueryClient();
  // The service stores values under any name, so a name has to be checked with a list that is fetched now.
  const isComputed = async (name: string) => {
    const list = await queryClient.query({ ...formulasQueries.list(companyId), staleTime: 0 });
    return list.some(({ id }) => id === name);
  };
  const title = t(onTyped && kind === "typed" ? "titleOfTyped" : "title");
  return (
    <Dialog
      open
      onClose={() => {
        // Cancelling the form of an existing key figure alone would only lead back to the list.
        form.current?.cancel();
        onClose();
      }}
      title={edited ? t("change", { name: edited.name }) : title}
      locked={isPending}
    >
      <div className="flex flex-col gap-4">
        {onTyped && mayCompute && !edited && (
          <div inert={isPending}>
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
          <Computed
            formRef={form}
            companyId={companyId}
            edited={edited}
            isSaving={isSaving}
            isRestoring={isRestoring}
            onEdit={(formula) => {
              setChosen(formula ?? null);
            }}
            onSaving={setSaving}
            onRestoring={setRestoring}
            onClose={onClose}
          />
        )}
      </div>
    </Dialog>
  );
}

interface ComputedProps {
  formRef: RefObject<FormHandle | null>;
  companyId: string;
  /** The key figure in the form; undefined for a new one. */
  edited: KeyFigureFormula | undefined;
  isSaving: boolean;
  isRestoring: boolean;
  onEdit: (formula: KeyFigureFormula | undefined) => void;
  onSaving: (isSaving: boolean) => void;
  onRestoring: (isRestoring: boolean) => void;
  onClose: () => void;
}

/** The form of a computed key figure, and below it its versions or, for a new one, the list of those to edit. */
function Computed(props: ComputedProps) {
  const { formRef, companyId, edited, isSaving, isRestoring, onEdit, onSaving, onRestoring, onClose } = props;
  const t = useTranslations("formulas");
  const { year } = useFiscalYear(companyId);
  const locale = useLocale();
  const terms = useQuery(formulasQueries.terms(companyId));
  return (
    <QueryView query={terms} skeleton={<SkeletonRows rows={4} label={t("loading")} />} errorTitle={t("loadFailed")}>
      {(known) => (
        <>
          <div inert={isRestoring}>
            <FormulaForm
              ref={formRef}
              key={edited ? `${edited.id} ${String(edited.version)}` : ""}
              place={companyId}
              year={year}
              terms={known}
              change={edited}
              onPending={onSaving}
              onSaved={(saved) => {
                showToast(t("saved", { name: saved.name, version: saved.version }));
                onClose();
              }}
              onClose={() => {
                if (edited) onEdit(undefined);
                else onClose();
              }}
            />
          </div>
          {/* Another form in place of the one that is being saved would lose its result. */}
          <div inert={isSaving} className="empty:hidden">
            {edited ? (
              <FormulaVersions
                companyId={companyId}
                id={edited.id}
                names={new FormulaNames(known, locale)}
                onPending={onRestoring}
                onRestored={(restored) => {
                  // The form of the restored version takes the focus, which it could not while it is inert.
                  onRestoring(false);
                  formRef.current?.release();
                  showToast(t("saved", { name: restored.name, version: restored.version }));
                  onEdit(restored);
                }}
              />
            ) : (
              <CompanyFormulas companyId={companyId} names={new FormulaNames(known, locale)} onEdit={onEdit} />
            )}
          </div>
        </>
      )}
    </QueryView>
  );
}

interface CompanyFormulasProps {
  companyId: string;
  names: FormulaNames;
  onEdit: (formula: KeyFigureFormula) => void;
}

/** The company's computed key figures, to edit or delete. */
function CompanyFormulas({ companyId, names, onEdit }: CompanyFormulasProps) {
  const t = useTranslations("formulas");
  const { data, error } = useQuery(formulasQueries.list(companyId));
  const { data: inherited = [] } = useQuery(formulasQueries.inherited(companyId));
  if (!data) return <FailureNote error={error} title={t("listFailed")} />;
  if (data.length + inherited.length === 0) return null;
  return (
    <section aria-labelledby="computed-key-figures">
      <h3 id="computed-key-figures" className="pb-1 text-xs font-medium text-ink-2">
        {t("list")}
      </h3>
      <div className="-mx-4">
        <ComputedList place={companyId} formulas={data} names={names} onEdit={onEdit} />
      </div>
    </section>
  );
}
