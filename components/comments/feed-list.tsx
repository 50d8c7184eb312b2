"use client";

import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import type { FeedComment } from "@/contract/comment-feed";
import { EndlessList } from "@/components/ui/endless-list";
import { FeedRow } from "./feed-row";

interface FeedListProps {
  agencyId: string;
  comments: readonly FeedComment[];
  query: ComponentProps<typeof EndlessList>["query"];
}

/** The comments that have been loaded so far. */
export function FeedList({ agencyId, comments, query }: FeedListProps) {
  const t = useTranslations("comments.feed");
  return (
    <EndlessList
      label={t("list")}
      query={query}
      texts={{ more: t("more"), end: t("end"), moreFailed: t("moreFailed") }}
    >
      {comments.map((comment) => (
        <FeedRow key={comment.id} agencyId={agencyId} comment={comment} />
      ))}
    </EndlessList>
  );
}
