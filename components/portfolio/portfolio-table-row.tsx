"use client";

import { memo } from "react";
import { classes } from "@/components/ui/classes";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { Td, Tr } from "@/components/ui/table";
import type { KeyFigure } from "@/contract/figures/key-figure";
import { companyPage } from "@/lib/paths";
import type { PortfolioRow } from "@/lib/portfolio/rows";
import type { Field } from "@/lib/portfolio/settings";
import type { Density } from "@/lib/preferences";
import { FIELDS_IN_FRONT } from "./columns";
import { FieldCell } from "./field-cell";
import { FigureCell } from "./figure-cell";
import type { RowWords } from "./use-row-words";

/** Heights of rows. Group headings have the same, because WindowedBody computes with one height for both. */
export const ROW_HEIGHTS: Record<Density, string> = { regular: "h-9", compact: "h-7" };

export function detailsId(companyId: string): string {
  return `details-${companyId}`;
}

/** Class of the first column, which sticks when the table is scrolled sideways. */
export const STICKY = "sticky left-0 z-1 bg-panel";

interface PortfolioTableRowProps {
  row: PortfolioRow;
  keyFigures: readonly KeyFigure[];
  fields: readonly Field[];
  density: Density;
  isPinned: boolean;
  /** True when the client's details are shown under the row. */
  isOpen: boolean;
  /** Null while rows cannot be selected. */
  isSelected: boolean | null;
  /** Selects or deselects the row; with `isRange`, also all rows between it and the one pressed before. */
  onSelect: (companyId: string, isRange: boolean) => void;
  onToggle: (companyId: string) => void;
  /** Place of the row in the table for assistive technology, counted from 1, the header. */
  index: number;
  words: RowWords;
}

/** One client: its name, key figures with their change since the year before, and the chosen fields. */
export const PortfolioTableRow = memo(function PortfolioTableRow({
  row,
  keyFigures,
  fields,
  density,
  isPinned,
  isOpen,
  isSelected,
  onSelect,
  onToggle,
  index,
  words,
}: PortfolioTableRowProps) {
  const { t } = words;
  const { company, cells } = row;
  const isCompact = density === "compact";
  const cell = (field: Field) => <FieldCell key={field} field={field} row={row} isCompact={isCompact} words={words} />;
  return (
    <Tr
      aria-rowindex={index}
      data-company={company.id}
      className={classes("group leading-4 hover:bg-hover", ROW_HEIGHTS[density])}
    >
      <Td className={classes("truncate group-hover:bg-hover", STICKY)}>
        {isSelected === null ? (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? detailsId(company.id) : undefined}
            aria-label={t("detailsOf", { name: company.name })}
            aria-keyshortcuts="ArrowRight ArrowLeft"
            onClick={() => {
              onToggle(company.id);
            }}
            className="-my-1 -ml-3.5 inline-flex size-6 items-center justify-center rounded text-ink-3 hover:text-ink"
          >
            <Icon name={isOpen ? "chevronDown" : "chevronRight"} size={12} />
          </button>
        ) : (
          <input
            type="checkbox"
            aria-label={company.name}
            checked={isSelected}
            onChange={({ nativeEvent }) => {
              // React makes the change event of a checkbox from its click, which has the state of the shift key.
              onSelect(company.id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey);
            }}
            onKeyDown={(event) => {
              if (event.key !== " " || !event.shiftKey) return;
              event.preventDefault();
              onSelect(company.id, true);
            }}
            className="-my-1 mr-1.5 -ml-2 size-4 align-[-3px] accent-accent"
          />
        )}
        <Link
          href={companyPage(company.id)}
          prefetch={false}
          className="inline-block max-w-[calc(100%-1rem)] truncate align-bottom font-semibold hover:underline"
        >
          {company.name}
        </Link>
        {isPinned && (
          <span title={t("pinned")} className="ml-1 text-ink-3">
            <Icon name="pin" size={12} className="inline align-[-1px]" />
            <span className="sr-only">{t("pinned")}</span>
          </span>
        )}
        <span className={classes("text-xs leading-3.5 text-ink-2", isCompact ? "ml-2 max-2xl:hidden" : "ml-2.5 block")}>
          {company.businessIdentityCode}
        </span>
      </Td>
      {fields.filter((field) => FIELDS_IN_FRONT.includes(field)).map(cell)}
      {keyFigures.map((keyFigure, i) => (
        <FigureCell
          key={keyFigure.id}
          keyFigure={keyFigure}
          cell={cells[i]}
          currency={row.values?.currency ?? ""}
          isCompact={isCompact}
          words={words}
        />
      ))}
      {fields.filter((field) => !FIELDS_IN_FRONT.includes(field)).map(cell)}
    </Tr>
  );
});
