import { ChangeSkeleton } from "@/components/imports/change-skeleton";
import { PageData } from "@/components/ui/page-data";
import { SlowNote } from "@/components/ui/slow-note";

export default function Loading() {
  return (
    <PageData page="(dashboard)/companies/[companyId]/imports/[importId]/loading">
      <ChangeSkeleton />
      <SlowNote />
    </PageData>
  );
}
