"use client";

import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import type { FeedComment } from "@/contract/comment-feed";
import { paramsOfRange, rangeOfParams } from "@/lib/comments/comment-range";
import { FEED_SHOWS, feedShow, type FeedParams } from "@/lib/comments/feed-filter";
import { Button } from "@/components/ui/button";
import { onDemand } from "@/components/ui/on-demand";
import { Select } from "@/components/ui/select";
import { Skeleton } from "@/components/ui/skeleton";
import { Switch } from "@/components/ui/switch";
import { RangeFilter } from "./range-filter";
import { useStandardName } from "@/lib/figures/use-standard-name";

/** Loaded on demand, because the search for a client and a key figure needs a large library. */
const FeedFilterForm = onDemand(
  () => import("./feed-filter-form").then((module) => module.FeedFilterForm),
  <Skeleton className="h-13" />,
);

interface FeedFiltersProps {
  agencyId: string;
  params: FeedParams;
  /** The comments on the page, which have the name of the client that the address filters by. */
  comments: readonly FeedComment[];
  onChange: (changes: Partial<FeedParams>) => void;
}

/** Order, period and further filters; each chosen one can be removed. */
export function FeedFilters({ agencyId, params, comments, onChange }: FeedFiltersProps) {
  const t = useTranslations("comments.feed");
  const nameOf = useStandardName();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const { figure, company, author } = params;
  const companyName = comments.find(({ companyId }) => companyId === company)?.companyName ?? company;
  const chips = [
    ...(company ? [{ label: t("chipCompany", { name: companyName ?? company }), without: { company: null } }] : []),
    ...(figure ? [{ label: t("chipFigure", { name: nameOf(figure) }), without: { figure: null } }] : []),
    ...(author ? [{ label: t("chipAuthor", { name: author }), without: { author: null } }] : []),
  ];
  return (
    <div className="mb-4 flex flex-wrap items-center gap-2">
      <Select
        label={t("show")}
        shape="pill"
        value={feedShow(params.show)}
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
      <Button
        ref={button}
        variant="pill"
        icon="filter"
        aria-expanded={isOpen}
        onPointerEnter={FeedFilterForm.preload}
        onFocus={FeedFilterForm.preload}
        onClick={() => {
          setOpen(!isOpen);
        }}
      >
        {t("filter")}
      </Button>
      {chips.map(({ label, without }) => (
        <Button
          key={label}
          variant="pill"
          icon="close"
          aria-label={t("takeAway", { filter: label })}
          onClick={() => {
            onChange(without);
          }}
        >
          {label}
        </Button>
      ))}
      <Switch
        className="h-8.5"
        label={t("mine")}
        checked={params.mine}
        onChange={({ target }) => {
          onChange({ mine: target.checked });
        }}
      />
      {isOpen && (
        // Not a popover: the list of clients would open under it.
        <div className="basis-full rounded-lg border border-line bg-panel p-4 shadow-card">
          <FeedFilterForm
            agencyId={agencyId}
            params={params}
            onSubmit={(changes) => {
              onChange(changes);
              close();
            }}
            onCancel={close}
          />
        </div>
      )}
    </div>
  );
}
