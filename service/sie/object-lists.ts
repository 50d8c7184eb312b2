import type { SieObjectRef } from "./sie-file";

/** In UTF-16 units. */
export const LONGEST_CODE = 255;

const NONE: readonly SieObjectRef[] = [];

/** Reads object lists, which repeat: equal lists of a file are one array, and equal objects one object. */
export class ObjectLists {
  private readonly lists = new Map<string, readonly SieObjectRef[] | null>();
  private readonly objects = new Map<string, SieObjectRef>();

  /** Reads what stands between the braces: pairs of dimension and object, each quoted or not. Null when it is not that. */
  parse(list: string): readonly SieObjectRef[] | null {
    let refs = this.lists.get(list);
    if (refs === undefined) this.lists.set(list, (refs = this.readList(list)));
    return refs;
  }

  private readList(list: string): readonly SieObjectRef[] | null {
    const words = Array.from(list.matchAll(/"((?:\\"|[^"])*)"?|[^\s"]+/g), ([word, inQuotes]) =>
      (inQuotes ?? word).replaceAll('\\"', '"'),
    );
    if (words.length === 0) return NONE;
    if (words.length % 2 === 1) return null;
    const refs: SieObjectRef[] = [];
    for (let i = 0; i < words.length; i += 2) {
      const [dimension = "", code = ""] = words.slice(i, i + 2);
      // An empty code is how some programs say that the row has no object in the dimension.
      if (code === "") continue;
      if (!isDimensionNumber(dimension) || code.length > LONGEST_CODE) return null;
      refs.push(this.object(Number(dimension), code));
    }
    return refs.length === 0 ? NONE : refs;
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
