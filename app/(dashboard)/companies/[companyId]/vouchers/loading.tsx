import { VouchersSkeleton } from "@/components/vouchers/vouchers-skeleton";
import { PageData } from "@/components/ui/page-data";
import { SlowNote } from "@/components/ui/slow-note";

export default function Loading() {
  return (
    <PageData messages={["vouchers"]}>
      <VouchersSkeleton />
      <SlowNote />
    </PageData>
  );
}
