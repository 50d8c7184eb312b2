import { Sparkline } from "@/components/line-charts/sparkline";
import { classes } from "@/components/ui/classes";
import { Icon } from "@/components/ui/icon";
import { Td } from "@/components/ui/table";
import type { KeyFigure } from "@/contract/figures/key-figure";
import type { PortfolioCell } from "@/lib/portfolio/rows";
import type { RowWords } from "./use-row-words";

/** Size of the small line, px. */
const LINE = { width: 56, height: 18 };

interface FigureCellProps {
  keyFigure: KeyFigure;
  cell: PortfolioCell | undefined;
  currency: string;
  isCompact: boolean;
  words: RowWords;
}

/** A value with its change under it, or beside it in compact rows. */
export function FigureCell({ keyFigure: ofColumn, cell, currency, isCompact, words }: FigureCellProps) {
  const { t } = words;
  const { figures, changeText } = words.inCurrency(currency);
  const keyFigure = cell?.keyFigure ?? ofColumn;
  const value = cell?.value ?? null;
  const short = value === null ? null : figures.short(value, keyFigure);
  const goal = cell?.target ?? cell?.budget ?? null;
  const isBelow = goal !== null && value !== null && value < goal;
  const spoken = goal === null ? "" : figures.spoken(goal, keyFigure);
  const below = cell?.target === null ? t("belowBudget", { value: spoken }) : t("belowTarget", { value: spoken });
  const change = cell?.change ? changeText(cell.change, keyFigure) : null;
  return (
    <Td numeric className="overflow-hidden whitespace-nowrap" title={isCompact ? (change ?? undefined) : undefined}>
      <span className="flex items-center justify-end gap-2">
        {cell && cell.history.length > 1 && !isCompact && (
          <span className="shrink-0 max-2xl:hidden">
            <Sparkline
              {...LINE}
              values={cell.history.map((each) => each ?? NaN)}
              label={t("history", { name: keyFigure.name })}
            />
          </span>
        )}
        <span>
          <span className={classes("font-medium", value === null && "text-ink-3", !isCompact && "block")}>
            {isBelow && (
              <span title={below} className="mr-1 text-warn">
                <Icon name="alert" size={12} className="inline align-[-1px]" />
                <span className="sr-only">{below}</span>
              </span>
            )}
            {short ? `${short.text} ${short.unit}`.trimEnd() : "–"}
          </span>
          <span className={classes("text-xs leading-3.5 text-ink-2", isCompact ? "ml-2 max-2xl:hidden" : "block")}>
            {change ?? (isCompact ? "" : "\u00a0")}
          </span>
        </span>
      </span>
    </Td>
  );
}
