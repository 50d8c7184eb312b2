"use client";

import { PORTFOLIO_RESOLUTIONS } from "@/contract/figures/resolutions";
import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { parseAsString, useQueryState } from "nuqs";
import { useCallback, useDeferredValue, useMemo, useState, useSyncExternalStore, type ReactNode } from "react";
import { useAgencyPermissions, useCurrentUser } from "@/components/auth/current-user";
import { Button, ButtonLink } from "@/components/ui/button";
import { onDemand } from "@/components/ui/on-demand";
import { PageHeading } from "@/components/ui/page-heading";
import { useMedia } from "@/components/ui/use-media";
import { QueryView } from "@/components/ui/query-view";
import { SearchField } from "@/components/ui/search-field";
import { SkeletonRows } from "@/components/ui/skeleton";
import { NothingMatches } from "@/components/ui/states";
import type { CalendarDay } from "@/contract/calendar";
import type { AgencyKeyFigureValues, PortfolioPreview } from "@/contract/portfolio";
import { companiesQueries } from "@/lib/companies/queries";
import { byName } from "@/lib/companies/search";
import { wordsOf } from "@/lib/fold-text";
import { useSearchInAddress } from "@/lib/use-search-in-address";
import { pinnedIds, pinnedInCookie, subscribeToVisited } from "@/lib/companies/visited";
import { lineSteps } from "@/lib/figures/resolutions";
import { useFormats } from "@/lib/format/use-formats";
import { CULTURE_OF_LOCALE } from "@/lib/i18n/locale";
import { agencyCompaniesPage, companyPage } from "@/lib/paths";
import { AGREEMENTS, MAX_WITH_HISTORY } from "@/lib/portfolio/choices";
import { listItems } from "@/lib/portfolio/list-items";
import { companyTypesQuery } from "@/lib/companies/company-types";
import { portfolioQueries, type ShownValues } from "@/lib/portfolio/queries";
import {
  comparesAmounts,
  filterRows,
  parseOrder,
  parseRule,
  portfolioRows,
  sortRows,
  writeOrder,
  type RowOrder,
} from "@/lib/portfolio/rows";
import { NOTHING_SELECTED, press, type Selection } from "@/lib/portfolio/selection";
import { fieldsOf, DEFAULT_SETTINGS, shownValues } from "@/lib/portfolio/settings";
import { densityOf, type Density } from "@/lib/preferences";
import { ColumnChoice } from "./column-choice";
import { DensityChoice } from "./density-choice";
import { ExportMenu } from "./export-menu";
import { PortfolioFilters } from "./portfolio-filters";
import { PortfolioTable } from "./portfolio-table";
import { useDensity } from "./use-density";
import { usePortfolioSettings } from "./use-portfolio-settings";
import { ValuesFailure } from "./values-failure";
import { ViewsMenu } from "./views-menu";

const SelectionBar = onDemand(() => import("./selection-bar").then((module) => module.SelectionBar));

const BY_NAME: RowOrder = { by: "name", descending: false };

/** Parameters for a disabled query. */
const NO_VALUES: ShownValues = { columns: "", preset: "", resolution: "", period: null };

const resolutionOf = (text: string) => PORTFOLIO_RESOLUTIONS.find((resolution) => resolution === text) ?? "ytd";

/** Media query of windows with room for small lines beside the values (Tailwind's 2xl). */
const WITH_LINES = "(min-width: 96rem)";

interface PortfolioViewProps {
  agencyId: string;
  /** Today according to the server, so that server and browser render the same. */
  today: CalendarDay;
  /** The first clients, when the list is too long for the page to contain it. */
  preview: PortfolioPreview | null;
  /** The user's density according to the request's cookie. */
  density: Density;
  /** Cookie with the user's pinned companies. */
  pinnedCookie: string | undefined;
  /** Shown above the filters and the table. */
  above: ReactNode;
  /** Shown when there are no clients, in place of `above`, the filters and the table. */
  empty: ReactNode;
}

