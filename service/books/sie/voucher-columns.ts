import { ByteInterner } from "./byte-interner";
import type { SieScanner } from "./scanner";
import type { SieSource } from "./source";

/**
 * Kinds of rows, as numbers. Only rows of the kind TRANS are in the books; the others are the history of corrections. A
 * #RTRANS that no #TRANS or #BTRANS repeats becomes a TRANS.
 */
export const TRANS = 0;
export const RTRANS = 1;
export const BTRANS = 2;

/**
 * Marks a text that may differ from its bytes: it has escapes, or it or a field before it on its line has control
 * characters. `ends` then holds its index in `others`.
 */
const NOT_IN_SOURCE = 0xffffffff;

/** Texts as ranges of bytes of the source, made into strings only when read. */
export class TextColumn {
  starts = new Uint32Array(0);
  ends = new Uint32Array(0);
  private readonly others: string[] = [];

  constructor(readonly source: SieSource) {}

  resize(capacity: number): void {
    this.starts = resized(this.starts, capacity);
    this.ends = resized(this.ends, capacity);
  }

  /** Stores the field that was read last at index `i`. */
  set(i: number, scanner: SieScanner): void {
    if (scanner.plain) {
      this.starts[i] = scanner.fieldStart;
      this.ends[i] = scanner.fieldEnd;
    } else {
      this.starts[i] = NOT_IN_SOURCE;
      this.ends[i] = this.others.push(scanner.field()) - 1;
    }
  }

  at(i: number): string {
    const [start, end] = [this.starts[i]!, this.ends[i]!];
    return start === NOT_IN_SOURCE ? this.others[end]! : start === end ? "" : this.source.text(start, end);
  }

  isEmpty(i: number): boolean {
    return this.starts[i] === this.ends[i] || (this.starts[i] === NOT_IN_SOURCE && this.at(i) === "");
  }

  /** True if the text is the bytes of the source from `starts[i]` to `ends[i]`. */
  isInSource(i: number): boolean {
    return this.starts[i] !== NOT_IN_SOURCE;
  }
}

/**
 * Repeated texts (series, signatures) as numbers: equal texts share one, but those with escapes, and those on a line
 * with control characters in or before them, get a new one each time. The empty text has number 0.
 */
export class TextPool {
  readonly texts = [""];
  private byBytes: ByteInterner;
  /** The index in `texts` by the number that `byBytes` gave the text. */
  private numbers: number[] = [];

  constructor(source: SieSource) {
    this.byBytes = new ByteInterner(source.bytes);
  }

  /** Returns the number of the field that was read last. */
  numberOf(scanner: SieScanner): number {
    if (scanner.fieldStart === scanner.fieldEnd) return 0;
    if (!scanner.plain) return this.texts.push(scanner.field()) - 1;
    const number = this.byBytes.intern(scanner.fieldStart, scanner.fieldEnd);
    if (number === this.numbers.length) this.numbers.push(this.texts.push(scanner.field()) - 1);
    return this.numbers[number]!;
  }

  /** Frees the index, which is needed only while reading. */
  close(): void {
    this.byBytes = new ByteInterner(new Uint8Array(0));
    this.numbers = [];
  }
}

/**
 * All vouchers of a file and their rows in columns, in the file's order, so that a million rows need no objects. Days
 * are numbers YYYYMMDD, 0 for none; series and signatures are numbers in the pool. The rows of voucher `v` are
 * `firstRow[v]` to `firstRow[v + 1]`, exclusive.
 */
export class VoucherColumns {
  vouchers = 0;
  rows = 0;
  readonly pool: TextPool;

  series = new Int32Array(0);
  readonly number: TextColumn;
  day = new Int32Array(0);
  readonly text: TextColumn;
  registered = new Int32Array(0);
  sign = new Int32Array(0);
  line = new Int32Array(0);
  firstRow = new Int32Array(1);

  /** Index among the accounts of the file. */
  account = new Int32Array(0);
  /** Index among the object lists of the file. */
  objects = new Int32Array(0);
  /** Öre; NaN for an amount of many digits, which is in `largeAmounts`. Never −0. */
  amount = new Float64Array(0);
  readonly largeAmounts = new Map<number, bigint>();
  rowDay = new Int32Array(0);
  /** By row, the day in the file of rows that `SieVouchers.moveRowsInto` gave the day of their voucher. */
  readonly writtenDays = new Map<number, number>();
  readonly rowText: TextColumn;
  /** NaN for none. */
  quantity = new Float64Array(0);
  rowSign = new Int32Array(0);
  rowLine = new Int32Array(0);
  kind = new Uint8Array(0);

  constructor(readonly source: SieSource) {
    this.pool = new TextPool(source);
    this.number = new TextColumn(source);
    this.text = new TextColumn(source);
    this.rowText = new TextColumn(source);
    // A row for 32 bytes and a voucher for 256 do for nearly all files; untouched pages take no physical memory.
    this.resizeRows(16 + (source.bytes.length >> 5));
    this.resizeVouchers(16 + (source.bytes.length >> 8));
  }

  /** Makes room for one more voucher. */
  reserveVoucher(): void {
    if (this.vouchers === this.day.length) this.resizeVouchers(this.vouchers * 2);
  }

  reserveRow(): void {
    if (this.rows === this.account.length) this.resizeRows(this.rows * 2);
  }

  oreOf(row: number): bigint {
    const amount = this.amount[row]!;
    return Number.isNaN(amount) ? this.largeAmounts.get(row)! : BigInt(amount);
  }

  /** Prepares the columns for another thread, once all is read, by dropping the index of the text pool. */
  withoutIndex(): this {
    this.pool.close();
    return this;
  }

  /** The buffers of all columns and of the source, each once. */
  buffers(): ArrayBuffer[] {
    const texts = [this.number, this.text, this.rowText].flatMap(({ starts, ends }) => [starts, ends]);
    const vouchers = [this.series, this.day, this.registered, this.sign, this.line, this.firstRow];
    const rows = [
      this.account,
      this.objects,
      this.amount,
      this.rowDay,
      this.quantity,
      this.rowSign,
      this.rowLine,
      this.kind,
    ];
    const all = [...texts, ...vouchers, ...rows, this.source.bytes].map(({ buffer }) => buffer as ArrayBuffer);
    return [...new Set(all)];
  }

  private resizeVouchers(capacity: number): void {
    this.series = resized(this.series, capacity);
    this.number.resize(capacity);
    this.day = resized(this.day, capacity);
    this.text.resize(capacity);
    this.registered = resized(this.registered, capacity);
    this.sign = resized(this.sign, capacity);
    this.line = resized(this.line, capacity);
    this.firstRow = resized(this.firstRow, capacity + 1);
  }

  private resizeRows(capacity: number): void {
    this.account = resized(this.account, capacity);
    this.objects = resized(this.objects, capacity);
    this.amount = resized(this.amount, capacity);
    this.rowDay = resized(this.rowDay, capacity);
    this.rowText.resize(capacity);
    this.quantity = resized(this.quantity, capacity);
    this.rowSign = resized(this.rowSign, capacity);
    this.rowLine = resized(this.rowLine, capacity);
    this.kind = resized(this.kind, capacity);
  }
}

type Column = Int32Array<ArrayBuffer> | Uint32Array<ArrayBuffer> | Float64Array<ArrayBuffer> | Uint8Array<ArrayBuffer>;

function resized<T extends Column>(column: T, capacity: number): T {
  const larger = new (column.constructor as new (length: number) => T)(capacity);
  larger.set(column);
  return larger;
}
