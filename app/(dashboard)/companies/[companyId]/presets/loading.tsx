import { PresetsLoading } from "@/components/presets/presets-loading";
import { PageData } from "@/components/ui/page-data";

export default function Loading() {
  return (
    <PageData messages={["presets"]}>
      <PresetsLoading />
    </PageData>
  );
}
