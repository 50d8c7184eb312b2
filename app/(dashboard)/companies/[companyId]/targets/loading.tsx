import { TargetsSkeleton } from "@/components/targets/targets-skeleton";
import { FrameData } from "@/components/ui/page-data";
import { SlowNote } from "@/components/ui/slow-note";

export default function Loading() {
  return (
    <FrameData page="(dashboard)/companies/[companyId]/targets/loading">
      <TargetsSkeleton />
      <SlowNote />
    </FrameData>
  );
}
