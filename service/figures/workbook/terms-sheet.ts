import type { WorkbookCell, WorkbookSheet } from "@/contract/figures/key-figure-workbook";
import type { Result } from "../engine/evaluate";
import { valueOf } from "../engine/values";
import { block, inSheet, runsOf } from "./addresses";
import type { Needs, Place, PointRole } from "./place";
import type { WorkbookWords } from "./words";

/**
 * A piece of formula text, a cell of a term, or the cells of terms that are the argument of a function. Addresses of
 * cells are known after all terms were added.
 */
export type FormulaPart = string | CellPosition | CellPosition[];
/** The position of a cell in the sheet of terms. */
export interface CellPosition {
  row: TermRow;
  column: number;
}

/** A row of the sheet: a term at one moment or over one range, relative to the period of each column. */
export interface TermRow {
  name: string;
  /** In words, for instance "closing" or "the period, a year before". */
  when: string;
  /** The computation in words. */
  formula: string;
  /** The sort key among the rows of one term, which are adjacent. */
  order: readonly number[];
  /** By column; the first period is 0. */
  cells: Map<number, { parts: FormulaPart[]; result: Result }>;
}

/** Maximum characters of a formula, a little below the limit of Excel (8,192). */
export const MAX_FORMULA = 8_000;
const HEADING_ROWS = 1;
/** The column of the first period in the sheets of terms and of key figures. */
export const FIRST_PERIOD = 3;

/** Builds the sheet of terms: a row for each term and moment, and a column for each period. */
export class TermsSheet {
  /**
   * Rows by the id of their term and by their moment. A term is added after its formula was compiled, so the terms of
   * that formula are above it in the sheet.
   */
  private readonly terms = new Map<string, Map<string, TermRow>>();
  private indexes: Map<TermRow, number> | null = null;

  constructor(private readonly words: WorkbookWords) {}

  /** Number of cells, without the heading. */
  get size(): number {
    let cells = 0;
    for (const rows of this.terms.values()) for (const row of rows.values()) cells += FIRST_PERIOD + row.cells.size;
    return cells;
  }

  /**
   * Returns the cell of a term.
   * @param fill computes the content; called once per cell, and it may ask for the cells of other terms
   */
  cell(
    term: { id: string; name: string; formula: string; needs: Needs },
    place: Place,
    fill: () => { parts: FormulaPart[]; result: Result },
  ): CellPosition {
    const { needs } = term;
    // Places share the row if the roles that the term depends on are equal. `flows` is also compared for a term that
    // depends on neither, because its `when` text names `flows`. For a range to date, its end point is compared too.
    const when = [
      place.yearsBefore,
      needs.flows || !needs.point ? place.flows : "",
      needs.point || place.flows === "toDate" ? place.point : "",
    ];
    const key = when.join(" ");
    let row = this.terms.get(term.id)?.get(key);
    if (!row?.cells.has(place.column)) {
      const content = fill();
      let rows = this.terms.get(term.id);
      if (!rows) this.terms.set(term.id, (rows = new Map<string, TermRow>()));
      row = rows.get(key);
      if (!row) {
        row = {
          name: term.name,
          when: whenText(place, needs, this.words),
          formula: term.formula,
          order: [
            place.yearsBefore,
            place.flows === "period" ? 0 : place.flows === "toDate" ? 1 : 2,
            pointOrder(place.point),
          ],
          cells: new Map(),
        };
        rows.set(key, row);
      }
      row.cells.set(place.column, content);
    }
    return { row, column: place.column };
  }

  /**
   * Returns the text of a formula, without the `=`; null if it is too long.
   * @param isHere true for a formula in this sheet, whose addresses need no sheet name
   */
  text(parts: readonly FormulaPart[], isHere = false): string | null {
    const text = parts
      .map((part) => (typeof part === "string" ? part : this.cellsText([part].flat(), isHere)))
      .join("");
    return text.length > MAX_FORMULA ? null : text;
  }

  /** Returns the finished sheet; `periods` are the headings of its columns in order. */
  sheet(periods: readonly string[]): WorkbookSheet {
    const { words } = this;
    const heading = [words.term, words.when, words.formula, ...periods];
    const rows = Array.from(this.rowIndexes().keys(), (row): WorkbookCell[] => [
      { value: row.name },
      { value: row.when },
      { value: row.formula, style: "note" },
      ...periods.map((_, column) => this.content(row, column)),
    ]);
    return {
      name: words.termsSheet,
      columns: [36, 24, 40, ...periods.map(() => 18)],
      frozen: { rows: HEADING_ROWS, columns: 1 },
      rows: [heading.map((value): WorkbookCell => ({ value, style: "heading" })), ...rows],
    };
  }

  private content(row: TermRow, column: number): WorkbookCell {
    const cell = row.cells.get(column);
    if (!cell) return {};
    const { result, parts } = cell;
    const isMissing = typeof result === "object";
    const text = this.text(parts, true);
    const formula = text === null ? {} : { formula: text };
    if (!isMissing) return { ...formula, value: valueOf(result), decimals: 2 };
    return { ...formula, error: result.code === "missingInput" ? "#N/A" : "#DIV/0!" };
  }

  private cellsText(cells: readonly CellPosition[], isHere: boolean): string {
    const rows = this.rowIndexes();
    const column = cells[0]!.column + FIRST_PERIOD;
    const blocks = runsOf(cells.map(({ row }) => rows.get(row)!)).map(([first, last]) =>
      block({ row: first, column }, { row: last, column }),
    );
    return blocks.map((cellsOf) => (isHere ? cellsOf : inSheet(this.words.termsSheet, cellsOf))).join(",");
  }

  /** Returns the index of each row in the sheet, from 0. No row may be added after the first call. */
  private rowIndexes(): Map<TermRow, number> {
    if (!this.indexes) {
      const rows = [...this.terms.values()].flatMap((ofTerm) => [...ofTerm.values()].sort(byOrder));
      this.indexes = new Map(rows.map((row, i) => [row, HEADING_ROWS + i]));
    }
    return this.indexes;
  }
}

function byOrder(one: TermRow, other: TermRow): number {
  const at = one.order.findIndex((value, i) => value !== other.order[i]);
  return at < 0 ? 0 : one.order[at]! - other.order[at]!;
}

function pointOrder(point: PointRole): number {
  return point === "opening" ? 0 : point === "closing" ? Infinity : point;
}

function whenText({ yearsBefore, flows, point }: Place, needs: Needs, words: WorkbookWords): string {
  const ofPoint =
    point === "opening" ? words.atOpening : point === "closing" ? words.atClosing : words.afterMonth(point);
  const over = { period: words.overPeriod, twelveMonths: words.overTwelveMonths, toDate: `${words.toDate} ${ofPoint}` };
  const texts = [
    ...(needs.point && !(needs.flows && flows === "toDate") ? [ofPoint] : []),
    ...((needs.flows && (flows !== "period" || !needs.point)) || !needs.point ? [over[flows]] : []),
    ...(yearsBefore > 0 ? [words.yearsBefore(yearsBefore)] : []),
  ];
  return texts.join(", ");
}
