import { parseDayNumber } from "./days";
import type { RecordFields } from "./record-fields";
import type { SieScanner } from "./scanner";
import { TRANS, type VoucherColumns } from "./voucher-columns";

const TAB = 9;
const LINE_FEED = 10;
const RETURN = 13;
const BLANK = 32;
const QUOTE = 34;
const HASH = 35;
const MINUS = 45;
const POINT = 46;
const ZERO = 48;
const BACKSLASH = 92;
const BRACE_OPEN = 123;
const BRACE_CLOSE = 125;
const DELETE = 127;

/** A double represents 15 digits exactly; two of them are reserved for the conversion to öre. */
const MAX_DIGITS = 13;
const POWERS = Float64Array.from({ length: MAX_DIGITS + 1 }, (_, exponent) => 10 ** exponent);

/**
 * Reads #TRANS rows in their usual form straight into the columns, several times faster than RecordFields, which reads
 * all others. The usual form has an account of four digits and objects that have appeared before, no escapes, no
 * signature and nothing to warn of.
 */
export class QuickRows {
  private readonly bytes: Uint8Array;
  private readonly scanner: SieScanner;
  private readonly columns: VoucherColumns;
  /** The digits of the number read last, as an integer; the last `decimals` of them stand after its point. */
  private value = 0;
  private decimals = 0;

  constructor(private readonly fields: RecordFields) {
    this.scanner = fields.scanner;
    this.bytes = fields.scanner.bytes;
    this.columns = fields.draft.vouchers;
  }

  /** Reads the next line; returns false and changes nothing if it is not a row in the usual form. */
  read(): boolean {
    const { bytes, columns, fields } = this;
    let at = this.scanner.nextLineStart;
    if (bytes[at] !== HASH) at = afterBlanks(bytes, at);
    if (!isLabel(bytes, at)) return false;
    at += 6;
    let next = nextField(bytes, at);
    if (next === at) return false;
    const account = fields.usualAccount(next);
    if (account < 0) return false;
    at = next + 4;
    next = nextField(bytes, at);
    if (next === at) return false;
    at = endOfList(bytes, next);
    if (at === 0) return false;
    const objects = fields.objectLists.knownNumber(next + 1, at - 1);
    if (objects < 0) return false;
    next = nextField(bytes, at);
    if (next === at) return false;
    const isNegative = bytes[next] === MINUS;
    at = this.number(isNegative ? next + 1 : next);
    if (this.decimals > 2 || Number.isNaN(this.value)) return false;
    const size = this.value * POWERS[2 - this.decimals]!;
    let day = columns.day[columns.vouchers - 1]!;
    let textStart = 0;
    let textEnd = 0;
    let quantity = NaN;
    next = nextField(bytes, at);
    if (next > at && !isEnd(bytes, next)) {
      // An empty date: the row has that of its voucher.
      if (bytes[next] === QUOTE && bytes[next + 1] === QUOTE) at = next + 2;
      else {
        day = parseDayNumber(bytes, next, next + 8);
        at = next + 8;
      }
      if (day === 0) return false;
      next = nextField(bytes, at);
      if (next > at && !isEnd(bytes, next)) {
        const isQuoted = bytes[next] === QUOTE;
        textStart = isQuoted ? next + 1 : next;
        textEnd = isQuoted ? endOfQuoted(bytes, textStart) : endOfWord(bytes, textStart);
        if (textEnd === 0) return false;
        at = isQuoted ? textEnd + 1 : textEnd;
        next = nextField(bytes, at);
        if (next > at && !isEnd(bytes, next)) {
          at = this.number(next);
          quantity = this.value / POWERS[this.decimals]!;
          if (Number.isNaN(quantity)) return false;
          next = nextField(bytes, at);
        }
      }
    }
    if (!isEnd(bytes, next)) return false;

    columns.reserveRow();
    const i = columns.rows;
    columns.account[i] = account;
    columns.objects[i] = objects;
    columns.amount[i] = isNegative && size !== 0 ? -size : size;
    columns.rowDay[i] = day;
    columns.rowText.starts[i] = textStart;
    columns.rowText.ends[i] = textEnd;
    columns.quantity[i] = quantity;
    columns.rowSign[i] = 0;
    columns.kind[i] = TRANS;
    columns.rowLine[i] = this.scanner.passLine(bytes[next] === RETURN ? next + 2 : next + 1);
    columns.firstRow[columns.vouchers] = ++columns.rows;
    fields.draft.rows++;
    return true;
  }

