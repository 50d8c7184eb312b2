import type { InputHTMLAttributes, ReactNode, Ref } from "react";
import { classes } from "./classes";

interface SwitchProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "role" | "className"> {
  label: ReactNode;
  /** Shows the label to screen readers only. */
  hideLabel?: boolean;
  className?: string;
  ref?: Ref<HTMLInputElement>;
}

/** A setting that is on or off. Outside a form it takes effect at once; in one it is saved with the other fields. */
export function Switch({ label, hideLabel = false, className, ...input }: SwitchProps) {
  return (
    <label className={classes("inline-flex items-center gap-2", className)}>
      <span className="relative inline-flex h-4.5 w-8 shrink-0">
        <input
          type="checkbox"
          role="switch"
          {...input}
          className={classes(
            "peer absolute inset-0 size-full appearance-none rounded-full border border-line-field bg-hover transition-colors",
            "checked:border-accent checked:bg-accent disabled:opacity-50",
          )}
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute top-[3px] left-[3px] size-3 rounded-full bg-line-field transition-transform peer-checked:translate-x-3.5 peer-checked:bg-accent-on"
        />
      </span>
      <span className={hideLabel ? "sr-only" : ""}>{label}</span>
    </label>
  );
}
