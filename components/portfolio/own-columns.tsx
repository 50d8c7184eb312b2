"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { QueryView } from "@/components/ui/query-view";
import { SkeletonRows } from "@/components/ui/skeleton";
import { MAX_COLUMNS } from "@/lib/portfolio/choices";
import { columnQueries } from "@/lib/portfolio/column-queries";
import { FIELDS, fieldsOf, NO_COLUMNS, type PortfolioSettings } from "@/lib/portfolio/settings";
import { PresetChoice } from "./preset-choice";

interface OwnColumnsProps {
  agencyId: string;
  settings: PortfolioSettings;
  onColumns: (changes: Pick<PortfolioSettings, "columns" | "fields">) => void;
}

/** Form for choosing the columns: single key figures, the key figures of a preset, and other fields. */
export function OwnColumns({ agencyId, settings, onColumns }: OwnColumnsProps) {
  const t = useTranslations("portfolio");
  const keyFigures = useQuery(columnQueries.keyFigures(agencyId));
  const presets = useQuery(columnQueries.presets(agencyId));
  const [wanted, setWanted] = useState<readonly string[]>(
    settings.columns === NO_COLUMNS ? [] : settings.columns.split(",").filter(Boolean),
  );
  const [fields, setFields] = useState<readonly string[]>(fieldsOf(settings.fields));
  // Without the key figures that no client has any more, which have no checkbox.
  const chosen = wanted.filter((id) => keyFigures.data?.some((each) => each.id === id));
  const skeleton = <SkeletonRows rows={6} label={t("loading")} />;
  // Waits for the presets too, because showing them later would move the key figures under the pointer.
  if (presets.isPending) return skeleton;
  return (
    <QueryView query={keyFigures} skeleton={skeleton}>
      {(all) => (
        <form
          className="flex flex-col gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            // Without a chosen key figure the preset's are shown, or still none where there were none.
            const before = settings.columns === NO_COLUMNS ? NO_COLUMNS : "";
            onColumns({
              columns: chosen.length > 0 ? chosen.join(",") : before,
              fields: FIELDS.filter((field) => fields.includes(field)).join(","),
            });
          }}
        >
          <PresetChoice presets={presets.data} keyFigures={all} columns={chosen} onChoose={setWanted} />
          <fieldset className="max-h-64 overflow-y-auto">
            <legend className="mb-2 text-xs text-ink-2">{t("atMost", { count: MAX_COLUMNS })}</legend>
            {all.map(({ id, name }) => (
              <label key={id} className="flex items-center gap-2 py-1">
                <input
                  type="checkbox"
                  checked={chosen.includes(id)}
                  disabled={!chosen.includes(id) && chosen.length >= MAX_COLUMNS}
                  onChange={({ target }) => {
                    setWanted(target.checked ? [...chosen, id] : chosen.filter((each) => each !== id));
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
