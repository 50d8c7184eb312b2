import { PresetsLoading } from "@/components/presets/presets-skeleton";
import { FrameData } from "@/components/ui/page-data";
import { SlowNote } from "@/components/ui/slow-note";

export default function Loading() {
  return (
    <FrameData page="(dashboard)/companies/[companyId]/presets/loading">
      <PresetsLoading />
      <SlowNote />
    </FrameData>
  );
}
