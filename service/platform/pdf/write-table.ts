import { LINE, PORTRAIT_WIDTH, QUIET, type PageWriter, type Structure, type TextLook } from "./page-writer";
import type { PdfColumn, PdfRow, PdfSparkline, PdfTable } from "./pdf-document";
import { drawSparkline } from "./write-chart";

/** Font sizes in points, tried in order until the columns fit. */
const SIZES = [8.5, 8, 7.5, 7, 6.5, 6];
/** The smallest font size for which a table is not turned to a landscape page. */
const LEGIBLE_SIZE = 7.5;
/** Minimum width of the column of names, as a multiple of the font size. */
const MIN_NAME = 16;
/** Indentation of a name per step of depth, as a multiple of the font size. */
const INDENT = 1.1;
/** Space to the left of every column but the first, as a multiple of the font size. */
const GAP = 1.1;
/** Minimum width of a column of figures, as a multiple of the font size. */
const MIN_FIGURES = 3;
/** Minimum width of a column of sparklines, as a multiple of the font size. */
const SPARKLINE_WIDTH = 8;
/** Font size of a note, as a multiple of the font size of its table. */
const NOTE_SIZE = 0.88;
const MAX_HEADING_LINES = 3;
const MAX_NAME_LINES = 4;
/** Minimum number of rows on the page of the head. */
const MIN_ROWS = 3;

interface Layout {
  size: number;
  /** Widths of all columns but the first. */
  widths: number[];
  /** Width of the column of names, which takes the rest. */
  nameWidth: number;
  /** Space at the left of every column but the first. */
  gap: number;
}

/** Returns true if the table fits a portrait page in a legible font size. */
export function fitsPortrait(page: PageWriter, { columns, rows }: PdfTable): boolean {
  return layoutOf(page, columns, rows, PORTRAIT_WIDTH, LEGIBLE_SIZE) !== null;
}

export interface PlannedTable {
  /** Height of the head and first rows, which stay on one page. */
  beginning: number;
  write: () => void;
}

/**
 * Plans a table for the current page width. If the columns do not fit, the table is split into parts with some columns
 * each.
 */
export function planTable(page: PageWriter, table: PdfTable): PlannedTable {
  const writers = partsOf(page, table).map((part) => new TableWriter(page, part));
  return {
    beginning: writers[0]?.beginning ?? 0,
    write: () => {
      for (const writer of writers) writer.write();
    },
  };
}

interface Part extends PdfTable {
  layout: Layout;
}

function partsOf(page: PageWriter, table: PdfTable): Part[] {
  const whole = layoutOf(page, table.columns, table.rows, page.width);
  if (whole) return [{ ...table, layout: whole }];
  const parts: Part[] = [];
  const [, ...columns] = table.columns.map((_, i) => i);
  let rest = columns;
  while (rest.length > 0) {
    let taken = rest;
    for (;;) {
      const part = columnsOf(table, taken);
      const layout =
        layoutOf(page, part.columns, part.rows, page.width) ?? (taken.length === 1 ? narrow(page, part) : null);
      if (layout) {
        parts.push({ ...part, layout });
        break;
      }
      // Tries fewer columns: those before the last group, or half of them if there is only one group.
      const begins = taken.findLastIndex((column, i) => i > 0 && table.columns[column]!.begins === true);
      taken = taken.slice(0, begins > 0 ? begins : Math.ceil(taken.length / 2));
    }
    rest = rest.slice(taken.length);
  }
  return parts;
}

function columnsOf(table: PdfTable, chosen: readonly number[]): PdfTable {
  const pick = <T>(all: readonly T[]) => [all[0]!, ...chosen.map((column) => all[column]!)];
  return {
    ...table,
    columns: pick(table.columns),
    rows: table.rows.map((row) => ({
      ...row,
      cells: pick(row.cells),
      ...(row.sparklines && { sparklines: pick(row.sparklines) }),
    })),
  };
}

/** Lays out the column of names and a single other column, even if that one is too wide. */
function narrow(page: PageWriter, { columns, rows }: PdfTable): Layout {
  const size = SIZES.at(-1)!;
  const widths = widthsOf(page, columns, rows, size);
  // Names get at least 60 points, even if the table then reaches beyond the margin.
  return { size, widths, gap: GAP * size, nameWidth: Math.max(page.width - widths.reduce(plus, 0) - GAP * size, 60) };
}

