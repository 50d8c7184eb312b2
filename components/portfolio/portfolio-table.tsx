"use client";

import { useTranslations } from "next-intl";
import { classes } from "@/components/ui/classes";
import { Icon } from "@/components/ui/icon";
import { Table, Td, Th } from "@/components/ui/table";
import { useWindowedRows } from "@/components/ui/use-windowed-rows";
import type { KeyFigure } from "@/contract/figures/key-figure";
import { useFigureFormats } from "@/lib/figures/use-figure-formats";
import {
  currenciesOf,
  type ColumnSummary,
  type ListItem,
  type PortfolioRow,
  type RowOrder,
} from "@/lib/portfolio/rows";
import { PortfolioTableRow, ROW_HEIGHT, STICKY } from "./portfolio-table-row";

interface PortfolioTableProps {
  items: readonly ListItem[];
  /** Those among the items. */
  rows: readonly PortfolioRow[];
  keyFigures: readonly KeyFigure[];
  summaries: readonly ColumnSummary[];
  order: RowOrder;
  /** Values are on their way, or are still those of an earlier choice. */
  isLoading: boolean;
  onOrder: (order: RowOrder) => void;
}

/** Renders only the rows in view, for ten thousand clients. */
export function PortfolioTable({ items, rows, keyFigures, summaries, order, isLoading, onOrder }: PortfolioTableProps) {
  const t = useTranslations("portfolio");
  const { ref, first, end, above, below } = useWindowedRows<HTMLTableSectionElement>(items.length);
  const currencies = currenciesOf(rows);
  const [currency = ""] = currencies;
  const summaryLabel = (name: "sum" | "median") => (currencies.length > 1 ? t(`${name}In`, { currency }) : t(name));
  const column = (of: Omit<RowOrder, "descending">, label: string, isNumber = true) => (
    <OrderButton
      label={label}
      state={order.by === of.by && order.keyFigureId === of.keyFigureId ? order.descending : null}
      startsDescending={isNumber}
      onOrder={(descending) => {
        onOrder({ ...of, descending });
      }}
    />
  );
  const sorted = (by: RowOrder["by"], keyFigureId?: string) =>
    order.by === by && order.keyFigureId === keyFigureId
      ? ({ "aria-sort": order.descending ? "descending" : "ascending" } as const)
      : {};
  return (
    <Table
      label={t("title")}
      rowCount={items.length + 3}
      className={classes("transition-opacity", isLoading && keyFigures.length > 0 && "opacity-60")}
    >
      <thead>
        <tr aria-rowindex={1}>
          <Th {...sorted("name")} className={classes("min-w-44", STICKY)}>
            {column({ by: "name" }, t("company"), false)}
          </Th>
          <Th {...sorted("books")}>{column({ by: "books" }, t("books"), false)}</Th>
          {keyFigures.map((keyFigure) => (
            <Th
              key={keyFigure.id}
              numeric
              className="max-w-40 min-w-28 py-1.5 align-bottom"
              {...sorted("value", keyFigure.id)}
              {...sorted("change", keyFigure.id)}
            >
              {column({ by: "value", keyFigureId: keyFigure.id }, keyFigure.name)}
              <span className="block font-normal">
                {column({ by: "change", keyFigureId: keyFigure.id }, t("change"))}
              </span>
            </Th>
          ))}
          <Th {...sorted("comment")} wideOnly>
            {column({ by: "comment" }, t("comment"))}
          </Th>
          <Th {...sorted("imported")} wideOnly>
            {column({ by: "imported" }, t("imported"))}
          </Th>
          <Th wideOnly>{t("consultant")}</Th>
          <Th {...sorted("type")} wideOnly>
            {column({ by: "type" }, t("type"), false)}
          </Th>
        </tr>
        <SummaryRow
          index={2}
          label={summaryLabel("sum")}
          currency={currency}
          keyFigures={keyFigures}
          values={summaries.map((of) => of.sum)}
        />
        <SummaryRow
          index={3}
          label={summaryLabel("median")}
          currency={currency}
          keyFigures={keyFigures}
          values={summaries.map((of) => of.median)}
        />
      </thead>
      <tbody ref={ref}>
        {above > 0 && <tr aria-hidden="true" style={{ height: above }} />}
        {items.slice(first, end).map((item, index) =>
          "row" in item ? (
            <PortfolioTableRow
              key={item.row.company.id}
              row={item.row}
              keyFigures={keyFigures}
              index={first + index + 4}
            />
          ) : (
            <tr key={`type ${item.type}`} aria-rowindex={first + index + 4} className="border-t border-line bg-hover">
              <th scope="rowgroup" colSpan={keyFigures.length + 6} className={classes("px-4 text-left", ROW_HEIGHT)}>
                <span className="sticky left-4">
                  {item.type === "" ? t("withoutType") : item.type}{" "}
                  <span className="font-normal text-ink-2">{t("inGroup", { count: item.count })}</span>
                </span>
              </th>
            </tr>
          ),
        )}
        {below > 0 && <tr aria-hidden="true" style={{ height: below }} />}
      </tbody>
    </Table>
  );
}

interface OrderButtonProps {
  label: string;
  /** True when the rows are in falling order of this, false in rising, null when in another. */
  state: boolean | null;
  startsDescending: boolean;
  onOrder: (descending: boolean) => void;
}

function OrderButton({ label, state, startsDescending, onOrder }: OrderButtonProps) {
  return (
    <button
      type="button"
      className="text-inherit hover:text-ink"
      onClick={() => {
        onOrder(state === null ? startsDescending : !state);
      }}
    >
      {label}
      {state !== null && (
        <Icon name={state ? "arrowDown" : "arrowUp"} size={12} className="ml-0.5 inline align-[-2px]" />
      )}
    </button>
  );
}

interface SummaryRowProps {
  index: number;
  label: string;
  /** Of the amounts. */
  currency: string;
  keyFigures: readonly KeyFigure[];
  values: readonly (number | null)[];
}

function SummaryRow({ index, label, currency, keyFigures, values }: SummaryRowProps) {
  const figures = useFigureFormats(currency);
  return (
    <tr aria-rowindex={index} className="border-t border-line bg-hover text-ink-2">
      <th scope="row" className="sticky left-0 z-1 bg-hover px-4 py-1.5 text-left text-xs font-medium">
        {label}
      </th>
      <Td className="h-auto" />
      {keyFigures.map((keyFigure, i) => {
        const value = values[i] ?? null;
        const short = value === null ? null : figures.short(value, keyFigure);
        return (
          <Td key={keyFigure.id} numeric className="h-auto whitespace-nowrap">
            {short && `${short.text} ${short.unit}`.trimEnd()}
          </Td>
        );
      })}
      <Td className="h-auto" wideOnly colSpan={4} />
    </tr>
  );
}
