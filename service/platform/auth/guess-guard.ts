import { createHash } from "node:crypto";
import { and, eq, gt, lt, sql } from "drizzle-orm";
import type { GuessWay } from "@/contract/account/guess-ways";
import type { Db } from "../db/database";
import { rowsOf } from "../db/statements";
import { signInTry } from "../db/schema";
import { HttpError } from "../http-error";
import { recordSecurityEvent, type Origin } from "../audit/security-events";
import { ATTACK, SIGN_IN_OVER, waitOf, type CountedTry, type Secret } from "./guess-limits";
import { networkOf } from "./client-network";

/** An attempt to enter the password or code of a user, or the code of a report link. */
export interface Guess {
  /** The user name as it was sent, which may belong to no user; for a report link, a name made of its id. */
  userName: string;
  secret: Secret;
  /** The channel of the attempt, for the security event. */
  way: GuessWay;
  origin: Origin;
  /** True if a signed cookie or a session shows that the user has signed in with this client before. */
  isKnown: boolean;
  /** The id of the sign-in that the attempt belongs to; a sign-in may span several pages. */
  signIn?: string;
}

/** Thrown when too many attempts were made; the secret of this attempt was not checked. */
export class TooManyTries extends HttpError {
  constructor(
    /** Seconds until the next attempt is allowed. */
    readonly wait: number,
    /** True if this sign-in has used up its attempts; the user may start a new one. */
    readonly isSignInOver = false,
  ) {
    super("tooMany", `There were too many wrong tries; try again in ${inWords(wait)}.`, {
      "retry-after": String(wait),
    });
  }
}

/** Seconds in which at most one event about refused attempts is stored per user. */
const LIMITED_EVENT_SECONDS = 900;

/**
 * Limits guessing: all code that checks a password or code counts the attempt here. Attempts are counted in the
 * database, by its clock, for all instances together, in separate transactions that a rollback of the request does not
 * undo. On the embedded database, a call inside another transaction would deadlock.
 */
export class GuessGuard {
  constructor(private readonly db: Db) {}

  /**
   * Counts an attempt before the secret is checked, so that concurrent attempts cannot exceed the limit.
   * @throws TooManyTries if the limit is reached
   */
  async begin(guess: Guess): Promise<Try> {
    const { userName, secret, isKnown, signIn = null } = guess;
    const userHash = hashOf(userName);
    const network = networkOf(guess.origin.address);
    const outcome = await this.db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`nyckeltal guess ${userHash}`}, 0))`);
      const earlierTries = await triesOf(tx, userHash);
      const isUnderAttack = !isKnown && (await isAttack(tx, network));
      const wait = waitOf(earlierTries, { secret, isKnown, signIn }, isUnderAttack);
      if (wait !== 0) {
        // Recorded while the lock is held, so that concurrent refusals become one event.
        const limited = { event: "SignInLimited" as const, ...eventDetails(guess) };
        await recordSecurityEvent(tx, guess.origin, limited, LIMITED_EVENT_SECONDS);
        return { wait };
      }
      const values = { userHash, secret, isKnown, network, signIn };
      const [row] = await tx.insert(signInTry).values(values).returning({ id: signInTry.id });
      return { id: row!.id };
    });
    if (outcome.id !== undefined) return new Try(this.db, guess, outcome.id);
    // A new sign-in may begin at once, but Retry-After needs a number of seconds.
    throw outcome.wait === SIGN_IN_OVER ? new TooManyTries(1, true) : new TooManyTries(outcome.wait);
  }

  /** Counts an attempt whose secret has been checked already, without applying the limits. */
  async countMade(guess: Guess): Promise<Try> {
    const { userName, secret, isKnown, signIn = null } = guess;
    const values = { userHash: hashOf(userName), secret, isKnown, network: networkOf(guess.origin.address), signIn };
    const [row] = await this.db.insert(signInTry).values(values).returning({ id: signInTry.id });
    return new Try(this.db, guess, row!.id);
  }

  /** Records a completed sign-in and deletes the attempts that this user made in it. */
  async signedIn(userName: string, signIn: string, origin: Origin): Promise<void> {
    await this.db.delete(signInTry).where(and(eq(signInTry.userHash, hashOf(userName)), eq(signInTry.signIn, signIn)));
    await recordSecurityEvent(this.db, origin, { event: "SignedIn", userName });
  }
}

/** A counted attempt. It counts against the limits unless it is forgiven. */
export class Try {
  constructor(
    private readonly db: Db,
    private readonly guess: Guess,
    private readonly id: string,
  ) {}

  /** Deletes the attempt, because the secret was right and sufficient, or was not checked after all. */
  async forgive(): Promise<void> {
    await this.db.delete(signInTry).where(eq(signInTry.id, this.id));
  }

  /** Records a wrong attempt as a security event of the user. */
  async fail(): Promise<void> {
    await recordSecurityEvent(this.db, this.guess.origin, { event: "SignInFailed", ...eventDetails(this.guess) });
  }
}

/** Deletes the attempts that are too old for any limit. */
export async function deleteOldTries(db: Db): Promise<void> {
  await db.delete(signInTry).where(lt(signInTry.at, sql`now() - interval '1 day'`));
}

function eventDetails({ userName, secret, way }: Guess) {
  return { userName, detail: { secret, way } };
}

/** Reads the user's attempts of the last day; older ones count for no limit. */
async function triesOf(tx: Db, userHash: string): Promise<CountedTry[]> {
  const age = sql<number | string>`extract(epoch from clock_timestamp() - ${signInTry.at})`;
  const { secret, isKnown, signIn } = signInTry;
  const rows = await tx
    .select({ age, secret, isKnown, signIn })
    .from(signInTry)
    .where(and(eq(signInTry.userHash, userHash), gt(signInTry.at, sql`clock_timestamp() - interval '1 day'`)));
  return rows.map((row) => ({ ...row, age: Number(row.age) }));
}

/** True if this network or the installation had {@link ATTACK} attempts without `isKnown` in the last hour. */
async function isAttack(tx: Db, network: string): Promise<boolean> {
  const recent = sql`${signInTry.at} > clock_timestamp() - interval '1 hour' and not ${signInTry.isKnown}`;
  const counted = await tx.execute(sql`select
    (select count(*) from (select 1 from ${signInTry} where ${signInTry.network} = ${network} and ${recent}
      limit ${ATTACK.network}) as near) >= ${ATTACK.network}
    or (select count(*) from (select 1 from ${signInTry} where ${recent}
      limit ${ATTACK.installation}) as all_of_them) >= ${ATTACK.installation} as is_attack`);
  return rowsOf<{ is_attack: boolean }>(counted)[0]!.is_attack;
}

/** Deletes the counted attempts of a user. */
export async function deleteTriesOf(db: Db, userName: string): Promise<void> {
  await db.delete(signInTry).where(eq(signInTry.userHash, hashOf(userName)));
}

/** Hashes the name, since users may type a password there. Ignores case and Unicode compatibility differences. */
function hashOf(userName: string): string {
  return createHash("sha256").update(userName.trim().normalize("NFKC").toLowerCase()).digest("base64url");
}

function inWords(seconds: number): string {
  if (seconds < 120) return seconds === 1 ? "a second" : `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
