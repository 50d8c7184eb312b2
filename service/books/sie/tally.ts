import type { SieNotes, SiePlace } from "./notes";

/** Counts a finding that may occur on many lines and deserves one note, on the first of them. */
export class Tally {
  private readonly found = new Map<string, { place: SiePlace; lines: number }>();

  constructor(
    private readonly code: string,
    /** Makes the explanation; `lines` is for example “1 line” or “3 lines”. */
    private readonly explain: (key: string, lines: string) => string,
  ) {}

  count(key: string, place: () => SiePlace): void {
    const earlier = this.found.get(key);
    if (earlier) earlier.lines++;
    else this.found.set(key, { place: place(), lines: 1 });
  }

  report(notes: SieNotes): void {
    for (const [key, { place, lines }] of this.found) {
      notes.warn(this.code, place, this.explain(key, lines === 1 ? "1 line" : `${lines} lines`));
    }
  }
}
