"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { debounce, defaultRateLimit, parseAsBoolean, parseAsString, useQueryStates } from "nuqs";
import { useDeferredValue, useMemo } from "react";
import { useAgencyPermissions } from "@/components/auth/current-user";
import { ButtonLink } from "@/components/ui/button";
import { PageHeading } from "@/components/ui/page-heading";
import { QueryView } from "@/components/ui/query-view";
import { SearchField } from "@/components/ui/search-field";
import { SkeletonRows } from "@/components/ui/skeleton";
import { EmptyState, NothingMatches } from "@/components/ui/states";
import type { CalendarDay } from "@/contract/calendar";
import type { AgencyKeyFigureValues } from "@/contract/portfolio";
import { companiesQueries } from "@/lib/companies/queries";
import { byName, foldText } from "@/lib/companies/search";
import { lineSteps } from "@/lib/figures/resolutions";
import { useFormats } from "@/lib/format/use-formats";
import { CULTURE_OF_LOCALE } from "@/lib/i18n/locale";
import { agencyCompaniesPage, companyPage } from "@/lib/paths";
import { MAX_WITH_HISTORY } from "@/lib/portfolio/choices";
import type { PortfolioPreview } from "@/lib/portfolio/preview";
import { portfolioQueries } from "@/lib/portfolio/queries";
import {
  filterRows,
  groupByType,
  parseOrder,
  parseRule,
  portfolioRows,
  sortRows,
  summarize,
  writeOrder,
  type RowOrder,
} from "@/lib/portfolio/rows";
import { ColumnChoice } from "./column-choice";
import { ExportMenu } from "./export-menu";
import { PortfolioFilters } from "./portfolio-filters";
import { PortfolioTable } from "./portfolio-table";
import { useShownColumns } from "./use-shown-columns";

const BY_NAME: RowOrder = { by: "name", descending: false };

interface PortfolioViewProps {
  agencyId: string;
  /** The server's day, so that both render the same. */
  today: CalendarDay;
  /** The first clients of a list that is too long to come with the page. */
  preview: PortfolioPreview | null;
}

