import { BudgetsSkeleton } from "@/components/budgets/budgets-skeleton";
import { FrameData } from "@/components/ui/page-data";
import { SlowNote } from "@/components/ui/slow-note";

export default function Loading() {
  return (
    <FrameData page="(dashboard)/companies/[companyId]/budgets/loading">
      <BudgetsSkeleton />
      <SlowNote />
    </FrameData>
  );
}
