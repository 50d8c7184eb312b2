"use client";

import { onDemand } from "@/components/ui/on-demand";
import { Skeleton } from "@/components/ui/skeleton";

export const LazyCommentForm = onDemand(
  () => import("./comment-form").then((module) => module.CommentForm),
  <FormSkeleton />,
);

function FormSkeleton() {
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-3">
        <Skeleton className="h-13 w-72 max-sm:w-full" />
        <Skeleton className="h-13 w-96 max-w-full" />
      </div>
      <Skeleton className="h-28" />
      <Skeleton className="ml-auto h-8.5 w-40" />
    </div>
  );
}
