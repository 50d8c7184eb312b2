import { createHash } from "node:crypto";
import { and, eq, gt, lt, sql } from "drizzle-orm";
import type { Db } from "../db/database";
import { rowsOf } from "../db/statements";
import { signInTry } from "../db/schema";
import { HttpError } from "../http-error";
import { recordSecurityEvent, type Origin } from "../audit/security-events";
import { ATTACK, SIGN_IN_OVER, waitOf, type CountedTry, type Secret } from "./guess-limits";
import { networkOf } from "./client-network";

/** A try at somebody's password or code. */
export interface Guess {
  /** The user name as it was sent; no user may have it. */
  userName: string;
  secret: Secret;
  /** The channel of the try, for the security event. */
  way: "sign-in page" | "Basic" | "change of credentials" | "report link";
  origin: Origin;
  /** True when it provably comes from a browser in which the user has signed in before. */
  isKnown: boolean;
  /** The sign-in that it is part of, which is not done before the last page of it. */
  signIn?: string;
}

/** Too many tries were made: this one is not, and its secret was not looked at. */
export class TooManyTries extends HttpError {
  constructor(
    /** Seconds after which the next one may be made. */
    readonly wait: number,
    /** The sign-in itself has had all its tries; another may be begun. */
    readonly isSignInOver = false,
  ) {
    super("tooMany", `There were too many wrong tries; try again in ${inWords(wait)}.`, {
      "retry-after": String(wait),
    });
  }
}

const LIMITED_EVENT_EVERY = 900;

/**
 * The one guard against guessing: every place that looks at a password or code asks it before. It counts in the
 * database, by its clock, for all instances together; in transactions of its own, so that nothing that a request does
 * later takes the count back. On the embedded database it must not be asked from within another transaction.
 */
export class GuessGuard {
  constructor(private readonly db: Db) {}

  /**
   * Counts a try before it is made, so that many at the same moment do not slip through.
   * @throws TooManyTries when it must not be made
   */
  async begin(guess: Guess): Promise<Try> {
    const { userName, secret, isKnown, signIn = null } = guess;
    const userHash = hashOf(userName);
    const network = networkOf(guess.origin.address);
    const counted = await this.db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`nyckeltal guess ${userHash}`}, 0))`);
      const made = await triesAt(tx, userHash);
      const isUnderAttack = !isKnown && (await isAttack(tx, network));
      const wait = waitOf(made, { secret, isKnown, signIn }, isUnderAttack);
      if (wait !== 0) {
        // Under the lock: refusals at the same moment are one event.
        const limited = { event: "SignInLimited" as const, ...eventDetails(guess) };
        await recordSecurityEvent(tx, guess.origin, limited, LIMITED_EVENT_EVERY);
        return { wait };
      }
      const values = { userHash, secret, isKnown, network, signIn };
      const [row] = await tx.insert(signInTry).values(values).returning({ id: signInTry.id });
      return { id: row!.id };
    });
    if (counted.id !== undefined) return new Try(this.db, guess, counted.id);
    throw counted.wait === SIGN_IN_OVER ? new TooManyTries(1, true) : new TooManyTries(counted.wait);
  }

  /** Counts a try that has been made without being asked for, whatever the limits say of it. */
  async countMade(guess: Guess): Promise<Try> {
    const { userName, secret, isKnown, signIn = null } = guess;
    const values = { userHash: hashOf(userName), secret, isKnown, network: networkOf(guess.origin.address), signIn };
    const [row] = await this.db.insert(signInTry).values(values).returning({ id: signInTry.id });
    return new Try(this.db, guess, row!.id);
  }

  /** The whole sign-in is done: what was tried in it is forgiven, of this user alone. */
  async signedIn(userName: string, signIn: string, origin: Origin): Promise<void> {
    await this.db.delete(signInTry).where(and(eq(signInTry.userHash, hashOf(userName)), eq(signInTry.signIn, signIn)));
    await recordSecurityEvent(this.db, origin, { event: "SignedIn", userName });
  }
}

/** A try that is counted. It stays so unless it is forgiven. */
export class Try {
  constructor(
    private readonly db: Db,
    private readonly guess: Guess,
    private readonly id: string,
  ) {}

  /** It was right, and that alone is the whole sign-in. */
  async forgive(): Promise<void> {
    await this.db.delete(signInTry).where(eq(signInTry.id, this.id));
  }

  /** Records a wrong try as a security event of the user. */
  async fail(): Promise<void> {
    await recordSecurityEvent(this.db, this.guess.origin, { event: "SignInFailed", ...eventDetails(this.guess) });
  }
}

/** Deletes the tries that no limit counts any more. */
export async function deleteOldTries(db: Db): Promise<void> {
  await db.delete(signInTry).where(lt(signInTry.at, sql`now() - interval '1 day'`));
}

function eventDetails({ userName, secret, way }: Guess) {
  return { userName, detail: { secret, way } };
}

async function triesAt(tx: Db, userHash: string): Promise<CountedTry[]> {
  const age = sql<number | string>`extract(epoch from clock_timestamp() - ${signInTry.at})`;
  const { secret, isKnown, signIn } = signInTry;
  const rows = await tx
    .select({ age, secret, isKnown, signIn })
    .from(signInTry)
    .where(and(eq(signInTry.userHash, userHash), gt(signInTry.at, sql`clock_timestamp() - interval '1 day'`)));
  return rows.map((row) => ({ ...row, age: Number(row.age) }));
}

/**
 * True when this network or the whole installation had more failed tries in the last hour than {@link ATTACK} allows.
 */
async function isAttack(tx: Db, network: string): Promise<boolean> {
  const recent = sql`${signInTry.at} > clock_timestamp() - interval '1 hour' and not ${signInTry.isKnown}`;
  const counted = await tx.execute(sql`select
    (select count(*) from (select 1 from ${signInTry} where ${signInTry.network} = ${network} and ${recent}
      limit ${ATTACK.network}) as near) >= ${ATTACK.network}
    or (select count(*) from (select 1 from ${signInTry} where ${recent}
      limit ${ATTACK.installation}) as all_of_them) >= ${ATTACK.installation} as is_attack`);
  return rowsOf<{ is_attack: boolean }>(counted)[0]!.is_attack;
}

/** Forgets the tries at a user's secrets. */
export async function deleteTriesOf(db: Db, userName: string): Promise<void> {
  await db.delete(signInTry).where(eq(signInTry.userHash, hashOf(userName)));
}

/** In place of the name: what is typed there may be a password. Names that people take for the same count as one. */
function hashOf(userName: string): string {
  return createHash("sha256").update(userName.trim().normalize("NFKC").toLowerCase()).digest("base64url");
}

function inWords(seconds: number): string {
  if (seconds < 120) return seconds === 1 ? "a second" : `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
