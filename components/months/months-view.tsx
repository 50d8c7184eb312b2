"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { createParser, parseAsString, parseAsStringLiteral, useQueryStates } from "nuqs";
import { useDeferredValue, useMemo, useState } from "react";
import { addMonths, startOfMonth, type CalendarDay } from "@/contract/calendar";
import { companiesQueries } from "@/lib/companies/queries";
import { byName } from "@/lib/companies/search";
import { useFormats } from "@/lib/format/use-formats";
import { useNameOrder } from "@/lib/i18n/use-name-order";
import { monthChoices } from "@/lib/month-choices";
import { monthsQueries } from "@/lib/months/queries";
import type { MonthsPreview } from "@/lib/months/preview";
import { countMonths, filterMonths, toMonthsFilter, toThrough, MISSING_FILTERS, monthsRows } from "@/lib/months/rows";
import { MONTH_STEPS } from "@/contract/month-steps";
import { agencyCompaniesPage, companyPage } from "@/lib/paths";
import { companyTypesQuery } from "@/lib/companies/company-types";
import { portfolioQueries } from "@/lib/portfolio/queries";
import { useSearchInAddress } from "@/lib/use-search-in-address";
import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { PageHeading } from "@/components/ui/page-heading";
import { QueryView } from "@/components/ui/query-view";
import { SearchField } from "@/components/ui/search-field";
import { Select } from "@/components/ui/select";
import { SkeletonRows } from "@/components/ui/skeleton";
import { EmptyState, NothingMatches } from "@/components/ui/states";
import { STEP_ICONS } from "./month-cell";
import { MonthsTable } from "./months-table";

/** Number of months that the list can start with, besides one in the address. */
const MONTHS_BACK = 24;

const PARAMS = {
  type: parseAsString,
  consultant: parseAsString,
  missing: parseAsStringLiteral(MISSING_FILTERS),
  month: parseAsString,
  through: createParser({ parse: toThrough, serialize: String }),
};

interface MonthsViewProps {
  agencyId: string;
  /** Today according to the server, so that server and browser render the same. */
  today: CalendarDay;
  /** The first clients, when the list is too long for the page to contain it. */
  preview: MonthsPreview | null;
}

