import { ChartsOfAccountsLoading } from "@/components/charts-of-accounts/chart-skeleton";
import { FrameData } from "@/components/ui/page-data";
import { SlowNote } from "@/components/ui/slow-note";

export default function Loading() {
  return (
    <FrameData page="(dashboard)/companies/[companyId]/charts-of-accounts/loading">
      <ChartsOfAccountsLoading />
      <SlowNote />
    </FrameData>
  );
}
