import type { Comparison } from "./compare-books";

/** Number of comparisons in the cache: a client requests the pages of one comparison one after the other. */
const CACHE_SIZE = 4;

/**
 * Caches the latest comparisons. The files of an import never change, so a comparison stays valid for its key, which
 * names the files and days.
 */
export class RecentComparisons {
  private readonly byKey = new Map<string, Promise<Comparison>>();

  constructor(private readonly capacity = CACHE_SIZE) {}

  /** Returns the cached comparison or computes it; concurrent requests for a key share one computation. */
  get(key: string, compare: () => Promise<Comparison>): Promise<Comparison> {
    const known = this.byKey.get(key);
    // Deleted and set again, so that the map is in order of use.
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
