import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { verifyPassword } from "../platform/auth/password";
import type { OpenDatabase } from "../platform/db/database";
import {
  comment,
  company,
  companyType,
  fiscalYear,
  keyFigureData,
  keyFigurePreset,
  user,
  voucher,
} from "../platform/db/schema";
import { openTestDatabase } from "../testing/test-database";
import { COMPANY_PLANS } from "./company-plans";
import { prepareDemo } from "./demo";

const NOW = new Date("2026-05-19T10:00:00Z");
const plans = COMPANY_PLANS.slice(0, 2);

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.migrate();
});
afterAll(() => database.close());

async function prepare(options: Partial<Parameters<typeof prepareDemo>[1]> = {}): Promise<string[]> {
  const lines: string[] = [];
  const say = (line: string) => void lines.push(line);
  await prepareDemo(database.db, { password: "first-password", now: NOW, say, plans, ...options });
  return lines;
}

describe("the demo", () => {
  test("leaves nothing behind when it is stopped half-way", async () => {
    const stopped = new AbortController();
    const say = (line: string) => {
      if (line.includes("1 of 2")) stopped.abort();
    };
    await expect(prepare({ say, signal: stopped.signal })).rejects.toThrow();
    expect(await database.db.$count(company)).toBe(0);
    expect(await database.db.$count(user)).toBe(0);
  });

  test("fills an empty database and says who can sign in", async () => {
    const lines = await prepare();
    expect(lines.at(-1)).toBe("Demo users: director, consultant, owner, limited");
    const { db } = database;
    expect(await db.$count(company)).toBe(2);
    const types = (await db.select().from(companyType)).map(({ id }) => id);
    expect(types).toHaveLength(3);
    for (const { companyTypeId } of await db.select().from(company)) expect(types).toContain(companyTypeId);
    expect(await db.$count(fiscalYear)).toBe(6);
    expect(await db.$count(voucher)).toBeGreaterThan(2_000);
    expect(await db.$count(keyFigureData)).toBeGreaterThan(200);
    expect(await db.$count(comment)).toBeGreaterThan(3);
    expect(await db.$count(keyFigurePreset)).toBe(2 * 6 + 1);
    expect(await verifyPassword(db, "owner", "first-password")).toBe(true);
  });

  test("leaves a database alone that holds something", async () => {
    expect(await prepare()).toEqual(["Demo users: director, consultant, owner, limited"]);
    expect(await database.db.$count(company)).toBe(2);
  });

  test("names nobody whose password is another, until the password is said to be new", async () => {
    expect(await prepare({ password: "other-password" })).toEqual([]);
    expect(await prepare({ password: "other-password", passwordIsNew: true })).toHaveLength(1);
    expect(await verifyPassword(database.db, "limited", "other-password")).toBe(true);
  });
});
