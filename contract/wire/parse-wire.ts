import { WireLimitError, wireErrorAt } from "./wire-syntax-error";
import { decodeEscapedText, skipToQuote } from "./wire-text";

/** Maximum depth of nested arrays and objects. */
export const MAX_DEPTH = 64;

/** Limits for a text from a sender who is not trusted. */
export interface WireLimits {
  /** Number of values, those inside lists and objects included. */
  values: number;
  /** Members of one object. */
  members: number;
}

const NO_LIMITS: WireLimits = { values: Infinity, members: Infinity };

/**
 * Reads a text of the wire format: RFC 8259 JSON, and `Infinity`, `-Infinity` and `NaN` where a value may stand.
 * Objects come back as plain ones, `__proto__` as an ordinary member.
 * @throws {WireSyntaxError} for anything else, duplicate members, lone surrogates, U+0000 and overflowing numbers
 *   included.
 * @throws {WireLimitError} for more than the limits or {@link MAX_DEPTH} allow
 */
export function parseWire(text: string, limits = NO_LIMITS): unknown {
  return new WireParser(text, limits).parse();
}

const TAB = 9;
const LINE_FEED = 10;
const RETURN = 13;
const SPACE = 32;
const QUOTE = 34;
const PLUS = 43;
const COMMA = 44;
const MINUS = 45;
const POINT = 46;
const ZERO = 48;
const NINE = 57;
const COLON = 58;
export const BRACKET_OPEN = 91;
const BRACKET_CLOSE = 93;
const BRACE_OPEN = 123;
const BRACE_CLOSE = 125;

export class WireParser {
  protected at = 0;
  /** Number of values read so far; of a visited list, those of the current item. */
  protected values = 0;

  constructor(
    protected readonly text: string,
    private readonly limits: WireLimits,
  ) {}

  parse(): unknown {
    this.begin();
    const value = this.value(0);
    this.end();
    return value;
  }

  protected begin(): void {
    if (this.text.charCodeAt(0) === 0xfeff) throw this.error("expected a value, found a byte order mark");
    this.skipBlanks();
  }

  protected end(): void {
    this.skipBlanks();
    if (this.at < this.text.length) throw this.unexpected("the end of the text");
  }

  /** Reads the value that begins at the current unit. */
  private value(depth: number): unknown {
    if (++this.values > this.limits.values) throw this.tooMany(this.limits.values, "values");
    const unit = this.text.charCodeAt(this.at);
    if (unit === QUOTE) return this.string();
    if (isDigit(unit)) return this.number(this.at);
    switch (unit) {
      case BRACE_OPEN:
        return this.object(depth + 1);
      case BRACKET_OPEN:
        return this.array(depth + 1);
      case MINUS:
        this.at++;
        if (this.text.charCodeAt(this.at) === 73 /* I */) return this.literal("Infinity", -Infinity);
        return this.number(this.at - 1);
      case 110 /* n */:
        return this.literal("null", null);
      case 116 /* t */:
        return this.literal("true", true);
      case 102 /* f */:
        return this.literal("false", false);
      case 73 /* I */:
        return this.literal("Infinity", Infinity);
      case 78 /* N */:
        return this.literal("NaN", NaN);
      default:
        throw this.unexpected("a value");
    }
  }

  private object(depth: number): Record<string, unknown> {
    this.enter(depth);
    const result: Record<string, unknown> = {};
    if (this.text.charCodeAt(this.at) === BRACE_CLOSE) {
      this.at++;
      return result;
    }
    let members = 0;
    for (let wanted = "a member name in double quotes or }"; ; wanted = "a member name in double quotes") {
      if (++members > this.limits.members) throw this.tooMany(this.limits.members, "members in an object");
      const start = this.at;
      if (this.text.charCodeAt(start) !== QUOTE) throw this.unexpected(wanted);
      const key = this.string();
      if (Object.hasOwn(result, key)) {
        throw this.error(`expected each member once, found ${JSON.stringify(key.slice(0, 80))} again`, start);
      }
      this.skipBlanks();
      if (this.text.charCodeAt(this.at) !== COLON) throw this.unexpected("a colon");
      this.at++;
      this.skipBlanks();
      setMember(result, key, this.value(depth));
      this.skipBlanks();
      const unit = this.text.charCodeAt(this.at);
      if (unit !== COMMA && unit !== BRACE_CLOSE) throw this.unexpected("a comma or }");
      this.at++;
      if (unit === BRACE_CLOSE) return result;
      this.skipBlanks();
    }
  }

