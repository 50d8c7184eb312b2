import { groupByCurrency, groupByType, type ListItem, type PortfolioRow } from "./rows";

interface Grouping {
  /** Ids of companies that come first. */
  pinned: ReadonlySet<string>;
  /** True to group the rows by company type. */
  isGrouped: boolean;
  /** True for rows sorted by amounts, which are grouped by currency; ignored if `isGrouped` is true. */
  isByCurrency: boolean;
  /** Ids of companies whose rows are opened. */
  opened: ReadonlySet<string>;
  locale: string;
}

/** The items of the list: pinned rows first, then all others in their order and groups. */
export function listItems(
  rows: readonly PortfolioRow[],
  { pinned, isGrouped, isByCurrency, opened, locale }: Grouping,
): ListItem[] {
  const first = pinned.size === 0 ? [] : rows.filter(({ company }) => pinned.has(company.id));
  const others = first.length === 0 ? rows : rows.filter(({ company }) => !pinned.has(company.id));
  const items = isGrouped
    ? groupByType(others, locale)
    : isByCurrency
      ? groupByCurrency(others)
      : others.map((row) => ({ row }));
  const withDetails = (list: ListItem[]) =>
    opened.size === 0
      ? list
      : list.flatMap((item) =>
          "row" in item && opened.has(item.row.company.id) ? [item, { detailsOf: item.row }] : [item],
        );
  if (first.length === 0) return withDetails(items);
  const heading = { heading: "", kind: "pinned" as const, count: first.length };
  const hasHeadings = items.some((item) => "heading" in item);
  return withDetails([...(hasHeadings ? [heading] : []), ...first.map((row) => ({ row })), ...items]);
}
