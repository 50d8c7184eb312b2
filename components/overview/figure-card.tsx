import { useTranslations } from "next-intl";
import type { FiscalYear } from "@/contract/fiscal-year";
import type { KeyFigure } from "@/contract/key-figure";
import { useFormats } from "@/lib/format/use-formats";
import { changeOf, type CardFigure } from "@/lib/overview/card-figures";
import { Sparkline } from "../charts/sparkline";
import { MissingValue } from "./missing-value";

interface FigureCardProps {
  companyId: string;
  year: FiscalYear;
  keyFigure: KeyFigure;
  figure: CardFigure;
}

/** Decimals at most: amounts are shown in whole units. */
const DECIMALS: Record<KeyFigure["valueType"], number> = { Amount: 0, Percent: 1, Count: 1, Ratio: 2 };

/** A key figure: its latest value, what it was a year before, and its way through the fiscal year. */
export function FigureCard({ companyId, year, keyFigure, figure: { shown, before, line } }: FigureCardProps) {
  const t = useTranslations("overview.figures");
  const formats = useFormats();
  const { name, valueType } = keyFigure;
  const unit = valueType === "Amount" ? year.currency : valueType === "Percent" ? "%" : "";
  const maxDecimals = DECIMALS[valueType];
  const change = changeOf(shown?.value ?? null, before, valueType);
  return (
    <article className="flex h-full min-h-36 flex-col rounded-lg border border-line bg-panel p-4 shadow-card">
      <h2 className="text-sm font-medium text-ink-2">{name}</h2>
      {shown === null || shown.value === null ? (
        <MissingValue companyId={companyId} year={year} reason={shown?.reason} />
      ) : (
        <>
          <p className="numeric mt-1 text-left text-2xl font-semibold">
            {formats.number(shown.value, { maxDecimals })}{" "}
            <span className="text-sm font-normal text-ink-2">{unit}</span>
          </p>
          <p className="text-xs text-ink-2">
            {formats.period(shown.period)}
            {shown.annualised && <> · {t("annualised")}</>}
          </p>
          <div className="mt-auto flex items-end justify-between gap-3 pt-2">
            <p className="text-sm text-ink-2">
              {!change
                ? t("noComparison")
                : change.amount === null
                  ? t(`from0.${change.direction}`)
                  : t(`change.${change.direction}`, {
                      amount: formats.number(change.amount, { maxDecimals: 1, signed: true }),
                      unit: valueType === "Percent" ? t("points") : "%",
                    })}
            </p>
            <Sparkline values={line} label={t("course", { name })} width={88} height={28} />
          </div>
        </>
      )}
    </article>
  );
}
