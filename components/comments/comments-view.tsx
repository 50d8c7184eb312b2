"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useRef } from "react";
import { commentPath } from "@/lib/comments/paths";
import { isUnsentKey } from "@/lib/comments/comment-drafts";
import { newestFirst } from "@/lib/comments/comment-lists";
import { filterOfRange } from "@/lib/comments/comment-range";
import { commentsQueries } from "@/lib/comments/queries";
import { today } from "@/lib/dates/today";
import { useCompanyPermissions } from "@/components/auth/current-user";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { PageHeading } from "@/components/ui/page-heading";
import { QueryView } from "@/components/ui/query-view";
import { EmptyState, NothingMatches } from "@/components/ui/states";
import { useHeldDeletions } from "@/components/ui/use-held-deletions";
import { CommentList } from "./comment-list";
import { CommentsSkeleton } from "./comments-skeleton";
import { LazyCommentForm } from "./lazy-comment-form";
import { NewComment } from "./new-comment";
import { RangeFilter } from "./range-filter";
import { useCommentRange } from "./use-comment-range";
import { useCommentWriting } from "./use-comment-writing";
import { useFocusWhenEmptied } from "./use-focus-when-emptied";
import { useNewComment } from "./use-new-comment";
import { useRangeLabel } from "./use-range-label";

/** A company's comments, the newest first: filtered by period, written, changed and deleted in place. */
export function CommentsView({ companyId }: { companyId: string }) {
  const t = useTranslations("comments");
  const may = useCompanyPermissions(companyId).writeComments;
  const held = useHeldDeletions();
  const [range, setRange] = useCommentRange();
  const labelOf = useRangeLabel();
  const writing = useCommentWriting(companyId);
  const newButton = useRef<HTMLButtonElement>(null);
  const newComment = useNewComment(writing, newButton);
  const query = useQuery({
    ...commentsQueries.list(companyId, filterOfRange(range, today())),
    placeholderData: keepPreviousData,
  });
  const unsent = Object.keys(writing.drafts).filter(isUnsentKey).length;
  const count = query.data?.filter(({ id }) => !held.has(commentPath(companyId, id))).length;
  // The previous filter's comments are shown until the new ones arrive; if there were none, a skeleton is shown.
  const isCounted = count !== undefined && (count > 0 || !query.isPlaceholderData);

  useFocusWhenEmptied(count === undefined ? undefined : count + unsent, newButton);

  return (
    <div className="max-w-page">
      <PageHeading
        title={t("title")}
        detail={may === "own" ? t("ownOnly") : undefined}
        actions={
          may !== false && (
            <Button
              ref={newButton}
              variant="primary"
              icon="plus"
              onPointerEnter={LazyCommentForm.preload}
              onFocus={LazyCommentForm.preload}
              onClick={newComment.open}
            >
              {t("new")}
            </Button>
          )
        }
      />
      {may === false && (
        <p className="mb-4 flex gap-2 rounded-md bg-hover px-3 py-2 text-ink-2">
          <Icon name="lock" className="mt-0.5" />
          {t("readOnly")}
        </p>
      )}
      {may !== false && newComment.isOpen && <NewComment companyId={companyId} writing={writing} form={newComment} />}
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <RangeFilter range={range} onChange={setRange} />
        {isCounted && (
          <p role="status" className="text-ink-2">
            {t("count", { count })}
          </p>
        )}
      </div>
      <QueryView
        query={query}
        skeleton={<CommentsSkeleton />}
        errorTitle={t("loadFailed")}
        isEmpty={count === 0 && unsent === 0}
      >
        {(all) => {
          const comments = newestFirst(all.filter(({ id }) => !held.has(commentPath(companyId, id))));
          if (comments.length + unsent > 0) {
            return (
              <CommentList
                companyId={companyId}
                comments={comments}
                may={may}
                writing={writing}
                isStale={query.isPlaceholderData}
                onEditUnsent={newComment.openWith}
              />
            );
          }
          if (range.kind !== "all") {
            const { name, days } = labelOf(range);
            return (
              <NothingMatches
                onClear={() => {
                  setRange({ kind: "all" });
                }}
              >
                {range.kind === "preset"
                  ? t("nothing.preset", { range: name, days: days ?? "" })
                  : t("nothing.days", { days: name })}
              </NothingMatches>
            );
          }
          return (
            <EmptyState
              icon="comment"
              title={t("empty.title")}
              action={
                may !== false &&
                !newComment.isOpen && (
                  <Button variant="primary" icon="plus" onClick={newComment.open}>
                    {t("empty.action")}
                  </Button>
                )
              }
            >
              {t("empty.look")}
            </EmptyState>
          );
        }}
      </QueryView>
    </div>
  );
}
