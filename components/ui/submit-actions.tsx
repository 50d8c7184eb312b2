"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "./button";
import { DialogActions } from "./dialog";
import type { IconName } from "./icon";

interface SubmitActionsProps {
  onCancel: () => void;
  /** The name of the button that leaves, where it is another than Cancel. */
  cancelLabel?: string;
  /** The work is going on: the dialog can be neither left nor sent again. */
  busy?: boolean;
  /** Something is missing that the dialog itself tells of. */
  disabled?: boolean;
  /** Does the work where there is no form to send. */
  onConfirm?: () => void;
  /** The id of the form, for buttons that stand outside it. */
  form?: string;
  variant?: "primary" | "danger";
  icon?: IconName;
  /** The button that has the focus first, where nothing is typed before. */
  firstFocus?: "cancel" | "confirm";
  /** The name of the button that does it. */
  children: ReactNode;
}

/** The end of a dialog that does something: leave it, or send its form or confirm it. */
export function SubmitActions({
  onCancel,
  cancelLabel,
  busy = false,
  disabled,
  onConfirm,
  form,
  variant = "primary",
  icon,
  firstFocus,
  children,
}: SubmitActionsProps) {
  const t = useTranslations("ui");
  return (
    <DialogActions>
      <Button onClick={onCancel} disabled={busy} data-first-focus={firstFocus === "cancel" || undefined}>
        {cancelLabel ?? t("cancel")}
      </Button>
      <Button
        type={onConfirm ? "button" : "submit"}
        {...(form !== undefined && { form })}
        {...(icon && { icon })}
        variant={variant}
        busy={busy}
        disabled={disabled}
        data-first-focus={firstFocus === "confirm" || undefined}
        onClick={onConfirm}
      >
        {children}
      </Button>
    </DialogActions>
  );
}
