import type { CalendarDay } from "@/contract/calendar";
import { ACCOUNT_NUMBER } from "@/contract/id-patterns";
import { parseOre, parseQuantity, parseShortOre } from "./amounts";
import { dayNumber, dayOf, fourDigits, parseDayNumber, parseMonth, parseDay } from "./days";
import type { SieDraft } from "./draft";
import { quoted, type SieNotes } from "./notes";
import { NO_OBJECTS, ObjectLists } from "./object-lists";
import type { SieScanner } from "./scanner";
import type { Ore, SieAccount, SieObjectRef } from "./sie-records";
import type { TextColumn } from "./voucher-columns";

const PLUS = 43;

/**
 * Reads the fields of the current record by their meaning in the format and adds notes on malformed ones. For fields
 * that figures depend on, methods return null (indexes and numbers −1) after an error, which is a warning if the record
 * is not needed. A malformed field of another kind is left out with a warning.
 */
export class RecordFields {
  readonly objectLists: ObjectLists;
  /** Indexes of the accounts with four-digit numbers, which nearly all accounts have. */
  private readonly usualAccounts = new Int32Array(10_000).fill(-1);
  /** The objects of all lists with a number below this one are in the draft; list 0 is empty. */
  private usedLists = 1;
  /** False for a record that the books do not need; if unreadable, it is left out with a warning. */
  isNeeded = true;

  constructor(
    readonly scanner: SieScanner,
    readonly draft: SieDraft,
    readonly notes: SieNotes,
  ) {
    this.objectLists = new ObjectLists(scanner.bytes);
  }

  /** The next field as a text; empty at the end of the line. */
  text(): string {
    if (!this.nextText()) return "";
    return this.scanner.field();
  }

  /** Stores the next field in a text column. */
  textInto(column: TextColumn, i: number): void {
    this.nextText();
    column.set(i, this.scanner);
  }

  /** The next field as a number in the pool of repeated texts. */
  pooledText(): number {
    return this.nextText() ? this.draft.vouchers.pool.numberOf(this.scanner) : 0;
  }

  /** Skips one field; every field must be read or skipped in order. */
  skip(): void {
    this.scanner.nextField();
  }

  integer(meaning: string): number | null {
    const text = this.text();
    if (/^[+-]?\d{1,9}$/.test(text)) return Number(text);
    this.error("badNumber", `Expected ${meaning}, a whole number, found ${quoted(text)}.`);
    return null;
  }

  /** The account in the next field; an unknown one is added to the draft. */
  account(): SieAccount | null {
    const index = this.accountIndex();
    return index < 0 ? null : this.draft.accounts[index]!;
  }

  /** The index of the account in the next field among those of the file; −1 after an error. */
  accountIndex(): number {
    const scanner = this.scanner;
    this.nextText();
    const four = scanner.fieldEnd - scanner.fieldStart === 4 ? fourDigits(scanner.bytes, scanner.fieldStart) : -1;
    if (four < 0) return this.findOrAddAccount(scanner.field());
    let index = this.usualAccounts[four]!;
    if (index < 0) this.usualAccounts[four] = index = this.findOrAddAccount(scanner.field());
    return index;
  }

  /** The index of the account with the four digits at an offset; −1 without four digits, or before it has appeared. */
  usualAccount(start: number): number {
    const four = fourDigits(this.scanner.bytes, start);
    return four < 0 ? -1 : this.usualAccounts[four]!;
  }

  private findOrAddAccount(number: string): number {
    const known = this.draft.indexOfAccount(number);
    if (known >= 0) return known;
    if (!ACCOUNT_NUMBER.test(number)) {
      this.error("badAccount", `Expected an account number, found ${quoted(number)}.`);
      return -1;
    }
    if (!/^\d+$/.test(number)) {
      this.warn("accountNotNumeric", `Expected an account number of digits, found ${quoted(number)}; it was kept.`);
    }
    return this.draft.addAccount(number, this.scanner.lineNo);
  }

  amount(): Ore | null {
    this.nextText();
    return this.readOre();
  }

  /** Reads an amount into the columns of the vouchers; false after an error. */
  amountInto(row: number): boolean {
    const { scanner, draft } = this;
    this.nextText();
    const ore = parseShortOre(scanner.bytes, scanner.fieldStart, scanner.fieldEnd);
    draft.vouchers.amount[row] = ore;
    if (!Number.isNaN(ore)) {
      this.warnOfPlus();
      return true;
    }
    const large = this.readOre();
    if (large === null) return false;
    draft.vouchers.largeAmounts.set(row, large);
    return true;
  }

  private readOre(): Ore | null {
    const { scanner } = this;
    const ore = parseOre(scanner.bytes, scanner.fieldStart, scanner.fieldEnd);
    if (ore === null) {
      const found = scanner.fieldEnd > scanner.fieldStart ? `found ${quoted(scanner.field())}` : "found nothing";
      this.error(
        "badAmount",
        `Expected an amount with a point before at most two decimals, within ±92233720368547758.07, ${found}.`,
      );
    } else this.warnOfPlus();
    return ore;
  }

