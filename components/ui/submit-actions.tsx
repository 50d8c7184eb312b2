"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "./button";
import { DialogActions } from "./dialog";

interface SubmitActionsProps {
  onCancel: () => void;
  /** The form is being sent: it can be neither left nor sent again. */
  busy: boolean;
  /** The name of the button that sends the form. */
  children: ReactNode;
}

/** The end of a form in a dialog: leave it, or send it. */
export function SubmitActions({ onCancel, busy, children }: SubmitActionsProps) {
  const t = useTranslations("ui");
  return (
    <DialogActions>
      <Button onClick={onCancel} disabled={busy}>
        {t("cancel")}
      </Button>
      <Button type="submit" variant="primary" busy={busy}>
        {children}
      </Button>
    </DialogActions>
  );
}
