"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useFormats } from "@/lib/format/use-formats";
import type { PresetKeyFigure } from "@/lib/presets/key-figure-search";
import { Badge } from "@/components/ui/badge";
import { Switch } from "@/components/ui/switch";

interface KeyFigureRowProps {
  keyFigure: PresetKeyFigure;
  /** Currency of the company's books, for amounts. */
  currency: string | undefined;
  isShown: boolean;
  onToggle: () => void;
  readOnly: boolean;
  /** Content before the name, for a drag handle. */
  lead?: ReactNode;
  /** Content before the switch, for the menu that moves the row. */
  tail?: ReactNode;
}

/** A key figure in a preset: name, description, unit, and a switch that shows or hides it. */
export function KeyFigureRow({ keyFigure, currency, isShown, onToggle, readOnly, lead, tail }: KeyFigureRowProps) {
  const t = useTranslations("presets");
  const { name, description, valueType, isUnknown } = keyFigure;
  const formats = useFormats();
  const ofAmounts = currency === undefined ? t("units.Amount") : formats.amountUnit(currency);
  const unit = valueType === "Amount" ? ofAmounts : valueType && t(`units.${valueType}`);
  return (
    <>
      {lead}
      <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 md:grid-cols-[minmax(0,5fr)_minmax(0,8fr)_56px]">
        <span className="flex min-w-0 items-baseline gap-2 font-medium">
          <span className="min-w-0 md:truncate" title={name}>
            {name}
          </span>
          {isUnknown && (
            <Badge tone="warning" icon="alert">
              {t("unknown")}
            </Badge>
          )}
        </span>
        <span
          title={description}
          className="min-w-0 text-ink-2 max-md:order-last max-md:col-span-2 max-md:text-xs md:truncate"
        >
          {description}
        </span>
        <span className="text-xs text-ink-2 md:text-right">{unit}</span>
      </div>
      {tail}
      <Switch
        label={t("show", { name })}
        hideLabel
        className="shrink-0"
        checked={isShown}
        disabled={readOnly}
        onChange={onToggle}
      />
    </>
  );
}
