"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useSearchParams } from "next/navigation";
import { useEffect, useSyncExternalStore, type ReactNode } from "react";
import { useCurrentUser } from "@/components/auth/current-user";
import { YearSwitcher } from "@/components/periods/year-switcher";
import { IconButton } from "@/components/ui/button";
import { onDemand } from "@/components/ui/on-demand";
import { Tabs } from "@/components/ui/tabs";
import { companyPagesOf } from "@/lib/companies/company-pages";
import { companiesQueries } from "@/lib/companies/queries";
import { useFiscalYear } from "@/lib/companies/use-fiscal-year";
import {
  noVisitedCompanies,
  recordVisit,
  subscribeToVisited,
  togglePin,
  visitedCompanies,
  type VisitedCompany,
} from "@/lib/companies/visited";
import { dayOfTimestamp } from "@/lib/dates/today";
import { useFormats } from "@/lib/format/use-formats";
import { agencyCompaniesPage, companyPage } from "@/lib/paths";
import { TopBar } from "./top-bar";
import { useCurrentLocation } from "./use-current-location";

// Renders the printed header, or with `years` the note about missing books. Loaded on demand, because pages are close
// to their size limit (ADR 0005).
const HeaderPart = onDemand(() => import("./header-part").then((module) => module.HeaderPart));

/** Header of a company's pages: name, identity code, fiscal year, last booked day, and navigation. */
export function CompanyHeader({ companyId, actions }: { companyId: string; actions?: ReactNode }) {
  const t = useTranslations("shell");
  const user = useCurrentUser();
  const { agencyId, companyPage: current } = useCurrentLocation();
  const wantedYear = useSearchParams().get("year");
  const { data: company } = useQuery(companiesQueries.one(companyId));
  const name = company?.name;

  useEffect(() => {
    if (name !== undefined) recordVisit(user.userName, { id: companyId, name });
  }, [user.userName, companyId, name]);

  return (
    <>
      <HeaderPart companyId={companyId} />
      <TopBar
        crumbs={[
          ...(agencyId ? [{ label: t("companies"), href: agencyCompaniesPage(agencyId) }] : []),
          { label: name ?? companyId, href: companyPage(companyId, "figures", wantedYear) },
          ...(current ? [{ label: t(`company.page.${current}`) }] : []),
        ]}
      />
      <header className="border-b border-line px-4 pt-5 sm:px-6 print:hidden">
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 pb-2">
          <div className="min-w-0 grow basis-80">
            <div className="flex items-center gap-1 text-xl font-semibold">
              <span className="min-w-0 text-balance">{name ?? companyId}</span>
              {name !== undefined && <PinButton company={{ id: companyId, name }} />}
              {actions}
            </div>
            <p className="mt-0.5 text-ink-2">
              {company?.businessIdentityCode} <Freshness companyId={companyId} />
            </p>
          </div>
          <YearSwitcher companyId={companyId} />
        </div>
        <Tabs
          label={t("company.pages")}
          tabs={companyPagesOf(user, companyId).map((page) => ({
            href: companyPage(companyId, page, wantedYear),
            label: t(`company.page.${page}`),
            current: page === current,
          }))}
        />
      </header>
    </>
  );
}

function PinButton({ company }: { company: VisitedCompany }) {
  const t = useTranslations("shell.company");
  const { userName } = useCurrentUser();
  const { pinned } = useSyncExternalStore(subscribeToVisited, () => visitedCompanies(userName), noVisitedCompanies);
  const isPinned = pinned.some((other) => other.id === company.id);
  return (
    <IconButton
      icon="pin"
      label={isPinned ? t("unpin") : t("pin")}
      aria-pressed={isPinned}
      className="aria-pressed:text-accent"
      onClick={() => {
        togglePin(userName, company);
      }}
    />
  );
}

function Freshness({ companyId }: { companyId: string }) {
  const t = useTranslations("shell.company");
  const formats = useFormats();
  const { year, years } = useFiscalYear(companyId);
  if (year === undefined || years === undefined) return null;
  return (
    <span>
      {year &&
        `· ${t("freshness", {
          until: formats.day(year.lastLedgerDate),
          imported: formats.day(dayOfTimestamp(year.activePeriodLastUpdate)),
          currency: year.currency,
        })}`}
      <HeaderPart years={years} />
    </span>
  );
}
