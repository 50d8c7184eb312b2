"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { chartsOfAccountsQuery } from "@/lib/fiscal-years/queries";
import { FailureNote } from "@/components/ui/failure-note";
import { Select } from "@/components/ui/select";
import { useFiscalYearChange, type FiscalYearField } from "./fiscal-year-change";

/** The year's chart of accounts, chosen among those the company has. */
export function ChartChoice({ companyId, year, yearName, mayWrite }: FiscalYearField) {
  const t = useTranslations("fiscalYears");
  const charts = useQuery({ ...chartsOfAccountsQuery(companyId), enabled: mayWrite });
  const { change, error } = useFiscalYearChange(companyId, year);
  const known = charts.data?.map(({ id, name }) => ({ value: id, label: name === id ? id : `${id} – ${name}` })) ?? [];
  // The select has to show the year's chart also while the charts are being fetched, and if that fails.
  const options = known.some(({ value }) => value === year.chartOfAccountsId)
    ? known
    : [{ value: year.chartOfAccountsId, label: year.chartOfAccountsId }, ...known];
  if (!mayWrite) return <span>{year.chartOfAccountsId}</span>;
  return (
    <>
      <Select
        label={t("chartOf", { year: yearName })}
        shape="quiet"
        options={options}
        value={year.chartOfAccountsId}
        onChange={(event) => {
          change({ chartOfAccountsId: event.target.value });
        }}
      />
      <FailureNote error={error} />
    </>
  );
}
