"use client";

import { useEffect, useState } from "react";
import { formulaDraft } from "@/lib/formulas/form-drafts";
import { reopenedForms } from "@/lib/drafts/reopened-forms";

/**
 * The state of the dialog of a company's own key figures. When the user undoes cancelling one of its forms, the dialog
 * opens again, and `reopened` is the id of the form's key figure, or empty for a new key figure. The dialog has
 * `opening` as its key, so that it begins anew each time.
 */
export function useOwnKeyFigureDialog(companyId: string) {
  const [state, setState] = useState<{ reopened: string | undefined; opening: number } | null>(null);
  useEffect(
    () =>
      reopenedForms.subscribe((draftKey) => {
        // If the key is that of a formula of this company, its last part is the formula's id.
        const id = draftKey.at(-1) ?? "";
        if (draftKey.join("/") !== formulaDraft(companyId, { id }).join("/")) return;
        setState((previous) => ({ reopened: id, opening: (previous?.opening ?? 0) + 1 }));
      }),
    [companyId],
  );
  return {
    isOpen: state !== null,
    reopened: state?.reopened,
    opening: state?.opening,
    open: () => {
      setState({ reopened: undefined, opening: 0 });
    },
    close: () => {
      setState(null);
    },
  };
}
