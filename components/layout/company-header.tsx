"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { usePathname, useSearchParams } from "next/navigation";
import { Badge } from "@/components/ui/badge";
import { Select } from "@/components/ui/select";
import { Skeleton } from "@/components/ui/skeleton";
import { Tabs } from "@/components/ui/tabs";
import { companiesQueries } from "@/lib/companies/queries";
import { useFiscalYear } from "@/lib/companies/use-fiscal-year";
import { formatFiscalYear } from "@/lib/format/days";
import { useFormats } from "@/lib/format/use-formats";
import { COMPANY_PAGES, companyPage } from "@/lib/paths";

/** What stays on all pages of a company: its name and number, the fiscal year shown, how fresh the books are, the pages. */
export function CompanyHeader({ companyId }: { companyId: string }) {
  const t = useTranslations("shell.company");
  const pathname = usePathname();
  const wantedYear = useSearchParams().get("year");
  const { data: company } = useQuery(companiesQueries.one(companyId));
  return (
    <header className="border-b border-line px-4 pt-5 sm:px-6">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 pb-2">
        <div className="min-w-0">
          <p className="text-xl font-semibold text-balance">{company?.name ?? <Skeleton className="h-7 w-56" />}</p>
          <p className="mt-0.5 text-ink-2">
            {company?.businessIdentityCode} <Freshness companyId={companyId} />
          </p>
        </div>
        <YearSwitcher companyId={companyId} />
      </div>
      <Tabs
        label={t("pages")}
        tabs={COMPANY_PAGES.map((page) => ({
          href: companyPage(companyId, page, wantedYear),
          label: t(`page.${page}`),
          current: pathname === companyPage(companyId, page),
        }))}
      />
    </header>
  );
}

function Freshness({ companyId }: { companyId: string }) {
  const t = useTranslations("shell.company");
  const formats = useFormats();
  const { year } = useFiscalYear(companyId);
  if (year === undefined) return null;
  if (year === null) return <Badge tone="warning">{t("noBooks")}</Badge>;
  return (
    <>
      ·{" "}
      {t("freshness", {
        until: formats.day(year.lastLedgerDate),
        imported: formats.day(year.activePeriodLastUpdate),
        currency: year.currency,
      })}
    </>
  );
}

function YearSwitcher({ companyId }: { companyId: string }) {
  const t = useTranslations("shell.company");
  const { year, years, choose } = useFiscalYear(companyId);
  if (!year || !years) return null;
  return (
    <Select
      shape="pill"
      label={t("fiscalYear")}
      value={year.id}
      onChange={(event) => {
        choose(event.target.value);
      }}
      options={years.toReversed().map((one) => ({
        value: one.id,
        label: t("fiscalYearNamed", { year: formatFiscalYear(one) }),
      }))}
    />
  );
}
