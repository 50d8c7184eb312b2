import { FiguresSkeleton } from "@/components/value-sheet/figures-skeleton";
import { PageData } from "@/components/ui/page-data";
import { SlowNote } from "@/components/ui/slow-note";

export default function Loading() {
  return (
    <PageData page="(dashboard)/companies/[companyId]/inputs/loading">
      <FiguresSkeleton />
      <SlowNote />
    </PageData>
  );
}
