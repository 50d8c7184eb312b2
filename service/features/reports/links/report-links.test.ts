import { eq, type SQL } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ROLES, grantOf } from "@/contract/permissions";
import {
  sharedReportResponseSchema,
  type MadeReportLink,
  type ReportLink,
  type SharedReportResponse,
} from "@/contract/reports/report-link";
import type { FullPeriodReport } from "@/contract/reports/period-report";
import { type periodReport, reportLink } from "../../../platform/db/schema";
import type { PublicContext } from "../../../platform/public-context";
import { makePeople, type People } from "../../../testing/people";
import { sieText } from "../../../testing/sie-text";
import { auditEntriesOf, tablesWithRowsOf, wholeAuditLog } from "../../../testing/stored";
import { TestApp, type TestClient, type TestResponse } from "../../../testing/test-app";
import { keyFigureIn } from "../../../figures/catalogue";
import { createStandardPresets } from "../../presets/create-preset";
import { deleteOldReportLinks } from "./close-report-links";
import { openSharedReport } from "./open-shared-report";

const START = new Date("2026-03-15T12:00:00Z");
const DAY_MS = 86_400_000;

let app: TestApp;
let people: People;
let client: TestClient;
let companyId: string;
let path: string;
let report: FullPeriodReport;

beforeAll(async () => {
  app = await TestApp.start();
  people = await makePeople(app);
  client = app.as("director");
});
afterAll(() => app.stop());
beforeEach(async () => {
  app.now = START;
  companyId = await app.make.company(people.agencyId, { name: "Kund AB" });
  await createStandardPresets(app.database.db, companyId);
  await client.put("/Api/v2/SieImport/home", {
    data: sieText({ vouchers: [{ date: "20250215", amount: 1000 }] }),
    companyId,
  });
  path = `/Api/v2/Company/${companyId}/PeriodReport`;
  const period = { start: "2025-01-01", end: "2025-03-31" };
  const made = await client.post(path, {
    title: "Kvartalet",
    comment: "Bra.",
    period,
    keyFigurePresetId: "Overview",
    isPublished: true,
  });
  report = made.body as FullPeriodReport;
});

const linksPath = () => `${path}/${report.id}/Link`;
async function makeLink(more: object = {}): Promise<MadeReportLink> {
  const made = await client.post(linksPath(), { days: 7, language: "sv", ...more });
  expect(made.status).toBe(200);
  return made.body as MadeReportLink;
}
/** Sends a request of a link's reader, who has no account. */
const ask = (at: "" | "/code" | "/opening", body: object) => app.as(null).post(`/shared/report${at}`, body);
const listed = async () => (await client.get(linksPath())).body as ReportLink[];
const contentIn = ({ body }: TestResponse) => (body as SharedReportResponse).content;

