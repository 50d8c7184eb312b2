"use client";

import { useEffect, useState } from "react";
import { formulaDraft } from "@/lib/formulas/form-drafts";
import { reopenedForms } from "@/lib/drafts/reopened-forms";

/**
 * The state of the dialog of a company's own key figures. When the user undoes cancelling one of its forms, the dialog
 * opens again, and `reopened` is the id of the form's key figure, or empty for a new key figure.
 */
export function useOwnKeyFigureDialog(companyId: string) {
  const [state, setState] = useState<{ reopened: string | undefined } | null>(null);
  useEffect(
    () =>
      reopenedForms.subscribe((draftKey) => {
        // If the key is that of a formula of this company, its last part is the formula's id.
        const id = draftKey.at(-1) ?? "";
        if (draftKey.join("/") === formulaDraft(companyId, { id }).join("/")) setState({ reopened: id });
      }),
    [companyId],
  );
  return {
    isOpen: state !== null,
    reopened: state?.reopened,
    open: () => {
      setState({ reopened: undefined });
    },
    close: () => {
      setState(null);
    },
  };
}