/** All clients of an agency: the figures of each, how far its books reach, and the last work on it. */
export function PortfolioView({ agencyId, today, preview }: PortfolioViewProps) {
  const t = useTranslations("portfolio");
  const locale = useLocale();
  const formats = useFormats();
  const router = useRouter();
  const may = useAgencyPermissions();
  const { shown, setShown } = useShownColumns();
  const [filter, setFilter] = useQueryStates(
    {
      q: parseAsString.withDefault(""),
      type: parseAsString,
      consultant: parseAsString,
      late: parseAsBoolean.withDefault(false),
      rule: parseAsString,
      sort: parseAsString,
      group: parseAsBoolean.withDefault(false),
    },
    { limitUrlUpdates: debounce(250) },
  );
  const companies = useQuery({
    ...companiesQueries.ofAgency(agencyId),
    ...(preview && { placeholderData: preview.companies }),
  });
  const values = useQuery({
    ...portfolioQueries.values(agencyId, shown),
    placeholderData: (before: AgencyKeyFigureValues | undefined) => before ?? preview?.values,
  });
  const statuses = useQuery({
    ...portfolioQueries.statuses(agencyId),
    ...(preview && { placeholderData: preview.statuses }),
  });
  const types = useQuery(portfolioQueries.types(agencyId));
  const count = companies.data?.length;
  const total = companies.isPlaceholderData ? preview?.total : count;
  const lines = useQuery({
    ...portfolioQueries.values(agencyId, { ...shown, resolution: lineSteps(shown.resolution) }, true),
    enabled: values.isSuccess && total !== undefined && total <= MAX_WITH_HISTORY,
  });
  const current = values.data;
  const currentLines = lines.isPlaceholderData || values.isPlaceholderData ? undefined : lines.data;
  const keyFigures = useMemo(() => current?.keyFigures ?? [], [current]);
  const typeNames = useMemo(() => new Map(types.data?.map(({ Id, Name }) => [Id, Name])), [types.data]);
  const inOrder = useMemo(() => byName(companies.data ?? [], locale), [companies.data, locale]);
  const rows = useMemo(
    () =>
      portfolioRows({
        companies: inOrder,
        values: current,
        lines: currentLines,
        statuses: statuses.data,
        types: typeNames,
        today,
      }),
    [inOrder, current, currentLines, statuses.data, typeNames, today],
  );
  const order = parseOrder(filter.sort ?? "") ?? BY_NAME;
  const orderText = writeOrder(order);
  const sorted = useMemo(
    () =>
      orderText === "name"
        ? rows
        : sortRows(rows, parseOrder(orderText) ?? BY_NAME, keyFigures, CULTURE_OF_LOCALE[locale]),
    [rows, orderText, keyFigures, locale],
  );
  const wanted = useDeferredValue(filter.q);
  const found = useMemo(
    () =>
      filterRows(
        sorted,
        {
          words: foldText(wanted).split(/\s+/).filter(Boolean),
          ...{ type: filter.type, consultant: filter.consultant, onlyLate: filter.late },
          rule: parseRule(filter.rule ?? ""),
        },
        keyFigures,
      ),
    [sorted, wanted, filter.type, filter.consultant, filter.late, filter.rule, keyFigures],
  );
  const items = useMemo(
    () => (filter.group ? groupByType(found, CULTURE_OF_LOCALE[locale]) : found.map((row) => ({ row }))),
    [found, filter.group, locale],
  );
  const summaries = useMemo(() => summarize(found, keyFigures), [found, keyFigures]);
  const clear = () => {
    void setFilter({ q: null, type: null, consultant: null, late: null, rule: null });
  };
  return (
    <>
      <PageHeading
        title={t("title")}
        detail={
          total === undefined || count === undefined
            ? companies.isPending && t("loading")
            : found.length < count
              ? t("countFound", { found: formats.number(found.length), total: formats.number(total) })
              : t("count", { count: total, shown: formats.number(total) })
        }
        actions={
          <>
            <ExportMenu rows={found} keyFigures={keyFigures} shown={shown} />
            <ButtonLink icon="building" href={agencyCompaniesPage(agencyId)}>
              {t("manage")}
            </ButtonLink>
          </>
        }
      />
      <QueryView
        query={companies}
        skeleton={<SkeletonRows rows={12} label={t("loading")} />}
        errorTitle={t("loadFailed")}
      >
        {(all) =>
          all.length === 0 ? (
            <EmptyState
              icon="building"
              title={t("empty")}
              action={
                may.createCompany && (
                  <ButtonLink variant="primary" icon="plus" href={agencyCompaniesPage(agencyId)}>
                    {t("addFirst")}
                  </ButtonLink>
                )
              }
            >
              {t("emptyLook")}
            </EmptyState>
          ) : (
            <>
              <div className="mb-4 flex flex-wrap items-start gap-2 [&>:first-child]:mb-0">
                <SearchField
                  value={filter.q}
                  onChange={(text) => {
                    void setFilter({ q: text === "" ? null : text });
                  }}
                  onEnter={() => {
                    const [first] = found;
                    // A change of the address that still waits would end the way to another page.
                    const written = setFilter(
                      { q: filter.q === "" ? null : filter.q },
                      { limitUrlUpdates: defaultRateLimit },
                    );
                    if (first)
                      void written.then(() => {
                        router.push(companyPage(first.company.id));
                      });
                  }}
                  label={t("search")}
                />
                <ColumnChoice shown={shown} setShown={setShown} today={today} />
                <PortfolioFilters
                  rows={rows}
                  keyFigures={keyFigures}
                  filter={filter}
                  onChange={(changes) => {
                    void setFilter(changes);
                  }}
                />
              </div>
              <p role="status" className="text-ink-2 not-empty:mb-3">
                {current && current.pending > 0 && t("pending", { count: current.pending })}
                {values.isError && t("valuesFailed")}
              </p>
              {found.length === 0 ? (
                <NothingMatches onClear={clear}>{t("nothingMatches")}</NothingMatches>
              ) : (
                <PortfolioTable
                  items={items}
                  keyFigures={keyFigures}
                  summaries={summaries}
                  rows={found}
                  order={order}
                  isLoading={values.isPending || values.isPlaceholderData}
                  onOrder={(next) => {
                    const text = writeOrder(next);
                    void setFilter({ sort: text === writeOrder(BY_NAME) ? null : text });
                  }}
                />
              )}
            </>
          )
        }
      </QueryView>
    </>
  );
}
