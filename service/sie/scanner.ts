import type { SiePlace } from "./notes";

const TAB = 9;
const RETURN = 13;
const BLANK = 32;
const QUOTE = 34;
const HASH = 35;
const BACKSLASH = 92;
const BRACE_OPEN = 123;
const BRACE_CLOSE = 125;

/** What a line holds. Empty lines are passed over. */
export type SieLine = "record" | "open" | "close" | "other";

/**
 * Reads a SIE text line by line, and the fields of a line one after the other, without keeping any of it. After
 * {@link nextField} the field is `text.slice(fieldStart, fieldEnd)`, or {@link field} where it may hold escapes.
 */
export class SieScanner {
  lineNo = 0;
  /** With its #, in capitals. */
  label = "";
  fieldStart = 0;
  fieldEnd = 0;
  /** Control characters were found in the fields read so far of this line. */
  controls = false;
  /** The quotation mark of the last field is not closed on its line. */
  unclosed = false;
  private escapes = false;
  private afterBrace = false;
  private at = 0;
  private lineStart = 0;
  private lineEnd = -1;
  private nextLineStart = 0;
  private readonly labels = new Map<string, string>();

  constructor(readonly text: string) {}

  /** Goes to the next line that is not empty; null at the end of the text. */
  nextLine(): SieLine | null {
    const text = this.text;
    while (this.nextLineStart < text.length) {
      this.lineNo++;
      const start = this.nextLineStart;
      const lineFeed = text.indexOf("\n", start);
      let end = lineFeed < 0 ? text.length : lineFeed;
      this.nextLineStart = end + 1;
      while (end > start && text.charCodeAt(end - 1) === RETURN) end--;
      this.lineStart = this.at = start;
      this.lineEnd = end;
      this.controls = this.unclosed = false;
      if (this.hasMore()) return this.kindOfLine();
    }
    return null;
  }

  /** What follows a brace on its line; null where nothing does. */
  restOfLine(): SieLine | null {
    return this.afterBrace && this.hasMore() ? this.kindOfLine() : null;
  }

  private kindOfLine(): SieLine {
    const unit = this.text.charCodeAt(this.at);
    this.fieldStart = this.at;
    this.label = "";
    this.afterBrace = unit === BRACE_OPEN || unit === BRACE_CLOSE;
    if (unit === HASH) {
      const start = this.at;
      this.skipWord();
      this.label = this.intern(this.text.slice(start, this.at));
      return "record";
    }
    if (this.afterBrace) {
      this.at++;
      return unit === BRACE_OPEN ? "open" : "close";
    }
    this.at = this.fieldEnd = this.lineEnd;
    return "other";
  }

  /** Whether another field follows on this line; goes to its first character. */
  hasMore(): boolean {
    while (this.at < this.lineEnd && isBlank(this.text.charCodeAt(this.at))) this.at++;
    return this.at < this.lineEnd;
  }

  /** Reads the next field, quoted or not. False at the end of the line, where the field is empty. */
  nextField(): boolean {
    this.escapes = this.unclosed = false;
    if (!this.hasMore()) {
      this.fieldStart = this.fieldEnd = this.at;
      return false;
    }
    if (this.text.charCodeAt(this.at) === QUOTE) {
      this.quotedField();
    } else {
      this.fieldStart = this.at;
      this.skipWord();
      this.fieldEnd = this.at;
    }
    return true;
  }

  /** Reads an object list {...} as one field, braces left out. False, and nothing read, where none begins here. */
  nextObjectList(): boolean {
    this.escapes = this.unclosed = false;
    if (!this.hasMore() || this.text.charCodeAt(this.at) !== BRACE_OPEN) return false;
    const start = ++this.at;
    let inQuotes = false;
    for (; this.at < this.lineEnd; this.at++) {
      const unit = this.text.charCodeAt(this.at);
      if (unit === BACKSLASH && inQuotes && this.text.charCodeAt(this.at + 1) === QUOTE) this.at++;
      else if (unit === QUOTE) inQuotes = !inQuotes;
      else if (unit === BRACE_CLOSE && !inQuotes) break;
      else if (unit < BLANK && unit !== TAB) this.controls = true;
    }
    this.fieldStart = start;
    this.fieldEnd = this.at;
    if (this.at < this.lineEnd) this.at++;
    else this.unclosed = true;
    return true;
  }

  /** Passes over the fields that are left on this line. */
  skipLine(): void {
    this.at = this.lineEnd;
  }

  /** The text of the field read last: \" is a quotation mark, control characters are blanks. */
  field(): string {
    let field = this.text.slice(this.fieldStart, this.fieldEnd);
    if (this.escapes) field = field.replaceAll('\\"', '"');
    return this.controls ? field.replace(/[\0-\x1f\x7f]/g, " ") : field;
  }

  /** The place of the field read last, or of the label. */
  place(): SiePlace {
    return { lineNo: this.lineNo, linePos: this.fieldStart - this.lineStart + 1, label: this.label };
  }

  private quotedField(): void {
    const text = this.text;
    const start = ++this.at;
    let at = start;
    for (; at < this.lineEnd; at++) {
      const unit = text.charCodeAt(at);
      // A quotation mark within a word closes nothing: some programs write those of the text itself without a backslash.
      if (unit === QUOTE && (at + 1 === this.lineEnd || isBlank(text.charCodeAt(at + 1)))) break;
      if (unit < BLANK || unit === 127) this.controls = true;
      if (unit === BACKSLASH && text.charCodeAt(at + 1) === QUOTE && at + 1 < this.lineEnd) {
        this.escapes = true;
        at++;
      }
    }
    this.fieldStart = start;
    this.fieldEnd = Math.min(at, this.lineEnd);
    this.at = Math.min(at + 1, this.lineEnd);
    if (at < this.lineEnd) return;
    // A path such as "C:\SPCS\" at the end of a line: the backslash was meant as one.
    if (this.escapes && text.endsWith('\\"', this.lineEnd)) this.fieldEnd--;
    else this.unclosed = true;
  }

  private skipWord(): void {
    let at = this.at;
    for (; at < this.lineEnd; at++) {
      const unit = this.text.charCodeAt(at);
      if (unit > BLANK && unit !== 127) continue;
      if (isBlank(unit)) break;
      this.controls = true;
    }
    this.at = at;
  }

  /** Labels repeat: one string for each, in capitals. */
  private intern(label: string): string {
    let known = this.labels.get(label);
    if (known === undefined) this.labels.set(label, (known = label.toUpperCase()));
    return known;
  }
}

function isBlank(unit: number): boolean {
  return unit === BLANK || unit === TAB;
}
