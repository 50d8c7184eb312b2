"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { FeedComment } from "@/contract/comment-feed";
import { paramsOfRange, rangeOfParams } from "@/lib/comments/comment-range";
import { companiesQueries } from "@/lib/companies/queries";
import { FEED_SHOWS, parseFeedShow, type FeedParams } from "@/lib/comments/feed-filter";
import { FilterBar } from "@/components/ui/filter-bar";
import { onDemand } from "@/components/ui/on-demand";
import { Select } from "@/components/ui/select";
import { Skeleton } from "@/components/ui/skeleton";
import { Switch } from "@/components/ui/switch";
import { RangeFilter } from "./range-filter";
import { useAgencyKeyFigureName } from "@/lib/portfolio/use-agency-key-figure-name";

/** Loaded on demand, because the search for a client and a key figure needs a large library. */
const FeedFilterForm = onDemand(
  () => import("./feed-filter-form").then((module) => module.FeedFilterForm),
  <Skeleton className="h-13" />,
);

interface FeedFiltersProps {
  agencyId: string;
  params: FeedParams;
  /** The comments on the page; one on the client of the filter tells the client's name. */
  comments: readonly FeedComment[];
  onChange: (changes: Partial<FeedParams>) => void;
}

/** Order and state, period and further filters; each one chosen in the form can be removed. */
export function FeedFilters({ agencyId, params, comments, onChange }: FeedFiltersProps) {
  const t = useTranslations("comments.feed");
  const { figure, company, author } = params;
  const figureName = useAgencyKeyFigureName(agencyId, figure);
  const nameInComments = comments.find(({ companyId }) => companyId === company)?.companyName;
  const isUnnamed = Boolean(company) && nameInComments === undefined;
  const clients = useQuery({ ...companiesQueries.ofAgency(agencyId), enabled: isUnnamed });
  const companyName = nameInComments ?? clients.data?.find(({ id }) => id === company)?.name;
  const chips = [
    ...(company ? [{ label: t("chipCompany", { name: companyName ?? company }), without: { company: null } }] : []),
    ...(figure ? [{ label: t("chipFigure", { name: figureName }), without: { figure: null } }] : []),
    ...(author ? [{ label: t("chipAuthor", { name: author }), without: { author: null } }] : []),
  ].map((chip) => ({ ...chip, removeLabel: t("takeAway", { filter: chip.label }) }));
  return (
    <FilterBar
      label={t("filter")}
      chips={chips}
      onChange={onChange}
      preload={FeedFilterForm.preload}
      form={(actions) => <FeedFilterForm agencyId={agencyId} params={params} {...actions} />}
      after={
        <Switch
          className="h-8.5"
          label={t("mine")}
          checked={params.mine}
          onChange={({ target }) => {
            onChange({ mine: target.checked });
          }}
        />
      }
    >
      <Select
        label={t("show")}
        shape="pill"
        value={parseFeedShow(params.show)}
        onChange={({ target }) => {
          onChange({ show: target.value === FEED_SHOWS[0] ? null : target.value });
        }}
        options={FEED_SHOWS.map((value) => ({ value, label: t(`shows.${value}`) }))}
      />
      <RangeFilter
        range={rangeOfParams(params)}
        onChange={(range) => {
          onChange(paramsOfRange(range));
        }}
      />
    </FilterBar>
  );
}
