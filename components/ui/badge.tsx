import type { ReactNode } from "react";
import { classes } from "./classes";
import { Icon, type IconName } from "./icon";

const TONES = {
  neutral: "bg-hover text-ink-2",
  accent: "bg-accent-soft text-accent",
  good: "bg-good-soft text-good",
  warning: "bg-warn-soft text-warn",
  bad: "bg-bad-soft text-bad",
};

interface BadgeProps {
  tone?: keyof typeof TONES;
  /** Needed when the text does not express the tone, because colour alone is not accessible. */
  icon?: IconName;
  /** Allows a long text to wrap. */
  wraps?: boolean;
  children: ReactNode;
}

export function Badge({ tone = "neutral", icon, wraps = false, children }: BadgeProps) {
  return (
    <span
      className={classes(
        "inline-flex items-center gap-1 px-2 py-0.5 text-xs",
        wraps ? "rounded-md" : "rounded-full whitespace-nowrap",
        TONES[tone],
      )}
    >
      {icon && <Icon name={icon} size={12} />}
      {children}
    </span>
  );
}