describe("a link to a report", () => {
  it("shows its report to whoever has the link: figures, company and agency, without ids", async () => {
    const { token, ...link } = await makeLink();
    expect(link).toEqual({
      id: expect.any(String),
      created: "2026-03-15T12:00:00",
      createdBy: "Name of director",
      expires: "2026-03-22T12:00:00",
      needsCode: false,
      language: "sv",
    });
    const response = await ask("", { token });
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(sharedReportResponseSchema.parse(response.body)).toEqual(response.body);
    expect(response.body).toMatchObject({ language: "sv", expires: "2026-03-22T12:00:00" });
    expect(contentIn(response)).toMatchObject({
      language: "sv",
      title: "Kvartalet",
      author: "Name of director",
      currency: "SEK",
      problems: [],
      period: { start: "2025-01-01T00:00:00", end: "2025-03-31T23:59:59" },
      company: { id: "", name: "Kund AB", businessIdentityCode: expect.stringMatching(/^556\d{3}-0000$/) },
      agency: { id: "", name: expect.any(String) },
      blocks: [
        { type: "letterhead" },
        { type: "text", parts: [{ text: "Bra." }] },
        {
          type: "keyFigures",
          rows: report.keyFigures.map(({ keyFigure }) => ({ keyFigure: keyFigureIn(keyFigure, "sv") })),
        },
      ],
    });
    for (const id of [companyId, report.id, link.id]) expect(response.text).not.toContain(id);
  });

  it("is stored with hashes of its secret and its code, and listed with neither", async () => {
    const { token, code } = await makeLink({ needsCode: true });
    const [row] = await app.database.db.select().from(reportLink).where(eq(reportLink.companyId, companyId));
    for (const secret of [token, code!]) {
      expect(JSON.stringify(row)).not.toContain(secret);
      expect(JSON.stringify(await listed())).not.toContain(secret);
      expect(await wholeAuditLog(app.database.db)).not.toContain(secret);
    }
  });

  it("shows a report of blocks as it was published, in the report's language", async () => {
    const period = { start: "2025-01-01", end: "2025-03-31" };
    const blocks = [
      { id: "text", type: "text", text: "{company}: {[NetSales]}" },
      { id: "income", type: "statement", statement: "income", columns: ["amount"] },
      { id: "restated", type: "restatement" },
    ];
    const sent = { title: "Block", period, keyFigurePresetId: "Overview", language: "en", blocks, isPublished: true };
    const made = (await client.post(path, sent)).body as FullPeriodReport;
    const { token } = (await client.post(`${path}/${made.id}/Link`, { days: 7, language: "sv" }))
      .body as MadeReportLink;
    const before = await ask("", { token });
    expect(contentIn(before)).toMatchObject({
      language: "en",
      blocks: [{ type: "text" }, { type: "statement" }, { type: "restatement" }],
    });
    expect(before.text).toContain("1,000");
    for (const id of [companyId, made.id, report.id]) expect(before.text).not.toContain(id);
    expect(before.text).not.toContain("fiscalYearId");
    const data = sieText({ vouchers: [{ date: "20250215", amount: 7 }] });
    await client.put("/Api/v2/SieImport/home", { data, companyId });
    expect((await ask("", { token })).text).toBe(before.text);
  });

  it("opens nothing else: its secret is no access token", async () => {
    const { token } = await makeLink();
    for (const scheme of ["OAuth", "Bearer"]) {
      expect((await app.as(null).get(path, { authorization: `${scheme} ${token}` })).status).toBe(401);
    }
    // No GET: a secret in an address would be logged.
    expect((await app.app.request("http://service.test/shared/report")).status).toBe(405);
  });

  it("counts an opening when the browser reports it, not when the report is requested", async () => {
    const { token } = await makeLink();
    await ask("", { token });
    expect((await listed())[0]).not.toHaveProperty("openings");
    await ask("/opening", { token });
    app.now = new Date(START.getTime() + DAY_MS);
    await ask("/opening", { token });
    expect((await listed())[0]!.openings).toEqual({
      count: 2,
      first: "2026-03-15T12:00:00",
      last: "2026-03-16T12:00:00",
    });
  });

  it("answers alike when it never was, has expired, was revoked, or its report was recalled or deleted", async () => {
    const expired = await makeLink({ days: 1 });
    const revoked = await makeLink();
    const recalled = await makeLink();
    const expectGone = async (token: string) => {
      for (const at of ["", "/opening", "/code"] as const) {
        const { status, body } = await ask(at, { token, ...(at === "/code" && { code: "000000" }) });
        expect({ status, message: (body as { message: string }).message }).toEqual({
          status: 404,
          message: "This link shows nothing: it has ended, or it never was.",
        });
      }
    };
    await expectGone("x".repeat(43));
    expect((await client.delete(`${linksPath()}/${revoked.id}`)).body).toMatchObject({
      closed: { at: "2026-03-15T12:00:00", because: "revoked" },
    });
    await expectGone(revoked.token);
    app.now = new Date(START.getTime() + DAY_MS + 1000);
    await expectGone(expired.token);
    expect((await ask("", { token: recalled.token })).status).toBe(200);
    await client.put(`${path}/${report.id}`, { isPublished: false, recallReason: "Fel" });
    await expectGone(recalled.token);
    await client.put(`${path}/${report.id}`, { isPublished: true });
    await expectGone(recalled.token);
    const states = (await listed()).map(({ id, closed }) => [id, closed?.because]);
    expect(new Map(states as [string, string | undefined][])).toEqual(
      new Map([
        [recalled.id, "recalled"],
        [revoked.id, "revoked"],
        [expired.id, undefined],
      ]),
    );
    const again = await makeLink();
    await client.delete(`${path}/${report.id}`);
    await expectGone(again.token);
    expect(await tablesWithRowsOf(app.database.db, companyId)).not.toContain("report_link");
  });

  it.each([
    ["recalled", () => client.put(`${path}/${report.id}`, { isPublished: false, recallReason: "Fel" })],
    ["deleted", () => client.delete(`${path}/${report.id}`)],
  ])("shows nothing of a report that is %s just after the link was found", async (_, end) => {
    const { token } = await makeLink();
    const { db } = app.database;
    // The first read finds the link. The second one reads the report, which is recalled or deleted just before.
    let reads = 0;
    const select = () => {
      if (++reads !== 2) return db.select.bind(db);
      const from = (table: typeof periodReport) => ({
        where: async (condition: SQL) => {
          expect((await end()).status).toBe(200);
          return db.select().from(table).where(condition);
        },
      });
      return () => ({ from });
    };
    const context = {
      db: new Proxy(db, {
        get: (target, name) => (name === "select" ? select() : Reflect.get(target, name)) as unknown,
      }),
      now: app.now,
    } as PublicContext;
    const read = openSharedReport(context, (schema) => Promise.resolve(schema.parse({ token })));
    await expect(read).rejects.toThrow("This link shows nothing: it has ended, or it never was.");
    expect(reads).toBe(2);
  });

  it("is revoked only once, and has an entry in the activity for being made and one for being revoked", async () => {
    const { id } = await makeLink();
    const at = `${linksPath()}/${id}`;
    expect((await client.delete(at, { "if-match": '"other"' })).status).toBe(412);
    app.passSecond();
    const first = await client.delete(at);
    app.now = new Date(START.getTime() + DAY_MS);
    expect((await client.delete(at)).body).toEqual(first.body);
    const written = { title: "Kvartalet", expires: "2026-03-22T12:00:00", needsCode: false, language: "sv" };
    expect(await auditEntriesOf(app.database.db, "PeriodReportLink", id)).toMatchObject([
      { companyId, userName: "director", action: "create", before: null, after: written },
      { companyId, userName: "director", action: "delete", before: written, after: null },
    ]);
  });

  it("is listed for half a year after its end", async () => {
    // deleteOldReportLinks uses the clock of the database, so the times are set by the real clock, not by START.
    app.now = new Date();
    const ended = async (member: "closed" | "expires", days: number) => {
      const { id } = await makeLink();
      const end = { [member]: new Date(app.now.getTime() - days * DAY_MS) };
      await app.database.db.update(reportLink).set(end).where(eq(reportLink.id, id));
      return id;
    };
    await ended("closed", 181);
    await ended("expires", 181);
    const kept = [await ended("closed", 179), await ended("expires", 179)];
    await deleteOldReportLinks(app.database.db);
    expect((await listed()).map(({ id }) => id).toSorted()).toEqual(kept.toSorted());
  });

  it.each([
    ["no days", { days: undefined }],
    ["zero days", { days: 0 }],
    ["more days than there may be", { days: 181 }],
    ["another language", { language: "de" }],
    ["an unknown member", { withCode: true }],
  ])("is not made with %s", async (_, more) => {
    expect((await client.post(linksPath(), { days: 7, language: "sv", ...more })).status).toBe(400);
    expect(await listed()).toEqual([]);
  });

  it("is not made to a draft, nor beyond fifty open ones", async () => {
    for (let i = 0; i < 50; i++) await makeLink();
    const beyond = await client.post(linksPath(), { days: 7, language: "sv" });
    expect(beyond).toMatchObject({ status: 412, body: { message: expect.stringContaining("50 open links") } });
    await client.put(`${path}/${report.id}`, { isPublished: false, recallReason: "Fel" });
    const draft = await client.post(linksPath(), { days: 7, language: "sv" });
    expect(draft).toMatchObject({ status: 412, body: { message: expect.stringContaining("not published") } });
  });
});

