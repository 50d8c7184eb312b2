import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { grantOf, ROLES } from "@/contract/permissions";
import { reportChecklistSchema, type ReportCheck } from "@/contract/reports/report-checklist";
import { makePeople, type People } from "../../testing/people";
import { sieText } from "../../testing/sie-text";
import { TestApp } from "../../testing/test-app";
import { createStandardPresets } from "../presets/create-preset";

let app: TestApp;
let people: People;
let company: string;

const PERIOD = { start: "2025-02-01", end: "2025-02-28" };

beforeAll(async () => {
  app = await TestApp.start();
  people = await makePeople(app);
  await createStandardPresets(app.database.db, people.companyId);
});
afterAll(() => app.stop());
beforeEach(async () => {
  const companyId = await app.make.company(people.agencyId);
  await createStandardPresets(app.database.db, companyId);
  company = `/Api/v2/Company/${companyId}`;
});

/** Imports the books of a year with one sale a month from January on, of these amounts; 0 for a month without. */
async function importSales(year: number, amounts: readonly number[]): Promise<void> {
  const vouchers = amounts.flatMap((amount, i) =>
    amount === 0 ? [] : [{ date: `${year}${String(i + 1).padStart(2, "0")}15`, amount }],
  );
  const data = sieText({ start: `${year}0101`, end: `${year}1231`, vouchers });
  const companyId = company.split("/").at(-1);
  const { body } = await app.as("director").put("/Api/v2/SieImport", { data, companyId });
  expect(body).toMatchObject({ success: true });
}

async function make(text: string, more: object = {}): Promise<string> {
  const blocks = [{ id: "t", type: "text", text }];
  const report = { title: "x", keyFigurePresetId: "Overview", period: PERIOD, blocks, language: "sv", ...more };
  const response = await app.as("director").post(`${company}/PeriodReport`, report);
  expect(response.status, response.text).toBe(200);
  return (response.body as { id: string }).id;
}

async function checklist(id: string, headers: HeadersInit = {}) {
  const response = await app.as("director").get(`${company}/PeriodReport/${id}/Checklist`, headers);
  expect(response.status, response.text).toBe(200);
  const { items } = reportChecklistSchema.parse(response.body);
  return (check: ReportCheck) => items.find((item) => item.check === check);
}

describe("the checklist before publishing", () => {
  it("says that the books are missing until they reach the period's last month", async () => {
    const id = await make("");
    expect((await checklist(id))("books")).toMatchObject({ isDone: false });
    await importSales(2025, [100]);
    expect((await checklist(id))("books")).toMatchObject({ isDone: false });
    expect((await checklist(id))("reconciled")).toBeUndefined();
    await importSales(2025, [100, 100]);
    const item = await checklist(id);
    expect(item("books")).toMatchObject({ isDone: true });
    expect(item("reconciled")).toBeDefined();
  });

  it("names the key figures that changed much and have no comment", async () => {
    await importSales(2024, [100, 100]);
    await importSales(2025, [100, 300]);
    const figures = { id: "k", type: "keyFigures", keyFigureIds: ["NetSales"], columns: [] };
    const id = await make("", { blocks: [figures] });
    expect((await checklist(id))("swings")).toEqual({
      check: "swings",
      isDone: false,
      open: [{ id: "NetSales", name: expect.any(String) as string }],
    });
    const comment = { type: "KeyFigureComment", message: "En stor order", keyFigureType: "NetSales", period: PERIOD };
    const asked = { ...comment, isQuestion: true };
    expect((await app.as("director").post(`${company}/Comment`, asked)).status).toBe(200);
    expect((await checklist(id))("swings")?.isDone).toBe(false);
    expect((await app.as("director").post(`${company}/Comment`, comment)).status).toBe(200);
    expect((await checklist(id))("swings")).toMatchObject({ isDone: true, open: [] });
  });

  it("accepts a text about the key figure as a comment on it, and needs none for a small change", async () => {
    await importSales(2024, [100, 100]);
    await importSales(2025, [100, 110]);
    const figures = { id: "k", type: "keyFigures", keyFigureIds: ["NetSales"], columns: [] };
    expect((await checklist(await make("", { blocks: [figures] })))("swings")?.isDone).toBe(true);
    await importSales(2025, [100, 300]);
    expect((await checklist(await make("{[NetSales]} efter en stor order")))("swings")?.isDone).toBe(true);
  });

  it("measures the change of a loss by its size, and names changes between loss and profit, and from zero", async () => {
    const figures = { id: "k", type: "keyFigures", keyFigureIds: ["NetSales"], columns: [] };
    const id = await make("", { blocks: [figures] });
    // A change of 20 % or more needs a comment (SWING).
    for (const [before, now, isDone] of [
      [-100, -101, true],
      [-100, -119, true],
      [-100, -120, false],
      [-100, -80, false],
      [-100, 1, false],
      [100, -1, false],
      [0, 1, false],
    ] as const) {
      // The sale in March keeps February booked when it has no sale of its own.
      await importSales(2024, [100, before, 100]);
      await importSales(2025, [100, now]);
      expect((await checklist(id))("swings")?.isDone, `${before} to ${now}`).toBe(isDone);
    }
  });

  it("names the live values without a value, and only those stop publishing", async () => {
    await importSales(2025, [100]);
    const id = await make("{budget [NetSales]} {budget [NetSales]}");
    expect((await checklist(id))("liveValues")).toMatchObject({
      isDone: false,
      open: [{ name: expect.stringContaining("budget") as string }],
    });
    const publish = { isPublished: true };
    const refused = await app.as("director").put(`${company}/PeriodReport/${id}`, publish);
    expect(refused.status).toBe(412);
    const open = await make("Inget tal.");
    expect((await checklist(open))("books")?.isDone).toBe(false);
    expect((await app.as("director").put(`${company}/PeriodReport/${open}`, publish)).status).toBe(200);
  });

  it("names the stored key figures of a report without blocks in the language of the request", async () => {
    await importSales(2024, [100, 100]);
    await importSales(2025, [100, 300]);
    const id = await make("", { blocks: null });
    for (const [language, name] of [
      ["sv", "Nettoomsättning"],
      ["en", "Net sales"],
    ] as const) {
      const item = await checklist(id, { "accept-language": language });
      expect(item("swings")?.open).toContainEqual({ id: "NetSales", name });
    }
  });

  it("is there for a report without blocks too", async () => {
    const id = await make("", { blocks: null, comment: "Bra" });
    const item = await checklist(id);
    expect(item("liveValues")).toBeUndefined();
    expect(item("inputs")).toBeDefined();
  });
});

it.each(ROLES)("the checklist is for users who may publish: %s", async (role) => {
  company = `/Api/v2/Company/${people.companyId}`;
  const id = await make("");
  const { status } = await app.as(people.userOf[role]).get(`${company}/PeriodReport/${id}/Checklist`);
  const refused = grantOf(role, "periodReport.readUnpublished") === false ? 404 : 403;
  expect(status).toBe(grantOf(role, "periodReport.write") === true ? 200 : refused);
});
