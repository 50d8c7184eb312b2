import { CommentsLoading } from "@/components/comments/comments-skeleton";
import { FrameData } from "@/components/ui/page-data";
import { SlowNote } from "@/components/ui/slow-note";

export default function Loading() {
  return (
    <FrameData page="(dashboard)/companies/[companyId]/comments/loading">
      <CommentsLoading />
      <SlowNote />
    </FrameData>
  );
}