describe("the code of a link", () => {
  it("is asked for before anything of the report is shown, and opens it for twelve hours", async () => {
    const { token, code } = await makeLink({ needsCode: true });
    expect(code).toMatch(/^\d{6}$/);
    const before = await ask("", { token });
    expect(before.body).toEqual({ language: "sv", expires: "2026-03-22T12:00:00" });
    expect((await ask("/opening", { token })).status).toBe(400);
    expect((await ask("/code", { token, code: code === "123456" ? "654321" : "123456" })).status).toBe(400);
    const passed = await ask("/code", { token, code: `${code!.slice(0, 3)} ${code!.slice(3)}` });
    expect(passed.body).toEqual({ pass: expect.any(String), until: "2026-03-16T00:00:00" });
    const { pass } = passed.body as { pass: string };
    expect(contentIn(await ask("", { token, pass }))).toMatchObject({ title: "Kvartalet" });
    expect((await ask("/opening", { token, pass })).status).toBe(200);
    for (const wrong of [`${pass}x`, pass.replace(/^\d+/, (until) => String(Number(until) + 1)), ".", "9".repeat(99)]) {
      expect(contentIn(await ask("", { token, pass: wrong }))).toBeUndefined();
    }
    const other = await makeLink({ needsCode: true });
    expect(contentIn(await ask("", { token: other.token, pass }))).toBeUndefined();
    app.now = new Date(START.getTime() + DAY_MS / 2 + 1000);
    expect(contentIn(await ask("", { token, pass }))).toBeUndefined();
  });

  it("is guarded against guessing as a user's codes are, for each link by itself", async () => {
    const [guessed, other] = [await makeLink({ needsCode: true }), await makeLink({ needsCode: true })];
    const wrong = (code: string) => (code === "000000" ? "000001" : "000000");
    const statuses = [];
    for (let i = 0; i < 7; i++) {
      statuses.push((await ask("/code", { token: guessed.token, code: wrong(guessed.code!) })).status);
    }
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429]);
    const right = await ask("/code", { token: guessed.token, code: guessed.code! });
    expect(right.status).toBe(429);
    expect(Number(right.headers.get("retry-after"))).toBeGreaterThan(60);
    expect((await ask("/code", { token: other.token, code: other.code! })).status).toBe(200);
  });

  it("is not asked for at a link without one", async () => {
    const { token } = await makeLink();
    expect((await ask("/code", { token, code: "123456" })).status).toBe(400);
  });
});

