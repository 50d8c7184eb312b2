import { BudgetsSkeleton } from "@/components/budgets/budgets-skeleton";
import { PageData } from "@/components/ui/page-data";
import { SlowNote } from "@/components/ui/slow-note";

export default function Loading() {
  return (
    <PageData page="(dashboard)/companies/[companyId]/budgets/loading">
      <BudgetsSkeleton />
      <SlowNote />
    </PageData>
  );
}
