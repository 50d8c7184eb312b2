"use client";

import { useId, type ReactNode } from "react";
import { useAnchored } from "./anchored";
import { buttonClasses } from "./button-classes";
import { classes } from "./classes";
import { Icon, type IconName } from "./icon";

export const popoverClasses =
  "fixed m-0 overflow-y-auto rounded-md border border-line bg-panel text-base font-normal text-ink shadow-pop animate-appear";

interface PopoverProps {
  /** Content of the button. */
  label: ReactNode;
  /** Accessible name, if the label does not suffice. */
  accessibleLabel?: string;
  icon?: IconName;
  align?: "start" | "end";
  className: string;
  /** Mounted while open; `close` returns the focus to the button. */
  children: (close: () => void) => ReactNode;
}

/** A button that opens a small panel of controls, such as filters or options. */
export function Popover({ label, accessibleLabel, icon, align = "start", className, children }: PopoverProps) {
  const buttonId = useId();
  const { open, close, trigger, popover } = useAnchored(align);
  return (
    <>
      <button
        type="button"
        {...trigger}
        id={buttonId}
        aria-haspopup="dialog"
        aria-label={accessibleLabel}
        className={buttonClasses({ variant: "pill" })}
      >
        {icon && <Icon name={icon} />}
        {label}
        <Icon name="chevronDown" size={14} className="-mr-1 text-ink-3" />
      </button>
      <div
        {...popover}
        role="dialog"
        aria-label={accessibleLabel}
        aria-labelledby={accessibleLabel === undefined ? buttonId : undefined}
        className={classes(popoverClasses, "p-3", className)}
      >
        {open && children(close)}
      </div>
    </>
  );
}
