import { TargetsSkeleton } from "@/components/targets/targets-skeleton";
import { PageData } from "@/components/ui/page-data";
import { SlowNote } from "@/components/ui/slow-note";

export default function Loading() {
  return (
    <PageData page="(dashboard)/companies/[companyId]/targets/loading">
      <TargetsSkeleton />
      <SlowNote />
    </PageData>
  );
}
