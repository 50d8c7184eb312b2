import { ReportsLoading } from "@/components/reports/reports-skeleton";
import { FrameData } from "@/components/ui/page-data";
import { SlowNote } from "@/components/ui/slow-note";

export default function Loading() {
  return (
    <FrameData page="(dashboard)/companies/[companyId]/reports/loading">
      <ReportsLoading />
      <SlowNote />
    </FrameData>
  );
}
