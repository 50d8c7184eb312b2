import { lt, sql } from "drizzle-orm";
import type { Db } from "../db/database";
import { rowsOf } from "../db/rows-of";
import { signInTry } from "../db/schema";

/** Wrong tries in a row before whoever makes them has to wait: of one user name from one address, and from one address. */
const FREE_TRIES = { pair: 5, address: 50 };
/** The first wait; each further try doubles it, up to the longest. Seconds. */
const FIRST_WAIT = 30;
const LONGEST_WAIT = 3600;
/** After so long without a try they are forgotten. */
const FORGOTTEN_MS = 24 * 3_600_000;

/** Slows down guessing of passwords and codes. It counts in the database, for all instances of the service together. */
export class SignInTries {
  constructor(
    private readonly db: Db,
    private readonly now: () => Date = () => new Date(),
  ) {}

  /**
   * Counts a try before it is made, so that many at the same moment do not slip through.
   * @returns 0, or the seconds after which it may be made
   */
  async begin(userName: string, address: string): Promise<number> {
    const wait = await this.count(pairKey(userName, address), FREE_TRIES.pair);
    if (wait > 0) return wait;
    return this.count(addressKey(address), FREE_TRIES.address);
  }

  /** The try was right: those before it are forgiven, and it does not count for the address. */
  async succeeded(userName: string, address: string): Promise<void> {
    await this.db.execute(sql`with pair as (delete from ${signInTry} where key = ${pairKey(userName, address)})
      update ${signInTry} set tries = greatest(tries - 1, 0) where key = ${addressKey(address)}`);
  }

  private async count(key: string, free: number): Promise<number> {
    const now = this.now();
    const forgotten = new Date(now.getTime() - FORGOTTEN_MS);
    // Of tries at the same moment one may be counted after another that was made later.
    const until = sql`case when t.tries < ${free}::integer then '-infinity' else t.last_try + interval '1 second' *
      least(${FIRST_WAIT}::integer * 2 ^ least(t.tries - ${free}::integer, 20), ${LONGEST_WAIT}::integer) end`;
    const counted = await this.db.execute(sql`
      insert into ${signInTry} as t (key, tries, last_try) values (${key}, 1, ${now.toISOString()})
      on conflict (key) do update set last_try = greatest(t.last_try, excluded.last_try),
        tries = case when t.last_try < ${forgotten.toISOString()} then 1 else t.tries + 1 end
      where ${until} <= excluded.last_try
      returning 1`);
    if (rowsOf(counted).length > 0) return 0;
    const [row] = rowsOf<{ seconds: number | string }>(
      await this.db.execute(
        sql`select ceil(extract(epoch from ${until} - ${now.toISOString()}::timestamptz)) as seconds
          from ${signInTry} as t where key = ${key}`,
      ),
    );
    return Math.max(1, Number(row?.seconds ?? 1));
  }
}

export async function deleteOldTries(db: Db, now: Date): Promise<void> {
  await db.delete(signInTry).where(lt(signInTry.lastTry, new Date(now.getTime() - FORGOTTEN_MS)));
}

function pairKey(userName: string, address: string): string {
  return JSON.stringify([userName.normalize("NFKC").toLowerCase().replaceAll("\u0000", ""), address]);
}

function addressKey(address: string): string {
  return JSON.stringify([address]);
}
