import { VouchersSkeleton } from "@/components/vouchers/vouchers-skeleton";
import { FrameData } from "@/components/ui/page-data";
import { SlowNote } from "@/components/ui/slow-note";

export default function Loading() {
  return (
    <FrameData page="(dashboard)/companies/[companyId]/vouchers/loading">
      <VouchersSkeleton />
      <SlowNote />
    </FrameData>
  );
}
