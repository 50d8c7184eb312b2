import type { WorkbookCell, WorkbookSheet } from "@/contract/figures/key-figure-workbook";
import type { Books } from "../engine/books";
import { monthsOfSlice, type InputValue, type Inputs } from "../engine/inputs";
import { monthsOf } from "../engine/steps";
import { legalTaxRate } from "../engine/legal-tax-rate";
import type { InputMeasure } from "../formulas/definition";
import { address, block, inSheet } from "./addresses";
import { NotAFormula } from "./not-a-formula";
import type { WorkbookWords } from "./words";

const HEADING_ROWS = 1;
/** The columns of names and measures, before those of the months. */
const COLUMNS_BEFORE = 2;
/** Key of the row of the legal tax rate in the map of rows; the keys of inputs begin with their measure. */
const LEGAL_TAX_RATE = "";

/** Builds the sheet of inputs by month and the legal tax rate. A row is added at its first use. */
export class InputsSheet {
  private readonly rows = new Map<string, { row: number; cells: WorkbookCell[] }>();
  private readonly months: { firstDay: string; lastDay: string }[] = [];
  /** The columns of the first and last month of each slice of the books. */
  private readonly sliceColumns: [first: number, last: number][] = [];

  constructor(
    private readonly books: Books,
    private readonly inputs: Inputs,
    private readonly nameOf: (id: string) => string,
    private readonly words: WorkbookWords,
  ) {
    for (const slice of books.slices) {
      const first = COLUMNS_BEFORE + this.months.length;
      this.months.push(...monthsOfSlice(slice));
      this.sliceColumns.push([first, COLUMNS_BEFORE + this.months.length - 1]);
    }
  }

  get size(): number {
    return (this.rows.size + HEADING_ROWS) * (COLUMNS_BEFORE + this.months.length);
  }

  /** Returns the formula of an input over slices `first` to `last`, both inclusive. A missing value makes it #N/A. */
  value(id: string, measure: InputMeasure, first: number, last: number): string {
    // A year to date at the opening of its year has no slices; in the first year of the books, `last` is then −1.
    if (last < 0 || last < first) throw new NotAFormula();
    const { row } = this.rowOf(id, measure);
    const to = this.sliceColumns[last]![1];
    if (measure === "level") {
      const cell = this.fromOtherSheet(address({ row, column: to }));
      return `IF(ISNUMBER(${cell}),${cell},NA())`;
    }
    const from = this.sliceColumns[first]![0];
    const cells = this.fromOtherSheet(block({ row, column: from }, { row, column: to }));
    return `IF(COUNT(${cells})=${to - from + 1},${measure === "mean" ? "AVERAGE" : "SUM"}(${cells}),NA())`;
  }

  /** Returns the address of the legal tax rate of the fiscal year of a slice. */
  legalTaxRate(slice: number): string {
    // A year to date at the opening of the first year has no slice.
    if (slice < 0) throw new NotAFormula();
    const { row } = this.row(LEGAL_TAX_RATE, () => {
      const cells: WorkbookCell[] = [{ value: this.words.legalTaxRate }, { value: this.words.measures.level }];
      for (const [index, { year }] of this.books.slices.entries()) {
        const [first, last] = this.sliceColumns[index]!;
        const rate = { value: legalTaxRate(this.books.years[year]!.firstDay), style: "input" as const };
        cells.push(...Array.from({ length: last - first + 1 }, () => rate));
      }
      return cells;
    });
    return this.fromOtherSheet(address({ row, column: this.sliceColumns[slice]![1] }));
  }

  sheet(): WorkbookSheet {
    const { words } = this;
    const heading = [
      words.input,
      words.measure,
      ...this.months.map((days) => words.period(days.firstDay, days.lastDay)),
    ];
    return {
      name: words.inputsSheet,
      columns: [44, 24, ...this.months.map(() => 12)],
      frozen: { rows: HEADING_ROWS, columns: COLUMNS_BEFORE },
      rows: [
        heading.map((value): WorkbookCell => ({ value, style: "heading" })),
        ...Array.from(this.rows.values(), ({ cells }) => cells),
      ],
    };
  }

  /** Returns an address of this sheet as formulas of other sheets write it. */
  private fromOtherSheet(cells: string): string {
    return inSheet(this.words.inputsSheet, cells);
  }

  private rowOf(id: string, measure: InputMeasure) {
    return this.row(`${measure} ${id}`, () => {
      const cells = this.months.map((month): WorkbookCell => {
        const value = measure === "level" ? this.inputs.latest(id, month.lastDay) : this.inputs.covering(id, month);
        return { ...(value && { value: partOf(value, measure) }), style: "input" };
      });
      return [{ value: this.nameOf(id) }, { value: this.words.measures[measure] }, ...cells];
    });
  }

  /** The row with this key; added at its first use. */
  private row(key: string, cellsOf: () => WorkbookCell[]): { row: number; cells: WorkbookCell[] } {
    let found = this.rows.get(key);
    if (!found) {
      const cells = cellsOf();
      this.rows.set(key, (found = { row: HEADING_ROWS + this.rows.size, cells }));
    }
    return found;
  }
}

/** Returns the part of a value for one month: a flow is spread evenly over the months of its period. */
function partOf(input: InputValue, measure: InputMeasure): number {
  const { value } = input;
  if (!Number.isFinite(value)) throw new NotAFormula();
  return measure === "flow" ? value / monthsOf(input).length : value;
}
