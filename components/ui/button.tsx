import type { ButtonHTMLAttributes, ComponentProps, MouseEvent, ReactNode, Ref } from "react";
import { buttonClasses, type ButtonLook } from "./button-classes";
import { classes } from "./classes";
import { Icon, type IconName } from "./icon";
import { Link } from "./link";

interface Look extends ButtonLook {
  icon?: IconName;
}

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, Look {
  /** Shows that work is in progress and ignores presses. The button keeps its size and the focus. */
  busy?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

function ignorePress(event: MouseEvent): void {
  event.preventDefault();
}

export function Button({ variant, size, icon, busy = false, className, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClasses({ variant, size }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest["aria-disabled"]}
      onClick={busy ? ignorePress : onClick}
    >
      {icon && <Icon name={icon} className={busy ? "animate-skeleton" : ""} />}
      {children}
    </button>
  );
}

interface ButtonLinkProps extends ComponentProps<typeof Link>, Look {
  children: ReactNode;
}

export function ButtonLink({ variant, size, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={buttonClasses({ variant, size }, className)}>
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  );
}

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon: IconName;
  /** Accessible name, shown as a tooltip too. */
  label: string;
  /** Shown in the tooltip, for instance "Ctrl + Z". */
  shortcut?: string;
  /** Shows that work is in progress and ignores presses; unlike a disabled button it keeps the focus. */
  busy?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

export function IconButton({ icon, label, shortcut, busy = false, className, onClick, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={shortcut ? `${label} (${shortcut})` : label}
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest["aria-disabled"]}
      onClick={busy ? ignorePress : onClick}
      className={classes(
        "inline-flex size-7 shrink-0 items-center justify-center rounded-md text-ink-2 transition-colors hover:bg-hover hover:text-ink",
        "disabled:pointer-events-none disabled:opacity-40 aria-disabled:opacity-40",
        className,
      )}
    >
      <Icon name={icon} />
    </button>
  );
}
