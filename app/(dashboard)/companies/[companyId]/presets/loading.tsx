import { PresetsLoading } from "@/components/presets/presets-skeleton";
import { PageData } from "@/components/ui/page-data";
import { SlowNote } from "@/components/ui/slow-note";

export default function Loading() {
  return (
    <PageData page="(dashboard)/companies/[companyId]/presets/loading">
      <PresetsLoading />
      <SlowNote />
    </PageData>
  );
}
