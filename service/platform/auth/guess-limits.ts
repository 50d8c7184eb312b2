/** The kind of secret that is tried. */
export type Secret = "password" | "code";

/** A try that was counted, as the limits see it. */
export interface CountedTry {
  /** Seconds since it was made. */
  age: number;
  secret: Secret;
  /** True when it came from a browser in which its user has signed in before. */
  isKnown: boolean;
  /** The sign-in that it was part of. */
  signIn: string | null;
}

export type NewTry = Omit<CountedTry, "age">;

export const HOUR = 3600;
export const DAY = 24 * HOUR;

/** Tries without a wait, the first wait, and the longest; each further try doubles it. Seconds. */
const USUAL = { free: 5, firstWait: 120, longestWait: HOUR };
/** The same for the unknown while much is being guessed: one who mistypes has a second try. */
const UNDER_ATTACK = { free: 2, firstWait: HOUR, longestWait: HOUR };

/** Codes of a user: there are only a million of them. */
const CODES = { ofSignIn: 5, anHour: 5 };

/** Tries of an hour beyond which much is being guessed: from one network, and at the whole installation. */
export const ATTACK = { network: 50, installation: 1000 };

/** The sign-in has had all its tries: it has to begin again. */
export const SIGN_IN_OVER = "over";

/**
 * The time that a try at a user's password or code has to wait. Tries from browsers the user has signed in with, and
 * all others, are counted apart: strangers cannot use up what the user needs. Each of the two lets at most nine tries
 * through in any hour, five of them codes, so that never more than twenty reach one user.
 * @param made the tries at this user in the last day that were not forgiven
 * @param isUnderAttack whether the network or the installation has had more than its tries
 * @returns seconds, 0 for at once
 */
export function waitOf(made: CountedTry[], attempt: NewTry, isUnderAttack: boolean): number | typeof SIGN_IN_OVER {
  const alike = made.filter(({ isKnown, age }) => isKnown === attempt.isKnown && age < DAY);
  const limits = isUnderAttack && !attempt.isKnown ? UNDER_ATTACK : USUAL;
  const wait = waitAfter(alike, limits);
  if (attempt.secret !== "code") return wait;
  const codes = alike.filter(({ secret }) => secret === "code");
  const ofSignIn = made.filter(
    ({ secret, signIn }) => secret === "code" && signIn !== null && signIn === attempt.signIn,
  );
  if (ofSignIn.length >= CODES.ofSignIn) return SIGN_IN_OVER;
  const inHour = codes.map(({ age }) => age).filter((age) => age < HOUR);
  if (inHour.length < CODES.anHour) return wait;
  const lastOfTooMany = inHour.sort((a, b) => a - b)[CODES.anHour - 1]!;
  return Math.max(wait, Math.ceil(HOUR - lastOfTooMany));
}

function waitAfter(tries: CountedTry[], { free, firstWait, longestWait }: typeof USUAL): number {
  if (tries.length < free) return 0;
  const sinceLast = Math.min(...tries.map(({ age }) => age));
  const wait = Math.min(firstWait * 2 ** Math.min(tries.length - free, 20), longestWait);
  return Math.max(0, Math.ceil(wait - sinceLast));
}
