import { classes } from "./classes";

interface ProgressBarProps {
  /** Description with counts, such as "12 of 48 MB". Shown above the bar. */
  label: string;
  /** Progress up to `max`; undefined if it is unknown. */
  value?: number;
  max?: number;
}

export function ProgressBar({ label, value, max = 1 }: ProgressBarProps) {
  const share = value === undefined ? undefined : Math.min(1, Math.max(0, max > 0 ? value / max : 0));
  return (
    <div>
      <p className="mb-1 text-xs text-ink-2">{label}</p>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={share === undefined ? undefined : Math.round(share * 100)}
        className="h-1.5 overflow-hidden rounded-full bg-skeleton"
      >
        <div
          className={classes("h-full rounded-full bg-accent", share === undefined && "w-2/5 animate-indeterminate")}
          style={share === undefined ? undefined : { width: `${String(share * 100)}%` }}
        />
      </div>
    </div>
  );
}
