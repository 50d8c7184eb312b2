"use client";

import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { feedFilter, isFeedNarrowed } from "@/lib/comments/feed-filter";
import { feedQueries } from "@/lib/comments/feed-queries";
import { agencyPortfolioPage } from "@/lib/paths";
import type { CalendarDay } from "@/contract/calendar";
import { useCurrentUser } from "@/components/auth/current-user";
import { ButtonLink } from "@/components/ui/button";
import { PageHeading } from "@/components/ui/page-heading";
import { QueryView } from "@/components/ui/query-view";
import { EmptyState, NothingMatches } from "@/components/ui/states";
import { CommentsSkeleton } from "./comments-skeleton";
import { FeedFilters } from "./feed-filters";
import { FeedList } from "./feed-list";
import { useFeedParams } from "./use-feed-params";

interface FeedViewProps {
  agencyId: string;
  /** Today according to the server, so that server and browser render the same. */
  today: CalendarDay;
}

/** The comments on all clients of an agency. Questions can be answered, assigned and resolved in place. */
export function FeedView({ agencyId, today }: FeedViewProps) {
  const t = useTranslations("comments.feed");
  const { userName } = useCurrentUser();
  const [params, setParams] = useFeedParams();
  const query = useInfiniteQuery({
    ...feedQueries.list(agencyId, feedFilter(params, userName, today)),
    placeholderData: keepPreviousData,
  });
  const loaded = query.data?.pages.flatMap(({ comments }) => comments) ?? [];
  // A question that was resolved between the fetches of two pages would be in both of them.
  const comments = [...new Map(loaded.map((comment) => [comment.id, comment])).values()];
  const isNarrowed = isFeedNarrowed(params);
  return (
    <>
      <PageHeading title={t("title")} detail={t("detail")} />
      {(isNarrowed || comments.length > 0 || query.isPlaceholderData) && (
        <FeedFilters agencyId={agencyId} params={params} comments={comments} onChange={setParams} />
      )}
      <QueryView
        query={query}
        skeleton={<CommentsSkeleton />}
        errorTitle={t("loadFailed")}
        isEmpty={comments.length === 0}
      >
        {() => {
          if (comments.length > 0) return <FeedList agencyId={agencyId} comments={comments} query={query} />;
          if (isNarrowed) {
            return (
              <NothingMatches
                onClear={() => {
                  setParams(null);
                }}
              >
                {t("nothing")}
              </NothingMatches>
            );
          }
          return (
            <EmptyState
              icon="comment"
              title={t("empty")}
              action={
                <ButtonLink variant="primary" href={agencyPortfolioPage(agencyId)}>
                  {t("toClients")}
                </ButtonLink>
              }
            >
              {t("emptyLook")}
            </EmptyState>
          );
        }}
      </QueryView>
    </>
  );
}
