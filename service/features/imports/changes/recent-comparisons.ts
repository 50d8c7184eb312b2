import type { Comparison } from "./compare-books";

/** Comparisons that are remembered: a page asks for the pages of one, one after the other. */
const REMEMBERED = 4;

/**
 * The comparisons that were made last. The files of an import never change, so one stays right for as long as it is
 * of the same files and days.
 */
export class RecentComparisons {
  private readonly byKey = new Map<string, Promise<Comparison>>();

  constructor(private readonly capacity = REMEMBERED) {}

  /** Requests for the same comparison wait for one. */
  get(key: string, compare: () => Promise<Comparison>): Promise<Comparison> {
    const known = this.byKey.get(key);
    // The last of the map is the one that was asked for last.
    this.byKey.delete(key);
    const comparison = known ?? compare();
    this.byKey.set(key, comparison);
    if (!known) {
      comparison.catch(() => {
        if (this.byKey.get(key) === comparison) this.byKey.delete(key);
      });
    }
    for (const oldest of this.byKey.keys()) {
      if (this.byKey.size <= this.capacity) break;
      this.byKey.delete(oldest);
    }
    return comparison;
  }
}