describe("requests without a user", () => {
  it("are limited in number, and to small bodies", async () => {
    expect((await ask("", { token: "x".repeat(201) })).status).toBe(400);
    expect((await ask("", { token: "x".repeat(5000) })).status).toBe(413);
    // Another service has counted no requests yet; it allows 120 a minute from one network.
    const another = app.another();
    const send = () => another.request("http://service.test/shared/report", { method: "POST", body: "{}" });
    for (let i = 0; i < 120; i++) expect((await send()).status).toBe(400);
    const refused = await send();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  });
});

describe("links are seen, made and revoked", () => {
  it.each(ROLES)("by the role %s as the table of permissions says of writing reports", async (role) => {
    const own = `/Api/v2/Company/${people.companyId}/PeriodReport`;
    // Fails for every role but the first, because the company has them already.
    await createStandardPresets(app.database.db, people.companyId).catch(() => undefined);
    const period = { start: "2025-01-01", end: "2025-03-31" };
    const { body } = await client.post(own, {
      title: "x",
      period,
      keyFigurePresetId: "Overview",
      isPublished: true,
    });
    const links = `${own}/${(body as FullPeriodReport).id}/Link`;
    const { id } = (await client.post(links, { days: 1, language: "en" })).body as ReportLink;
    const status = grantOf(role, "periodReport.write") === true ? 200 : 403;
    const by = app.as(people.userOf[role]);
    expect((await by.get(links)).status).toBe(status);
    expect((await by.post(links, { days: 1, language: "en" })).status).toBe(status);
    expect((await by.delete(`${links}/${id}`)).status).toBe(status);
    expect((await app.as("stranger").get(links)).status).toBe(404);
  });
});
