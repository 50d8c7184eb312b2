"use client";

import { useTranslations } from "next-intl";
import { memo, useMemo } from "react";
import { classes } from "@/components/ui/classes";
import { Icon } from "@/components/ui/icon";
import { onDemand } from "@/components/ui/on-demand";
import { Table, Td, Th } from "@/components/ui/table";
import { useMedia } from "@/components/ui/use-media";
import { WindowedBody } from "@/components/ui/windowed-body";
import type { KeyFigure } from "@/contract/figures/key-figure";
import { currenciesOf, summarize, type ListItem, type PortfolioRow, type RowOrder } from "@/lib/portfolio/rows";
import type { Field } from "@/lib/portfolio/settings";
import type { Density } from "@/lib/preferences";
import { FIELDS_IN_FRONT, FIELDS_ON_PHONE, WIDTHS } from "./columns";
import { detailsId, PortfolioTableRow, ROW_HEIGHTS, STICKY } from "./portfolio-table-row";
import { rowKeys } from "./row-keys";
import { useRowWords, type RowWords } from "./use-row-words";

/** Shown under an open row; its height is fixed, so that nothing moves when the figures arrive. */
const ClientDetails = onDemand(() => import("./client-details").then((module) => module.ClientDetails));
/** Height of a client's details, px. */
const DETAILS_HEIGHT = 248;

/** Media query of windows that hide columns (Tailwind's max-sm). */
const PHONE = "(width < 40rem)";

const SORTED_FIELDS = ["books", "comment", "imported", "type"] as const;

interface PortfolioTableProps {
  items: readonly ListItem[];
  /** The rows in `items`, in any order, for sums and medians. */
  summed: readonly PortfolioRow[];
  keyFigures: readonly KeyFigure[];
  fields: readonly Field[];
  density: Density;
  order: RowOrder;
  pinned: ReadonlySet<string>;
  /** Ids of the selected rows; null when rows cannot be selected. */
  selected: ReadonlySet<string> | null;
  onSelect: (companyId: string, isRange: boolean) => void;
  /** True while the values of this choice are awaited; those shown are of an earlier choice or of the preview. */
  isLoading: boolean;
  onOrder: (order: RowOrder) => void;
  /** Opens or closes the details of a row. */
  onToggle: (companyId: string) => void;
}

/** The table of clients. Renders only the rows in view, as there may be ten thousand. */
export const PortfolioTable = memo(function PortfolioTable({
  items,
  summed,
  keyFigures,
  fields,
  density,
  order,
  pinned,
  selected,
  onSelect,
  isLoading,
  onOrder,
  onToggle,
}: PortfolioTableProps) {
  const words = useRowWords();
  const { t } = words;
  const tall = useMemo(
    () => ({ at: items.flatMap((item, i) => ("detailsOf" in item ? [i] : [])), height: DETAILS_HEIGHT }),
    [items],
  );
  const opened = useMemo(
    () => new Set(items.flatMap((item) => ("detailsOf" in item ? [item.detailsOf.company.id] : []))),
    [items],
  );
  const currencies = useMemo(() => currenciesOf(summed), [summed]);
  const summaries = useMemo(() => summarize(summed, keyFigures), [summed, keyFigures]);
  const [currency = ""] = currencies;
  const summaryLabel = (name: "sum" | "median") => (currencies.length > 1 ? t(`${name}In`, { currency }) : t(name));
  const inFront = fields.filter((field) => FIELDS_IN_FRONT.includes(field));
  const behind = fields.filter((field) => !FIELDS_IN_FRONT.includes(field));
  const headerRows = keyFigures.length > 0 ? 3 : 1;
  const isPhone = useMedia(PHONE);
  const columns = {
    all: 1 + keyFigures.length + fields.length,
    onPhone: 1 + keyFigures.length + fields.filter((field) => FIELDS_ON_PHONE.includes(field)).length,
  };
  const orderButton = (by: Omit<RowOrder, "descending">, label: string, startsDescending = true) => (
    <OrderButton
      label={label}
      state={order.by === by.by && order.keyFigureId === by.keyFigureId ? order.descending : null}
      startsDescending={startsDescending}
      onOrder={(descending) => {
        onOrder({ ...by, descending });
      }}
    />
  );
  const sorted = (by: RowOrder["by"], keyFigureId?: string) =>
    order.by === by && order.keyFigureId === keyFigureId
      ? ({ "aria-sort": order.descending ? "descending" : "ascending" } as const)
      : {};
  const fieldHeader = (field: Field) => {
    const by = SORTED_FIELDS.find((each) => each === field);
    return (
      <Th key={field} {...(by && sorted(by))} wideOnly={!FIELDS_ON_PHONE.includes(field)} className="truncate">
        {by ? orderButton({ by }, t(field), by === "comment" || by === "imported") : t(field)}
      </Th>
    );
  };
  return (
    <Table
      label={t("title")}
      rowCount={items.length + headerRows}
      className={classes(
        "transition-opacity [&>table]:table-fixed",
        // As in ROW_HEIGHTS. The page's --row follows the user's density, but a view may have another density.
        density === "compact" ? "[--row:28px]" : "[--row:36px]",
        isLoading && keyFigures.length > 0 && "opacity-60",
      )}
    >
      <colgroup>
        <col className="w-54 max-sm:w-40" />
        {inFront.map((field) => (
          <FieldColumn key={field} field={field} />
        ))}
        {keyFigures.map(({ id }) => (
          <col key={id} className="w-33 2xl:w-44" />
        ))}
        {behind.map((field) => (
          <FieldColumn key={field} field={field} />
        ))}
      </colgroup>
      <thead>
        <tr aria-rowindex={1}>
          <Th {...sorted("name")} className={STICKY}>
            {orderButton({ by: "name" }, t("company"), false)}
          </Th>
          {inFront.map(fieldHeader)}
          {keyFigures.map((keyFigure) => (
            <Th
              key={keyFigure.id}
              numeric
              className="py-0.5 align-bottom hyphens-auto whitespace-normal"
              {...sorted("value", keyFigure.id)}
              {...sorted("change", keyFigure.id)}
            >
              {orderButton({ by: "value", keyFigureId: keyFigure.id }, keyFigure.name)}
              <span className="block font-normal">
                {orderButton({ by: "change", keyFigureId: keyFigure.id }, t("change"))}
              </span>
            </Th>
          ))}
          {behind.map(fieldHeader)}
        </tr>
        {keyFigures.length > 0 &&
          (["sum", "median"] as const).map((name, i) => (
            <SummaryRow
              key={name}
              index={2 + i}
              label={summaryLabel(name)}
              currency={currency}
              keyFigures={keyFigures}
              inFront={inFront}
              behind={behind}
              values={summaries.map((summary) => summary[name])}
              words={words}
            />
          ))}
      </thead>
      <WindowedBody rows={items} tall={tall} keyOf={keyOfItem} onKeyDown={rowKeys(onToggle)}>
        {(item, index) =>
          "row" in item ? (
            <PortfolioTableRow
              key={keyOfItem(item)}
              row={item.row}
              keyFigures={keyFigures}
              fields={fields}
              density={density}
              isPinned={pinned.has(item.row.company.id)}
              isOpen={opened.has(item.row.company.id)}
              isSelected={selected && selected.has(item.row.company.id)}
              onSelect={onSelect}
              onToggle={onToggle}
              words={words}
              index={index + headerRows + 1}
            />
          ) : "detailsOf" in item ? (
            <tr
              key={keyOfItem(item)}
              id={detailsId(item.detailsOf.company.id)}
              data-tall
              aria-rowindex={index + headerRows + 1}
              className="border-t border-line bg-hover"
            >
              <td colSpan={isPhone ? columns.onPhone : columns.all} className="p-0 whitespace-normal">
                {/* The row has a border of 1 px. */}
                <div style={{ height: DETAILS_HEIGHT - 1 }}>
                  <ClientDetails company={item.detailsOf.company} isPinned={pinned.has(item.detailsOf.company.id)} />
                </div>
              </td>
            </tr>
          ) : (
            <GroupHeading
              key={keyOfItem(item)}
              item={item}
              index={index + headerRows + 1}
              columns={columns}
              density={density}
            />
          )
        }
      </WindowedBody>
    </Table>
  );
});

