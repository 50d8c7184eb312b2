"use client";

import { PORTFOLIO_RESOLUTIONS } from "@/contract/figures/resolutions";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { onDemand } from "@/components/ui/on-demand";
import { Popover } from "@/components/ui/popover";
import { Select } from "@/components/ui/select";
import { Skeleton } from "@/components/ui/skeleton";
import type { CalendarDay } from "@/contract/calendar";
import { useFormats } from "@/lib/format/use-formats";
import { monthChoices } from "@/lib/month-choices";
import { MONTHS, PRESETS } from "@/lib/portfolio/choices";
import { NO_COLUMNS, type PortfolioSettings } from "@/lib/portfolio/settings";

const OwnColumns = onDemand(
  () => import("./own-columns").then((module) => module.OwnColumns),
  <Skeleton className="h-80" />,
);

/** Value of the option for the user's own columns, among the presets. */
const OWN = "own";

interface ColumnChoiceProps {
  agencyId: string;
  settings: PortfolioSettings;
  onChange: (changes: Partial<PortfolioSettings>) => void;
  today: CalendarDay;
}

/** Chooses the key figures in the columns, and their period. */
export function ColumnChoice({ agencyId, settings, onChange, today }: ColumnChoiceProps) {
  const t = useTranslations("portfolio");
  const formats = useFormats();
  const months = useMemo(
    () =>
      monthChoices(today, MONTHS, settings.period).map((month) => ({
        value: month,
        label: formats.month(`${month}-01`),
      })),
    [today, settings.period, formats],
  );
  return (
    <>
      <Select
        label={t("columns")}
        shape="pill"
        value={settings.columns === "" ? settings.preset : settings.columns === NO_COLUMNS ? NO_COLUMNS : OWN}
        onChange={({ target }) => {
          const preset = PRESETS.find((each) => each === target.value);
          if (preset) onChange({ preset, columns: "" });
          if (target.value === NO_COLUMNS) onChange({ columns: NO_COLUMNS });
        }}
        options={[
          ...PRESETS.map((preset) => ({ value: preset, label: t(`presets.${preset}`) })),
          { value: NO_COLUMNS, label: t("noColumns") },
          ...(settings.columns === "" || settings.columns === NO_COLUMNS
            ? []
            : [{ value: OWN, label: t("ownColumns") }]),
        ]}
      />
      <Popover icon="sliders" label={t("chooseColumns")} className="w-80">
        {(close) => (
          <OwnColumns
            agencyId={agencyId}
            settings={settings}
            onColumns={(changes) => {
              onChange(changes);
              close();
            }}
          />
        )}
      </Popover>
      <Select
        label={t("time")}
        shape="pill"
        value={settings.resolution}
        onChange={({ target }) => {
          const resolution = PORTFOLIO_RESOLUTIONS.find((each) => each === target.value);
          if (resolution) onChange({ resolution });
        }}
        options={PORTFOLIO_RESOLUTIONS.map((resolution) => ({
          value: resolution,
          label: t(`resolutions.${resolution}`),
        }))}
      />
      <Select
        label={t("period")}
        shape="pill"
        value={settings.period}
        onChange={({ target }) => {
          onChange({ period: target.value });
        }}
        options={[{ value: "", label: t("latest") }, ...months]}
      />
    </>
  );
}
