/** The kind of secret that is tried. */
export type Secret = "password" | "code";

/** A counted attempt, with the members that the limits depend on. */
export interface CountedTry {
  /** Seconds since the attempt. */
  age: number;
  secret: Secret;
  /** True if the attempt came from a browser or a session in which the user has signed in before. */
  isKnown: boolean;
  /** The id of the sign-in that the attempt belonged to. */
  signIn: string | null;
}

export type NewTry = Omit<CountedTry, "age">;

/** In seconds. */
export const HOUR = 3600;
/** In seconds. */
export const DAY = 24 * HOUR;

/** Number of attempts without a wait, and the waits in seconds; each further attempt doubles the wait. */
const USUAL = { free: 5, firstWait: 120, longestWait: HOUR };
/** The limits during an attack for attempts without `isKnown`; a user who mistypes still has a second attempt. */
const UNDER_ATTACK = { free: 2, firstWait: HOUR, longestWait: HOUR };

/** The limits on codes, stricter because there are only a million six-digit codes. */
const CODES = { ofSignIn: 5, anHour: 5 };

/**
 * Numbers of attempts without `isKnown` in an hour, per network and in the installation, that are an attack. Attempts
 * by Basic and at report links are among them, since they are never known.
 */
export const ATTACK = { network: 50, installation: 1000 };

/** Returned by {@link waitOf} if the sign-in has used up its attempts and the user must start again. */
export const SIGN_IN_OVER = "over";

/**
 * Computes how long an attempt must wait. Known attempts are counted apart from all others, so that strangers cannot
 * lock the user out. Each group allows at most nine attempts an hour, and at most five with codes.
 * @param earlierTries the attempts for this user in the last day that were not forgiven
 * @param isUnderAttack true if the network or the installation has reached {@link ATTACK}
 * @returns seconds; 0 if the attempt need not wait
 */
export function waitOf(
  earlierTries: CountedTry[],
  attempt: NewTry,
  isUnderAttack: boolean,
): number | typeof SIGN_IN_OVER {
  const sameGroup = earlierTries.filter(({ isKnown, age }) => isKnown === attempt.isKnown && age < DAY);
  const limits = isUnderAttack && !attempt.isKnown ? UNDER_ATTACK : USUAL;
  const wait = waitAfter(sameGroup, limits);
  if (attempt.secret !== "code") return wait;
  const codes = sameGroup.filter(({ secret }) => secret === "code");
  const codesOfSignIn = earlierTries.filter(
    ({ secret, signIn }) => secret === "code" && signIn !== null && signIn === attempt.signIn,
  );
  if (codesOfSignIn.length >= CODES.ofSignIn) return SIGN_IN_OVER;
  const inHour = codes.map(({ age }) => age).filter((age) => age < HOUR);
  if (inHour.length < CODES.anHour) return wait;
  const oldestCounted = inHour.sort((a, b) => a - b)[CODES.anHour - 1]!;
  return Math.max(wait, Math.ceil(HOUR - oldestCounted));
}

function waitAfter(tries: CountedTry[], { free, firstWait, longestWait }: typeof USUAL): number {
  if (tries.length < free) return 0;
  const sinceLast = Math.min(...tries.map(({ age }) => age));
  const wait = Math.min(firstWait * 2 ** (tries.length - free), longestWait);
  return Math.max(0, Math.ceil(wait - sinceLast));
}