function FieldColumn({ field }: { field: Field }) {
  return <col className={FIELDS_ON_PHONE.includes(field) ? "" : "max-sm:hidden"} style={{ width: WIDTHS[field] }} />;
}

interface GroupHeadingProps {
  item: Extract<ListItem, { heading: string }>;
  index: number;
  columns: { all: number; onPhone: number };
  density: Density;
}

function GroupHeading({ item: { heading, kind, count }, index, columns, density }: GroupHeadingProps) {
  const t = useTranslations("portfolio");
  const none = { type: t("withoutType"), currency: t("withoutCurrency"), pinned: t("pinned") };
  return (
    <tr aria-rowindex={index} className="border-t border-line bg-hover">
      {/* Two cells: a colSpan over hidden columns adds columns, and the server does not know which are hidden. */}
      <th scope="rowgroup" colSpan={columns.onPhone} className={classes("px-4 text-left", ROW_HEIGHTS[density])}>
        <span className="sticky left-4">
          {heading === "" ? none[kind] : heading}{" "}
          <span className="font-normal text-ink-2">{t("inGroup", { count })}</span>
        </span>
      </th>
      {columns.all > columns.onPhone && <td colSpan={columns.all - columns.onPhone} className="max-sm:hidden" />}
    </tr>
  );
}

interface OrderButtonProps {
  label: string;
  /** True for descending order of this column, false for ascending, null if another column determines the order. */
  state: boolean | null;
  startsDescending: boolean;
  onOrder: (descending: boolean) => void;
}

function OrderButton({ label, state, startsDescending, onOrder }: OrderButtonProps) {
  return (
    <button
      type="button"
      className="py-1 [text-align:inherit] text-inherit hover:text-ink"
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
  /** The currency of the amounts. */
  currency: string;
  keyFigures: readonly KeyFigure[];
  inFront: readonly Field[];
  behind: readonly Field[];
  values: readonly (number | null)[];
  words: RowWords;
}

function SummaryRow({ index, label, currency, keyFigures, inFront, behind, values, words }: SummaryRowProps) {
  const { figures } = words.inCurrency(currency);
  return (
    <tr aria-rowindex={index} className="border-t border-line bg-hover text-ink-2">
      <th scope="row" className="sticky left-0 z-1 bg-hover px-4 py-1.5 text-left text-xs font-medium">
        {label}
      </th>
      {inFront.map((field) => (
        <Td key={field} wideOnly={!FIELDS_ON_PHONE.includes(field)} />
      ))}
      {keyFigures.map((keyFigure, i) => {
        const value = values[i] ?? null;
        const short = value === null ? null : figures.short(value, keyFigure);
        return (
          <Td key={keyFigure.id} numeric className="whitespace-nowrap">
            {short && `${short.text} ${short.unit}`.trimEnd()}
          </Td>
        );
      })}
      {behind.map((field) => (
        <Td key={field} wideOnly={!FIELDS_ON_PHONE.includes(field)} />
      ))}
    </tr>
  );
}

function keyOfItem(item: ListItem): string {
  if ("row" in item) return item.row.company.id;
  return "detailsOf" in item ? `details ${item.detailsOf.company.id}` : `${item.kind} ${item.heading}`;
}
