"use client";

import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { CalendarDay } from "@/contract/calendar";
import { activityFilter, isActivityNarrowed } from "@/lib/activity/activity-filter";
import { activityQueries } from "@/lib/activity/queries";
import type { ActivityPlace } from "@/lib/activity/paths";
import { useStandardName } from "@/lib/figures/use-standard-name";
import { EndlessList } from "@/components/ui/endless-list";
import { PageHeading } from "@/components/ui/page-heading";
import { QueryView } from "@/components/ui/query-view";
import { SkeletonRows } from "@/components/ui/skeleton";
import { EmptyState, NothingMatches } from "@/components/ui/states";
import { useActivityWords } from "@/lib/activity/use-activity-words";
import { ActivityExport } from "./activity-export";
import { ActivityFilters } from "./activity-filters";
import { ActivityRow } from "./activity-row";
import { useActivityParams } from "./use-activity-params";

interface ActivityViewProps {
  place: ActivityPlace;
  /** Today according to the server, so that server and browser render the same. */
  today: CalendarDay;
}

/** The changes made in a company or an agency, the newest first, with values before and after. */
export function ActivityView({ place, today }: ActivityViewProps) {
  const t = useTranslations("activity");
  const [params, setParams] = useActivityParams();
  const filter = activityFilter(params, today);
  const query = useInfiniteQuery({ ...activityQueries.list(place, filter), placeholderData: keepPreviousData });
  const words = useActivityWords(useStandardName());
  const entries = query.data?.pages.flatMap((page) => page.entries) ?? [];
  const isNarrowed = isActivityNarrowed(params);
  const isAgency = "agencyId" in place;
  return (
    <>
      <PageHeading
        title={t("title")}
        detail={t(isAgency ? "detailOfAgency" : "detail")}
        actions={entries.length > 0 && <ActivityExport place={place} filter={filter} />}
      />
      {(isNarrowed || entries.length > 0 || query.isPlaceholderData) && (
        <ActivityFilters place={place} params={params} entries={entries} onChange={setParams} />
      )}
      <QueryView
        query={query}
        skeleton={<SkeletonRows rows={8} label={t("loading")} />}
        errorTitle={t("loadFailed")}
        isEmpty={entries.length === 0}
      >
        {() => {
          if (entries.length > 0) {
            return (
              <EndlessList
                label={t("list")}
                query={query}
                texts={{ more: t("more"), end: t("end"), moreFailed: t("moreFailed") }}
              >
                {entries.map((entry) => (
                  <ActivityRow key={entry.id} place={place} entry={entry} words={words} />
                ))}
              </EndlessList>
            );
          }
          if (isNarrowed) {
            return (
              <NothingMatches
                onClear={() => {
                  setParams(null);
                }}
              >
                {t("nothingMatches")}
              </NothingMatches>
            );
          }
          return (
            <EmptyState icon="calendar" title={t("empty")}>
              {t("emptyLook")}
            </EmptyState>
          );
        }}
      </QueryView>
    </>
  );
}
