import { CommentsLoading } from "@/components/comments/comments-skeleton";
import { PageData } from "@/components/ui/page-data";
import { SlowNote } from "@/components/ui/slow-note";

export default function Loading() {
  return (
    <PageData page="(dashboard)/companies/[companyId]/comments/loading">
      <CommentsLoading />
      <SlowNote />
    </PageData>
  );
}
