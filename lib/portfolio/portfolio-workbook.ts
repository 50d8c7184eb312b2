import type { KeyFigure } from "@/contract/figures/key-figure";
import { figureDecimals } from "@/contract/format/format-figure";
import { dayOfTimestamp } from "@/lib/dates/today";
import { comparedCells } from "@/lib/figures/compared-cells";
import { nameOfNumber } from "@/lib/spreadsheets/csv";
import { cellAddress, type Sheet, type SheetCell } from "@/lib/spreadsheets/workbook";
import { currenciesOf, groupByType, summarize, type PortfolioCell, type PortfolioRow } from "./rows";
import { typesSheet } from "./types-sheet";
import { layoutOf, shownRows, totalCells, type Layout, type WorkbookWords } from "./workbook-layout";

/**
 * A workbook of all clients with their values (ADR 0107). Formulas compute the differences from the year before, budget
 * and target, and the sum and median of the rows that the spreadsheet's filter shows. If the page is grouped and has
 * clients, a second sheet has the company types.
 */
export function portfolioSheets(
  rows: readonly PortfolioRow[],
  keyFigures: readonly KeyFigure[],
  words: WorkbookWords,
  { isGrouped, locale }: { isGrouped: boolean; locale: string },
): [Sheet, ...Sheet[]] {
  const items = isGrouped ? groupByType(rows, locale) : [];
  const ordered = isGrouped ? items.flatMap((item) => ("row" in item ? [item.row] : [])) : rows;
  const layout = layoutOf(ordered, keyFigures, currenciesOf(rows));
  const clients = clientsSheet(ordered, layout, words);
  if (!isGrouped || rows.length === 0) return [clients];
  const types = items.flatMap((item) => ("heading" in item ? [item.heading] : []));
  return [clients, typesSheet(ordered, types, layout, words)];
}

function clientsSheet(rows: readonly PortfolioRow[], layout: Layout, words: WorkbookWords): Sheet {
  const { figures, heading, first } = layout;
  const names = [
    words.company,
    words.code,
    words.contact,
    words.phone,
    words.books,
    words.currency,
    ...figures.flatMap(({ keyFigure, compared }) => [
      words.figure(keyFigure),
      ...compared.flatMap(({ comparison }) =>
        (keyFigure.valueType === "Percent"
          ? (["value", "difference"] as const)
          : (["value", "difference", "percent"] as const)
        ).map((as) => words.compared(keyFigure, comparison, as)),
      ),
    ]),
    words.comment,
    words.imported,
    words.consultant,
    words.type,
    words.shown,
  ];
  // The four columns from the comment to the type are wider than those of figures.
  const widthOf = (column: number) => [36, 14, 22, 16, 12, 9][column] ?? (column < layout.at.type - 3 ? 15 : 24);
  return {
    name: words.sheet.clients,
    columns: names.map((_, column) => (column === layout.at.shown ? 8 : widthOf(column))),
    frozen: { rows: first, columns: 1 },
    ...(rows.length > 0 && { filterRow: heading }),
    rows: [
      [{ value: words.title, style: "title" }],
      [{ value: words.note, style: "note" }],
      [],
      ...(figures.length === 0 ? [] : totalRows(rows, layout, words)),
      names.map((value): SheetCell => ({ value, style: "heading" })),
      ...rows.map((row, i) => rowCells(row, first + i, layout, words)),
    ],
  };
}

/** The row of sums and the row of medians, between the title and the heading. */
function totalRows(rows: readonly PortfolioRow[], layout: Layout, words: WorkbookWords): SheetCell[][] {
  const { figures, heading } = layout;
  const summaries = summarize(
    rows,
    figures.map(({ keyFigure }) => keyFigure),
    layout.currency,
  );
  const rowOf = (total: "sum" | "median"): SheetCell[] => {
    const cells: SheetCell[] = Array.from({ length: layout.at.type }, () => ({}));
    cells[0] = { value: words.total(total, layout.namedCurrency), style: "sum" };
    for (const figure of rows.length === 0 ? [] : figures) {
      const medianAt = cellAddress(heading - 1, figure.at);
      const shown = summaries[figure.index]!;
      cells[figure.at] = totalCells({ figure, layout, rows: shownRows(layout), shown, medianAt })[total];
    }
    return cells;
  };
  return [rowOf("sum"), rowOf("median")];
}

function rowCells(row: PortfolioRow, at: number, { figures }: Layout, words: WorkbookWords): SheetCell[] {
  const { company, status, values, cells, typeName } = row;
  const texts = (list: readonly (string | undefined)[]) =>
    list.map((value): SheetCell => (value === undefined || value === "" ? {} : { value }));
  return [
    ...texts([company.name, company.businessIdentityCode, company.contactInfo?.name, company.contactInfo?.phone]),
    ...texts([status?.bookedThrough, values?.currency]),
    ...figures.flatMap((figure) => figureCells(figure, cells[figure.index], values?.currency, at, words)),
    ...texts([status?.comment?.message, status?.imported && dayOfTimestamp(status.imported.at)]),
    ...texts([status?.consultants.map(({ name }) => name).join(", "), typeName]),
    // Function 103 counts the filled cells in rows that are not hidden: here 1 for a shown row, 0 for a hidden one.
    { value: 1, formula: `SUBTOTAL(103,${cellAddress(at, 0)})`, decimals: 0, style: "note" },
  ];
}

/** The cell for a missing value, as on the page. In a median, an empty cell would count as 0. */
const NO_VALUE: SheetCell = { value: "–", style: "note" };

function figureCells(
  { keyFigure, at: column, compared }: Layout["figures"][number],
  cell: PortfolioCell | undefined,
  currency = "",
  row: number,
  { spoken }: Pick<WorkbookWords, "spoken">,
): SheetCell[] {
  const { valueType } = keyFigure;
  const decimals = figureDecimals(cell?.keyFigure ?? keyFigure);
  const isOtherKind = cell !== undefined && cell.keyFigure.valueType !== valueType;
  const valueCell = (value: number | null): SheetCell => {
    if (value === null || cell === undefined) return NO_VALUE;
    // Written as a text, so that spreadsheets do not add it to values of the column's kind.
    return isOtherKind ? { value: spoken(value, cell.keyFigure, currency) } : numberCell(value, decimals);
  };
  return [
    valueCell(cell?.value ?? null),
    ...compared.flatMap(({ comparison, at }) => {
      const other = cell?.[comparison] ?? null;
      const { difference, percent } = comparedCells({
        ...(isOtherKind ? { value: null, other: null } : { value: cell?.value ?? null, other }),
        valueType,
        decimals,
        at: [cellAddress(row, column), cellAddress(row, at)],
      });
      return [valueCell(other), difference, ...(valueType === "Percent" ? [] : [percent])];
    }),
  ];
}

function numberCell(value: number, decimals: number): SheetCell {
  return Number.isFinite(value) ? { value, decimals } : { value: nameOfNumber(value) };
}
