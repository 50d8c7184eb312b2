/** Wrong tries to sign in that one user name gets from one address before it has to wait. */
const MAX_TRIES = 5;
const WINDOW_MS = 15 * 60_000;
const MAX_KEYS = 100_000;

interface Tries {
  count: number;
  since: number;
}

/**
 * Slows down guessing of passwords. It counts in this process's memory: several instances each count for themselves.
 */
export class AttemptLimit {
  private readonly tries = new Map<string, Tries>();

  constructor(private readonly now: () => number = Date.now) {}

  /**
   * Counts a try before it is made, so that many at the same moment do not slip through.
   * @returns 0, or the seconds after which it may be made
   */
  begin(userName: string, address: string): number {
    const key = keyOf(userName, address);
    const now = this.now();
    const known = this.tries.get(key);
    const tries = known && known.since + WINDOW_MS > now ? known : { count: 0, since: now };
    if (tries.count >= MAX_TRIES) return Math.ceil((tries.since + WINDOW_MS - now) / 1000);
    tries.count++;
    if (this.tries.size >= MAX_KEYS) this.forgetOldest();
    this.tries.set(key, tries);
    return 0;
  }

  /** The try was right: those before it are forgiven. */
  succeeded(userName: string, address: string): void {
    this.tries.delete(keyOf(userName, address));
  }

  private forgetOldest(): void {
    const oldest = this.tries.keys().next();
    if (!oldest.done) this.tries.delete(oldest.value);
  }
}

function keyOf(userName: string, address: string): string {
  return JSON.stringify([userName.normalize("NFKC").toLowerCase(), address]);
}
