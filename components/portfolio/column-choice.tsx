"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Popover } from "@/components/ui/popover";
import { QueryView } from "@/components/ui/query-view";
import { Select } from "@/components/ui/select";
import { SkeletonRows } from "@/components/ui/skeleton";
import { addMonths, type CalendarDay } from "@/contract/calendar";
import { useFormats } from "@/lib/format/use-formats";
import { MAX_COLUMNS, MONTHS, PRESETS, RESOLUTIONS } from "@/lib/portfolio/choices";
import { portfolioQueries } from "@/lib/portfolio/queries";
import type { useShownColumns } from "./use-shown-columns";

/** The choice of one's own columns beside the presets. */
const OWN = "own";

interface ColumnChoiceProps extends ReturnType<typeof useShownColumns> {
  today: CalendarDay;
}

/** The choice of the key figures in the columns, and of their time. */
export function ColumnChoice({ shown, setShown, today }: ColumnChoiceProps) {
  const t = useTranslations("portfolio");
  const formats = useFormats();
  const months = Array.from({ length: MONTHS }, (_, i) => addMonths(today, -i).slice(0, 7));
  return (
    <>
      <Select
        label={t("columns")}
        shape="pill"
        value={shown.columns === null ? shown.preset : OWN}
        onChange={({ target }) => {
          const preset = PRESETS.find((each) => each === target.value);
          if (preset) void setShown({ preset, columns: null });
        }}
        options={[
          ...PRESETS.map((preset) => ({ value: preset, label: t(`presets.${preset}`) })),
          ...(shown.columns === null ? [] : [{ value: OWN, label: t("ownColumns") }]),
        ]}
      />
      <Popover icon="sliders" label={t("chooseColumns")} accessibleLabel={t("chooseColumns")} className="w-80">
        {(close) => (
          <OwnColumns
            columns={shown.columns}
            onColumns={(columns) => {
              void setShown({ columns });
              close();
            }}
          />
        )}
      </Popover>
      <Select
        label={t("time")}
        shape="pill"
        value={shown.resolution}
        onChange={({ target }) => {
          const resolution = RESOLUTIONS.find((each) => each === target.value);
          if (resolution) void setShown({ resolution });
        }}
        options={RESOLUTIONS.map((resolution) => ({ value: resolution, label: t(`resolutions.${resolution}`) }))}
      />
      <Select
        label={t("period")}
        shape="pill"
        value={shown.period ?? ""}
        onChange={({ target }) => {
          void setShown({ period: target.value || null });
        }}
        options={[
          { value: "", label: t("latest") },
          ...months.map((month) => ({ value: month, label: formats.month(`${month}-01`) })),
        ]}
      />
    </>
  );
}

interface OwnColumnsProps {
  /** Ids separated by commas; null while a preset is shown. */
  columns: string | null;
  onColumns: (columns: string | null) => void;
}

function OwnColumns({ columns, onColumns }: OwnColumnsProps) {
  const t = useTranslations("portfolio");
  const keyFigures = useQuery(portfolioQueries.keyFigures());
  const [chosen, setChosen] = useState<readonly string[]>(columns?.split(",") ?? []);
  return (
    <QueryView query={keyFigures} skeleton={<SkeletonRows rows={6} label={t("loading")} />}>
      {(all) => (
        <form
          className="flex flex-col gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            onColumns(chosen.length > 0 ? chosen.join(",") : null);
          }}
        >
          <fieldset className="max-h-80 overflow-y-auto">
            <legend className="mb-2 text-xs text-ink-2">{t("atMost", { count: MAX_COLUMNS })}</legend>
            {all.map(({ id, name }) => (
              <label key={id} className="flex items-center gap-2 py-1">
                <input
                  type="checkbox"
                  checked={chosen.includes(id)}
                  disabled={!chosen.includes(id) && chosen.length >= MAX_COLUMNS}
                  onChange={({ target }) => {
                    setChosen(target.checked ? [...chosen, id] : chosen.filter((each) => each !== id));
                  }}
                />
                {name}
              </label>
            ))}
          </fieldset>
          <Button type="submit" variant="primary" className="self-end">
            {t("showColumns")}
          </Button>
        </form>
      )}
    </QueryView>
  );
}
