import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OpenDatabase } from "../db/database";
import { user } from "../db/schema";
import { Factory } from "../testing/factory";
import { openTestDatabase } from "../testing/test-database";
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
    const timed = async (userName: string) => {
      const times: number[] = [];
      for (let i = 0; i < 5; i++) {
        const start = performance.now();
        expect(await verifyPassword(db, userName, "wrong")).toBe(false);
        times.push(performance.now() - start);
      }
      return Math.min(...times);
    };
    expect(await verifyPassword(db, "barred", "lösenord")).toBe(false);
    const known = await timed("anna");
    // A query alone takes a small part of what argon2 takes.
    for (const userName of ["barred", "elsewhere", "nobody", "no\u0000body"]) {
      expect(await timed(userName), userName).toBeGreaterThan(known / 3);
    }
  });
});

describe("the memory of passwords", () => {
  it("knows a pair that was right for a minute, and only that pair", async () => {
    let now = 0;
    const memory = createPasswordMemory(database.db, () => now);
    expect(await memory.isKnown("anna", "lösenord")).toBe(false);
    expect(await memory.verify("anna", "lösenord")).toBe(true);
    expect(await memory.verify("anna", "wrong")).toBe(false);
    expect(await memory.isKnown("anna", "lösenord")).toBe(true);
    expect(await memory.isKnown("anna", "wrong")).toBe(false);
    expect(await memory.isKnown("elsewhere", "lösenord")).toBe(false);
    now = 60_000;
    expect(await memory.isKnown("anna", "lösenord")).toBe(false);
  });

  it("forgets a pair whose password was changed", async () => {
    const memory = createPasswordMemory(database.db);
    await memory.verify("anna", "lösenord");
    await setPassword("another one");
    expect(await memory.isKnown("anna", "lösenord")).toBe(false);
    await setPassword("lösenord");
  });
});
