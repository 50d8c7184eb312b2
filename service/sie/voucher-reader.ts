import { quoted, type SiePlace } from "./notes";
import type { RecordFields } from "./record-fields";
import { readRow } from "./records/vouchers";
import type { SieRow, SieVoucher } from "./sie-file";

const NO_ROWS: SieRow[] = [];

/** Follows the vouchers of a file and their braces. */
export class VoucherReader {
  private voucher: SieVoucher | null = null;
  private opened = false;
  /** The #RTRANS of the voucher whose #TRANS is still to come. */
  private additions: SieRow[] = [];
  /** Inside the braces of a record that the format does not know. */
  skipping = false;
  private afterUnknown = false;

  constructor(private readonly fields: RecordFields) {}

  begin(voucher: SieVoucher): void {
    voucher.struckRows = NO_ROWS;
    this.voucher = voucher;
    this.opened = false;
    this.fields.draft.vouchers.push(voucher);
  }

  /** A line that begins with {. */
  open(): void {
    if (this.voucher && !this.opened) this.opened = true;
    else if (this.afterUnknown) this.skipping = true;
    else this.fields.warn("strayBrace", "Expected { only after #VER; it was passed over.");
  }

  /** A line that begins with }. */
  close(): void {
    if (this.skipping) this.skipping = false;
    else if (this.voucher) this.finish();
    else this.fields.warn("strayBrace", "Expected } only at the end of a voucher; it was passed over.");
  }

  /** A record that is no row begins: a voucher cannot go on behind it. */
  interrupt(isKnown: boolean): void {
    this.afterUnknown = !isKnown && !this.voucher;
    if (isKnown) this.skipping = false;
    if (this.voucher && isKnown) {
      const name = voucherName(this.voucher);
      const missing = this.opened ? "}" : "{ and }";
      this.fields.warn("braceMissing", `Expected ${missing} before this record; voucher ${name} ends here.`);
      this.finish();
    }
  }

  row(label: string): void {
    const { voucher, fields } = this;
    if (!voucher) {
      fields.error("rowOutsideVoucher", `Expected ${label} only between the braces of a voucher.`);
      return;
    }
    if (!this.opened) {
      fields.warn("braceMissing", `Expected { before the rows of voucher ${voucherName(voucher)}.`);
      this.opened = true;
    }
    const row = readRow(fields, voucher.date);
    if (row === null) return;
    if (label === "#RTRANS") this.addRow(voucher, row);
    else if (label === "#TRANS") this.countRow(voucher, row);
    else if (voucher.struckRows === NO_ROWS) voucher.struckRows = [row];
    else voucher.struckRows.push(row);
  }

  /** The end of the file: a voucher that is still open was cut off. */
  end(): void {
    if (!this.voucher) return;
    this.fields.error(
      "cutOff",
      `Expected } at the end of voucher ${voucherName(this.voucher)}: the file ends within it.`,
    );
    this.finish();
  }

  private addRow(voucher: SieVoucher, row: SieRow): void {
    row.added = true;
    voucher.rows.push(row);
    this.fields.draft.rows++;
    this.additions.push(row);
  }

  /** For old readers a #RTRANS is followed by the same row as #TRANS. Its date does not count: some programs differ there. */
  private countRow(voucher: SieVoucher, row: SieRow): void {
    const copied = this.additions.findIndex(
      (addition) => addition.account === row.account && addition.amount === row.amount,
    );
    if (copied >= 0) {
      this.additions.splice(copied, 1);
      return;
    }
    voucher.rows.push(row);
    this.fields.draft.rows++;
  }

  private finish(): void {
    for (const { lineNo } of this.additions) {
      const place: SiePlace = { lineNo, linePos: 1, label: "#RTRANS" };
      this.fields.notes.warn(
        "additionAlone",
        place,
        "Expected the same row as #TRANS after it; it was counted as a row.",
      );
    }
    this.additions = [];
    this.voucher = null;
    this.opened = false;
  }
}

/** How remarks call a voucher: series and number, else its day. */
export function voucherName(voucher: Pick<SieVoucher, "series" | "number" | "date">): string {
  const name = `${voucher.series} ${voucher.number}`.trim();
  return name === "" ? `of ${voucher.date}` : `${quoted(name)} of ${voucher.date}`;
}
