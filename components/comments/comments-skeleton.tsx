"use client";

import { useTranslations } from "next-intl";
import { PageHeading } from "@/components/ui/page-heading";
import { Skeleton } from "@/components/ui/skeleton";

const ROWS = 5;

/** Placeholder with the layout of the list. */
export function CommentsSkeleton() {
  const t = useTranslations("comments");
  return (
    <div role="status" aria-label={t("loading")} className="rounded-lg border border-line bg-panel shadow-card">
      {Array.from({ length: ROWS }, (_, row) => (
        <div
          key={row}
          className="grid grid-cols-1 gap-x-4 gap-y-2 border-t border-line px-4 py-3 first:border-t-0 lg:grid-cols-[208px_minmax(0,1fr)_176px]"
        >
          <div className="flex flex-col gap-2 py-0.5">
            <Skeleton className="h-4 w-32" />
            <Skeleton className="h-4 w-20" />
          </div>
          <Skeleton className="h-4 max-w-lg" />
          <Skeleton className="h-4 w-28 lg:ml-auto" />
        </div>
      ))}
    </div>
  );
}

/** Placeholder for the whole page while the server fetches its data. */
export function CommentsLoading() {
  const t = useTranslations("comments");
  return (
    <div className="max-w-page">
      <PageHeading title={t("title")} actions={<Skeleton className="h-8.5 w-36 rounded-md" />} />
      <Skeleton className="mb-3 h-8.5 w-48 rounded-full" />
      <CommentsSkeleton />
    </div>
  );
}
