import { ByteInterner } from "./byte-interner";
import type { SieScanner } from "./scanner";
import type { SieObjectRef } from "./sie-records";

/** Maximum length of the code of an object, in UTF-16 units; DIMENSION_ID of the contract allows it in code points. */
export const MAX_CODE_LENGTH = 200;

/** The number of the empty list. */
export const NO_OBJECTS = 0;
const UNREADABLE = -1;

/**
 * Parses object lists. Equal lists of a file share one array and number, and equal objects share one object.
 */
export class ObjectLists {
  /** The lists by their number. */
  readonly lists: (readonly SieObjectRef[])[] = [[]];
  private readonly numbers = new Map<string, number>([["", NO_OBJECTS]]);
  private readonly objects = new Map<string, SieObjectRef>();
  private readonly byBytes: ByteInterner;
  /** The number of a list by the number that `byBytes` gave its spelling; a list can have several spellings. */
  private readonly numbersByBytes: number[] = [];

  constructor(bytes: Uint8Array) {
    this.byBytes = new ByteInterner(bytes);
  }

  /**
   * Parses the object list in the field read last: pairs of dimension and object, each quoted or not. Returns the
   * number of the list, −1 if it is malformed.
   */
  numberOf(scanner: SieScanner): number {
    if (scanner.fieldStart === scanner.fieldEnd) return NO_OBJECTS;
    if (!scanner.plain) return this.readList(scanner.field());
    const known = this.byBytes.intern(scanner.fieldStart, scanner.fieldEnd);
    if (known === this.numbersByBytes.length) this.numbersByBytes.push(this.readList(scanner.field()));
    return this.numbersByBytes[known]!;
  }

  /** The number of the list between two offsets; −1 if it is new or malformed. */
  knownNumber(start: number, end: number): number {
    if (start === end) return NO_OBJECTS;
    const known = this.byBytes.find(start, end);
    return known < 0 ? -1 : this.numbersByBytes[known]!;
  }

  private readList(list: string): number {
    const words = Array.from(list.matchAll(/"((?:\\"|[^"])*)"?|[^\s"]+/g), ([word, inQuotes]) =>
      (inQuotes ?? word).replaceAll('\\"', '"'),
    );
    if (words.length % 2 === 1) return UNREADABLE;
    const refs: SieObjectRef[] = [];
    for (let i = 0; i < words.length; i += 2) {
      const [dimension = "", code = ""] = words.slice(i, i + 2);
      // Some programs write an empty code for a row without an object in the dimension.
      if (code === "") continue;
      if (!isDimensionNumber(dimension) || code.length > MAX_CODE_LENGTH) return UNREADABLE;
      const object = this.object(Number(dimension), code);
      // An object that a list names twice would count twice.
      if (!refs.includes(object)) refs.push(object);
    }
    const key = refs.map(({ dimension, code }) => `${dimension} ${JSON.stringify(code)}`).join(" ");
    let number = this.numbers.get(key);
    if (number === undefined) this.numbers.set(key, (number = this.lists.push(refs) - 1));
    return number;
  }

  private object(dimension: number, code: string): SieObjectRef {
    const key = `${dimension} ${code}`;
    let object = this.objects.get(key);
    if (!object) this.objects.set(key, (object = { dimension, code }));
    return object;
  }
}

export function isDimensionNumber(text: string): boolean {
  return /^\d{1,9}$/.test(text);
}
