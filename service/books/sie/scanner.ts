import { ByteInterner } from "./byte-interner";
import type { SiePosition } from "./notes";
import { countUnits, type SieSource } from "./source";

const TAB = 9;
const LINE_FEED = 10;
const RETURN = 13;
const BLANK = 32;
const QUOTE = 34;
const HASH = 35;
const BACKSLASH = 92;
const BRACE_OPEN = 123;
const BRACE_CLOSE = 125;
const DELETE = 127;

/** The kind of a line. Empty lines are skipped. */
export type SieLine = "record" | "open" | "close" | "other";

/**
 * Reads a SIE text line by line and field by field, without storing any of it. After {@link nextField}, {@link field}
 * returns the field's text; if {@link plain}, that text is also `bytes[fieldStart, fieldEnd)`.
 */
export class SieScanner {
  readonly bytes: Buffer;
  lineNo = 0;
  /** The label of the record in capitals, with its #. */
  label = "";
  /** Equal labels, as written, have the same number. */
  labelNumber = -1;
  fieldStart = 0;
  fieldEnd = 0;
  /** The offset at which the next line begins. */
  nextLineStart = 0;
  /** True if control characters were found in the fields read so far of this line. */
  controls = false;
  /** True if the field read last, a text in quotation marks or an object list, is not closed on its line. */
  unclosed = false;
  private escapes = false;
  private afterBrace = false;
  private at = 0;
  private lineEnd = -1;
  /**
   * `units` counts UTF-16 units from the start of the line to the offset `counted`; positions only grow within a line.
   */
  private counted = 0;
  private units = 0;
  private readonly labelNumbers: ByteInterner;
  private readonly labels: string[] = [];

  constructor(readonly source: SieSource) {
    this.bytes = source.bytes;
    this.labelNumbers = new ByteInterner(this.bytes);
  }

  /** Moves to the next line that is not empty; null at the end of the text. */
  nextLine(): SieLine | null {
    const bytes = this.bytes;
    const length = bytes.length;
    while (this.nextLineStart < length) {
      this.lineNo++;
      const start = this.nextLineStart;
      this.source.markLine(this.lineNo, start);
      let end = start;
      while (end < length && bytes[end] !== LINE_FEED) end++;
      this.nextLineStart = end + 1;
      while (end > start && bytes[end - 1] === RETURN) end--;
      this.at = this.counted = start;
      this.lineEnd = end;
      this.units = 0;
      this.controls = this.unclosed = false;
      if (this.hasMore()) return this.kindOfLine();
    }
    return null;
  }

  /** Moves past a brace to the rest of its line; null if nothing follows, or no brace was read last. */
  restOfLine(): SieLine | null {
    return this.afterBrace && this.hasMore() ? this.kindOfLine() : null;
  }

  private kindOfLine(): SieLine {
    const byte = this.bytes[this.at];
    this.fieldStart = this.at;
    this.label = "";
    this.afterBrace = byte === BRACE_OPEN || byte === BRACE_CLOSE;
    if (byte === HASH) {
      const start = this.at;
      this.skipWord();
      this.readLabel(start, this.at);
      return "record";
    }
    if (this.afterBrace) {
      this.at++;
      return byte === BRACE_OPEN ? "open" : "close";
    }
    this.at = this.fieldEnd = this.lineEnd;
    return "other";
  }

  /** Moves to the next field on this line; false if there is none. */
  hasMore(): boolean {
    const bytes = this.bytes;
    const end = this.lineEnd;
    let at = this.at;
    while (at < end && isBlank(bytes[at]!)) at++;
    this.at = at;
    return at < end;
  }

  /** Reads the next field, quoted or not. At the end of the line it returns false and the field is empty. */
  nextField(): boolean {
    this.escapes = this.unclosed = false;
    if (!this.hasMore()) {
      this.fieldStart = this.fieldEnd = this.at;
      return false;
    }
    if (this.bytes[this.at] === QUOTE) {
      this.quotedField();
    } else {
      this.fieldStart = this.at;
      this.skipWord();
      this.fieldEnd = this.at;
    }
    return true;
  }