/** All clients of an agency, each with its figures, its last booked month and the latest work. */
export function PortfolioView({
  agencyId,
  today,
  preview,
  density: densityOnServer,
  pinnedCookie,
  above,
  empty,
}: PortfolioViewProps) {
  const t = useTranslations("portfolio");
  const locale = useLocale();
  const formats = useFormats();
  const router = useRouter();
  const state = usePortfolioSettings(agencyId);
  const { settings, change } = state;
  const { columns, preset, resolution, period } = settings;
  const shown = useMemo(
    () => shownValues({ ...DEFAULT_SETTINGS, columns, preset, resolution, period }),
    [columns, preset, resolution, period],
  );
  const { search, setSearch, writeSearch } = useSearchInAddress();
  const [openText, setOpenText] = useQueryState("open", parseAsString.withDefault(""));
  const opened = useMemo(() => new Set(openText.split(",").filter(Boolean)), [openText]);
  const toggle = useCallback(
    (companyId: string) => {
      void setOpenText((before) => {
        const ids = before.split(",").filter(Boolean);
        const next = ids.includes(companyId) ? ids.filter((id) => id !== companyId) : [...ids, companyId];
        return next.length === 0 ? null : next.join(",");
      });
    },
    [setOpenText],
  );
  const usual = useDensity(densityOnServer);
  const density = settings.density === "" ? usual : densityOf(settings.density);
  const user = useCurrentUser();
  const pinnedText = useSyncExternalStore(
    subscribeToVisited,
    () => pinnedIds(user.userName),
    () => pinnedInCookie(user.userName, pinnedCookie),
  );
  const pinned = useMemo(() => new Set(pinnedText.split(",").filter(Boolean)), [pinnedText]);
  const companies = useQuery({
    ...companiesQueries.ofAgency(agencyId),
    ...(preview && { placeholderData: preview.companies }),
  });
  const values = useQuery({
    ...portfolioQueries.values(agencyId, shown ?? NO_VALUES),
    enabled: shown !== null,
    placeholderData: (before: AgencyKeyFigureValues | undefined) => before ?? preview?.values,
  });
  const statuses = useQuery({
    ...portfolioQueries.statuses(agencyId),
    ...(preview && { placeholderData: preview.statuses }),
  });
  const types = useQuery(companyTypesQuery(agencyId));
  const count = companies.data?.length;
  const total = companies.isPlaceholderData ? preview?.total : count;
  const hasRoomForLines = useMedia(WITH_LINES);
  const lines = useQuery({
    ...portfolioQueries.values(
      agencyId,
      shown ? { ...shown, resolution: lineSteps(resolutionOf(shown.resolution)) } : NO_VALUES,
      true,
    ),
    enabled: hasRoomForLines && shown !== null && values.isSuccess && total !== undefined && total <= MAX_WITH_HISTORY,
  });
  const current = shown === null ? undefined : values.data;
  const currentLines = values.isPlaceholderData ? undefined : lines.data;
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
  const order = useMemo(() => parseOrder(settings.sort) ?? BY_NAME, [settings.sort]);
  const onOrder = useCallback(
    (next: RowOrder) => {
      change({ sort: writeOrder(next) });
    },
    [change],
  );
  // Deferred, so that typing and pressing stay responsive while the rows are sorted and filtered.
  const shownOrder = useDeferredValue(order);
  const shownSearch = useDeferredValue(search);
  const sorted = useMemo(
    () => sortRows(rows, shownOrder, keyFigures, CULTURE_OF_LOCALE[locale]),
    [rows, shownOrder, keyFigures, locale],
  );
  const { type, consultant, late, agreement, rule } = settings;
  const filter = useMemo(
    () => ({
      words: wordsOf(shownSearch),
      companyTypeId: type || null,
      consultant: consultant || null,
      onlyLate: late !== "",
      agreement: AGREEMENTS.find((each) => each === agreement) ?? null,
      rule: parseRule(rule),
    }),
    [shownSearch, type, consultant, late, agreement, rule],
  );
  const found = useMemo(() => filterRows(sorted, filter, keyFigures), [sorted, filter, keyFigures]);
  // Not sorted, so that another order does not compute sums and medians again.
  const summed = useMemo(() => filterRows(rows, filter, keyFigures), [rows, filter, keyFigures]);
  const isByCurrency = comparesAmounts(shownOrder, keyFigures);
  const isGrouped = settings.group !== "";
  const grouping = useMemo(
    () => ({ pinned, isGrouped, isByCurrency, opened, locale: CULTURE_OF_LOCALE[locale] }),
    [pinned, isGrouped, isByCurrency, opened, locale],
  );
  const items = useMemo(() => listItems(found, grouping), [found, grouping]);
  // Until the clients and their statuses are there, the page and a file may lack clients that match the filter.
  const isComplete =
    !companies.isPlaceholderData && !statuses.isPlaceholderData && (statuses.data !== undefined || statuses.isError);
  const areValuesAwaited = values.isPending || values.isPlaceholderData;
  const hasValues = shown === null || !areValuesAwaited;
  const may = useAgencyPermissions();
  const [selection, setSelection] = useState<Selection | null>(null);
  const onSelect = useCallback(
    (id: string, isRange: boolean) => {
      const ids = items.flatMap((item) => ("row" in item ? [item.row.company.id] : []));
      setSelection((before) => before && press(before, id, isRange, ids));
    },
    [items],
  );
  const fields = useMemo(() => fieldsOf(settings.fields), [settings.fields]);
  const clear = () => {
    setSearch("");
    change({ type: "", consultant: "", late: "", agreement: "", rule: "" });
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
            <ViewsMenu agencyId={agencyId} state={state} density={density} />
            <ExportMenu
              {...{ agencyId, keyFigures, settings, today }}
              rows={found}
              disabled={!isComplete || !hasValues}
            />
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
            empty
          ) : (
            <>
              {above}
              <div className="mb-4 flex flex-wrap items-start gap-2 [&>*]:mb-0">
                <SearchField
                  shortcut="/"
                  value={search}
                  onChange={setSearch}
                  onEnter={() => {
                    // The rows shown may still be those of an earlier text.
                    const ofText = filterRows(sorted, { ...filter, words: wordsOf(search) }, keyFigures);
                    const first = listItems(ofText, grouping).find((item) => "row" in item);
                    if (!first) return;
                    writeSearch();
                    router.push(companyPage(first.row.company.id));
                  }}
                  label={t("search")}
                />
                <ColumnChoice agencyId={agencyId} settings={settings} onChange={change} today={today} />
                <PortfolioFilters rows={rows} keyFigures={keyFigures} filter={settings} onChange={change} />
                <DensityChoice
                  value={density}
                  onChange={(chosen) => {
                    // A view without a density of its own follows the user's, which DensityChoice has stored already.
                    if (settings.density !== "") change({ density: chosen });
                  }}
                />
                {may.writeBulkChanges && selection === null && (
                  <Button
                    variant="pill"
                    icon="check"
                    onPointerEnter={SelectionBar.preload}
                    onFocus={SelectionBar.preload}
                    onClick={() => {
                      setSelection(NOTHING_SELECTED);
                    }}
                  >
                    {t("selection.begin")}
                  </Button>
                )}
              </div>
              <p role="status" className="text-ink-2 not-empty:mb-3">
                {current && current.pending > 0 && t("pending", { count: current.pending })}
                {values.isLoadingError && (
                  <ValuesFailure
                    agencyId={agencyId}
                    error={values.error}
                    columns={settings.columns}
                    onColumns={(kept) => {
                      change({ columns: kept });
                    }}
                  />
                )}
                {statuses.isLoadingError && <span className="block">{t("statusesFailed")}</span>}
              </p>
              {selection && (
                <SelectionBar
                  agencyId={agencyId}
                  selection={selection}
                  shown={found.map(({ company }) => company.id)}
                  onSelect={setSelection}
                  onClose={() => {
                    setSelection(null);
                  }}
                />
              )}
              {found.length === 0 && !isComplete ? (
                <SkeletonRows rows={12} label={t("loading")} />
              ) : found.length === 0 ? (
                <NothingMatches onClear={clear}>{t("nothingMatches")}</NothingMatches>
              ) : (
                <PortfolioTable
                  items={items}
                  keyFigures={keyFigures}
                  summed={summed}
                  // Another density mounts a new table, which measures the height of its rows.
                  key={density}
                  fields={fields}
                  density={density}
                  pinned={pinned}
                  selected={selection?.ids ?? null}
                  onSelect={onSelect}
                  order={order}
                  isLoading={areValuesAwaited}
                  onToggle={toggle}
                  onOrder={onOrder}
                />
              )}
            </>
          )
        }
      </QueryView>
    </>
  );
}
