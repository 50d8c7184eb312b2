"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { memo } from "react";
import { Sparkline } from "@/components/line-charts/sparkline";
import { Badge } from "@/components/ui/badge";
import { classes } from "@/components/ui/classes";
import { Td, Tr } from "@/components/ui/table";
import type { KeyFigure } from "@/contract/figures/key-figure";
import { useChangeText } from "@/lib/figures/use-change-text";
import { useFigureFormats } from "@/lib/figures/use-figure-formats";
import { useFormats } from "@/lib/format/use-formats";
import { companyPage } from "@/lib/paths";
import type { PortfolioRow } from "@/lib/portfolio/rows";

/** Every row has this height, also that of a heading: rows out of view are left out by counting. */
export const ROW_HEIGHT = "h-13";

/** The first column stays where a table is scrolled sideways. */
export const STICKY = "sticky left-0 z-1 bg-panel max-sm:max-w-40";

/** px */
const LINE = { width: 56, height: 18 };

interface PortfolioTableRowProps {
  row: PortfolioRow;
  keyFigures: readonly KeyFigure[];
  /** Its place among all rows, for assistive technology. */
  index: number;
}

/** One client: figures with their change since the year before, the reach of the books, and the last work. */
export const PortfolioTableRow = memo(function PortfolioTableRow({ row, keyFigures, index }: PortfolioTableRowProps) {
  const t = useTranslations("portfolio");
  const formats = useFormats();
  const currency = row.values?.currency ?? "SEK";
  const figures = useFigureFormats(currency);
  const changeText = useChangeText(currency);
  const { company, status, cells } = row;
  return (
    <Tr aria-rowindex={index} className={classes("group hover:bg-hover", ROW_HEIGHT)}>
      <Td className={classes("h-auto truncate group-hover:bg-hover", STICKY)}>
        <Link href={companyPage(company.id)} prefetch={false} className="font-semibold hover:underline">
          {company.name}
        </Link>
        <span className="block text-xs text-ink-2">{company.businessIdentityCode}</span>
      </Td>
      <Td className="h-auto whitespace-nowrap">
        <Books row={row} />
      </Td>
      {keyFigures.map((keyFigure, i) => {
        const cell = cells[i];
        const value = cell?.value ?? null;
        const short = value === null ? null : figures.short(value, keyFigure);
        const goal = cell?.target ?? cell?.budget ?? null;
        return (
          <Td key={keyFigure.id} numeric className="h-auto whitespace-nowrap">
            <span className="flex items-center justify-end gap-2">
              {cell && cell.history.length > 1 && (
                <span className="max-2xl:hidden">
                  <Sparkline
                    {...LINE}
                    values={cell.history.map((each) => each ?? NaN)}
                    label={t("history", { name: keyFigure.name })}
                  />
                </span>
              )}
              <span className="min-w-16">
                <span className={classes("block font-medium", value === null && "text-ink-3")}>
                  {short ? `${short.text} ${short.unit}`.trimEnd() : "–"}
                </span>
                <span className="block text-xs text-ink-2">
                  {cell?.change ? changeText(cell.change, keyFigure) : "\u00a0"}
                  {goal !== null && value !== null && value < goal && (
                    <span
                      title={t(cell?.target === null ? "budgetIs" : "targetIs", {
                        value: figures.spoken(goal, keyFigure),
                      })}
                    >
                      {" · "}
                      {t(cell?.target === null ? "belowBudget" : "belowTarget")}
                    </span>
                  )}
                </span>
              </span>
            </span>
          </Td>
        );
      })}
      <Td wideOnly className="h-auto max-w-56">
        {status?.openQuestions !== undefined && (
          <Link
            href={companyPage(company.id, "comments")}
            prefetch={false}
            className="float-right ml-2 text-xs text-warn hover:underline"
          >
            {t("openQuestions", { count: status.openQuestions })}
          </Link>
        )}
        {status?.comment && (
          <>
            <Link
              href={companyPage(company.id, "comments")}
              prefetch={false}
              className="block truncate hover:underline"
              title={status.comment.message}
            >
              {status.comment.message}
            </Link>
            <span className="block truncate text-xs text-ink-2">
              {formats.day(status.comment.at.slice(0, 10))}, {status.comment.by}
            </span>
          </>
        )}
      </Td>
      <Td wideOnly className="h-auto whitespace-nowrap text-ink-2">
        {status?.imported && formats.day(status.imported.at.slice(0, 10))}
      </Td>
      <Td wideOnly className="h-auto max-w-40 truncate text-ink-2">
        {status?.consultants.map(({ name }) => name).join(", ")}
      </Td>
      <Td wideOnly className="h-auto max-w-32 truncate text-ink-2">
        {row.type}
      </Td>
    </Tr>
  );
});

function Books({ row: { status, monthsBehind, isLate, company } }: { row: PortfolioRow }) {
  const t = useTranslations("portfolio");
  const formats = useFormats();
  if (!status) return null;
  if (status.bookedThrough === undefined || monthsBehind === null) {
    return (
      <Link href={companyPage(company.id, "imports")} prefetch={false} className="hover:underline">
        <Badge tone="warning" icon="upload">
          {t("noBooks")}
        </Badge>
      </Link>
    );
  }
  return (
    <>
      <span className="block">{formats.month(status.bookedThrough)}</span>
      <span className={classes("block text-xs", isLate ? "text-warn" : "text-ink-2")}>
        {isLate && t("late", { count: monthsBehind })}
        {isLate && status.agreement === "differs" && ", "}
        {status.agreement === "differs" && <span className="text-bad">{t("differs")}</span>}
        {!isLate && status.agreement !== "differs" && t("upToDate")}
      </span>
    </>
  );
}
