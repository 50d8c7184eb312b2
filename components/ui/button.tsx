import Link from "next/link";
import type { ButtonHTMLAttributes, ComponentProps, ReactNode, Ref } from "react";
import { classes } from "./classes";
import { Icon, type IconName } from "./icon";

export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger" | "pill";

const VARIANTS: Record<ButtonVariant, string> = {
  primary: "bg-accent text-accent-on hover:bg-accent-hover rounded-md",
  secondary: "bg-panel text-ink border border-line-strong shadow-card hover:bg-hover rounded-md",
  quiet: "text-ink-2 hover:bg-hover hover:text-ink rounded-md",
  danger: "bg-bad text-bad-on hover:bg-bad-hover rounded-md",
  pill: "bg-panel text-ink-2 border border-line-strong hover:text-ink hover:bg-hover rounded-full font-normal",
};

interface Look {
  variant?: ButtonVariant;
  /** 34 px, or 28 px for rows and toolbars. */
  size?: "regular" | "small";
  icon?: IconName;
}

export function buttonClasses({ variant = "secondary", size = "regular" }: Look, extra?: string): string {
  return classes(
    "inline-flex items-center justify-center gap-1.5 font-semibold whitespace-nowrap transition-colors select-none",
    "disabled:opacity-50 disabled:pointer-events-none aria-disabled:opacity-50",
    size === "small" ? "h-7 px-2.5 text-sm" : "h-8.5 px-3",
    VARIANTS[variant],
    extra,
  );
}

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, Look {
  /** Work is going on: the button keeps its place and says so, and takes no second press. */
  busy?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

export function Button({ variant, size, icon, busy = false, className, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClasses({ variant, size }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest["aria-disabled"]}
      onClick={
        busy
          ? (event) => {
              event.preventDefault();
            }
          : onClick
      }
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
  /** What the button does; read out and shown as its tooltip. */
  label: string;
  /** Shown in the tooltip, for instance "Ctrl Z". */
  shortcut?: string;
  ref?: Ref<HTMLButtonElement>;
}

export function IconButton({ icon, label, shortcut, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={shortcut ? `${label} (${shortcut})` : label}
      {...rest}
      className={classes(
        "inline-flex size-7 items-center justify-center rounded-md text-ink-2 transition-colors hover:bg-hover hover:text-ink",
        "disabled:pointer-events-none disabled:opacity-40",
        className,
      )}
    >
      <Icon name={icon} />
    </button>
  );
}
