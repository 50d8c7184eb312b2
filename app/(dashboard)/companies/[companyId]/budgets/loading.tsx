import { BudgetsSkeleton } from "@/components/budgets/budgets-skeleton";
import { PageData } from "@/components/ui/page-data";
import { SlowNote } from "@/components/ui/slow-note";

export default function Loading() {
  return (
    <PageData messages={["budgets"]}>
      <BudgetsSkeleton />
      <SlowNote />
    </PageData>
  );
}
