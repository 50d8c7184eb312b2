"use client";

import { useTranslations } from "next-intl";
import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";
import { formatFiscalYear } from "@/contract/format/format-days";
import { useFormats } from "@/lib/format/use-formats";
import { daysOfRange, monthsOfBooks, NAMED_RANGES, type ChartRange } from "@/lib/figures/chart-range";
import { RESOLUTIONS, type Resolution } from "@/contract/figures/resolutions";
import { Select } from "@/components/ui/select";

interface ChartControlsProps {
  year: FiscalYear;
  years: readonly FiscalYear[];
  resolution: Resolution;
  range: ChartRange;
  onResolution: (resolution: Resolution) => void;
  onRange: (range: ChartRange) => void;
}

const BETWEEN = "between";

/** Chooses the resolution and the range of the chart, also where it is shown as a table. */
export function ChartControls({ year, years, resolution, range, onResolution, onRange }: ChartControlsProps) {
  const t = useTranslations("figures.chart");
  const nameOfResolution = useTranslations("figures.figures.resolutions");
  const formats = useFormats();
  const months = monthsOfBooks(years);
  const between = typeof range === "string" ? null : range;
  // The address may name months outside the books. Without an option for such a month the select would show another.
  const options = [...new Set([...months, ...(between ? [between.from, between.to] : [])])]
    .sort()
    .map((month) => ({ value: month, label: formats.month(`${month}-01`) }));
  const onKind = (kind: string) => {
    const named = NAMED_RANGES.find((candidate) => candidate === kind);
    if (named) {
      onRange(named);
      return;
    }
    const { first, last } = daysOfRange(range, year, years);
    // The range shown so far may begin before the books, and the selects have months of the books only.
    const monthInBooks = (day: string) => months.find((month) => month >= day.slice(0, 7)) ?? months.at(-1)!;
    onRange({ from: monthInBooks(first), to: monthInBooks(last) });
  };
  return (
    <div className="flex flex-wrap gap-2 [&_select]:max-w-60">
      <Select
        shape="pill"
        label={t("steps")}
        value={resolution}
        onChange={(event) => {
          onResolution(event.target.value as Resolution);
        }}
        options={RESOLUTIONS.map((value) => ({ value, label: nameOfResolution(value) }))}
      />
      <Select
        shape="pill"
        label={t("range")}
        value={between ? BETWEEN : (range as string)}
        onChange={(event) => {
          onKind(event.target.value);
        }}
        options={[
          ...NAMED_RANGES.map((value) => ({
            value,
            label: t(`ranges.${value}`, { year: formatFiscalYear(year) }),
          })),
          { value: BETWEEN, label: t("ranges.between") },
        ]}
      />
      {between && (
        <>
          <Select
            shape="pill"
            label={t("from")}
            value={between.from}
            onChange={(event) => {
              onRange({
                from: event.target.value,
                to: event.target.value > between.to ? event.target.value : between.to,
              });
            }}
            options={options}
          />
          <Select
            shape="pill"
            label={t("to")}
            value={between.to}
            onChange={(event) => {
              onRange({
                from: event.target.value < between.from ? event.target.value : between.from,
                to: event.target.value,
              });
            }}
            options={options}
          />
        </>
      )}
    </div>
  );
}
