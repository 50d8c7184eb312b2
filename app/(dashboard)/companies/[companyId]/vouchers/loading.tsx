import { VouchersSkeleton } from "@/components/vouchers/vouchers-skeleton";
import { PageData } from "@/components/ui/page-data";
import { SlowNote } from "@/components/ui/slow-note";

export default function Loading() {
  return (
    <PageData page="(dashboard)/companies/[companyId]/vouchers/loading">
      <VouchersSkeleton />
      <SlowNote />
    </PageData>
  );
}
