"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useWhilePrinting } from "@/components/ui/use-while-printing";
import { agencyOf } from "@/contract/companies/company-ids";
import { agenciesQueries } from "@/lib/agencies/queries";
import { companiesQueries } from "@/lib/companies/queries";
import { useYearWords } from "@/lib/companies/use-year-words";
import { today } from "@/lib/dates/today";
import { useFormats } from "@/lib/format/use-formats";
import { useCurrentLocation } from "./use-current-location";
import { usePrintedTitle } from "./use-printed-title";

/** Header in print only: company, agency, fiscal year, and the day of printing. */
export function PrintedHeader({ companyId }: { companyId: string }) {
  const t = useTranslations("shell.printed");
  const formats = useFormats();
  const location = useCurrentLocation();
  // For a company without an agency the location has the user's own, which does not belong on its pages.
  const agencyId = agencyOf(companyId) && location.agencyId;
  const fullAgency = useQuery({ ...agenciesQueries.one(agencyId ?? ""), enabled: agencyId !== null });
  // Users of a company may not read the agency, only its name.
  const namedAgency = useQuery({
    ...companiesQueries.agency(companyId),
    enabled: agencyId === null && agencyOf(companyId) !== null,
  });
  const agency = fullAgency.data ?? namedAgency.data;
  const { data: company } = useQuery(companiesQueries.one(companyId));
  const { period, words } = useYearWords(companyId);
  const name = company?.name ?? companyId;
  const agencyName = agency?.name ?? "";
  const code = company?.businessIdentityCode ?? "";
  // The page may have been opened on an earlier day.
  const day = useWhilePrinting(today) ?? today();
  const on = t("on", { day: formats.day(day) });
  usePrintedTitle([name, code, agencyName, period, on]);
  return (
    <header data-printed-header="" className="mb-5 hidden border-b border-line-strong pb-3 print:block">
      {agencyName !== "" && <p className="text-sm font-semibold text-accent">{agencyName}</p>}
      <p className="text-2xl font-semibold text-balance">{name}</p>
      <p className="mt-0.5 text-ink-2">{[code, ...words, on].filter(Boolean).join(" · ")}</p>
    </header>
  );
}
