import { PresetsLoading } from "@/components/presets/presets-loading";
import { PageData } from "@/components/ui/page-data";
import { SlowNote } from "@/components/ui/slow-note";

export default function Loading() {
  return (
    <PageData messages={["presets"]}>
      <PresetsLoading />
      <SlowNote />
    </PageData>
  );
}