function layoutOf(
  page: PageWriter,
  columns: readonly PdfColumn[],
  rows: readonly PdfRow[],
  width: number,
  smallest = SIZES.at(-1)!,
): Layout | null {
  // Widths are proportional to the font size, so they are measured once.
  const least = widthsOf(page, columns, rows, 1);
  const sumOf = (units: readonly number[]) => units.reduce(plus, 0) + GAP * units.length;
  const size = SIZES.find((each) => each >= smallest && (sumOf(least) + MIN_NAME) * each <= width);
  if (size === undefined) return null;
  // 120 characters are enough to choose between two widths, and measuring a long text takes time.
  const longest = Math.max(
    0,
    ...rows.map(
      ({ cells, depth = 0 }) => page.widthOf(cells[0]!.slice(0, 120), { size, weight: "bold" }) + depth * INDENT * size,
    ),
  );
  // Headings such as "31 Dec 2026" are broken only if the names of the rows need the space.
  const unbroken = columns
    .slice(1)
    .map(({ heading }, i) => Math.max(least[i]!, page.widthOf(heading, { size: 1, weight: "bold" }) * 1.005));
  const units = sumOf(unbroken) * size + longest + 2 <= width ? unbroken : least;
  const nameWidth = width - sumOf(units) * size;
  return { size, widths: units.map((unit) => unit * size), gap: GAP * size, nameWidth };
}

/** Returns the minimum width of each column but the first: of the widest word of its heading or its widest cell. */
function widthsOf(page: PageWriter, columns: readonly PdfColumn[], rows: readonly PdfRow[], size: number): number[] {
  return columns.slice(1).map(({ heading, hasSparklines }, i) => {
    const word = Math.max(...heading.split(" ").map((each) => page.widthOf(each, { size, weight: "bold" })));
    const cell = rows.reduce(
      (widest, { cells, isSum }) =>
        Math.max(widest, page.widthOf(cells[i + 1]!, { size, weight: isSum ? "bold" : "regular" })),
      0,
    );
    // Half a percent more than measured, because widths that are measured at size 1 may round differently when drawn.
    return Math.max(word, cell, (hasSparklines ? SPARKLINE_WIDTH : MIN_FIGURES) * size) * 1.005;
  });
}

/** A row with its cells broken into lines. */
interface LaidRow {
  texts: string[][];
  sparklines: readonly (PdfSparkline | null)[];
  notes: string[];
  look: TextLook;
  noteLook: TextLook;
  indent: number;
  height: number;
  isSum: boolean;
}

class TableWriter {
  private readonly lineHeight: number;
  /** Space above and below the text of a cell. */
  private readonly padding: number;
  private readonly nameWidth: number;
  /** Right edges of the columns but the first. */
  private readonly rights: number[];
  private readonly width: number;
  private readonly headLook: TextLook;
  /** The lines of the heading of each column. */
  private readonly headings: string[][];
  private readonly headHeight: number;
  /** Height of the head and the first rows, with the rows that stay together with them. */
  readonly beginning: number;

  constructor(
    private readonly page: PageWriter,
    private readonly part: Part,
  ) {
    const { size, widths, gap, nameWidth } = part.layout;
    this.nameWidth = nameWidth;
    this.lineHeight = page.lineHeight({ size });
    this.padding = size * 0.32;
    let right = page.left + nameWidth;
    this.rights = widths.map((width) => (right += gap + width));
    this.width = right - page.left;
    this.headLook = { size, weight: "bold", colour: QUIET };
    this.headings = part.columns.map(({ heading }, i) =>
      page.lines(heading, i === 0 ? nameWidth : widths[i - 1]!, this.headLook, MAX_HEADING_LINES),
    );
    this.headHeight = this.heightOf(this.headings);
    const first = part.rows.slice(0, this.lastTogether(Math.min(part.rows.length, MIN_ROWS) - 1) + 1);
    this.beginning = first.reduce((height, row) => height + this.layOut(row).height, this.headHeight);
  }

  write(): void {
    const { page, part } = this;
    page.ensureRoom(this.beginning);
    const table = page.element("Table", undefined, { title: part.name });
    this.writeHead(page.element("THead", table));
    const body = page.element("TBody", table);
    let firstOnPage = 0;
    part.rows.forEach((row, i) => {
      const laid = this.layOut(row);
      // Rows that are too high for any page begin below the head all the same.
      if (i > firstOnPage && this.heightTogether(i, laid) > page.room) {
        page.newPage();
        this.repeatHead();
        firstOnPage = i;
      }
      this.writeRow(laid, body);
    });
    table.end();
    page.y += 16;
  }

  private writeHead(head: Structure): void {
    const row = this.page.element("TR", head);
    this.headings.forEach((_, i) => {
      this.page.drawContent(this.page.element("TH", row, { scope: "Column" }), "TH", () => {
        this.drawHeading(i);
      });
    });
    this.passHead();
  }

  /** Repeats the head on another page as an artifact, because screen readers have read it already. */
  private repeatHead(): void {
    this.page.artifact(() => {
      this.headings.forEach((_, i) => {
        this.drawHeading(i);
      });
    }, "Pagination");
    this.passHead();
  }

  private passHead(): void {
    this.page.y += this.headHeight;
    this.rule(QUIET, 0.7);
  }

