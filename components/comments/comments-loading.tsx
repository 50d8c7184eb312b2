"use client";

import { useTranslations } from "next-intl";
import { PageHeading } from "@/components/ui/page-heading";
import { Skeleton } from "@/components/ui/skeleton";
import { CommentsSkeleton } from "./comments-skeleton";

/** The page while the server fetches what stands on it. */
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
