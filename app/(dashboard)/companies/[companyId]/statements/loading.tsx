import { StatementsSkeleton } from "@/components/statements/statements-skeleton";
import { PageData } from "@/components/ui/page-data";
import { SlowNote } from "@/components/ui/slow-note";

export default function Loading() {
  return (
    <PageData page="(dashboard)/companies/[companyId]/statements/loading">
      <StatementsSkeleton />
      <SlowNote />
    </PageData>
  );
}
