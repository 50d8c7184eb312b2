import { ChangeSkeleton } from "@/components/imports/change-skeleton";
import { FrameData } from "@/components/ui/page-data";
import { SlowNote } from "@/components/ui/slow-note";

export default function Loading() {
  return (
    <FrameData page="(dashboard)/companies/[companyId]/imports/[importId]/loading">
      <ChangeSkeleton />
      <SlowNote />
    </FrameData>
  );
}
