import { classes } from "./classes";

/** A grey placeholder in the size of the content that is being fetched. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span aria-hidden="true" className={classes("block animate-skeleton rounded bg-skeleton", className ?? "h-4")} />
  );
}

/** Placeholders for the rows of a table or list. */
export function SkeletonRows({ rows = 8, label }: { rows?: number; label: string }) {
  return (
    <div role="status" aria-label={label} className="rounded-lg border border-line bg-panel shadow-card">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="flex h-row items-center gap-6 border-t border-line px-4 first:border-t-0">
          <Skeleton className={classes("h-3", ["w-48", "w-36", "w-56", "w-40"][row % 4])} />
          <Skeleton className="ml-auto h-3 w-24" />
        </div>
      ))}
    </div>
  );
}
