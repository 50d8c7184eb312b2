import { StatementsSkeleton } from "@/components/statements/statements-skeleton";
import { FrameData } from "@/components/ui/page-data";
import { SlowNote } from "@/components/ui/slow-note";

export default function Loading() {
  return (
    <FrameData page="(dashboard)/companies/[companyId]/statements/loading">
      <StatementsSkeleton />
      <SlowNote />
    </FrameData>
  );
}
