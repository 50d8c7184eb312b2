"use client";

import { useTranslations } from "next-intl";
import type { KeyboardEvent } from "react";
import type { MonthCounts, MonthsRow } from "@/lib/months/rows";
import { MONTH_STEPS } from "@/contract/month-steps";
import { companyPage } from "@/lib/paths";
import { useFormats } from "@/lib/format/use-formats";
import { classes } from "@/components/ui/classes";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { Table, Td, Th, Tr } from "@/components/ui/table";
import { WindowedBody } from "@/components/ui/windowed-body";
import { MonthCell, STEP_GRID, STEP_ICONS } from "./month-cell";

const STICKY = "sticky left-0 z-1 bg-panel max-sm:max-w-44";

interface MonthsTableProps {
  rows: readonly MonthsRow[];
  /** Months as YYYY-MM, the newest first. */
  months: readonly string[];
  /** The counts of each month over all clients that match the filter; null while they are not known. */
  counts: readonly MonthCounts[] | null;
  /** Index of the month that a phone shows, which has room for only one. */
  shown: number;
}

/** A row for each client and a column for each month; only the rows in view are rendered. */
export function MonthsTable({ rows, months, counts, shown }: MonthsTableProps) {
  const t = useTranslations("months");
  const formats = useFormats();
  const names = months.map((month) => formats.month(`${month}-01`));
  const onlyWide = (index: number) => index !== shown && "max-sm:hidden";
  return (
    <Table label={t("title")} rowCount={rows.length + 1}>
      <thead>
        <tr aria-rowindex={1}>
          <Th className={classes("min-w-44 align-bottom", STICKY)}>{t("client")}</Th>
          {months.map((month, index) => (
            <Th key={month} className={classes("py-2 align-bottom", onlyWide(index))}>
              <span className="mb-1 block whitespace-nowrap">{names[index]}</span>
              <span className={STEP_GRID}>
                {MONTH_STEPS.map((step) => {
                  const count = counts?.[index]?.[step];
                  const words = count ? t("counts", { step: t(`steps.${step}`), ...count }) : t(`steps.${step}`);
                  return (
                    <span key={step} title={words} className="flex w-6 flex-col items-center font-normal">
                      <Icon name={STEP_ICONS[step]} size={12} className="text-ink-3" />
                      <span
                        aria-hidden="true"
                        className={classes("numeric", count && count.of > count.done && "text-warn")}
                      >
                        {count ? count.of - count.done : "\u00a0"}
                      </span>
                      <span className="sr-only">{words}</span>
                    </span>
                  );
                })}
              </span>
            </Th>
          ))}
        </tr>
      </thead>
      <WindowedBody rows={rows} keyOf={({ company }) => company.id} onKeyDown={moveBetweenRows}>
        {({ company, months: work }, index) => (
          <Tr key={company.id} aria-rowindex={index + 2} className="group h-13 hover:bg-hover">
            <Td className={classes("truncate group-hover:bg-hover", STICKY)}>
              <Link
                href={companyPage(company.id)}
                prefetch={false}
                // A block, so that a long name is cut at the cell's width and does not cover links of the next cell.
                className="block truncate font-semibold hover:underline"
              >
                {company.name}
              </Link>
              <span className="block text-xs text-ink-2">{company.businessIdentityCode}</span>
            </Td>
            {months.map((month, at) => (
              <Td key={month} className={classes(onlyWide(at))}>
                <MonthCell
                  companyId={company.id}
                  client={company.name}
                  month={month}
                  name={names[at]!}
                  states={MONTH_STEPS.map((step) => work[step][at] ?? "-")}
                />
              </Td>
            ))}
          </Tr>
        )}
      </WindowedBody>
    </Table>
  );
}

/** Arrow keys: up and down go to the next row with a link in the same column, left and right to links in the row. */
function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const link = event.target;
  if (!(link instanceof HTMLAnchorElement) || event.altKey || event.ctrlKey || event.metaKey) return;
  const row = link.closest("tr");
  const cell = link.closest("td");
  if (!row || !cell) return;
  const next = linkTowards(event.key, row, cell, link);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function linkTowards(
  key: string,
  row: HTMLTableRowElement,
  cell: HTMLTableCellElement,
  link: HTMLAnchorElement,
): HTMLElement | undefined {
  switch (key) {
    case "ArrowRight":
      return neighbour(row, link, 1);
    case "ArrowLeft":
      return neighbour(row, link, -1);
    case "ArrowDown":
      return inColumn(row, cell.cellIndex, "nextElementSibling");
    case "ArrowUp":
      return inColumn(row, cell.cellIndex, "previousElementSibling");
    default:
      return undefined;
  }
}

function neighbour(row: HTMLElement, link: HTMLAnchorElement, step: 1 | -1): HTMLElement | undefined {
  const links = [...row.querySelectorAll("a")].filter((each) => each.checkVisibility());
  return links[links.indexOf(link) + step];
}

function inColumn(
  row: HTMLTableRowElement,
  column: number,
  direction: "nextElementSibling" | "previousElementSibling",
): HTMLElement | undefined {
  for (let next = row[direction]; next instanceof HTMLTableRowElement; next = next[direction]) {
    const link = next.cells[column]?.querySelector("a");
    if (link) return link;
  }
  return undefined;
}
