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
import { FIELDS, fieldsOf, NO_COLUMNS, type PortfolioSettings } from "@/lib/portfolio/settings";

/** The choice of one's own columns beside the presets. */
const OWN = "own";

interface ColumnChoiceProps {
  agencyId: string;
  settings: PortfolioSettings;
  onChange: (changes: Partial<PortfolioSettings>) => void;
  today: CalendarDay;
}

/** The choice of the key figures in the columns, and of their time. */
export function ColumnChoice({ agencyId, settings, onChange, today }: ColumnChoiceProps) {
  const t = useTranslations("portfolio");
  const formats = useFormats();
  const months = Array.from({ length: MONTHS }, (_, i) => addMonths(today, -i).slice(0, 7));
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
      <Popover icon="sliders" label={t("chooseColumns")} accessibleLabel={t("chooseColumns")} className="w-80">
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
          const resolution = RESOLUTIONS.find((each) => each === target.value);
          if (resolution) onChange({ resolution });
        }}
        options={RESOLUTIONS.map((resolution) => ({ value: resolution, label: t(`resolutions.${resolution}`) }))}
      />
      <Select
        label={t("period")}
        shape="pill"
        value={settings.period}
        onChange={({ target }) => {
          onChange({ period: target.value });
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
  agencyId: string;
  settings: PortfolioSettings;
  onColumns: (changes: Pick<PortfolioSettings, "columns" | "fields">) => void;
}

function OwnColumns({ agencyId, settings, onColumns }: OwnColumnsProps) {
  const t = useTranslations("portfolio");
  const keyFigures = useQuery(portfolioQueries.columnFigures(agencyId));
  const [chosen, setChosen] = useState<readonly string[]>(
    settings.columns === NO_COLUMNS ? [] : settings.columns.split(",").filter(Boolean),
  );
  const [fields, setFields] = useState<readonly string[]>(fieldsOf(settings.fields));
  return (
    <QueryView query={keyFigures} skeleton={<SkeletonRows rows={6} label={t("loading")} />}>
      {(all) => (
        <form
          className="flex flex-col gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            const before = settings.columns === NO_COLUMNS ? NO_COLUMNS : "";
            onColumns({
              columns: chosen.length > 0 ? chosen.join(",") : before,
              fields: FIELDS.filter((field) => fields.includes(field)).join(","),
            });
          }}
        >
          <fieldset className="max-h-64 overflow-y-auto">
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
          <fieldset>
            <legend className="mb-2 text-xs text-ink-2">{t("otherColumns")}</legend>
            <div className="grid grid-cols-2">
              {FIELDS.map((field) => (
                <label key={field} className="flex items-center gap-2 py-1">
                  <input
                    type="checkbox"
                    checked={fields.includes(field)}
                    onChange={({ target }) => {
                      setFields(target.checked ? [...fields, field] : fields.filter((each) => each !== field));
                    }}
                  />
                  {t(field)}
                </label>
              ))}
            </div>
          </fieldset>
          <Button type="submit" variant="primary" className="self-end">
            {t("showColumns")}
          </Button>
        </form>
      )}
    </QueryView>
  );
}
