import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { securityEvent, signInTry } from "../db/schema";
import { TestApp } from "../../testing/test-app";
import { deleteOldTries, GuessGuard, TooManyTries, type Guess } from "./guess-guard";
import { ATTACK } from "./guess-limits";

describe("the guard against guessing", () => {
  let app: TestApp;
  let guard: GuessGuard;
  let other: GuessGuard;

  beforeAll(async () => {
    app = await TestApp.start();
    await app.make.user("Administrator", { userName: "anna" });
    guard = new GuessGuard(app.database.db);
    other = new GuessGuard(app.database.db);
  });
  beforeEach(async () => {
    await app.database.db.delete(signInTry);
    await app.database.db.delete(securityEvent);
  });
  afterAll(() => app.stop());

  const guess = (changes: Partial<Guess> = {}, address = "192.0.2.1"): Guess => ({
    userName: "anna",
    secret: "password",
    way: "Basic",
    origin: { address, client: "" },
    isKnown: false,
    ...changes,
  });
  /** Seconds to wait, 0 where the try was let through. */
  const attempt = (asked: Guess, by = guard): Promise<number> =>
    by.begin(asked).then(
      () => 0,
      (error: unknown) => {
        if (error instanceof TooManyTries) return error.wait;
        throw error;
      },
    );
  /** Lets time pass: makes all stored tries older. */
  const pass = (seconds: number) =>
    app.database.db.update(signInTry).set({ at: sql`${signInTry.at} - ${seconds} * interval '1 second'` });
  /** Expects `wait` to be the rest of a wait of `whole` seconds that began after `begun`, a time of performance.now. */
  const expectWait = (wait: number, whole: number, begun: number) => {
    expect(wait).toBeLessThanOrEqual(whole);
    expect(wait).toBeGreaterThanOrEqual(whole - (performance.now() - begun) / 1_000);
  };
  const times = <T>(count: number, make: (i: number) => Promise<T>) =>
    Promise.all(Array.from({ length: count }, (_, i) => make(i)));

  it("counts for all instances and addresses together, and all spellings of a name as one", async () => {
    const names = ["anna", "Anna", " ANNA", "ａｎｎａ", "anna"];
    const begun = performance.now();
    for (const [i, userName] of names.entries()) {
      expect(await attempt(guess({ userName }, `2001:db8:${i}::1`), i % 2 ? guard : other)).toBe(0);
    }
    const refused: unknown = await guard.begin(guess({}, "198.51.100.1")).catch((error: unknown) => error);
    if (!(refused instanceof TooManyTries)) throw new Error("The sixth attempt was let through.");
    expectWait(refused.wait, 120, begun);
    expect(refused).toMatchObject({ kind: "tooMany", headers: { "retry-after": String(refused.wait) } });
    await pass(60);
    expectWait(await attempt(guess()), 60, begun);
    await pass(60);
    const again = performance.now();
    expect(await attempt(guess())).toBe(0);
    expectWait(await attempt(guess()), 240, again);
  });

  it.each([
    [1, "a second"],
    [119, "119 seconds"],
    [120, "2 minutes"],
    [121, "3 minutes"],
  ])("says of a wait of %i seconds that it is %s", (wait, words) => {
    expect(new TooManyTries(wait).message).toBe(`There were too many wrong tries; try again in ${words}.`);
  });

  it("does not let more through at the same moment", async () => {
    const waits = await times(30, (i) => attempt(guess({}, `192.0.2.${i}`), i % 2 ? guard : other));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
  });

  it("counts attempts from known browsers apart from all others, both ways", async () => {
    await times(6, () => attempt(guess()));
    expect(await attempt(guess({ isKnown: true }))).toBe(0);
    const begun = performance.now();
    await times(6, () => attempt(guess({ isKnown: true })));
    expectWait(await attempt(guess({ isKnown: true })), 120, begun);
    await pass(120);
    expect(await attempt(guess())).toBe(0);
  });

  it("forgives a right attempt at once, and at the end of a sign-in all that its user tried", async () => {
    const { db } = app.database;
    const wrong = await guard.begin(guess({ signIn: "one" }));
    await wrong.fail();
    await guard.begin(guess({ signIn: "one" }));
    await guard.begin(guess({ signIn: "two" }));
    await guard.begin(guess({ signIn: "one", userName: "bo" }));
    await (await guard.begin(guess())).forgive();
    expect(await db.$count(signInTry)).toBe(4);
    // Deletes all attempts of anna in this sign-in, the wrong one too. Bo's and the one in another sign-in stay.
    await guard.signedIn("anna", "one", { address: "192.0.2.1", client: "" });
    expect((await db.select().from(signInTry)).map(({ signIn }) => signIn).sort()).toEqual(["one", "two"]);
  });

  it("allows a user who mistypes a second attempt during an attack from the network", async () => {
    await times(ATTACK.network + 5, (i) => attempt(guess({ userName: `name${i}` }, "2001:db8::1")));
    for (const expected of [0, 0]) expect(await attempt(guess({}, "2001:db8::2"))).toBe(expected);
    // An hour, less the time since the second attempt.
    expect(await attempt(guess({}, "2001:db8::2"))).toBeGreaterThan(3500);
    expect(await attempt(guess({}, "2001:db8:0:1::2"))).toBe(0);
    expect(await attempt(guess({ isKnown: true }, "2001:db8::2"))).toBe(0);
  });

  it("applies the stricter limits to all networks during an attack on the installation", async () => {
    const rows = Array.from({ length: ATTACK.installation }, (_, i) => ({
      userHash: `someone ${i}`,
      secret: "password" as const,
      isKnown: false,
      network: `192.0.2.${i}`,
    }));
    await app.database.db.insert(signInTry).values(rows);
    for (const expected of [0, 0]) expect(await attempt(guess())).toBe(expected);
    // An hour, less the time since the second attempt.
    expect(await attempt(guess())).toBeGreaterThan(3500);
    expect(await attempt(guess({ isKnown: true }))).toBe(0);
  });

  it("records an event for each failed attempt, and only one for many refused attempts", async () => {
    for (let i = 0; i < 2; i++) await (await guard.begin(guess({}, "192.0.2.9"))).fail();
    await times(10, () => attempt(guess()));
    const events = await app.database.db.select().from(securityEvent);
    expect(events.map(({ event }) => event).sort()).toEqual(["SignInFailed", "SignInFailed", "SignInLimited"]);
    for (const failed of events.filter(({ event }) => event === "SignInFailed")) {
      expect(failed).toMatchObject({
        userName: "anna",
        address: "192.0.2.9",
        detail: JSON.stringify({ secret: "password", way: "Basic" }),
      });
    }
  });

  it("records nothing about a user for a name with U+0000 in it", async () => {
    await (await guard.begin(guess({ userName: "an\u0000na" }))).fail();
    expect(await app.database.db.$count(securityEvent)).toBe(0);
  });

  it("stores no typed name, and deletes an attempt after a day", async () => {
    const { db } = app.database;
    await attempt(guess({ userName: "hunter2" }));
    expect(JSON.stringify(await db.select().from(signInTry))).not.toContain("hunter2");
    await pass(23 * 3600);
    await deleteOldTries(db);
    expect(await db.$count(signInTry)).toBe(1);
    await pass(2 * 3600);
    await deleteOldTries(db);
    expect(await db.$count(signInTry)).toBe(0);
  });
});
