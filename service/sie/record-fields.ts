import type { CalendarDay } from "@/contract/dates";
import { parseOre, parseQuantity } from "./amounts";
import { parseMonth, SieDays } from "./days";
import type { SieDraft } from "./draft";
import { quoted, type SieNotes } from "./notes";
import { ObjectLists } from "./object-lists";
import type { SieScanner } from "./scanner";
import type { Ore, SieObjectRef } from "./sie-file";

/** Far more than charts hold; what goes beyond was meant as something else. */
const ACCOUNT = /^[\p{L}\p{N}._-]{1,32}$/u;

/**
 * Reads the fields of the current record as what the format says they are. What cannot be read gets its remark here:
 * the readers of fields that the figures hang on answer null after an error, those of other fields after a warning.
 */
export class RecordFields {
  private readonly days = new SieDays();
  private readonly objectLists = new ObjectLists();

  constructor(
    readonly scanner: SieScanner,
    readonly draft: SieDraft,
    readonly notes: SieNotes,
  ) {}

  /** The next field as a text; empty where there is none. */
  text(): string {
    if (!this.scanner.nextField()) return "";
    this.remarkQuote();
    return this.scanner.field();
  }

  /** Every field must be read, or passed over with this, in order. */
  skip(): void {
    this.scanner.nextField();
  }

  integer(what: string): number | null {
    const text = this.text();
    if (/^[+-]?\d{1,9}$/.test(text)) return Number(text);
    this.error("badNumber", `Expected ${what}, a whole number, found ${quoted(text)}.`);
    return null;
  }

  /** An account's number, after telling the draft that it is in use. */
  account(): string | null {
    const number = this.text();
    const known = this.draft.accounts.get(number);
    if (known) return known.number;
    if (!ACCOUNT.test(number)) {
      this.error("badAccount", `Expected an account number, found ${quoted(number)}.`);
      return null;
    }
    if (!/^\d+$/.test(number)) {
      this.warn("accountNotNumeric", `Expected an account number of digits, found ${quoted(number)}; it was kept.`);
    }
    return this.draft.account(number, this.scanner.lineNo).number;
  }

  amount(): Ore | null {
    const scanner = this.scanner;
    scanner.nextField();
    const ore = parseOre(scanner.text, scanner.fieldStart, scanner.fieldEnd);
    if (ore === null) {
      const found = scanner.fieldEnd > scanner.fieldStart ? `found ${quoted(scanner.field())}` : "found nothing";
      this.error(
        "badAmount",
        `Expected an amount with a point before at most two decimals, within ±92233720368547758.07, ${found}.`,
      );
    } else if (scanner.text.charCodeAt(scanner.fieldStart) === 43 /* + */) {
      this.warn("plusSign", "The format has no plus sign before an amount; it was read as a positive one.");
    }
    return ore;
  }

  /** Null where there is none. */
  quantity(): number | null {
    const text = this.text();
    if (text === "") return null;
    const quantity = parseQuantity(text);
    if (quantity === null) this.warn("badQuantity", `Expected a quantity, found ${quoted(text)}; it was left out.`);
    return quantity;
  }

  day(): CalendarDay | null {
    return this.parseDay(this.text());
  }

  /** A day that may be left out (`whenEmpty`); one that cannot be read is an error. */
  dayOr(whenEmpty: CalendarDay): CalendarDay | null {
    const text = this.text();
    return text.trim() === "" ? whenEmpty : this.parseDay(text);
  }

  /** A day that no figure hangs on: null with a warning when it cannot be read. */
  minorDay(): CalendarDay | null {
    const text = this.text().trim();
    if (text === "") return null;
    const day = this.days.parse(text);
    if (day === null) this.warn("badMinorDate", `Expected a date YYYYMMDD, found ${quoted(text)}; it was left out.`);
    return day;
  }

  month(): string | null {
    const text = this.text();
    const month = parseMonth(text);
    if (month === null) this.error("badMonth", `Expected a month YYYYMM, found ${quoted(text)}.`);
    return month;
  }

  /** The objects of a record. Null after the error that the list has no end. */
  objects(): readonly SieObjectRef[] | null {
    const scanner = this.scanner;
    if (!scanner.nextObjectList()) {
      this.warn("objectListMissing", "Expected an object list, {} when there are no objects; read without objects.");
      return [];
    }
    if (scanner.unclosed) {
      this.error(
        "objectListOpen",
        "Expected } at the end of the object list; the fields after it cannot be told apart.",
      );
      return null;
    }
    if (scanner.fieldStart === scanner.fieldEnd) return NO_OBJECTS;
    const list = scanner.field();
    const objects = this.objectLists.parse(list);
    if (objects === null) {
      const found = quoted(`{${list}}`);
      this.warn(
        "badObjectList",
        `Expected pairs of dimension number and object, found ${found}; read without objects.`,
      );
      return NO_OBJECTS;
    }
    this.draft.useObjects(objects, scanner.lineNo);
    return objects;
  }

  /** Nothing more is read of the record then. */
  error(code: string, explanation: string): void {
    this.notes.error(code, this.scanner.place(), explanation);
    this.scanner.skipLine();
  }

  /** A warning after which nothing more is read of the record. */
  leaveOut(code: string, explanation: string): void {
    this.warn(code, explanation);
    this.scanner.skipLine();
  }

  warn(code: string, explanation: string): void {
    this.notes.warn(code, this.scanner.place(), explanation);
  }

  private parseDay(text: string): CalendarDay | null {
    const day = this.days.parse(text);
    if (day === null) this.error("badDate", `Expected a date YYYYMMDD that is on the calendar, found ${quoted(text)}.`);
    return day;
  }

  private remarkQuote(): void {
    if (!this.scanner.unclosed) return;
    this.warn("quoteOpen", "Expected a closing quotation mark; the text was read to the end of the line.");
  }
}

const NO_OBJECTS: readonly SieObjectRef[] = [];
