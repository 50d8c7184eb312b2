import { classes } from "./classes";

type ButtonVariant = "primary" | "secondary" | "quiet" | "danger" | "pill";

const VARIANTS: Record<ButtonVariant, string> = {
  primary: "font-semibold bg-accent text-accent-on hover:bg-accent-hover rounded-md",
  secondary: "font-semibold bg-panel text-ink border border-line-strong shadow-card hover:bg-hover rounded-md",
  quiet: "font-semibold text-ink-2 hover:bg-hover hover:text-ink rounded-md",
  danger: "font-semibold bg-bad text-bad-on hover:bg-bad-hover rounded-md",
  pill: "bg-panel text-ink-2 border border-line-strong hover:text-ink hover:bg-hover rounded-full font-normal",
};

export interface ButtonLook {
  variant?: ButtonVariant;
  /** Height: 34 px, or 28 px for rows and toolbars. */
  size?: "regular" | "small";
}

export function buttonClasses({ variant = "secondary", size = "regular" }: ButtonLook, extra?: string): string {
  return classes(
    "inline-flex items-center justify-center gap-1.5 whitespace-nowrap transition-colors select-none",
    "disabled:opacity-50 disabled:pointer-events-none aria-disabled:opacity-50",
    size === "small" ? "h-7 px-2.5 text-sm" : "h-8.5 px-3",
    VARIANTS[variant],
    extra,
  );
}
