"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { ActivityEntry } from "@/contract/activity";
import { AGENCY_ACTIVITY_RESOURCES, AUDITED_ACTIONS, COMPANY_ACTIVITY_RESOURCES } from "@/contract/activity-resources";
import type { ActivityParams } from "@/lib/activity/activity-filter";
import type { ActivityPlace } from "@/lib/activity/paths";
import { paramsOfRange, RANGE_PRESETS, rangeOfParams } from "@/lib/comments/comment-range";
import { companiesQueries } from "@/lib/companies/queries";
import { useFormats } from "@/lib/format/use-formats";
import { FilterBar } from "@/components/ui/filter-bar";
import { onDemand } from "@/components/ui/on-demand";
import { Select } from "@/components/ui/select";
import { Skeleton } from "@/components/ui/skeleton";

/** Loaded on demand, because the search for a client needs a large library. */
const ActivityFilterForm = onDemand(
  () => import("./activity-filter-form").then((module) => module.ActivityFilterForm),
  <Skeleton className="h-13" />,
);

interface ActivityFiltersProps {
  place: ActivityPlace;
  params: ActivityParams;
  /** The entries on the page. The name of the filter's client is taken from them, or fetched if none has it. */
  entries: readonly ActivityEntry[];
  onChange: (changes: Partial<ActivityParams>) => void;
}

/** The filters by object, action and time, and removable ones that were chosen in the form or set by a link. */
export function ActivityFilters({ place, params, entries, onChange }: ActivityFiltersProps) {
  const t = useTranslations("activity");
  const formats = useFormats();
  const { company, user, bulk } = params;
  const range = rangeOfParams(params);
  const agencyId = "agencyId" in place ? place.agencyId : null;
  const resources = [...COMPANY_ACTIVITY_RESOURCES, ...(agencyId === null ? [] : AGENCY_ACTIVITY_RESOURCES)];
  const named = entries.find(({ companyId }) => companyId === company)?.companyName;
  const clients = useQuery({
    ...companiesQueries.ofAgency(agencyId ?? ""),
    enabled: agencyId !== null && company !== null && named === undefined,
  });
  const companyName = named ?? clients.data?.find(({ id }) => id === company)?.name;
  const chips = [
    ...(company ? [{ label: t("chipCompany", { name: companyName ?? company }), without: { company: null } }] : []),
    ...(bulk ? [{ label: t("chipBulk"), without: { bulk: null } }] : []),
    ...(user ? [{ label: t("chipUser", { name: user }), without: { user: null } }] : []),
    ...(range.kind === "days"
      ? [
          {
            label: t("chipDays", {
              from: range.from ? formats.day(range.from) : "",
              to: range.to ? formats.day(range.to) : "",
            }),
            without: { from: null, to: null },
          },
        ]
      : []),
  ].map((chip) => ({ ...chip, removeLabel: t("takeAway", { filter: chip.label }) }));
  return (
    <FilterBar
      label={t("filter")}
      chips={chips}
      onChange={onChange}
      preload={ActivityFilterForm.preload}
      form={(actions) => <ActivityFilterForm place={place} params={params} {...actions} />}
    >
      <Select
        label={t("what")}
        shape="pill"
        value={params.resource ?? ""}
        onChange={({ target }) => {
          onChange({ resource: target.value || null });
        }}
        options={[
          { value: "", label: t("everything") },
          ...resources.map((value) => ({ value, label: t(`resources.${value}`) })),
        ]}
      />
      <Select
        label={t("action")}
        shape="pill"
        value={params.action ?? ""}
        onChange={({ target }) => {
          onChange({ action: target.value || null });
        }}
        options={[
          { value: "", label: t("allActions") },
          ...AUDITED_ACTIONS.map((value) => ({ value, label: t(`actions.${value}`) })),
        ]}
      />
      <Select
        label={t("when")}
        shape="pill"
        value={range.kind === "preset" ? range.preset : ""}
        onChange={({ target }) => {
          const preset = RANGE_PRESETS.find((one) => one === target.value);
          onChange(paramsOfRange(preset ? { kind: "preset", preset } : { kind: "all" }));
        }}
        options={[
          { value: "", label: t("allDays") },
          ...RANGE_PRESETS.map((value) => ({ value, label: t(`ranges.${value}`) })),
        ]}
      />
    </FilterBar>
  );
}
