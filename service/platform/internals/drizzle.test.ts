import { eq, sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { OpenDatabase } from "../db/database";
import { company } from "../db/schema";
import { openTestDatabase } from "../../testing/test-database";
import {
  beginsTransaction,
  commitsTransaction,
  connectionOf,
  drizzleOn,
  SAVEPOINT_STATEMENTS,
  type QueryClient,
} from "./drizzle";

describe("Drizzle's internals, as this version has them", () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  it("calls nothing of a client but query, with the statement and its values", async () => {
    const calls: unknown[] = [];
    const client = new Proxy({} as QueryClient, {
      get: (_, member) => {
        // Drizzle tells a client from an object of settings by its class.
        if (member === "constructor") return pg.Client;
        if (member !== "query") throw new Error(`Drizzle uses ${String(member)}`);
        return (statement: { text: string }, values: unknown[]) => {
          calls.push([statement.text, values]);
          return Promise.resolve({ rows: [["a-1"]], rowCount: 1 });
        };
      },
    });
    const rows = await drizzleOn(client).select({ id: company.id }).from(company).where(eq(company.name, "X"));
    expect(rows).toEqual([{ id: "a-1" }]);
    expect(calls).toEqual([['select "id" from "company" where "company"."name" = $1', ["X"]]]);
    await drizzleOn(client).execute(sql`select 1`);
    expect(calls).toHaveLength(2);
  });

  it("stores the connection of a transaction where connectionOf finds it", async () => {
    await database.db.transaction(async (tx) => {
      const { rows } = await (connectionOf(tx).query as (text: string) => Promise<{ rows: unknown[] }>)(
        "select 1 as one",
      );
      expect(rows).toEqual([{ one: 1 }]);
    });
  });

  describe("statements of a transaction", () => {
    const statements: pg.QueryConfig[] = [];
    const client = {
      constructor: pg.Client,
      query: (statement: pg.QueryConfig) => {
        statements.push(statement);
        return Promise.resolve({ rows: [], rowCount: 0, command: "", oid: 0, fields: [] });
      },
    };
    beforeEach(() => {
      statements.length = 0;
    });

    it("begin with one that beginsTransaction recognises, with and without an access mode", async () => {
      await drizzleOn(client).transaction(() => Promise.resolve());
      await drizzleOn(client).transaction(() => Promise.resolve(), { accessMode: "read only" });
      expect(statements.map(beginsTransaction)).toEqual([true, false, true, false]);
    });

    it("are keys of SAVEPOINT_STATEMENTS, and commitsTransaction recognises only the commit", async () => {
      await drizzleOn(client).transaction(() => Promise.resolve());
      const failing = drizzleOn(client).transaction(() => Promise.reject(new Error("rolled back")));
      await expect(failing).rejects.toThrow("rolled back");
      const texts = statements.map(({ text }) => text);
      expect(texts).toEqual(["begin", "commit", "begin", "rollback"]);
      expect(texts.every((text) => SAVEPOINT_STATEMENTS.has(text))).toBe(true);
      expect(statements.map(commitsTransaction)).toEqual([false, true, false, false]);
    });
  });

  it("makes connectionOf throw outside a transaction", () => {
    expect(() => connectionOf(database.db)).toThrow("this needs a transaction");
  });
});
