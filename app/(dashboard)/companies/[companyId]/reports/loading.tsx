import { ReportsLoading } from "@/components/reports/reports-skeleton";
import { PageData } from "@/components/ui/page-data";
import { SlowNote } from "@/components/ui/slow-note";

export default function Loading() {
  return (
    <PageData page="(dashboard)/companies/[companyId]/reports/loading">
      <ReportsLoading />
      <SlowNote />
    </PageData>
  );
}
