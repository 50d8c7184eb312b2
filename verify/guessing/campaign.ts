import { hashPassword } from "@/service/platform/auth/password";
import { giveSecondFactor } from "@/service/testing/second-factor";
import { signInToken } from "@/service/testing/sign-in-token";
import { seededRandom } from "@/service/demo/seeded-random";
import type { GuessedService } from "./guessed-service";
import { BYSTANDER, PLACES } from "./places";
import {
  askWithBasic,
  FROM_OUTSIDE,
  signInAgain,
  signInRightly,
  WAYS,
  WITH_A_SESSION,
  type Outcome,
  type Victim,
  type Way,
} from "./ways";

/**
 * Maximum number of guesses at the password or code of one user in any hour: 18 by ADR 0057, and a few more beside a
 * program with Basic, from whose place one wrong password is checked whatever the limits say.
 */
export const MAX_TRIES = 20;

const PASSWORD = "correct horse battery";
/** Seconds of the campaign's clock. */
const OTHERS_SIGN_IN_EVERY = 600;

export interface Attack {
  name: string;
  places: (keyof typeof PLACES)[];
  ways: Way[];
  /** Number of users whose secrets are guessed, one by chance each time. */
  users: number;
  /** Users have second factors, so that there are codes to guess; the guesser knows the password. */
  hasCodes: boolean;
  /** The user keeps signing in meanwhile, in a browser that they have used before. */
  userSignsIn?: true;
  /** A program of the user keeps sending requests with Basic, from the first of `places`. */
  program?: true;
}

export interface Result {
  name: string;
  sent: number;
  refused: number;
  /** Largest number of guesses that reached the secrets of one user in any hour. */
  maxAnHour: number;
  /** Numbers of successful and of rejected sign-ins of a rightful user in the first of the attack's places. */
  bystander: { in: number; out: number };
  /** The same numbers for the attacked user, when they sign in. */
  user: { in: number; out: number };
  /** Number of secrets that were guessed; expected to be 0. */
  guessed: number;
}

const everywhere = Object.keys(PLACES) as (keyof typeof PLACES)[];
const outside = { ways: FROM_OUTSIDE, users: 1 };

export const ATTACKS: Attack[] = [
  ...everywhere.map((place): Attack => ({
    name: `from ${PLACES[place].name}, passwords`,
    places: [place],
    ...outside,
    hasCodes: false,
    userSignsIn: true,
  })),
  ...everywhere.map((place): Attack => ({
    name: `from ${PLACES[place].name}, passwords and codes`,
    places: [place],
    ...outside,
    hasCodes: true,
  })),
  { name: "at forty users from one address", places: ["oneAddress"], ...outside, users: 40, hasCodes: false },
  { name: "at forty users from everywhere", places: everywhere, ...outside, users: 40, hasCodes: false },
  { name: "with a stolen session, at passwords", places: everywhere, ways: WITH_A_SESSION, users: 1, hasCodes: false },
  { name: "with a stolen session, at codes too", places: everywhere, ways: WITH_A_SESSION, users: 1, hasCodes: true },
  {
    name: "beside a program with Basic",
    places: ["office"],
    ways: FROM_OUTSIDE,
    users: 1,
    hasCodes: false,
    program: true,
  },
  {
    name: "by every way from everywhere",
    places: everywhere,
    ways: [...FROM_OUTSIDE, ...WITH_A_SESSION],
    users: 1,
    hasCodes: true,
  },
  {
    name: "by every way, beside a program with Basic",
    places: everywhere,
    ways: [...FROM_OUTSIDE, ...WITH_A_SESSION],
    users: 1,
    hasCodes: false,
    program: true,
  },
];

export interface Extent {
  hours: number;
  /** Seconds of the campaign's clock between two rounds of tries; a divisor of 600, the interval of the sign-ins. */
  round: number;
  /** Guesses of each way in each round, sent at the same moment. */
  tries: number;
}

let userCount = 0;
/** Computed once, because hashing takes long. */
let passwordHash: Promise<string> | undefined;

/** Guesses in rounds for some hours of the campaign's clock, and counts the guesses that reached a secret. */
export async function run(guessed: GuessedService, attack: Attack, { hours, round, tries }: Extent): Promise<Result> {
  await guessed.forget();
  const victims = await Promise.all(Array.from({ length: attack.users }, () => makeUser(guessed, attack.hasCodes)));
  const [victim] = victims as [Victim];
  const bystander = await makeUser(guessed, false);
  const places = attack.places.map((name) => PLACES[name]);
  const bystanderPlace = BYSTANDER[attack.places[0]!];
  const result: Result = {
    name: attack.name,
    sent: 0,
    refused: 0,
    maxAnHour: 0,
    bystander: { in: 0, out: 0 },
    user: { in: 0, out: 0 },
    guessed: 0,
  };
  const ways = attack.hasCodes ? [WAYS["code page"], ...attack.ways] : attack.ways;
  const knownBrowser = attack.userSignsIn && (await signInRightly(guessed, victim, bystanderPlace, false)).sender;
  const count = (outcome: Outcome) => {
    result.sent++;
    if (outcome === "refused") result.refused++;
    if (outcome === "in") result.guessed++;
  };
  const random = seededRandom(1);
  const oneOf = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)]!;
  let n = 0;
  for (let passed = 0; passed < hours * 3600; passed += round) {
    if (attack.program) await askWithBasic(guessed, victim, bystanderPlace);
    const sending = ways.flatMap((way) =>
      Array.from({ length: tries }, () => {
        n++;
        return way(guessed, oneOf(victims), oneOf(places), n).then(count);
      }),
    );
    await Promise.all(sending);
    if (passed % OTHERS_SIGN_IN_EVERY === 0) {
      const { isIn } = await signInRightly(guessed, bystander, bystanderPlace, true);
      result.bystander[isIn ? "in" : "out"]++;
      if (knownBrowser) result.user[(await signInAgain(knownBrowser, victim, false)) ? "in" : "out"]++;
    }
    await guessed.pass(round);
  }
  result.maxAnHour = guessed.mostInAnHour();
  return result;
}

/** True when the limit was held, nothing was guessed and no rightful user was rejected. */
export function isHeld({ maxAnHour, bystander, user, guessed }: Result): boolean {
  return maxAnHour <= MAX_TRIES && bystander.out === 0 && user.out === 0 && guessed === 0;
}

async function makeUser({ service }: GuessedService, hasSecondFactor: boolean): Promise<Victim> {
  const { db } = service.database;
  const userName = `anna${++userCount}`;
  passwordHash ??= hashPassword(PASSWORD);
  await service.make.user("Administrator", { userName, passwordHash: await passwordHash });
  if (hasSecondFactor) await giveSecondFactor(db, userName);
  return { userName, password: PASSWORD, token: await signInToken(db, userName) };
}
