"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "./button";
import { DialogActions } from "./dialog";
import type { IconName } from "./icon";

interface SubmitActionsProps {
  onCancel: () => void;
  /** Label of the cancel button, if it is not "Cancel". */
  cancelLabel?: string;
  /** True while the action runs: neither button can be pressed. The dialog stays open if it is `locked` too. */
  busy?: boolean;
  /** True while something is missing, which the dialog explains. */
  disabled?: boolean;
  /** Runs the action of a dialog without a form. */
  onConfirm?: () => void;
  /** Id of the form, for buttons outside it. */
  form?: string;
  variant?: "primary" | "danger";
  icon?: IconName;
  /** The button that gets the focus at first, in dialogs without fields. */
  firstFocus?: "cancel" | "confirm";
  /** Label of the confirm button. */
  children: ReactNode;
}

/** The buttons at the end of a dialog: cancel, and submit or confirm. */
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
