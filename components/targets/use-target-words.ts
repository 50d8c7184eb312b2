"use client";

import { useLocale, useTranslations } from "next-intl";
import { useMemo } from "react";
import type { KeyFigure } from "@/contract/figures/key-figure";
import { formatFigure } from "@/contract/format/format-figure";
import { formatPeriod } from "@/contract/format/format-days";
import { isEveryPeriod, type StandardTarget } from "@/contract/targets/standard-target";

/** The name and value of a target in words, and the value type of a key figure by its id. */
export type TargetWords = ReturnType<typeof useTargetWords>;

/** @param currency currency of amounts; undefined for an agency, whose companies have different ones */
export function useTargetWords(catalogue: readonly KeyFigure[], currency?: string) {
  const t = useTranslations("standards.targets");
  const locale = useLocale();
  return useMemo(() => {
    const byId = new Map(catalogue.map((keyFigure) => [keyFigure.id, keyFigure]));
    const figure = (id: string) => byId.get(id)?.name ?? id;
    const period = (target: StandardTarget) =>
      isEveryPeriod(target.period) ? t("every") : formatPeriod(target.period, locale);
    return {
      typeOf: (id: string) => byId.get(id)?.valueType ?? null,
      name: (target: StandardTarget) => `${figure(target.keyFigureType)}, ${period(target)}`,
      value: ({ keyFigureType, value }: StandardTarget) =>
        formatFigure(value, byId.get(keyFigureType) ?? { valueType: "Ratio" }, { currency: currency ?? "", locale }),
    };
  }, [catalogue, currency, locale, t]);
}
