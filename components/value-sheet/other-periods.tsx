"use client";

import { keyFigureDataKey } from "@/contract/inputs/key-figure-data-key";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { useFormats } from "@/lib/format/use-formats";
import type { Granularity } from "@/lib/inputs/columns";
import type { FiscalYearValues } from "@/lib/inputs/fiscal-year-values";
import type { SheetView } from "@/lib/inputs/key-figure-sheet";
import { otherPeriods } from "@/lib/inputs/other-periods";
import { isUnread } from "@/lib/grid/cell-content";
import { Button } from "@/components/ui/button";
import { useFilledValues } from "./use-filled-values";
import { useValueText } from "./use-value-text";

interface OtherPeriodsProps {
  values: FiscalYearValues;
  view: SheetView;
  nameOf: (keyFigureId: string) => string;
  onShow: (by: Granularity) => void;
}

/**
 * Counts the values whose periods are not among the columns, with a button for each length of period that shows them,
 * and lists those that no columns show.
 */
export function OtherPeriods({ values, view, nameOf, onShow }: OtherPeriodsProps) {
  const t = useTranslations("inputs");
  const formats = useFormats();
  const valueText = useValueText();
  const filled = useFilledValues(values);
  const { elsewhere, odd } = useMemo(
    () =>
      otherPeriods(
        filled.filter(({ dimensionId }) => dimensionId === view.dimensionId),
        view.year,
        view.by,
      ),
    [filled, view],
  );
  const count = elsewhere.reduce((sum, other) => sum + other.values, odd.length);
  if (count === 0) return null;
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 text-ink-2">
      <p>{t("otherPeriods.some", { count })}</p>
      {elsewhere.map(({ by, values: found }) => (
        <Button
          key={by}
          size="small"
          onClick={() => {
            onShow(by);
          }}
        >
          {t(`otherPeriods.${by}`, { count: found })}
        </Button>
      ))}
      {odd.length > 0 && (
        <details>
          <summary className="font-semibold">{t("otherPeriods.odd", { count: odd.length })}</summary>
          <ul className="mt-2">
            {odd.map((address) => {
              const { keyFigureInfoId: id, period } = address;
              const content = values.edits.contentOf(address);
              const value = isUnread(content) ? content.text : valueText(content);
              return (
                <li key={keyFigureDataKey(address)} className="tabular-nums">
                  {nameOf(id)}, {formats.period(period)}: {value}
                </li>
              );
            })}
          </ul>
        </details>
      )}
    </div>
  );
}
