import type { SieNotes, SiePosition } from "./notes";

/** Counts a problem that may occur on many lines, and reports it in one note per key, on the first of its lines. */
export class Tally {
  private readonly found = new Map<string, { position: SiePosition; lines: number }>();

  constructor(
    private readonly code: string,
    /** Returns the explanation; `lines` is for example “1 line” or “3 lines”. */
    private readonly explain: (key: string, lines: string) => string,
  ) {}

  count(key: string, positionOf: () => SiePosition): void {
    const earlier = this.found.get(key);
    if (earlier) earlier.lines++;
    else this.found.set(key, { position: positionOf(), lines: 1 });
  }

  report(notes: SieNotes): void {
    for (const [key, { position, lines }] of this.found) {
      notes.warn(this.code, position, this.explain(key, lines === 1 ? "1 line" : `${lines} lines`));
    }
  }
}
