import { Skeleton } from "@/components/ui/skeleton";

/** Placeholder with the height of a chart of one figure and its read-out. */
export function ChartSkeleton() {
  return <Skeleton className="h-93 rounded-md" />;
}
