"use client";

import { useTranslations } from "next-intl";
import { useEffect, useId, useRef, type ReactNode } from "react";
import { IconButton } from "./button";
import { classes } from "./classes";
import { openModal } from "./open-dialogs";

interface DialogProps {
  open: boolean;
  /** Called on Escape, the close button, and a press outside; not called when `locked`. */
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** Buttons, the main one last. Omit it if the content has a form with its own {@link DialogActions}. */
  footer?: ReactNode;
  size?: "small" | "medium" | "large";
  /** True while something is being saved, so that the dialog cannot be closed. */
  locked?: boolean;
}

const FIRST_FOCUS = "[data-first-focus], :is(input, select, textarea):not(:disabled, [readonly], [type=hidden])";

const WIDTHS = { small: "sm:max-w-[420px]", medium: "sm:max-w-[560px]", large: "sm:max-w-[880px]" };

/**
 * A modal on the native <dialog>: it traps focus and gives it back to where it was. Its content is mounted only
 * while it is open. On a phone it is a sheet at the bottom.
 */
export function Dialog({ open, onClose, title, children, footer, size = "medium", locked = false }: DialogProps) {
  const t = useTranslations("ui");
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    const before = document.activeElement;
    const closeModal = openModal(dialog);
    // The browser would focus the close button, on which Enter closes the dialog that was just opened.
    dialog.querySelector<HTMLElement>(FIRST_FOCUS)?.focus();
    return () => {
      closeModal();
      // React has already removed the dialog, so the browser could not restore the focus.
      if (before instanceof HTMLElement && document.activeElement === document.body) before.focus();
    };
  }, [open]);

  if (!open) return null;
  const close = () => {
    if (!locked) onClose();
  };
  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      onCancel={(event) => {
        if (event.target !== ref.current) return;
        event.preventDefault();
        close();
      }}
      onClose={({ target }) => {
        // Several presses of Escape close it even while it is locked; then nobody would see how the saving ends.
        if (target === ref.current && !ref.current.open) ref.current.showModal();
      }}
      onPointerDown={(event) => {
        if (event.target === ref.current) close();
      }}
      className={classes(
        "animate-appear mx-auto mt-auto mb-0 w-full max-w-full rounded-t-lg border border-line bg-panel p-0 text-base font-normal text-ink shadow-pop sm:my-auto sm:rounded-lg",
        // Lists of choices may extend beyond the dialog; its content has its own scroll container.
        "max-h-[92dvh] overflow-visible open:flex",
        WIDTHS[size],
      )}
    >
      <div className="flex min-h-0 min-w-0 grow flex-col">
        <header className="flex items-start justify-between gap-4 px-5 pt-4 pb-2">
          <h2 id={titleId} className="text-lg font-semibold">
            {title}
          </h2>
          <IconButton
            icon="close"
            label={t("close")}
            shortcut="Esc"
            onClick={close}
            disabled={locked}
            className="-mr-2"
          />
        </header>
        <div className="flex min-h-0 grow flex-col overflow-y-auto px-5 pb-5">{children}</div>
        {footer && <div className="border-t border-line px-5 py-3">{footer}</div>}
      </div>
    </dialog>
  );
}

/** The row of buttons that ends a dialog or form. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap justify-end gap-2">{children}</div>;
}
