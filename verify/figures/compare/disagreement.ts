/** A difference between the service and the verifier. */
export interface Disagreement {
  /** For example a key figure, a line of a statement, an account or a check of the reconciliation. */
  subject: string;
  /** For example the first and last day, the dimension object or the query. */
  where: string;
  member: string;
  expected: string;
  found: string;
}

export type Compared = string | number | boolean | null | undefined;

/** Counts comparisons by area and collects the disagreements. */
export class Tally {
  readonly counts = new Map<string, number>();
  readonly disagreements: Disagreement[] = [];

  get total(): number {
    return [...this.counts.values()].reduce((sum, count) => sum + count, 0);
  }

  /**
   * Compares one value: whole numbers, such as amounts in öre, exactly; other numbers to a relative 1e-9, or to 1e-9
   * between -1 and 1; everything else exactly. 0 equals -0 here: hasNegativeZero finds -0 in a response's text.
   */
  compare(area: string, at: Omit<Disagreement, "expected" | "found">, expected: Compared, found: Compared) {
    this.counts.set(area, (this.counts.get(area) ?? 0) + 1);
    if (!isSame(expected, found)) {
      this.disagreements.push({ ...at, expected: shown(expected), found: shown(found) });
    }
  }

  add(other: Tally): void {
    for (const [area, count] of other.counts) this.counts.set(area, (this.counts.get(area) ?? 0) + count);
    this.disagreements.push(...other.disagreements);
  }
}

const TOLERANCE = 1e-9;

function isSame(expected: Compared, found: Compared): boolean {
  if (typeof expected !== "number" || typeof found !== "number") return Object.is(expected, found);
  if (Object.is(expected, found) || (expected === 0 && found === 0)) return true;
  if (Number.isInteger(expected) && Number.isInteger(found)) return false;
  // An infinity is equal only to itself; a tolerance relative to it would allow everything.
  if (Math.abs(expected) === Infinity || Math.abs(found) === Infinity) return false;
  return Math.abs(expected - found) <= TOLERANCE * Math.max(1, Math.abs(expected), Math.abs(found));
}

function shown(value: Compared): string {
  return value === null || value === undefined ? "nothing" : String(value);
}

export function textOf({ subject, where, member, expected, found }: Disagreement): string {
  return `${subject}, ${where}, ${member}: expected ${expected}, found ${found}`;
}
