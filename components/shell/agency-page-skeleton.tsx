import { classes } from "@/components/ui/classes";
import { Skeleton, SkeletonRows } from "@/components/ui/skeleton";
import { SlowNote } from "@/components/ui/slow-note";

interface AgencyPageSkeletonProps {
  /** The label for screen readers. */
  label: string;
  rows: number;
  /** Class for the width of the line under the title. */
  detail: string;
  /** Classes for the width and shape of the filter below that line. */
  filter: string;
  isFullWidth?: boolean;
}

/** A page with one list of an agency while it is loading. */
export function AgencyPageSkeleton({ label, rows, detail, filter, isFullWidth = false }: AgencyPageSkeletonProps) {
  return (
    // The padding above is that of the page (pt-5) and the height of its top bar (h-12), which comes with the page.
    <div className={classes("px-4 pt-17 pb-12 sm:px-6", !isFullWidth && "max-w-page")}>
      <Skeleton className="h-7 w-40" />
      <Skeleton className={classes("mt-2 mb-6 h-4 max-w-full", detail)} />
      <Skeleton className={classes("mb-4 h-8.5 max-w-full", filter)} />
      <SkeletonRows rows={rows} label={label} />
      <SlowNote />
    </div>
  );
}
