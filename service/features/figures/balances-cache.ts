import type { YearBalances } from "../../figures/engine/year-sums";

/** A fiscal year, with what its file says of the year before it. */
export interface BalancesOfYear {
  year: YearBalances;
  before: YearBalances | null;
}

interface Remembered {
  /** The fiscal year's row, the files of its books and its chart, as they were when the balances were read. */
  version: string;
  balances: BalancesOfYear;
}

/** Maximum number of cached amounts, of about 30 bytes each. */
const CAPACITY = 500_000;

/**
 * The balances of the fiscal years that were read last. They are made of the files of the year's books and of nothing
 * else, so they are right while those are the same, and the year's row and chart too.
 */
export class BalancesCache {
  private readonly byKey = new Map<string, Remembered>();
  private size = 0;

  constructor(private readonly capacity = CAPACITY) {}

  get(key: string, version: string): BalancesOfYear | undefined {
    const found = this.byKey.get(key);
    if (found?.version !== version) return undefined;
    // The last of the map is the one that was asked for last.
    this.byKey.delete(key);
    this.byKey.set(key, found);
    return found.balances;
  }

  set(key: string, version: string, balances: BalancesOfYear): void {
    this.forget(key);
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
