import type { YearBalances } from "../../figures/engine/year-sums";

/** A fiscal year, with what its file says of the year before it. */
export interface BalancesOfYear {
  year: YearBalances;
  before: YearBalances | null;
}

interface CacheEntry {
  /** Identifies the state of the year's row, files, budget and chart from which the balances were read. */
  version: string;
  balances: BalancesOfYear;
}

/** Maximum number of cached amounts, of about 30 bytes each. */
const CAPACITY = 500_000;

/**
 * Caches the balances of the fiscal years that were used most recently. An entry is valid while its version is the
 * requested one.
 */
export class BalancesCache {
  private readonly byKey = new Map<string, CacheEntry>();
  private size = 0;

  constructor(private readonly capacity = CAPACITY) {}

  get(key: string, version: string): BalancesOfYear | undefined {
    const found = this.byKey.get(key);
    if (found?.version !== version) return undefined;
    // Moves the entry to the end of the map: entries are dropped from its beginning.
    this.byKey.delete(key);
    this.byKey.set(key, found);
    return found.balances;
  }

  set(key: string, version: string, balances: BalancesOfYear): void {
    this.forget(key);
    // One year larger than the whole cache would drop all others and then itself.
    if (sizeOf(balances) > this.capacity) return;
    this.byKey.set(key, { version, balances });
    this.size += sizeOf(balances);
    for (const oldest of this.byKey.keys()) {
      if (this.size <= this.capacity) break;
      this.forget(oldest);
    }
  }

  private forget(key: string): void {
    const found = this.byKey.get(key);
    if (!found) return;
    this.byKey.delete(key);
    this.size -= sizeOf(found.balances);
  }
}

function sizeOf({ year, before }: BalancesOfYear): number {
  const accounts = [...year.accounts, ...(year.budget?.accounts ?? []), ...(before?.accounts ?? [])];
  return accounts.reduce((size, { movements }) => size + 1 + movements.length, 0);
}