  private array(depth: number): unknown[] {
    const result: unknown[] = [];
    // Always true, as `push` returns the new length: every item is taken.
    this.items(depth, (item) => result.push(item) > 0);
    return result;
  }

  /** Reads the items of a list until `take` returns false. Returns true when it has read the whole list. */
  protected items(depth: number, take: (item: unknown) => boolean): boolean {
    this.enter(depth);
    if (this.text.charCodeAt(this.at) === BRACKET_CLOSE) {
      this.at++;
      return true;
    }
    for (;;) {
      if (!take(this.value(depth))) return false;
      this.skipBlanks();
      const unit = this.text.charCodeAt(this.at);
      if (unit !== COMMA && unit !== BRACKET_CLOSE) throw this.unexpected("a comma or ]");
      this.at++;
      if (unit === BRACKET_CLOSE) return true;
      this.skipBlanks();
    }
  }

  private enter(depth: number): void {
    if (depth > MAX_DEPTH) throw this.tooMany(MAX_DEPTH, "containers one inside the other");
    this.at++;
    this.skipBlanks();
  }

  private string(): string {
    const start = this.at;
    const found = skipToQuote(this.text, start + 1);
    this.at = found.end + 1;
    return found.plain ? this.text.slice(start + 1, found.end) : decodeEscapedText(this.text, start, found);
  }

  /** Reads the number that begins at `start`; the current unit is its first digit. */
  private number(start: number): number {
    if (this.text.charCodeAt(this.at) === ZERO) {
      this.at++;
      if (isDigit(this.text.charCodeAt(this.at))) throw this.error("expected a number without leading zeros", start);
    } else {
      this.digits();
    }
    if (this.text.charCodeAt(this.at) === POINT) {
      this.at++;
      this.digits();
    }
    if ((this.text.charCodeAt(this.at) | 32) === 101 /* e, E */) {
      this.at++;
      const sign = this.text.charCodeAt(this.at);
      if (sign === PLUS || sign === MINUS) this.at++;
      this.digits();
    }
    const value = Number(this.text.slice(start, this.at));
    if (!Number.isFinite(value)) throw this.error("expected a number that fits a 64-bit float", start);
    return value;
  }

  private digits(): void {
    if (!isDigit(this.text.charCodeAt(this.at))) throw this.unexpected("a digit");
    do this.at++;
    while (isDigit(this.text.charCodeAt(this.at)));
  }

  private literal<T>(word: string, value: T): T {
    if (!this.text.startsWith(word, this.at)) throw this.unexpected("a value");
    this.at += word.length;
    return value;
  }

  private skipBlanks(): void {
    const text = this.text;
    let at = this.at;
    let unit = text.charCodeAt(at);
    while (unit === SPACE || unit === LINE_FEED || unit === RETURN || unit === TAB) {
      unit = text.charCodeAt(++at);
    }
    this.at = at;
  }

  private error(explanation: string, offset = this.at) {
    return wireErrorAt(this.text, offset, explanation);
  }

  private tooMany(max: number, counted: string) {
    return wireErrorAt(this.text, this.at, `expected at most ${max} ${counted}`, WireLimitError);
  }

  private unexpected(wanted: string) {
    return this.error(`expected ${wanted}, found ${describe(this.text, this.at)}`);
  }
}

function isDigit(unit: number): boolean {
  return unit >= ZERO && unit <= NINE;
}

/** An assignment to `__proto__` would change the prototype instead of adding a member. */
function setMember(object: Record<string, unknown>, key: string, value: unknown): void {
  if (key !== "__proto__") object[key] = value;
  else Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true });
}

/** Names the text at an offset in a message: the first 20 characters of a word, a visible character, or U+ and hex. */
function describe(text: string, offset: number): string {
  if (offset >= text.length) return "the end of the text";
  const word = /^[\p{L}\d+.-]{2,20}/u.exec(text.slice(offset, offset + 21))?.[0];
  if (word) return word;
  const codePoint = text.codePointAt(offset)!;
  const character = String.fromCodePoint(codePoint);
  if (/^[\p{L}\p{N}\p{P}\p{S}]$/u.test(character)) return character;
  return `U+${codePoint.toString(16).toUpperCase().padStart(4, "0")}`;
}
