import { dayOf } from "./days";
import type { SiePosition } from "./notes";
import type { RecordFields } from "./record-fields";
import { readRow, readVoucher } from "./records/vouchers";
import type { VoucherColumns } from "./voucher-columns";
import { RTRANS, TRANS } from "./voucher-columns";
import { voucherName } from "./voucher-name";

/** Tracks the vouchers of a file and their braces. */
export class VoucherReader {
  /** True between #VER and the end of its rows. */
  private within = false;
  /** True after the { of the voucher, or after the first row of one without {. */
  private opened = false;
  /** Indexes of the #RTRANS rows that no #TRANS or #BTRANS has repeated yet, by account and amount. */
  private readonly additions = new Map<string, number[]>();
  /** The number of braces of an unknown record that are open. */
  private unknownBraces = 0;
  /** True right after an unknown record, to which lines in braces may belong. */
  private afterUnknown = false;
  private readonly columns: VoucherColumns;

  constructor(private readonly fields: RecordFields) {
    this.columns = fields.draft.vouchers;
  }

  /** True if a #TRANS on the next line needs no special handling. */
  get awaitsRow(): boolean {
    return this.within && this.opened && !this.skipping && !this.afterUnknown && this.additions.size === 0;
  }

  /** True inside the braces of an unknown record. */
  get skipping(): boolean {
    return this.unknownBraces > 0;
  }

  /** Passes over a line inside the braces of an unknown record, or over the part of it that is. */
  skip(): void {
    this.unknownBraces = this.fields.scanner.skipBraces(this.unknownBraces);
  }

  begin(): void {
    readVoucher(this.fields);
    this.within = true;
    this.opened = false;
  }

  /** Handles a line that begins with {. */
  open(): void {
    if (this.within && !this.opened) this.opened = true;
    else if (this.afterUnknown) this.unknownBraces = 1;
    else this.fields.warn("strayBrace", "Expected { only after #VER; it was passed over.");
    this.afterUnknown = false;
  }

  /** Handles a line that begins with }. */
  close(): void {
    this.afterUnknown = false;
    if (this.within) this.finish();
    else this.fields.warn("strayBrace", "Expected } only at the end of a voucher; it was passed over.");
  }

  /** Handles a record that is not a row: a known one ends an open voucher, an unknown one may have lines in braces. */
  interrupt(isKnown: boolean): void {
    this.afterUnknown = !isKnown;
    if (isKnown) this.unknownBraces = 0;
    if (this.within && isKnown) {
      const missing = this.opened ? "}" : "{ and }";
      this.fields.warn("braceMissing", `Expected ${missing} before this record; voucher ${this.name()} ends here.`);
      this.finish();
    }
  }

  row(label: string, kind: number): void {
    const { fields } = this;
    this.afterUnknown = false;
    if (!this.within) {
      fields.error("rowOutsideVoucher", `Expected ${label} only between the braces of a voucher.`);
      return;
    }
    if (!this.opened) {
      fields.warn("braceMissing", `Expected { before the rows of voucher ${this.name()}.`);
      this.opened = true;
    }
    if (!readRow(fields, kind)) return;
    if (kind === RTRANS) this.expectCopy();
    // The row may be the copy of an added row, or strike it out again.
    else this.takeAddition();
    if (kind === TRANS) fields.draft.rows++;
  }

  /** Adds an error if a voucher is still open at the end of the file, as in a file that was cut off. */
  end(): void {
    if (!this.within) return;
    const position: SiePosition = { lineNo: this.fields.scanner.lineNo, linePos: 1, label: "" };
    this.fields.notes.error(
      "cutOff",
      position,
      `Expected } at the end of voucher ${this.name()}: the file ends within it.`,
    );
    this.finish();
  }

  /**
   * Removes the #RTRANS that the row read last repeats, if any, from `additions`. A #TRANS that repeats a #RTRANS
   * counts, on its own date; the #RTRANS has the date of the correction. A #RTRANS that a #BTRANS repeats was struck
   * out by a later correction and has no #TRANS.
   */
  private takeAddition(): void {
    if (this.additions.size === 0) return;
    const key = this.keyOf(this.columns.rows - 1);
    const same = this.additions.get(key);
    if (!same) return;
    if (same.length > 1) same.shift();
    else this.additions.delete(key);
  }

  private expectCopy(): void {
    const row = this.columns.rows - 1;
    const key = this.keyOf(row);
    const same = this.additions.get(key);
    if (same) same.push(row);
    else this.additions.set(key, [row]);
  }

  private keyOf(row: number): string {
    return `${this.columns.account[row]!} ${this.columns.oreOf(row)}`;
  }

  private finish(): void {
    this.within = false;
    this.opened = false;
    if (this.additions.size === 0) return;
    const { columns, fields } = this;
    for (const row of Array.from(this.additions.values()).flat()) {
      const position: SiePosition = { lineNo: columns.rowLine[row]!, linePos: 1, label: "#RTRANS" };
      fields.notes.warn(
        "additionAlone",
        position,
        "Expected the same row as #TRANS after it; it was counted, on the voucher's date.",
      );
      columns.kind[row] = TRANS;
      columns.rowDay[row] = columns.day[columns.vouchers - 1]!;
      fields.draft.rows++;
    }
    this.additions.clear();
  }

  private name(): string {
    const { columns } = this;
    const i = columns.vouchers - 1;
    return voucherName(columns.pool.texts[columns.series[i]!]!, columns.number.at(i), dayOf(columns.day[i]!));
  }
}
