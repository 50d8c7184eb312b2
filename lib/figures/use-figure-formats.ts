"use client";

import { useTranslations } from "next-intl";
import { useMemo } from "react";
import type { KeyFigure } from "@/contract/figures/key-figure";
import { useFormats } from "@/lib/format/use-formats";
import { decimalsForThreeDigits, scaleOf, type AmountScale } from "./amount-scale";

type ValueType = KeyFigure["valueType"];

/** The members of a key figure that decide the format of its values; a company's own may set the decimals. */
type FigureLook = Pick<KeyFigure, "valueType" | "decimals">;

/** Amounts are booked in hundredths but read in whole units. */
const DECIMALS: Record<ValueType, number> = { Amount: 0, Percent: 1, Count: 1, Ratio: 2 };

type Units = ReturnType<typeof useTranslations<"figures.units">>;
export type FigureFormats = ReturnType<typeof figureFormats>;

/** Formats values of a key figure, with the unit apart. `currency` is that of the fiscal year. */
export function useFigureFormats(currency: string): FigureFormats {
  const t = useTranslations("figures.units");
  const formats = useFormats();
  return useMemo(() => figureFormats(t, formats, currency), [t, formats, currency]);
}

/** {@link useFigureFormats} for many currencies, and where a hook in each cell would be too slow. */
export function figureFormats(t: Units, formats: ReturnType<typeof useFormats>, currency: string) {
  const unit = (valueType: ValueType, scale: AmountScale = 0) =>
    valueType === "Amount" ? t(`amount${scale}`, { currency }) : valueType === "Percent" ? "%" : "";
  const short = (value: number, look: FigureLook, scale: AmountScale, signed: boolean) => {
    const scaled = value / 10 ** scale;
    const maxDecimals = scale > 0 ? 2 : decimalsOf(look);
    return {
      text: formats.number(scaled, { decimals: decimalsForThreeDigits(scaled, maxDecimals), signed }),
      unit: unit(look.valueType, scale),
    };
  };
  return {
    unit,
    /** In full: for tables and what is read out. */
    full: (value: number, look: FigureLook) => formats.number(value, { decimals: decimalsOf(look) }),
    /** In full with the unit. */
    spoken: (value: number, look: FigureLook) =>
      `${formats.number(value, { decimals: decimalsOf(look) })}\u00a0${unit(look.valueType)}`.trimEnd(),
    /** In three digits or so: for cards and labels of charts. */
    short: (value: number, look: FigureLook, scale = usualScale(value, look)) => short(value, look, scale, false),
    /** A difference, in three digits or so with its sign and unit. */
    difference: (value: number, look: FigureLook) => {
      const { text, unit } = short(value, look, usualScale(value, look), true);
      return `${text}\u00a0${unit}`.trimEnd();
    },
    /** True when a value rounds to zero with its decimals. */
    isZero: (value: number, look: FigureLook) => Math.abs(value) < 0.5 * 10 ** -decimalsOf(look),
  };
}

function decimalsOf({ valueType, decimals }: FigureLook): number {
  return decimals ?? DECIMALS[valueType];
}

function usualScale(value: number, { valueType }: FigureLook): AmountScale {
  return valueType === "Amount" ? scaleOf([value]) : 0;
}
