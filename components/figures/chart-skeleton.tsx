import { Skeleton } from "@/components/ui/skeleton";

/** In the place of a chart of one figure with its read-out. */
export function ChartSkeleton() {
  return <Skeleton className="h-93 rounded-md" />;
}
