"use client";

import { useMemo } from "react";
import type { KeyFigure } from "@/contract/figures/key-figure";
import type { AmountScale } from "@/contract/format/amount-unit";
import { figureDecimals } from "@/contract/format/format-figure";
import { useFormats } from "@/lib/format/use-formats";
import { decimalsForThreeDigits, scaleOf } from "./amount-scale";

type ValueType = KeyFigure["valueType"];

/** The members of a key figure that decide the format of its values. */
type FigureLook = Pick<KeyFigure, "valueType" | "decimals">;

export type FigureFormats = ReturnType<typeof figureFormats>;

/** Formats values of key figures. `currency` is the fiscal year's, for amounts. */
export function useFigureFormats(currency: string): FigureFormats {
  const formats = useFormats();
  return useMemo(() => figureFormats(formats, currency), [formats, currency]);
}

/** Like {@link useFigureFormats}, for many currencies or when a hook in each cell would be too slow. */
export function figureFormats(formats: ReturnType<typeof useFormats>, currency: string) {
  const unit = (valueType: ValueType, scale: AmountScale = 0) =>
    valueType === "Amount" ? formats.amountUnit(currency, scale) : valueType === "Percent" ? "%" : "";
  const short = (value: number, look: FigureLook, scale: AmountScale, signed = false) => {
    const scaled = value / 10 ** scale;
    const maxDecimals = scale > 0 ? 2 : figureDecimals(look);
    return {
      text: formats.number(scaled, { decimals: decimalsForThreeDigits(scaled, maxDecimals), signed }),
      unit: unit(look.valueType, scale),
    };
  };
  const withUnit = (text: string, unit: string) => `${text}\u00a0${unit}`.trimEnd();
  const differenceUnit = ({ valueType }: FigureLook, scale?: AmountScale) =>
    valueType === "Percent" ? formats.percentagePoints : unit(valueType, scale);
  return {
    unit,
    /** All digits, without the unit: for tables. */
    full: (value: number, look: FigureLook) => formats.number(value, { decimals: figureDecimals(look) }),
    /** All digits, with the unit. */
    spoken: (value: number, look: FigureLook) =>
      withUnit(formats.number(value, { decimals: figureDecimals(look) }), unit(look.valueType)),
    /** About three digits, for cards and labels of charts; the unit is separate. */
    short: (value: number, look: FigureLook, scale = usualScale(value, look)) => short(value, look, scale),
    /** Short, with the unit, in the scale of another value that is shown beside it. */
    inScaleOf: (beside: number, value: number, look: FigureLook) => {
      const { text, unit } = short(value, look, usualScale(beside, look));
      return withUnit(text, unit);
    },
    /** A difference in about three digits, with sign and unit, which is percentage points for percentages. */
    difference: (value: number, look: FigureLook) => {
      const scale = usualScale(value, look);
      return withUnit(short(value, look, scale, true).text, differenceUnit(look, scale));
    },
    /** Like `difference`, in all digits. */
    fullDifference: (value: number, look: FigureLook) =>
      withUnit(formats.number(value, { decimals: figureDecimals(look), signed: true }), differenceUnit(look)),
  };
}

function usualScale(value: number, { valueType }: FigureLook): AmountScale {
  return valueType === "Amount" ? scaleOf([value]) : 0;
}