  /**
   * Index of the last row that stays on one page with this one. A row stays with the row before it if it is indented
   * further than that one, or if it is the last row of the table.
   */
  private lastTogether(i: number): number {
    const { rows } = this.part;
    let last = i;
    while (
      last < rows.length - 1 &&
      (last === rows.length - 2 || (rows[last + 1]!.depth ?? 0) > (rows[last]!.depth ?? 0))
    ) {
      last++;
    }
    return last;
  }

  /** Height of a row with the following rows that stay on its page, as far as they fit. */
  private heightTogether(i: number, { height }: LaidRow): number {
    const { rows } = this.part;
    const { room } = this.page;
    const last = this.lastTogether(i);
    let together = height;
    // Far from the foot of the page all of them fit, so they are not measured.
    if (height + (last - i) * this.maxRowHeight <= room) return height;
    for (let j = i + 1; j <= last && together <= room; j++) together += this.layOut(rows[j]!).height;
    return together;
  }

  private layOut({ cells, sparklines = [], note, depth = 0, isSum = false }: PdfRow): LaidRow {
    const { page, part } = this;
    const { size } = part.layout;
    const look: TextLook = { size, weight: isSum ? "bold" : "regular" };
    const indent = depth * INDENT * size;
    const [name = "", ...figures] = cells;
    const texts = [page.lines(name, this.nameWidth - indent, look, MAX_NAME_LINES), ...figures.map((text) => [text])];
    const noteLook: TextLook = { size: size * NOTE_SIZE, colour: QUIET };
    const notes = note === undefined ? [] : page.lines(note, this.nameWidth - indent, noteLook, MAX_NAME_LINES);
    // The space separates name and note for screen readers.
    if (notes.length > 0) texts[0]!.push(`${texts[0]!.pop() ?? ""} `);
    const noteHeight = notes.length * page.lineHeight(noteLook);
    const height = Math.max(this.heightOf(texts), this.heightOf([texts[0]!]) + noteHeight);
    return { texts, sparklines, notes, look, noteLook, indent, height, isSum };
  }

  private writeRow(
    { texts, sparklines, notes, look, noteLook, indent, height, isSum }: LaidRow,
    body: Structure,
  ): void {
    const { page } = this;
    if (isSum) this.rule(QUIET, 0.5);
    const row = page.element("TR", body);
    texts.forEach((lines, i) => {
      const type = i === 0 ? "TH" : "TD";
      const cell = page.element(type, row, i === 0 ? { scope: "Row" } : {});
      const sparkline = sparklines[i];
      if (sparkline) this.writeSparkline(i, sparkline, height, cell);
      else if (lines.join("") !== "") {
        page.drawContent(cell, type, () => {
          this.drawLines(i, lines, page.y + this.padding, look, indent);
          if (i === 0) this.drawNotes(notes, page.y + this.padding + lines.length * this.lineHeight, noteLook, indent);
        });
      }
    });
    row.end();
    page.y += height;
    this.rule(LINE, 0.35);
  }

  private writeSparkline(column: number, sparkline: PdfSparkline, height: number, cell: Structure): void {
    const width = this.part.layout.size * SPARKLINE_WIDTH;
    const { padding, page } = this;
    const area = { x: this.rights[column - 1]! - width, y: page.y + padding, width, height: height - 2 * padding };
    page.figure(
      sparkline.alt,
      area,
      () => {
        drawSparkline(page, sparkline.values, area);
      },
      cell,
    );
  }

  /** Draws the heading of a column at the bottom of the head. */
  private drawHeading(column: number): void {
    const lines = this.headings[column]!;
    const top = this.page.y + this.headHeight - this.padding - lines.length * this.lineHeight;
    this.drawLines(column, lines, top, this.headLook);
  }

  private drawLines(column: number, lines: readonly string[], top: number, look: TextLook, indent = 0): void {
    lines.forEach((line, i) => {
      const y = top + i * this.lineHeight;
      // The extracted text needs a space also at the end of a line.
      const text = i < lines.length - 1 ? `${line} ` : line;
      if (column > 0) this.page.textAtRight(text, this.rights[column - 1]!, y, look);
      else this.page.text(text, this.page.left + indent, y, look);
    });
  }

  private drawNotes(notes: readonly string[], top: number, look: TextLook, indent: number): void {
    const { page } = this;
    notes.forEach((line, i) => {
      const text = i < notes.length - 1 ? `${line} ` : line;
      page.text(text, page.left + indent, top + i * page.lineHeight(look), look);
    });
  }

  private heightOf(cells: readonly string[][]): number {
    return Math.max(...cells.map(({ length }) => length)) * this.lineHeight + 2 * this.padding;
  }

  private get maxRowHeight(): number {
    return MAX_NAME_LINES * (1 + NOTE_SIZE) * this.lineHeight + 2 * this.padding;
  }

  private rule(colour: string, thickness: number): void {
    const { page, width } = this;
    page.artifact(() => {
      page.rule(page.left, page.y, width, colour, thickness);
    });
  }
}

function plus(one: number, other: number): number {
  return one + other;
}
