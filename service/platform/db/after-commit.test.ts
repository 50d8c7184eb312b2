import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openTestDatabase } from "../../testing/test-database";
import { sqlState } from "../http-error";
import { afterCommit } from "./after-commit";
import type { OpenDatabase } from "./database";

describe("a function that waits for a commit", () => {
  let database: OpenDatabase;
  const done: string[] = [];
  const note = (text: string) => () => void done.push(text);
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  beforeEach(() => {
    done.length = 0;
  });
  afterAll(() => database.close());

  it("is called at once without a transaction, otherwise after the commit, in the order of registration", async () => {
    afterCommit(database.db, note("at once"));
    expect(done).toEqual(["at once"]);
    await database.db.transaction((tx) => {
      afterCommit(tx, note("first"));
      afterCommit(tx, note("second"));
      expect(done).toEqual(["at once"]);
      return Promise.resolve();
    });
    expect(done).toEqual(["at once", "first", "second"]);
  });

  it("is never called when its transaction or the outer one is rolled back", async () => {
    const failing = database.db.transaction(async (tx) => {
      afterCommit(tx, note("outer"));
      await tx.transaction((inner) => {
        afterCommit(inner, note("inner"));
        return Promise.resolve();
      });
      throw new Error("rolled back");
    });
    await expect(failing).rejects.toThrow("rolled back");
    expect(done).toEqual([]);
  });

  it("is never called when a statement has failed, even if its error was caught", async () => {
    const failing = database.db.transaction(async (tx) => {
      afterCommit(tx, note("lost"));
      await tx.execute(sql`select 1 / 0`).catch(() => undefined);
    });
    // The code in_failed_sql_transaction: such a transaction cannot be committed.
    expect(sqlState(await failing.catch((error: unknown) => error))).toBe("25P02");
    expect(done).toEqual([]);
  });

  it("waits for the outer transaction when given to an inner one, and is dropped with the inner one", async () => {
    await database.db.transaction(async (tx) => {
      await tx.transaction((inner) => {
        afterCommit(inner, note("kept"));
        return Promise.resolve();
      });
      const failing = tx.transaction((inner) => {
        afterCommit(inner, note("lost"));
        throw new Error("rolled back");
      });
      await expect(failing).rejects.toThrow("rolled back");
      expect(done).toEqual([]);
    });
    expect(done).toEqual(["kept"]);
  });
});
