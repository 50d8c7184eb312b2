import { InputsSkeleton } from "@/components/inputs/inputs-skeleton";
import { FrameData } from "@/components/ui/page-data";
import { SlowNote } from "@/components/ui/slow-note";

export default function Loading() {
  return (
    <FrameData page="(dashboard)/companies/[companyId]/inputs/loading">
      <InputsSkeleton />
      <SlowNote />
    </FrameData>
  );
}
