import { FiguresSkeleton } from "@/components/key-figures/key-figures-view";
import { PageData } from "@/components/ui/page-data";

export default function Loading() {
  return (
    <PageData messages={["keyFigures"]}>
      <FiguresSkeleton />
    </PageData>
  );
}
