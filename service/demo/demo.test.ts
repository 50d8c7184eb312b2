import { eq, inArray, isNotNull, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { reportContentSchema } from "@/contract/reports/content";
import { parseWire } from "@/contract/wire";
import { verifyPassword } from "../platform/auth/password";
import { writeAndStoreFigures } from "../features/portfolio/store-figures";
import { createPersonalAccessToken } from "../testing/personal-access-token";
import type { OpenDatabase } from "../platform/db/database";
import {
  comment,
  company,
  companyType,
  document,
  fiscalYear,
  keyFigureData,
  keyFigurePreset,
  periodReport,
  personalAccessToken,
  storedFigures,
  user,
  voucher,
} from "../platform/db/schema";
import { addSession, countSessions } from "../testing/stored";
import { openTestDatabase } from "../testing/test-database";
import { COMPANY_PLANS } from "./company-plans";
import { prepareDemo } from "./demo";

const NOW = new Date("2026-05-19T10:00:00Z");
const plans = COMPANY_PLANS.slice(0, 2);

async function prepareIn(
  { db }: OpenDatabase,
  options: Partial<Parameters<typeof prepareDemo>[1]> = {},
): Promise<string[]> {
  const lines: string[] = [];
  const say = (line: string) => void lines.push(line);
  await prepareDemo(db, { password: "first-password", now: NOW, say, plans, ...options });
  return lines;
}

describe("a demo that is stopped half-way", () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  test("leaves nothing behind", async () => {
    const stopped = new AbortController();
    const say = (line: string) => {
      if (line.includes("1 of 2")) stopped.abort();
    };
    await expect(prepareIn(database, { say, signal: stopped.signal })).rejects.toThrow();
    expect(stopped.signal.aborted).toBe(true);
    expect(await database.db.$count(company)).toBe(0);
    expect(await database.db.$count(user)).toBe(0);
  });
});

describe("the demo", () => {
  let database: OpenDatabase;
  let filled: string[];
  const prepare = (options?: Parameters<typeof prepareIn>[1]) => prepareIn(database, options);

  beforeAll(async () => {
    database = await openTestDatabase();
    filled = await prepare();
  });
  afterAll(() => database.close());

  test("fills an empty database and says who can sign in", async () => {
    expect(filled.at(-1)).toBe("Demo users: director, consultant, owner, limited");
    const { db } = database;
    expect(await db.$count(company)).toBe(2);
    const types = (await db.select().from(companyType)).map(({ id }) => id);
    expect(types).toHaveLength(3);
    for (const { companyTypeId } of await db.select().from(company)) expect(types).toContain(companyTypeId);
    expect(await db.$count(fiscalYear)).toBe(6);
    expect(await db.$count(voucher)).toBeGreaterThan(2_000);
    expect(await db.$count(keyFigureData)).toBeGreaterThan(200);
    expect(await db.$count(comment)).toBeGreaterThan(3);
    // The figures of each company are stored, and are those after its last write: storing them anew changes no row.
    const stored = () => db.select({ id: storedFigures.companyId, row: sql`xmin::text` }).from(storedFigures);
    const before = await stored();
    expect(before).toHaveLength(2);
    for (const { id } of before) await writeAndStoreFigures(db, id, () => Promise.resolve());
    expect(await stored()).toEqual(before);
    // Each company has the six standard presets, and the company with a dimension has one more.
    expect(await db.$count(keyFigurePreset)).toBe(2 * 6 + 1);
    expect(await verifyPassword(db, "owner", "first-password")).toBe(true);
  });

  test("has users who are older than all that they wrote, and so own it", async () => {
    const rows = await database.db
      .select({ written: comment.created, created: user.created })
      .from(comment)
      .innerJoin(user, eq(user.userName, comment.authorUserName));
    expect(rows).toHaveLength(await database.db.$count(comment));
    for (const { written, created } of rows) expect(written.getTime()).toBeGreaterThan(created.getTime());
  });

  test("has a published report of blocks with live values, and a draft of another company", async () => {
    const rows = await database.db.select().from(periodReport).where(isNotNull(periodReport.blocks));
    const [published, draft] = rows.toSorted((one, other) => Number(other.isPublished) - Number(one.isPublished));
    expect(rows).toHaveLength(2);
    expect(published).toMatchObject({ title: "Månadsrapport apr. 2026", isPublished: true, language: "sv" });
    expect(draft).toMatchObject({ title: "Månadsrapport apr. 2026", isPublished: false, content: null });
    expect(draft!.companyId).not.toBe(published!.companyId);
    const content = reportContentSchema.parse(parseWire(published!.content!));
    expect(content.blocks.map(({ type }) => type)).toEqual([
      "letterhead",
      "text",
      "keyFigures",
      "chart",
      "statement",
      "comments",
    ]);
    const texts = content.blocks.flatMap((block) => (block.type === "text" ? block.parts : []));
    expect(texts.filter(({ figure }) => figure).map(({ figure }) => figure!.measure)).toEqual([
      "value",
      "change",
      "yearBefore",
      "value",
      "value",
      "target",
    ]);
    const archived = await database.db.select({ path: document.path }).from(document);
    expect(archived.filter(({ path }) => path.includes("Månadsrapport"))).toHaveLength(1);
  });

  test("leaves a database alone that holds something", async () => {
    expect(await prepare()).toEqual(["Demo users: director, consultant, owner, limited"]);
    expect(await database.db.$count(company)).toBe(2);
  });

  test("prints no users for another password, until it is set for them, which ends all earlier access", async () => {
    const { db } = database;
    await addSession(db, "limited");
    await createPersonalAccessToken(db, "limited", 1, NOW);
    const access = async () => [await countSessions(db, "limited"), await db.$count(personalAccessToken)];
    expect(await prepare({ password: "other-password" })).toEqual([]);
    expect(await access()).toEqual([1, 1]);
    expect(await prepare({ password: "other-password", passwordIsNew: true })).toHaveLength(1);
    expect(await verifyPassword(db, "limited", "other-password")).toBe(true);
    expect(await access()).toEqual([0, 0]);
    // Sets the first password again, with which the other tests prepare the demo.
    await prepare({ passwordIsNew: true });
  });

  test("sets its password for nobody else who has taken the name of a deleted demo user", async () => {
    const { db } = database;
    await db.delete(user).where(inArray(user.userName, ["owner", "director"]));
    await db.insert(user).values([
      { userName: "owner", name: "An owner of another company", type: "CompanyUser" },
      { userName: "director", name: "A director of another agency", type: "AgencyDirector" },
    ]);
    const lines = await prepare({ password: "third-password", passwordIsNew: true });
    expect(lines).toEqual(["Demo users: consultant, limited"]);
    expect(await verifyPassword(db, "owner", "third-password")).toBe(false);
    expect(await verifyPassword(db, "director", "third-password")).toBe(false);
  });
});