  /** Null if the field is empty or malformed. */
  quantity(): number | null {
    if (!this.nextText() || this.scanner.fieldStart === this.scanner.fieldEnd) return null;
    const text = this.scanner.field();
    const quantity = parseQuantity(text);
    if (quantity === null) this.warn("badQuantity", `Expected a quantity, found ${quoted(text)}; it was left out.`);
    return quantity;
  }

  /** A day as a number YYYYMMDD, or `whenEmpty` for an empty field (if −1, an error); −1 after an error. */
  dayOr(whenEmpty: number): number {
    this.nextText();
    const day = this.dayInField();
    if (day > 0) return day;
    const text = this.scanner.field();
    if (whenEmpty >= 0 && text.trim() === "") return whenEmpty;
    this.error("badDate", `Expected a date YYYYMMDD that is on the calendar, found ${quoted(text)}.`);
    return -1;
  }

  /** A day as a number YYYYMMDD; −1 after an error. */
  day(): number {
    return this.dayOr(-1);
  }

  /** A day as `YYYY-MM-DD`; null if the field is empty, or, with a warning, if it is malformed. */
  minorDay(): CalendarDay | null {
    return dayOf(this.minorDayNumber()) || null;
  }

  /** Like {@link minorDay}, as a number YYYYMMDD; 0 for none. */
  minorDayNumber(): number {
    if (!this.nextText()) return 0;
    const day = this.dayInField();
    const text = this.scanner.field().trim();
    if (day === 0 && text !== "") {
      this.warn("badMinorDate", `Expected a date YYYYMMDD, found ${quoted(text)}; it was left out.`);
    }
    return day;
  }

  /** A month `YYYY-MM`; null after an error. */
  month(): string | null {
    const text = this.text();
    const month = parseMonth(text);
    if (month === null) this.error("badMonth", `Expected a month YYYYMM, found ${quoted(text)}.`);
    return month;
  }

  /** The objects of a record; null after the error that the list is not closed. */
  objects(): readonly SieObjectRef[] | null {
    const list = this.objectList();
    return list < 0 ? null : this.objectLists.lists[list]!;
  }

  /** Like {@link objects}, as the number of the list; −1 after the error. */
  objectList(): number {
    const { scanner } = this;
    if (!scanner.nextObjectList()) {
      this.warn("objectListMissing", "Expected an object list, {} when there are no objects; read without objects.");
      return NO_OBJECTS;
    }
    if (scanner.unclosed) {
      this.error(
        "objectListOpen",
        "Expected } at the end of the object list; the fields after it cannot be told apart.",
      );
      return -1;
    }
    const list = this.objectLists.numberOf(scanner);
    if (list < 0) {
      const found = quoted(`{${scanner.field()}}`);
      this.warn(
        "badObjectList",
        `Expected pairs of dimension number and object, found ${found}; read without objects.`,
      );
      return NO_OBJECTS;
    }
    // Lists are numbered as they appear, so each list's objects are added to the draft once.
    for (; this.usedLists <= list; this.usedLists++) {
      for (const object of this.objectLists.lists[this.usedLists]!) this.draft.object(object, scanner.lineNo);
    }
    return list;
  }

  /** Adds an error, or for a record that is not needed a warning, and skips the rest of the record. */
  error(code: string, explanation: string): void {
    if (this.isNeeded) this.notes.error(code, this.scanner.position(), explanation);
    else this.notes.leaveOut(code, this.scanner.position(), explanation);
    this.scanner.skipLine();
  }

  /** Adds a warning that the record is left out, and skips the rest of it. */
  leaveOut(code: string, explanation: string): void {
    this.notes.leaveOut(code, this.scanner.position(), explanation);
    this.scanner.skipLine();
  }

  warn(code: string, explanation: string): void {
    this.notes.warn(code, this.scanner.position(), explanation);
  }

  private nextText(): boolean {
    const found = this.scanner.nextField();
    if (this.scanner.unclosed) {
      this.warn("quoteOpen", "Expected a closing quotation mark; the text was read to the end of the line.");
    }
    return found;
  }

  /** The field read last as a number YYYYMMDD, with or without blanks around it; 0 if it is not a day. */
  private dayInField(): number {
    const { bytes, fieldStart, fieldEnd } = this.scanner;
    return parseDayNumber(bytes, fieldStart, fieldEnd) || dayNumber(parseDay(this.scanner.field().trim()) ?? "");
  }

  private warnOfPlus(): void {
    if (this.scanner.bytes[this.scanner.fieldStart] !== PLUS) return;
    this.warn("plusSign", "The format has no plus sign before an amount; it was read as a positive one.");
  }
}