/** The monthly work on all clients: done steps, and links to the missing ones. */
export function MonthsView({ agencyId, today, preview }: MonthsViewProps) {
  const t = useTranslations("months");
  const locale = useLocale();
  const formats = useFormats();
  const router = useRouter();
  const { search, setSearch, writeSearch } = useSearchInAddress();
  const [filter, setFilter] = useQueryStates(PARAMS);
  const companies = useQuery({
    ...companiesQueries.ofAgency(agencyId),
    ...(preview && { placeholderData: preview.companies }),
  });
  const query = useQuery({
    ...monthsQueries.list(agencyId, filter.through),
    ...(preview?.through === filter.through && { placeholderData: preview.list }),
  });
  const statuses = useQuery({
    ...portfolioQueries.statuses(agencyId),
    ...(preview && { placeholderData: preview.statuses }),
  });
  const inOrder = useNameOrder();
  const types = useQuery(companyTypesQuery(agencyId));
  const list = query.data;
  const rows = useMemo(
    () => (companies.data && list ? monthsRows(byName(companies.data, locale), list, statuses.data) : []),
    [companies.data, list, statuses.data, locale],
  );
  const months = useMemo(() => list?.months ?? [], [list]);
  const { type, consultant, missing, month } = filter;
  const q = useDeferredValue(search);
  const found = useMemo(
    () => filterMonths(rows, toMonthsFilter({ q, type, consultant, missing, month }, months)),
    [rows, q, type, consultant, missing, month, months],
  );
  const at = Math.max(0, months.indexOf(month ?? ""));
  const isPart = companies.isPlaceholderData || query.isPlaceholderData;
  const filtered = JSON.stringify({ ...filter, q });
  const [openedWith] = useState(filtered);
  // While only the first clients are loaded, the counts are the preview's: of all clients that match the filter with
  // which the page was opened. Those of another filter are not known yet.
  const counted = !isPart || filtered === openedWith;
  const counts = useMemo(
    () => (isPart && preview ? preview.counts : countMonths(found, months.length)),
    [isPart, preview, found, months.length],
  );
  const consultants = new Map(
    rows.flatMap((row) => row.consultants.map(({ userName, name }) => [userName, name] as const)),
  );
  const nameOf = (month: string) => formats.month(`${month}-01`);
  const lastMonth = addMonths(startOfMonth(today), -1);
  const startMonths = monthChoices(lastMonth, MONTHS_BACK, filter.through);
  const latest = lastMonth.slice(0, 7);
  /** True while it is not known which clients the chosen consultant has. */
  const isUndecided = consultant !== null && statuses.data === undefined;
  const [foundCount, total] = isPart && preview ? [preview.found, preview.total] : [found.length, rows.length];
  const detail =
    !companies.data || !list || isUndecided || !counted
      ? t("detail")
      : foundCount < total
        ? t("countFound", { found: formats.number(foundCount), total: formats.number(total) })
        : t("count", { count: total, shown: formats.number(total) });
  return (
    <>
      <PageHeading title={t("title")} detail={detail} />
      <QueryView
        query={companies}
        skeleton={<SkeletonRows rows={12} label={t("loading")} />}
        errorTitle={t("loadFailed")}
      >
        {({ length }) =>
          length === 0 && !companies.isPlaceholderData ? (
            <EmptyState
              icon="calendar"
              title={t("empty")}
              action={
                <ButtonLink variant="primary" icon="plus" href={agencyCompaniesPage(agencyId)}>
                  {t("toClients")}
                </ButtonLink>
              }
            >
              {t("emptyLook")}
            </EmptyState>
          ) : (
            <>
              <div className="mb-3 flex flex-wrap items-start gap-2">
                <SearchField
                  shortcut="/"
                  value={search}
                  onChange={setSearch}
                  onEnter={() => {
                    // The rows shown may still be those of an earlier text.
                    const wanted = toMonthsFilter({ ...filter, q: search }, months);
                    const [first] = filterMonths(rows, wanted);
                    if (!first) return;
                    writeSearch();
                    router.push(companyPage(first.company.id));
                  }}
                  label={t("search")}
                />
                <Select
                  label={t("newest")}
                  shape="pill"
                  value={filter.through ?? latest}
                  onChange={({ target }) => {
                    void setFilter({ through: target.value === latest ? null : target.value, month: null });
                  }}
                  options={startMonths.map((month) => ({ value: month, label: `${t("newest")}: ${nameOf(month)}` }))}
                />
                <Select
                  label={t("month")}
                  shape="pill"
                  value={months[at] ?? ""}
                  onChange={({ target }) => {
                    void setFilter({ month: target.value === months[0] ? null : target.value });
                  }}
                  options={months.map((month) => ({ value: month, label: `${t("month")}: ${nameOf(month)}` }))}
                />
                <Select
                  label={t("missing")}
                  shape="pill"
                  value={filter.missing ?? ""}
                  onChange={({ target }) => {
                    void setFilter({ missing: MISSING_FILTERS.find((each) => each === target.value) ?? null });
                  }}
                  options={[
                    { value: "", label: t("nothingMissing") },
                    ...MISSING_FILTERS.map((value) => ({
                      value,
                      label: t(`lacks.${value}`, { month: months[at] ? nameOf(months[at]) : "" }),
                    })),
                  ]}
                />
                {types.data && types.data.length > 0 && (
                  <Select
                    label={t("type")}
                    shape="pill"
                    value={filter.type ?? ""}
                    onChange={({ target }) => {
                      void setFilter({ type: target.value || null });
                    }}
                    options={[
                      { value: "", label: t("allTypes") },
                      ...inOrder(types.data, ({ Name }) => Name).map(({ Id, Name }) => ({ value: Id, label: Name })),
                    ]}
                  />
                )}
                {consultants.size > 1 && (
                  <Select
                    label={t("consultant")}
                    shape="pill"
                    value={filter.consultant ?? ""}
                    onChange={({ target }) => {
                      void setFilter({ consultant: target.value || null });
                    }}
                    options={[
                      { value: "", label: t("allConsultants") },
                      ...inOrder([...consultants], ([, name]) => name).map(([value, label]) => ({ value, label })),
                    ]}
                  />
                )}
              </div>
              <QueryView
                query={query}
                skeleton={<SkeletonRows rows={12} label={t("loading")} />}
                errorTitle={t("loadFailed")}
              >
                {() => (
                  <>
                    <Legend />
                    {statuses.isLoadingError && !isUndecided && (
                      <p className="mb-3 text-ink-2">{t("statusesFailed")}</p>
                    )}
                    {isUndecided ? (
                      <QueryView
                        query={statuses}
                        skeleton={<SkeletonRows rows={12} label={t("loading")} />}
                        errorTitle={t("loadFailed")}
                      >
                        {() => null}
                      </QueryView>
                    ) : found.length === 0 && !counted ? (
                      <SkeletonRows rows={12} label={t("loading")} />
                    ) : found.length === 0 ? (
                      <NothingMatches
                        onClear={() => {
                          setSearch("");
                          void setFilter({ type: null, consultant: null, missing: null });
                        }}
                      >
                        {t("nothingMatches")}
                      </NothingMatches>
                    ) : (
                      <MonthsTable rows={found} months={months} counts={counted ? counts : null} shown={at} />
                    )}
                  </>
                )}
              </QueryView>
            </>
          )
        }
      </QueryView>
    </>
  );
}

function Legend() {
  const t = useTranslations("months");
  return (
    <ul className="mb-3 flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-2">
      {MONTH_STEPS.map((step) => (
        <li key={step} className="flex items-center gap-1">
          <Icon name={STEP_ICONS[step]} size={12} />
          {t(`steps.${step}`)}
        </li>
      ))}
      <li>{t("legend")}</li>
    </ul>
  );
}
