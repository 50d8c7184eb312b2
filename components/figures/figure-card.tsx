import { useTranslations } from "next-intl";
import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";
import type { KeyFigure } from "@/contract/figures/key-figure";
import { firstDay, lastDay, type Period } from "@/contract/period";
import { useFormats } from "@/lib/format/use-formats";
import { changeOf } from "@/contract/figures/change";
import type { CardFigure } from "@/lib/figures/card-figures";
import { comparedTime, isUnbooked } from "@/contract/figures/reach";
import { useChangeText } from "@/lib/figures/use-change-text";
import { useFigureFormats } from "@/lib/figures/use-figure-formats";
import { writeTraceAddress } from "@/lib/figures/trace-address";
import { useWhen } from "@/lib/figures/use-when";
import { Sparkline } from "@/components/line-charts/sparkline";
import { useMeeting } from "@/components/shell/meeting";
import { IconButton } from "@/components/ui/button";
import { classes } from "@/components/ui/classes";
import { MissingValue } from "./missing-value";
import { ValueNotes } from "./value-notes";

interface CardLine {
  values: readonly number[];
  /** Accessible name of the line. */
  label: string;
}

interface FigureCardProps {
  companyId: string;
  year: FiscalYear;
  keyFigure: KeyFigure;
  figure: CardFigure;
  /** The small line of its values in the fiscal year; null while they are fetched. */
  line: CardLine | null;
  /** True when the figure is in the chart. */
  isCharted: boolean;
  /** Shows the figure alone in the chart; with `beside`, adds it to the others, or removes it if it is there. */
  onChart: (beside: boolean) => void;
  /** Called when the user asks how the value was computed. */
  onTrace: (period: Period) => void;
  /** Called when the pointer or the focus reaches the card, to prefetch its chart. */
  onNear: () => void;
}

/** Size of the small line, px. */
const LINE = { width: 72, height: 26 };

/** A key figure: its latest value, the change since a year before, and a small line of the fiscal year. */
export function FigureCard({
  companyId,
  year,
  keyFigure,
  figure,
  line,
  isCharted,
  onChart,
  onTrace,
  onNear,
}: FigureCardProps) {
  const t = useTranslations("figures.figures");
  const formats = useFormats();
  const figures = useFigureFormats(year.currency);
  const textOf = useChangeText(year.currency);
  const when = useWhen();
  const { shown, before } = figure;
  const { id: keyFigureId, name, valueType } = keyFigure;
  const meeting = useMeeting();
  const value = shown?.value ?? null;
  const change = changeOf(value, before, valueType);
  const short = value === null ? null : figures.short(value, keyFigure);
  const text = short && (
    <>
      {short.text} <span className="text-sm font-medium text-ink-2">{short.unit}</span>
    </>
  );
  return (
    <article
      // Notes taken in a meeting find the figure that they are about by this attribute.
      data-figure={
        shown
          ? writeTraceAddress({ keyFigureId, first: firstDay(shown.period), last: lastDay(shown.period) })
          : undefined
      }
      className={classes(
        "relative flex h-full min-h-34 break-inside-avoid flex-col rounded-lg border bg-panel p-4 shadow-card transition-colors print:shadow-none",
        isCharted ? "border-accent print:border-line" : "border-line hover:border-line-strong",
      )}
    >
      <h2 className="text-xs text-ink-2">
        <button
          type="button"
          aria-pressed={isCharted}
          title={t("chartIt")}
          className="text-left text-pretty after:absolute after:inset-0 after:rounded-lg"
          onClick={(event) => {
            onChart(event.ctrlKey || event.metaKey || event.shiftKey);
          }}
          onPointerEnter={onNear}
          onFocus={onNear}
        >
          {name}
        </button>
      </h2>
      {!shown || !short ? (
        <>
          <p className="mt-1 mb-0.5 text-lg font-semibold text-ink-3">{t("noValue")}</p>
          <MissingValue
            companyId={companyId}
            year={year}
            reason={shown?.reason}
            isUnbooked={shown !== null && isUnbooked(shown)}
          />
        </>
      ) : (
        <>
          <div className="mt-0.5 flex items-center justify-between gap-1">
            <p className="text-2xl font-semibold whitespace-nowrap tabular-nums">
              {meeting ? (
                <button
                  type="button"
                  aria-label={t("valueOf", { name, value: `${short.text} ${short.unit}` })}
                  title={t("howOf", { name })}
                  className="relative rounded underline decoration-line-strong decoration-dotted underline-offset-8 hover:decoration-accent"
                  onClick={() => {
                    onTrace(shown.period);
                  }}
                >
                  {text}
                </button>
              ) : (
                text
              )}
            </p>
            {!meeting && (
              <IconButton
                icon="tree"
                label={t("howOf", { name })}
                data-trace-of={keyFigureId}
                className="relative -mr-1.5 print:hidden"
                onClick={() => {
                  onTrace(shown.period);
                }}
              />
            )}
          </div>
          <p className="text-xs text-ink-2">
            {when.of(shown, keyFigure, formats.months)}
            <ValueNotes value={shown} />
          </p>
          {(["target", "budget"] as const).map((kind) => {
            const wanted = shown[kind];
            return (
              wanted !== undefined && (
                <p key={kind} className="text-xs text-ink-2">
                  {t(kind, {
                    value: figures.inScaleOf(value ?? wanted, wanted, keyFigure),
                    difference: textOf(changeOf(value, wanted, valueType), keyFigure),
                  })}
                </p>
              )
            );
          })}
          <div className="mt-auto flex flex-wrap items-end justify-between gap-x-3 gap-y-1 pt-2 sm:flex-nowrap">
            <p className="text-xs text-ink-2">{textOf(change, keyFigure, comparedTime(shown, keyFigure))}</p>
            {line ? (
              <Sparkline {...line} width={LINE.width} height={LINE.height} />
            ) : (
              <span className="shrink-0" style={LINE} />
            )}
          </div>
        </>
      )}
    </article>
  );
}
