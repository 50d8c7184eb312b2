"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useMemo } from "react";
import { parseAsInteger, parseAsString, parseAsStringLiteral, useQueryState } from "nuqs";
import { KEY_FIGURE_INPUTS } from "@/contract/inputs/key-figure-inputs";
import { byName } from "@/lib/companies/search";
import { formulasQueries } from "@/lib/formulas/queries";
import { GRANULARITIES } from "@/lib/inputs/columns";
import { inputsQueries } from "@/lib/inputs/queries";
import { isInput } from "@/lib/inputs/rows";
import { useAgencyPermissions } from "@/components/auth/current-user";
import { IconButton } from "@/components/ui/button";
import { onDemand } from "@/components/ui/on-demand";
import { PageHeading } from "@/components/ui/page-heading";
import { Popover } from "@/components/ui/popover";
import { QueryView } from "@/components/ui/query-view";
import { Segmented } from "@/components/ui/segmented";
import { Select } from "@/components/ui/select";
import { SkeletonRows } from "@/components/ui/skeleton";
import { EmptyState, NoPermission } from "@/components/ui/states";

const CompaniesGrid = onDemand(() => import("./companies-grid").then((module) => module.CompaniesGrid));
const OwnKeyFigureForm = onDemand(() =>
  import("@/components/formulas/own-key-figure-form").then((module) => module.OwnKeyFigureForm),
);

/** Grid with one input for all the agency's companies, by period of a calendar year. */
export function AgencyInputsView({ agencyId, thisYear }: { agencyId: string; thisYear: number }) {
  const t = useTranslations("inputs");
  const locale = useLocale();
  const push = { history: "push" as const };
  const [figure, setFigure] = useQueryState("figure", parseAsString.withDefault("NumberOfEmployees").withOptions(push));
  const [year, setYear] = useQueryState("year", parseAsInteger.withDefault(thisYear).withOptions(push));
  const [by, setBy] = useQueryState("by", parseAsStringLiteral(GRANULARITIES).withDefault("month").withOptions(push));
  const { read: mayRead } = useAgencyPermissions();
  const list = useQuery({ ...inputsQueries.ofAgency(agencyId, figure, year), enabled: mayRead });
  const queryClient = useQueryClient();
  // The service would store values under the name of a formula too, so the list of the agency's formulas is fetched
  // now: a cached one may lack a formula that was made since. Formulas of company types and companies are not checked.
  const isComputed = async (name: string) => {
    const formulas = formulasQueries.list({ agencyId, companyTypeId: null });
    return (await queryClient.query({ ...formulas, staleTime: 0 })).some(({ id }) => id === name);
  };
  // Memoized, because the sheet treats a new array as newly fetched values.
  const sorted = useMemo(() => byName(list.data ?? [], locale), [list.data, locale]);
  if (!mayRead) {
    return (
      <>
        <PageHeading title={t("agency.title")} />
        <NoPermission />
      </>
    );
  }
  const nameOf = (id: string) => (isInput(id) ? t(`inputs.${id}`) : id);
  return (
    <>
      <PageHeading
        title={t("agency.title")}
        detail={t("agency.detail", { figure: nameOf(figure), year: String(year) })}
        actions={
          <>
            <span className="inline-flex items-center">
              <IconButton
                icon="arrowUp"
                className="-rotate-90"
                label={t("agency.yearBefore")}
                onClick={() => void setYear(year - 1)}
              />
              <span className="numeric px-1 font-medium">{year}</span>
              <IconButton
                icon="arrowUp"
                className="rotate-90"
                label={t("agency.yearAfter")}
                onClick={() => void setYear(year + 1)}
              />
            </span>
            <Segmented
              label={t("by.label")}
              options={GRANULARITIES.map((value) => ({ value, label: t(`by.${value}`) }))}
              value={by}
              onChange={(value) => void setBy(value)}
            />
            <Select
              label={t("agency.figure")}
              shape="pill"
              value={figure}
              options={[
                ...KEY_FIGURE_INPUTS.map(({ id }) => ({ value: id, label: nameOf(id) })),
                ...(isInput(figure) ? [] : [{ value: figure, label: figure }]),
              ]}
              onChange={({ target }) => void setFigure(target.value)}
            />
            <Popover label={t("agency.own")} align="end" className="w-80">
              {(close) => (
                <OwnKeyFigureForm
                  isTaken={isComputed}
                  onAdd={(name) => {
                    close();
                    void setFigure(name);
                  }}
                />
              )}
            </Popover>
          </>
        }
      />
      <QueryView query={list} skeleton={<SkeletonRows rows={12} label={t("loading")} />} errorTitle={t("failed")}>
        {(companies) =>
          companies.length === 0 ? (
            <EmptyState icon="building" title={t("agency.empty")}>
              {t("agency.emptyExplanation")}
            </EmptyState>
          ) : (
            <CompaniesGrid
              key={`${figure} ${String(year)} ${by}`}
              {...{ agencyId, figure, year, by }}
              companies={sorted}
              figureName={nameOf(figure)}
            />
          )
        }
      </QueryView>
    </>
  );
}
