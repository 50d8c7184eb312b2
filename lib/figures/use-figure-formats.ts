"use client";

import { useMemo } from "react";
import type { KeyFigure } from "@/contract/figures/key-figure";
import type { AmountScale } from "@/contract/format/amount-unit";
import { figureDecimals } from "@/contract/format/format-figure";
import { useFormats } from "@/lib/format/use-formats";
import { decimalsForThreeDigits, scaleOf } from "./amount-scale";

type ValueType = KeyFigure["valueType"];

/** The members of a key figure that decide the format of its values; a company's own may set the decimals. */
type FigureLook = Pick<KeyFigure, "valueType" | "decimals">;

export type FigureFormats = ReturnType<typeof figureFormats>;

/** Formats values of a key figure, with the unit apart. `currency` is that of the fiscal year. */
export function useFigureFormats(currency: string): FigureFormats {
  const formats = useFormats();
  return useMemo(() => figureFormats(formats, currency), [formats, currency]);
}

/** {@link useFigureFormats} for many currencies, and where a hook in each cell would be too slow. */
export function figureFormats(formats: ReturnType<typeof useFormats>, currency: string) {
  const unit = (valueType: ValueType, scale: AmountScale = 0) =>
    valueType === "Amount" ? formats.amountUnit(currency, scale) : valueType === "Percent" ? "%" : "";
  const short = (value: number, look: FigureLook, scale: AmountScale, signed: boolean) => {
    const scaled = value / 10 ** scale;
    const maxDecimals = scale > 0 ? 2 : figureDecimals(look);
    return {
      text: formats.number(scaled, { decimals: decimalsForThreeDigits(scaled, maxDecimals), signed }),
      unit: unit(look.valueType, scale),
    };
  };
  return {
    unit,
    /** In full: for tables and what is read out. */
    full: (value: number, look: FigureLook) => formats.number(value, { decimals: figureDecimals(look) }),
    /** In full with the unit. */
    spoken: (value: number, look: FigureLook, signed = false) =>
      `${formats.number(value, { decimals: figureDecimals(look), signed })}\u00a0${unit(look.valueType)}`.trimEnd(),
    /** In three digits or so: for cards and labels of charts. */
    short: (value: number, look: FigureLook, scale = usualScale(value, look)) => short(value, look, scale, false),
    /** In the scale of the value that it stands beside, with its unit. */
    inScaleOf: (beside: number, value: number, look: FigureLook) => {
      const { text, unit } = short(value, look, usualScale(beside, look), false);
      return `${text}\u00a0${unit}`.trimEnd();
    },
    /** A difference, in three digits or so with its sign and unit. */
    difference: (value: number, look: FigureLook) => {
      const { text, unit } = short(value, look, usualScale(value, look), true);
      return `${text}\u00a0${unit}`.trimEnd();
    },
    /** True when a value rounds to zero with its decimals. */
    isZero: (value: number, look: FigureLook) => Math.abs(value) < 0.5 * 10 ** -figureDecimals(look),
  };
}

function usualScale(value: number, { valueType }: FigureLook): AmountScale {
  return valueType === "Amount" ? scaleOf([value]) : 0;
}