  /**
   * Reads an object list {...} as one field without the braces. Returns false and reads nothing if none begins here.
   * Its quotation marks and escapes are left to ObjectLists.
   */
  nextObjectList(): boolean {
    this.escapes = this.unclosed = false;
    const bytes = this.bytes;
    if (!this.hasMore() || bytes[this.at] !== BRACE_OPEN) return false;
    const start = this.at + 1;
    const end = this.lineEnd;
    let inQuotes = false;
    let at = start;
    for (; at < end; at++) {
      const byte = bytes[at]!;
      if (byte === BRACE_CLOSE && !inQuotes) break;
      if (byte === QUOTE) inQuotes = !inQuotes;
      else if (byte === BACKSLASH && inQuotes && bytes[at + 1] === QUOTE) at++;
      else if ((byte < BLANK && (byte !== TAB || inQuotes)) || byte === DELETE) this.controls = true;
    }
    this.fieldStart = start;
    this.fieldEnd = at;
    this.at = Math.min(at + 1, end);
    this.unclosed = at >= end;
    return true;
  }

  /**
   * Skips this line, from where {@link nextLine} or {@link restOfLine} moved to, to the place where as many braces as
   * are open have been closed, or to its end. Braces within quotation marks do not count. Returns the number of braces
   * that are open then.
   */
  skipBraces(open: number): number {
    const bytes = this.bytes;
    const end = this.lineEnd;
    let depth = open;
    let inQuotes = false;
    let at = this.fieldStart;
    for (; at < end && depth > 0; at++) {
      const byte = bytes[at]!;
      if (byte === QUOTE) inQuotes = !inQuotes;
      else if (byte === BACKSLASH && inQuotes && bytes[at + 1] === QUOTE) at++;
      else if (byte === BRACE_OPEN && !inQuotes) depth++;
      else if (byte === BRACE_CLOSE && !inQuotes) depth--;
    }
    this.at = Math.min(at, end);
    this.afterBrace = depth === 0;
    return depth;
  }

  /**
   * Records that the next line was read by {@link QuickRows} and moves to the offset `next`; returns the line's number.
   */
  passLine(next: number): number {
    this.lineNo++;
    this.source.markLine(this.lineNo, this.nextLineStart);
    this.nextLineStart = next;
    return this.lineNo;
  }

  /** Skips the remaining fields of this line. */
  skipLine(): void {
    this.at = this.lineEnd;
  }

  /** True if the field read last has no escapes, and the fields of its line so far no control characters. */
  get plain(): boolean {
    return !this.escapes && !this.controls;
  }

  /** The text of the field read last, with \" as a quotation mark and control characters as blanks. */
  field(): string {
    if (this.fieldStart === this.fieldEnd) return "";
    let field = this.source.text(this.fieldStart, this.fieldEnd);
    if (this.escapes) field = field.replaceAll('\\"', '"');
    return this.controls ? field.replace(/[\0-\x1f\x7f]/g, " ") : field;
  }

  /** The place of the field read last, or of the label. */
  position(): SiePosition {
    this.units += countUnits(this.bytes, this.counted, this.fieldStart);
    this.counted = this.fieldStart;
    return { lineNo: this.lineNo, linePos: this.units + 1, label: this.label };
  }

  private quotedField(): void {
    const bytes = this.bytes;
    const end = this.lineEnd;
    const start = this.at + 1;
    let at = start;
    for (; at < end; at++) {
      const byte = bytes[at]!;
      // Only a quotation mark before a blank or the end closes: some programs do not escape those within a text.
      if (byte === QUOTE && (at + 1 === end || isBlank(bytes[at + 1]!))) break;
      if (byte < BLANK || byte === DELETE) this.controls = true;
      if (byte === BACKSLASH && bytes[at + 1] === QUOTE && at + 1 < end) {
        this.escapes = true;
        at++;
      }
    }
    this.fieldStart = start;
    this.fieldEnd = at;
    this.at = Math.min(at + 1, end);
    if (at < end) return;
    // The text ends in a path such as "C:\SPCS\": its last backslash does not escape the closing quotation mark.
    if (this.escapes && bytes[end - 1] === QUOTE && bytes[end - 2] === BACKSLASH) this.fieldEnd--;
    else this.unclosed = true;
  }

  private skipWord(): void {
    const bytes = this.bytes;
    const end = this.lineEnd;
    let at = this.at;
    for (; at < end; at++) {
      const byte = bytes[at]!;
      if (byte > BLANK && byte !== DELETE) continue;
      if (isBlank(byte)) break;
      this.controls = true;
    }
    this.at = at;
  }

  /** Labels repeat, so each is made a string only once. */
  private readLabel(start: number, end: number): void {
    const number = this.labelNumbers.intern(start, end);
    this.labelNumber = number;
    if (number === this.labels.length) this.labels.push(this.source.text(start, end).toUpperCase());
    this.label = this.labels[number]!;
  }
}

function isBlank(byte: number): boolean {
  return byte === BLANK || byte === TAB;
}
