import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { signInTry } from "../db/schema";
import { TestApp } from "../testing/test-app";
import { deleteOldTries, SignInTries } from "./sign-in-tries";

describe("tries to sign in", () => {
  let app: TestApp;
  const clock = { now: new Date("2026-03-15T12:00:00Z") };
  const pass = (seconds: number) => (clock.now = new Date(clock.now.getTime() + seconds * 1000));
  let tries: SignInTries;
  let other: SignInTries;

  beforeAll(async () => {
    app = await TestApp.start();
    tries = new SignInTries(app.database.db, () => clock.now);
    other = new SignInTries(app.database.db, () => clock.now);
  });
  beforeEach(() => app.database.db.delete(signInTry));
  afterAll(() => app.stop());

  it("are free five times; then each wait is twice the one before", async () => {
    for (let i = 0; i < 5; i++) expect(await tries.begin("anna", "10.0.0.1")).toBe(0);
    for (const wait of [30, 60, 120]) {
      expect(await tries.begin("anna", "10.0.0.1")).toBe(wait);
      pass(wait - 1);
      expect(await tries.begin("anna", "10.0.0.1")).toBe(1);
      pass(1);
      expect(await tries.begin("anna", "10.0.0.1")).toBe(0);
    }
    for (let i = 0; i < 20; i++) {
      pass(3600);
      expect(await tries.begin("anna", "10.0.0.1")).toBe(0);
    }
    expect(await tries.begin("anna", "10.0.0.1")).toBe(3600);
    pass(25 * 3600);
    expect(await tries.begin("anna", "10.0.0.1")).toBe(0);
    expect(await tries.begin("anna", "10.0.0.1")).toBe(0);
  });

  it("count for all instances together, a name in any case as one, and each address for itself", async () => {
    for (const name of ["anna", "Anna", "ANNA"]) await tries.begin(name, "10.0.0.1");
    for (const name of ["anna", "anna"]) await other.begin(name, "10.0.0.1");
    expect(await other.begin("aNNa", "10.0.0.1")).toBe(30);
    expect(await tries.begin("anna", "10.0.0.2")).toBe(0);
    expect(await tries.begin("bo", "10.0.0.1")).toBe(0);
  });

  it("are free also when one is counted after another that was made later", async () => {
    for (let i = 0; i < 5; i++) {
      expect(await tries.begin("anna", "10.0.0.1")).toBe(0);
      pass(-0.001);
    }
    expect(await tries.begin("anna", "10.0.0.1")).toBe(31);
  });

  it("of one address with many names are held back too", async () => {
    for (let i = 0; i < 50; i++) expect(await tries.begin(`user${i}`, "10.0.0.3")).toBe(0);
    expect(await tries.begin("one more", "10.0.0.3")).toBe(30);
    expect(await tries.begin("one more", "10.0.0.4")).toBe(0);
  });

  it("are forgiven when one is right, and do not slip through at the same moment", async () => {
    for (let i = 0; i < 4; i++) await tries.begin("anna", "10.0.0.1");
    await tries.succeeded("anna", "10.0.0.1");
    const together = await Promise.all(Array.from({ length: 12 }, () => tries.begin("anna", "10.0.0.1")));
    expect(together.filter((wait) => wait === 0)).toHaveLength(5);
  });

  it("are deleted when nobody counts them any more", async () => {
    await tries.begin("anna", "10.0.0.1");
    await deleteOldTries(app.database.db, clock.now);
    expect(await app.database.db.$count(signInTry)).toBe(2);
    await deleteOldTries(app.database.db, new Date(clock.now.getTime() + 25 * 3_600_000));
    expect(await app.database.db.$count(signInTry)).toBe(0);
  });
});
