import { cellAddress, columnRange, type Sheet, type SheetCell } from "@/lib/spreadsheets/workbook";
import { summarize, type PortfolioRow } from "./rows";
import { shownRows, totalCells, type Layout, type WorkbookWords } from "./workbook-layout";

/** The sheet of company types: number of clients, sums and medians of each type, and at the end of all clients. */
export function typesSheet(
  rows: readonly PortfolioRow[],
  types: readonly string[],
  layout: Layout,
  words: WorkbookWords,
): Sheet {
  const clients = `'${words.sheet.clients}'!`;
  const typeColumn = `${clients}${columnRange(layout.at.type, layout.first, layout.last)}`;
  const keyFigures = layout.figures.map(({ keyFigure }) => keyFigure);
  const heading = [
    words.type,
    words.count,
    ...keyFigures.flatMap((keyFigure) => {
      const name = words.figure(keyFigure);
      if (keyFigure.valueType !== "Amount") return words.totalOf(name, "median", undefined);
      return (["sum", "median"] as const).map((total) => words.totalOf(name, total, layout.namedCurrency));
    }),
  ];
  /** The equals sign of spreadsheets ignores case, so types whose names differ only in case need EXACT. */
  const equals = (type: string, cell: string) => {
    // The type cell of a client without a type is empty, and equals an empty text.
    if (type === "") return `(${typeColumn}="")`;
    const isLikeAnother = types.some((other) => other !== type && other.toLowerCase() === type.toLowerCase());
    return isLikeAnother ? `EXACT(${typeColumn},${cell})` : `(${typeColumn}=${cell})`;
  };
  const rowOf = (type: string | null, row: number): SheetCell[] => {
    const typeRows = type === null ? rows : rows.filter((each) => each.typeName === type);
    const named = type === null ? words.allTypes : type === "" ? words.withoutType : type;
    const typeCondition = type === null ? "" : `*${equals(type, cellAddress(row, 0))}`;
    const condition = `${shownRows(layout, clients)}${typeCondition}`;
    const summaries = summarize(typeRows, keyFigures, layout.currency);
    const cells: SheetCell[] = [
      { value: named },
      { value: typeRows.length, formula: `SUM(IF(${condition},1,0))`, isArray: true, decimals: 0 },
    ];
    for (const figure of layout.figures) {
      const isAmount = figure.keyFigure.valueType === "Amount";
      const medianAt = cellAddress(row, cells.length + (isAmount ? 1 : 0));
      const shown = summaries[figure.index]!;
      const { sum, median } = totalCells({ figure, layout, rows: condition, sheet: clients, shown, medianAt });
      cells.push(...(isAmount ? [sum, median] : [median]));
    }
    return type === null ? cells.map((cell) => ({ ...cell, style: "sum" })) : cells;
  };
  return {
    name: words.sheet.types,
    columns: heading.map((_, column) => (column === 0 ? 30 : column === 1 ? 9 : 18)),
    frozen: { rows: 1, columns: 1 },
    rows: [
      heading.map((value): SheetCell => ({ value, style: "heading" })),
      ...[...types, null].map((type, i) => rowOf(type, 1 + i)),
    ],
  };
}
