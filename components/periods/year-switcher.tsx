"use client";

import { useTranslations } from "next-intl";
import { useFiscalYear } from "@/lib/companies/use-fiscal-year";
import { formatFiscalYear } from "@/contract/format/format-days";
import { Select } from "@/components/ui/select";

/** Chooses the fiscal year that the company's pages show; renders nothing without fiscal years. */
export function YearSwitcher({ companyId }: { companyId: string }) {
  const t = useTranslations("ui.fiscalYear");
  const { year, years, choose } = useFiscalYear(companyId);
  if (!year || !years) return null;
  return (
    <Select
      shape="pill"
      label={t("label")}
      value={year.id}
      onChange={(event) => {
        choose(event.target.value);
      }}
      options={years.toReversed().map((one) => ({
        value: one.id,
        label: t("named", { year: formatFiscalYear(one) }),
      }))}
    />
  );
}
