import { InputsSkeleton } from "@/components/inputs/inputs-skeleton";
import { PageData } from "@/components/ui/page-data";
import { SlowNote } from "@/components/ui/slow-note";

export default function Loading() {
  return (
    <PageData page="(dashboard)/companies/[companyId]/inputs/loading">
      <InputsSkeleton />
      <SlowNote />
    </PageData>
  );
}
