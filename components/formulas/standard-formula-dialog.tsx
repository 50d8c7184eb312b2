"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import type { FormHandle } from "@/components/drafts/use-form-draft";
import { Dialog } from "@/components/ui/dialog";
import { QueryView } from "@/components/ui/query-view";
import { SkeletonRows } from "@/components/ui/skeleton";
import type { KeyFigureFormula } from "@/contract/formulas/key-figure-formula";
import { formulasQueries } from "@/lib/formulas/queries";
import type { AgencyPlace } from "@/lib/standards/place";
import { showToast } from "@/lib/toasts";
import { FormulaForm } from "./formula-form";

interface StandardFormulaDialogProps {
  place: AgencyPlace;
  /** The key figure to change; a new one is made without it. */
  change: KeyFigureFormula | undefined;
  onClose: () => void;
}

/** Creates or edits a key figure of an agency or company type. */
export function StandardFormulaDialog({ place, change, onClose }: StandardFormulaDialogProps) {
  const t = useTranslations("formulas");
  const standards = useTranslations("standards.formulas");
  const [isPending, setPending] = useState(false);
  const form = useRef<FormHandle>(null);
  const terms = useQuery(formulasQueries.terms(place));
  return (
    <Dialog
      open
      onClose={() => {
        if (form.current) form.current.cancel();
        else onClose();
      }}
      title={change ? t("change", { name: change.name }) : standards("new")}
      locked={isPending}
    >
      <QueryView query={terms} skeleton={<SkeletonRows rows={4} label={t("loading")} />} errorTitle={t("loadFailed")}>
        {(known) => (
          <FormulaForm
            ref={form}
            place={place}
            terms={known}
            change={change}
            onPending={setPending}
            onSaved={({ name, version }) => {
              showToast(`${t("saved", { name, version })} ${standards("pending")}`);
              onClose();
            }}
            onClose={onClose}
          />
        )}
      </QueryView>
    </Dialog>
  );
}
