"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import type { Period } from "@/contract/period";
import { useFormats } from "@/lib/format/use-formats";
import type { StatementColumn } from "@/contract/statements/columns";
import type { StatementRow } from "@/contract/statements/rows";
import { useColumnHeading } from "@/lib/statements/use-column-heading";
import { classes } from "@/components/ui/classes";
import { Icon } from "@/components/ui/icon";
import { useTreeKeys } from "@/components/ui/use-tree-keys";
import { useWhilePrinting } from "@/components/ui/use-while-printing";
import { PrintedStatement } from "./printed-statement";

interface StatementTableProps {
  label: string;
  columns: readonly StatementColumn[];
  rows: readonly StatementRow[];
  decimals: 0 | 2;
  onToggle: (key: string) => void;
  onOpenAll: () => void;
  /** Called with the index of the month. */
  onMonth: (month: number) => void;
  onVouchers: (account: string, period: Period) => void;
}

const FIRST =
  "sticky left-0 z-10 w-64 max-w-64 min-w-64 border-r border-line wrap-anywhere max-sm:w-auto max-sm:max-w-none max-sm:min-w-32";

/** A statement whose lines open to groups and accounts (ARIA treegrid pattern). Amounts are öre, shares percent. */
export function StatementTable({ label, columns, rows, decimals, ...on }: StatementTableProps) {
  const t = useTranslations("statements");
  const formats = useFormats();
  const headingOf = useColumnHeading();
  const [active, setActive] = useState<string | null>(null);
  const mainPeriod = columns[0]!.vouchers;
  const act = (row: StatementRow, column?: StatementColumn) => {
    const period = column ? column.vouchers : mainPeriod;
    if (row.number !== undefined && period) on.onVouchers(row.number, period);
    else if (row.canOpen && !column) on.onToggle(row.key);
  };
  const onKeyDown = useTreeKeys({
    rows,
    onToggle: on.onToggle,
    onOpenAll: on.onOpenAll,
    onEnter: (row, cell) => {
      act(row, cell === null ? undefined : columns[cell]);
    },
  });
  const isPrinting = useWhilePrinting(() => true) ?? false;
  const current = rows.some(({ key }) => key === active) ? active : rows[0]?.key;
  return (
    <>
      <div className="isolate max-h-[calc(100dvh-7rem)] scroll-pt-10 scroll-pl-66 overflow-auto sm:w-fit sm:max-w-full rounded-lg border border-line bg-panel shadow-card max-sm:max-h-none max-sm:scroll-pl-0 max-sm:overflow-visible max-[22.5rem]:overflow-x-auto print:hidden">
        <table
          role="treegrid"
          aria-label={label}
          aria-describedby="statement-keys"
          className="w-full border-separate border-spacing-0 text-left"
          onKeyDown={onKeyDown}
        >
          <caption id="statement-keys" className="sr-only">
            {t("keys")}
          </caption>
          <thead>
            <tr>
              <th scope="col" className={classes(FIRST, HEAD, "z-20")}>
                <span className="sr-only">{t("line")}</span>
              </th>
              {columns.map((column) => (
                <th key={column.key} scope="col" className={classes(cellClasses(column), HEAD, "text-ink-2")}>
                  {column.month === undefined ? (
                    headingOf(column)
                  ) : (
                    <button
                      type="button"
                      tabIndex={-1}
                      title={t("showMonth")}
                      className="rounded hover:text-ink hover:underline"
                      onClick={() => {
                        on.onMonth(column.month!);
                      }}
                    >
                      {headingOf(column)}
                    </button>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr
                key={row.key}
                data-key={row.key}
                tabIndex={row.key === current ? 0 : -1}
                aria-level={row.depth + 1}
                aria-expanded={row.canOpen ? row.isOpen : undefined}
                onFocus={() => {
                  setActive(row.key);
                }}
                className={classes("group outline-none", row.kind === "sum" && "font-semibold")}
              >
                <th
                  scope="row"
                  style={{ paddingLeft: `calc(8px + ${String(row.depth)} * var(--indent))` }}
                  className={classes(
                    FIRST,
                    CELL,
                    "pr-3 -outline-offset-2 outline-accent text-pretty group-focus-visible:outline-2 [--indent:16px] max-sm:[--indent:10px]",
                    row.kind === "sum" ? "border-t border-line-strong" : "font-normal",
                    (row.canOpen || (row.number !== undefined && mainPeriod)) && "cursor-pointer",
                  )}
                  onClick={() => {
                    act(row);
                  }}
                >
                  <span className="flex items-center gap-1">
                    <Icon
                      name={row.isOpen ? "chevronDown" : "chevronRight"}
                      size={12}
                      className={classes("shrink-0 text-ink-3", !row.canOpen && "invisible")}
                    />
                    <span className="min-w-0 py-1">
                      {row.number !== undefined && <span className="mr-1 text-ink-2">{row.number} </span>}
                      {row.name}
                    </span>
                  </span>
                </th>
                {columns.map((column) => {
                  const value = column.of(row.amounts);
                  const isLink = row.number !== undefined && column.vouchers !== undefined;
                  return (
                    <td
                      key={column.key}
                      tabIndex={-1}
                      title={titleOf(value, column)}
                      onClick={
                        isLink
                          ? () => {
                              act(row, column);
                            }
                          : undefined
                      }
                      className={classes(
                        cellClasses(column),
                        CELL,
                        "-outline-offset-2",
                        row.kind === "sum" && "border-t border-line-strong",
                        isLink && "cursor-pointer hover:underline",
                        (value === 0 || value === null) && "text-ink-3",
                      )}
                    >
                      {textOf(value, column)}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {isPrinting && <PrintedStatement {...{ label, columns, rows, textOf }} />}
    </>
  );

  function textOf(value: number | null, { isChange = false, isShare }: StatementColumn): string {
    if (value === null) return "–";
    return isShare
      ? formats.number(value, { decimals: 1 })
      : formats.number(value / 100, { decimals, signed: isChange });
  }

  /** Tooltip of a cell: the reason why it is empty, or the exact amount if the cell rounds it. */
  function titleOf(value: number | null, { isBooked, isChange, isShare }: StatementColumn): string | undefined {
    if (value === null) return isBooked ? t("monthUnknown") : undefined;
    if (isShare || decimals === 2 || value % 100 === 0) return undefined;
    return formats.ore(value, { signed: isChange ?? false });
  }
}

const HEAD =
  "sticky top-0 z-10 h-9 border-b border-line bg-panel text-xs font-medium whitespace-normal max-sm:top-12 max-[22.5rem]:top-0";
const CELL = "h-row border-b border-line bg-panel transition-colors group-hover:bg-hover";

function cellClasses({ isMain, begins, month, isOfMonth }: StatementColumn): string {
  return classes(
    // Months are narrow, so that most of a year fits in a usual window.
    month === undefined && !isOfMonth ? "numeric min-w-22 px-2 max-sm:min-w-20" : "numeric min-w-14 px-1.5 text-[13px]",
    !isMain && "max-sm:hidden",
    begins && "border-l border-line",
  );
}
