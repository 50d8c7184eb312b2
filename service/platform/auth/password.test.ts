import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OpenDatabase } from "../db/database";
import { user } from "../db/schema";
import { Factory } from "../../testing/factory";
import { openTestDatabase } from "../../testing/test-database";
import { createPasswordMemory, hashPassword, verifyPassword } from "./password";

let database: OpenDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
  const make = new Factory(database.db);
  await make.user("Administrator", { userName: "anna", passwordHash: await hashPassword("lösenord") });
  await make.user("Administrator", {
    userName: "barred",
    passwordHash: await hashPassword("lösenord"),
    disabled: true,
  });
  await make.user("Administrator", { userName: "elsewhere" });
});
afterAll(() => database.close());

const setPassword = async (password: string) =>
  database.db
    .update(user)
    .set({ passwordHash: await hashPassword(password) })
    .where(eq(user.userName, "anna"));

describe("a password", () => {
  it("is kept as argon2id with 19 MiB, two passes and one lane, each time with another salt", async () => {
    const [one, other] = [await hashPassword("lösenord"), await hashPassword("lösenord")];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(other);
  });

  it("is right in any normal form of its letters, and in no other case", async () => {
    const { db } = database;
    expect(await verifyPassword(db, "anna", "lösenord")).toBe(true);
    expect(await verifyPassword(db, "anna", "lo\u0308senord")).toBe(true);
    expect(await verifyPassword(db, "anna", "Lösenord")).toBe(false);
    expect(await verifyPassword(db, "anna", "")).toBe(false);
  });

  it("is wrong for a user who is barred, has none or does not exist, after as long a time", async () => {
    const { db } = database;
    const strangers = ["barred", "elsewhere", "nobody", "no\u0000body"];
    const shortest = new Map<string, number>();
    // A query alone takes a small part of what argon2 takes.
    const takesAsLong = (userName: string) => shortest.get(userName)! > shortest.get("anna")! / 3;
    // Each round tries all names, so that other work on the machine slows all alike; more rounds follow if it did not.
    for (let round = 0; round < 8 || (round < 80 && !strangers.every(takesAsLong)); round++) {
      for (const userName of ["anna", ...strangers]) {
        const start = performance.now();
        expect(await verifyPassword(db, userName, "wrong")).toBe(false);
        shortest.set(userName, Math.min(performance.now() - start, shortest.get(userName) ?? Infinity));
      }
    }
    expect(await verifyPassword(db, "barred", "lösenord")).toBe(false);
    for (const userName of strangers) expect(takesAsLong(userName), userName).toBe(true);
  });
});

describe("the memory of passwords", () => {
  const MINUTE = 60_000;

  it("remembers a right pair until a minute after its last use, for its network only", async () => {
    let now = 0;
    const memory = createPasswordMemory(database.db, () => now);
    const recall = (password = "lösenord", network = "here", userName = "anna") =>
      memory.recall(userName, password, network);
    expect(await recall()).toBe("unknown");
    expect(await memory.verify("anna", "wrong", "here")).toBe(false);
    expect(await memory.verify("anna", "lösenord", "here")).toBe(true);
    expect(await recall()).toBe("right");
    expect(await recall("lo\u0308senord")).toBe("right");
    expect(await recall("lösenord", "elsewhere")).toBe("unknown");
    expect(await recall("lösenord", "here", "elsewhere")).toBe("unknown");
    now = MINUTE - 1;
    expect(await recall()).toBe("right");
    now = 2 * MINUTE - 1;
    expect(await recall()).toBe("unknown");
  });

  it("forgets a password at the first wrong one from its network, which must then be counted", async () => {
    const memory = createPasswordMemory(database.db);
    await memory.verify("anna", "lösenord", "here");
    expect(await memory.recall("anna", "wrong", "elsewhere")).toBe("unknown");
    expect(await memory.recall("anna", "lösenord", "here")).toBe("right");
    // The database may answer guesses made at the same moment in any order.
    const guesses = ["wrong", "wrong too", "wrong again"].map((guess) => memory.recall("anna", guess, "here"));
    expect((await Promise.all(guesses)).sort()).toEqual(["unknown", "unknown", "wrong"]);
    expect(await memory.recall("anna", "lösenord", "here")).toBe("unknown");
  });

  it("forgets a changed password, without reporting the new one as wrong", async () => {
    const memory = createPasswordMemory(database.db);
    await memory.verify("anna", "lösenord", "here");
    await setPassword("another one");
    expect(await memory.recall("anna", "another one", "here")).toBe("unknown");
    await setPassword("lösenord");
  });
});
