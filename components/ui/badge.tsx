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
  /** A colour never speaks alone: give an icon where the words do not say it. */
  icon?: IconName;
  /** It says a sentence, which may take two lines. */
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
