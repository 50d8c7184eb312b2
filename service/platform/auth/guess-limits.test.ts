import { describe, expect, it } from "vitest";
import { DAY, HOUR, waitOf, type CountedTry, type NewTry, type Secret } from "./guess-limits";
import { isShort } from "../../testing/test-settings.mjs";

/** A try that was let through. */
interface Made {
  /** Seconds since the attacker began. */
  at: number;
  secret: Secret;
  isKnown: boolean;
  signIn: string | null;
}

/** The tries of an attacker who makes as many as are allowed every `step` seconds, from known and unknown browsers. */
function tryAll(seconds: number, step: number, secrets: Secret[], isUnderAttack = false): Made[] {
  const made: Made[] = [];
  for (let now = 0; now < seconds; now += step) {
    for (const isKnown of [false, true]) {
      for (const secret of secrets) {
        for (;;) {
          const signIn = `${now} ${made.length}`;
          const counted: CountedTry[] = made.map((one) => ({ ...one, age: now - one.at }));
          if (waitOf(counted, { secret, isKnown, signIn }, isUnderAttack) !== 0) break;
          made.push({ at: now, secret, isKnown, signIn });
        }
      }
    }
  }
  return made;
}

function mostInAnHour(made: Made[]): number {
  return Math.max(...made.map(({ at }) => made.filter((other) => other.at >= at && other.at < at + HOUR).length));
}

describe("the limits on guessing", () => {
  it.each([
    ...(isShort
      ? []
      : ([
          ["passwords", ["password"]],
          ["codes", ["code"]],
        ] as const)),
    ["both", ["code", "password"]],
  ] as const)("let at most 18 tries at %s of one user through in any hour, for days", (_, secrets) => {
    const made = tryAll(2 * DAY, 30, [...secrets]);
    expect(mostInAnHour(made)).toBeLessThanOrEqual(18);
    expect(mostInAnHour(made.filter(({ secret }) => secret === "code"))).toBeLessThanOrEqual(10);
    expect(mostInAnHour(made.filter(({ isKnown }) => isKnown))).toBeLessThanOrEqual(9);
    // An attacker who goes on gets one try an hour, and some more in the first hours, from known browsers and as many
    // from others: far fewer than 80 each in two days.
    expect(made.length).toBeLessThan(2 * 80);
  });

  it("let an unknown browser try twice an hour during an attack, and a known one as often as otherwise", () => {
    const made = tryAll(HOUR, 30, ["password"], true);
    expect(made.filter(({ isKnown }) => !isKnown)).toHaveLength(2);
    expect(made.filter(({ isKnown }) => isKnown)).toHaveLength(9);
  });

  const password: NewTry = { secret: "password", isKnown: false, signIn: null };

  it("make each wait twice the one before", () => {
    const waits = [5, 6, 7, 8, 9, 10, 50].map((count) =>
      waitOf(
        Array.from({ length: count }, () => ({ ...password, age: 10 })),
        password,
        false,
      ),
    );
    // Two minutes, doubled up to an hour, less the 10 seconds since the last try.
    expect(waits).toEqual([110, 230, 470, 950, 1910, 3590, 3590]);
  });

  it("give one sign-in five codes, however long it waits between them", () => {
    const codes = [2, 4, 6, 8, 10].map((hours) => ({ age: hours * HOUR, secret: "code" as const, isKnown: true }));
    const made = codes.map((code) => ({ ...code, signIn: "one" }));
    expect(waitOf(made, { secret: "code", isKnown: true, signIn: "one" }, false)).toBe("over");
    expect(waitOf(made, { secret: "code", isKnown: true, signIn: "another" }, false)).toBe(0);
    expect(waitOf(made.slice(1), { secret: "code", isKnown: true, signIn: "one" }, false)).toBe(0);
  });
});
