"use client";

import { useEffect, useState } from "react";
import { formulaDraft } from "@/lib/formulas/form-drafts";
import { reopenedForms } from "@/lib/drafts/reopened-forms";

/**
 * The state of the dialog of a company's own key figures. Undoing the cancelling of a form in it opens it again, and
 * `reopened` is then the id of that form's key figure, empty for a new one.
 */
export function useOwnKeyFigureDialog(companyId: string) {
  const [state, setState] = useState<{ reopened: string | undefined } | null>(null);
  useEffect(
    () =>
      reopenedForms.subscribe((draftKey) => {
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
