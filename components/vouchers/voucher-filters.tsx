"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useId } from "react";
import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";
import { firstDay, splitPeriod } from "@/contract/period";
import { useFormats } from "@/lib/format/use-formats";
import { yearAccountsQuery } from "@/lib/charts-of-accounts/queries";
import type { VoucherParams } from "@/lib/vouchers/voucher-filter";
import { Select } from "@/components/ui/select";
import { FilterField, FilterFields } from "./filter-field";

interface VoucherFiltersProps {
  companyId: string;
  year: FiscalYear;
  params: VoucherParams;
  onChange: (changes: Partial<VoucherParams> | null) => void;
}

/** Filters by text, account and counter account, applied on Enter or when a field is left, and by month. */
export function VoucherFilters({ companyId, year, params, onChange }: VoucherFiltersProps) {
  const t = useTranslations("vouchers");
  const formats = useFormats();
  const list = useId();
  const { data: accounts = [] } = useQuery(yearAccountsQuery(companyId, year.id));
  const fields = [
    { name: "text", label: t("filter.text"), width: "w-56 max-sm:w-full" },
    { name: "account", label: t("filter.account"), width: "w-40 max-sm:w-[calc(50%-6px)]", list },
    { name: "counter", label: t("filter.counter"), width: "w-40 max-sm:w-[calc(50%-6px)]", list },
  ] as const;
  return (
    <FilterFields
      label={t("filter.label")}
      params={params}
      onClear={() => {
        onChange(null);
      }}
    >
      {fields.map(({ name, width, ...rest }) => (
        <FilterField
          key={name}
          {...rest}
          className={width}
          value={params[name] ?? ""}
          onApply={(text) => {
            onChange({ [name]: text || null });
          }}
        />
      ))}
      <Select
        label={t("filter.month")}
        shape="pill"
        value={params.month ?? ""}
        onChange={({ target }) => {
          onChange({ month: target.value || null });
        }}
        options={[
          { value: "", label: t("filter.wholeYear") },
          ...splitPeriod(year, 1).map((month) => ({
            value: month.start.slice(0, 7),
            label: formats.month(firstDay(month)),
          })),
        ]}
      />
      <datalist id={list}>
        {accounts
          .filter(({ isUsed }) => isUsed)
          .map(({ number, name }) => (
            <option key={number} value={number}>
              {name}
            </option>
          ))}
      </datalist>
    </FilterFields>
  );
}
