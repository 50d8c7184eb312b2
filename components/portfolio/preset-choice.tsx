"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Select } from "@/components/ui/select";
import type { KeyFigure } from "@/contract/figures/key-figure";
import type { AgencyPreset } from "@/contract/presets";
import { CULTURE_OF_LOCALE } from "@/lib/i18n/locale";
import { nameCollator } from "@/lib/i18n/name-collator";
import { MAX_COLUMNS, PRESETS } from "@/lib/portfolio/choices";

interface PresetChoiceProps {
  /** Undefined until they are fetched, or if that failed. */
  presets: readonly AgencyPreset[] | undefined;
  /** The key figures that can be columns. */
  keyFigures: readonly KeyFigure[];
  /** Ids of the key figures that are chosen as columns in the form. */
  columns: readonly string[];
  onChoose: (ids: string[]) => void;
}

/**
 * A select of the clients' presets: choosing one chooses its key figures, at most {@link MAX_COLUMNS}, as columns in
 * the form. While these are the key figures of a preset, the select shows that preset. Renders nothing when there is no
 * preset to choose.
 */
export function PresetChoice({ presets, keyFigures, columns, onChoose }: PresetChoiceProps) {
  const t = useTranslations("portfolio");
  const locale = useLocale();
  const [lastChosen, setLastChosen] = useState("");
  const known = new Map(keyFigures.map(({ id, name }) => [id, name]));
  const { compare } = nameCollator(CULTURE_OF_LOCALE[locale]);
  const nameOf = ({ name, standardId }: AgencyPreset) => {
    const standard = PRESETS.find((id) => id === standardId);
    return standard ? t(`presets.${standard}`) : name;
  };
  const choices = (presets ?? [])
    .map((preset) => {
      const name = nameOf(preset);
      const { companies, companyName } = preset;
      return {
        value: JSON.stringify([preset.name, preset.keyFigureTypes]),
        label:
          companyName === undefined
            ? t("presetOfSeveral", { name, count: companies })
            : t("presetOfClient", { name, client: companyName }),
        ids: preset.keyFigureTypes.filter((id) => known.has(id)),
      };
    })
    .filter(({ ids }) => ids.length > 0)
    .sort((one, other) => compare(one.label, other.label));
  if (choices.length === 0) return null;
  const matching = choices.filter(({ ids }) => ids.slice(0, MAX_COLUMNS).join() === columns.join());
  // Presets with other names can have the same key figures.
  const shown = matching.find(({ value }) => value === lastChosen) ?? matching[0];
  const ids = shown?.ids ?? [];
  // The list below scrolls, so the chosen key figures may be out of view and are named here.
  const names = ids.slice(0, MAX_COLUMNS).map((id) => known.get(id));
  const isLonger = ids.length > MAX_COLUMNS;
  return (
    <Select
      label={t("presetOfClients")}
      value={shown?.value ?? ""}
      hint={[isLonger && t("presetIsLonger", { count: ids.length, most: MAX_COLUMNS }), names.join(", ")]
        .filter(Boolean)
        .join(" ")}
      onChange={({ target }) => {
        setLastChosen(target.value);
        const choice = choices.find(({ value }) => value === target.value);
        if (choice) onChoose(choice.ids.slice(0, MAX_COLUMNS));
      }}
      options={[{ value: "", label: t("presetNone"), disabled: true }, ...choices]}
    />
  );
}