  /**
   * Reads a number without sign into `value` (NaN without digits or with more than {@link MAX_DIGITS}) and `decimals`.
   * Returns the offset where it ends.
   */
  private number(start: number): number {
    const { bytes } = this;
    let value = 0;
    let point = 0;
    let at = start;
    for (; ; at++) {
      const byte = bytes[at]!;
      const digit = byte - ZERO;
      if (digit >= 0 && digit <= 9) value = value * 10 + digit;
      else if (byte === POINT && point === 0) point = at;
      else break;
    }
    this.decimals = point === 0 ? 0 : at - point - 1;
    const digits = at - start - (point === 0 ? 0 : 1);
    this.value = digits > 0 && digits <= MAX_DIGITS ? value : NaN;
    return at;
  }
}

function isLabel(bytes: Uint8Array, at: number): boolean {
  return (
    bytes[at] === HASH &&
    bytes[at + 1] === 84 /* T */ &&
    bytes[at + 2] === 82 /* R */ &&
    bytes[at + 3] === 65 /* A */ &&
    bytes[at + 4] === 78 /* N */ &&
    bytes[at + 5] === 83 /* S */
  );
}

function isBlank(byte: number): boolean {
  return byte === BLANK || byte === TAB;
}

/** The offset after the blanks at `at`; there is nearly always exactly one. */
function nextField(bytes: Uint8Array, at: number): number {
  return bytes[at] === BLANK && bytes[at + 1]! > BLANK ? at + 1 : afterBlanks(bytes, at);
}

function afterBlanks(bytes: Uint8Array, start: number): number {
  let at = start;
  while (isBlank(bytes[at]!)) at++;
  return at;
}

/** True at a line feed, or a return and a line feed; not at the end of the text. */
function isEnd(bytes: Uint8Array, at: number): boolean {
  return bytes[at] === LINE_FEED || (bytes[at] === RETURN && bytes[at + 1] === LINE_FEED);
}

/** The offset after the object list that begins here; 0 if there is none in the usual form. */
function endOfList(bytes: Uint8Array, start: number): number {
  if (bytes[start] !== BRACE_OPEN) return 0;
  let quotes = 0;
  for (let at = start + 1; ; at++) {
    const byte = bytes[at]!;
    if (byte === BRACE_CLOSE) return quotes % 2 === 0 ? at + 1 : 0;
    if (byte === QUOTE) quotes++;
    // Negated, because a byte beyond the end of the text is undefined.
    else if (!(byte >= BLANK) || byte === DELETE || byte === BACKSLASH) return 0;
  }
}

/** The offset after a text that is not in quotation marks. */
function endOfWord(bytes: Uint8Array, start: number): number {
  let at = start;
  while (bytes[at]! > BLANK && bytes[at] !== DELETE) at++;
  return at;
}

/** The offset of the closing quotation mark; 0 if the text is not closed or needs RecordFields. */
function endOfQuoted(bytes: Uint8Array, start: number): number {
  let at = start;
  for (; bytes[at] !== QUOTE; at++) {
    const byte = bytes[at]!;
    // As in the object list, a byte beyond the end of the text is undefined.
    if (!(byte >= BLANK) || byte === DELETE || byte === BACKSLASH) return 0;
  }
  return isBlank(bytes[at + 1]!) || isEnd(bytes, at + 1) ? at : 0;
}
