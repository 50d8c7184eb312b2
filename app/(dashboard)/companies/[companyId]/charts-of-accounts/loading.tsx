import { ChartsOfAccountsLoading } from "@/components/charts-of-accounts/chart-skeleton";
import { PageData } from "@/components/ui/page-data";
import { SlowNote } from "@/components/ui/slow-note";

export default function Loading() {
  return (
    <PageData page="(dashboard)/companies/[companyId]/charts-of-accounts/loading">
      <ChartsOfAccountsLoading />
      <SlowNote />
    </PageData>
  );
}
