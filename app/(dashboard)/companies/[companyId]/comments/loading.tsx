import { CommentsLoading } from "@/components/comments/comments-loading";
import { PageData } from "@/components/ui/page-data";

export default function Loading() {
  return (
    <PageData messages={["comments"]}>
      <CommentsLoading />
    </PageData>
  );
}
