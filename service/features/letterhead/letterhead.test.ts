import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { letterheadSchema, type Letterhead } from "@/contract/letterhead/letterhead";
import { LOGO_LIMITS } from "@/contract/letterhead/logo-limits";
import { grantOf, ROLES } from "@/contract/permissions";
import type { ReportBlock } from "@/contract/reports/blocks";
import { reportContentSchema, type ReportContent } from "@/contract/reports/content";
import type { MadeReportLink } from "@/contract/reports/report-link";
import type { FullPeriodReport } from "@/contract/reports/period-report";
import { agency, agencyLogo, auditEntry, periodReport } from "../../platform/db/schema";
import { imagesIn, readPdf } from "../../platform/pdf/testing/read-pdf";
import { makePeople, type People } from "../../testing/people";
import { sieText } from "../../testing/sie-text";
import { TestApp, type TestClient } from "../../testing/test-app";
import { testJpeg, testPng } from "../../testing/test-images";
import { createStandardPresets } from "../presets/create-preset";
import { keepLogo, toLetterhead } from "./letterhead-row";

const PATH = "/Api/v2/Agency/home/Letterhead";
const BLOCKS: ReportBlock[] = [
  { id: "head", type: "letterhead" },
  { id: "figures", type: "keyFigures", keyFigureIds: ["NetSales"], columns: [] },
];
const dataOf = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64");
const FIRST = dataOf(testPng());
const SECOND = dataOf(testPng({ colour: [200, 30, 30] }));

let app: TestApp;
let people: People;
let director: TestClient;

beforeAll(async () => {
  app = await TestApp.start();
  people = await makePeople(app);
  director = app.as("director");
  await createStandardPresets(app.database.db, people.companyId);
  const data = sieText({ vouchers: [{ date: "20250215", amount: 1000 }] });
  await director.put("/Api/v2/SieImport/home", { companyId: people.companyId, data });
});
afterAll(() => app.stop());
beforeEach(async () => {
  const { db } = app.database;
  await db.delete(periodReport);
  await db.update(agency).set({ logo: null, colour: null });
  await db.delete(agencyLogo);
});

async function set(changes: object): Promise<Letterhead> {
  const { status, body, text } = await director.put(PATH, changes);
  expect(status, text).toBe(200);
  return letterheadSchema.parse(body);
}
const logosKept = async () => (await app.database.db.select().from(agencyLogo)).map(({ sha256 }) => sha256).sort();

describe("the letterhead of an agency", () => {
  it("has a logo and a colour, each of which is set and taken away by itself", async () => {
    expect((await director.get(PATH)).body).toEqual({});
    const both = await set({ colour: "#0B5D52", logo: { data: FIRST } });
    expect(both).toMatchObject({
      colour: "#0b5d52",
      logo: { contentType: "image/png", width: 240, height: 60, data: FIRST },
    });
    expect((await app.as("consultant").get(PATH)).body).toEqual(both);
    expect(await set({ logo: { data: SECOND } })).toMatchObject({ colour: "#0b5d52", logo: { data: SECOND } });
    expect(await logosKept()).toHaveLength(1);
    expect(await set({ colour: null })).not.toHaveProperty("colour");
    expect(await set({ logo: null })).toEqual({});
    expect(await logosKept()).toEqual([]);
  });

  it("is audited with each change, and not when nothing changes", async () => {
    const { db } = app.database;
    await db.delete(auditEntry);
    const made = await set({ colour: "#0b5d52", logo: { data: FIRST } });
    await set(made);
    const entries = await db.select().from(auditEntry).where(eq(auditEntry.resource, "Letterhead"));
    expect(entries).toMatchObject([{ action: "update", resourceId: "home", agencyId: "home", userName: "director" }]);
    expect(entries[0]!.after).toContain("image/png, 240 × 60");
    // The log has no image: the one of this logo alone is 368 characters long in Base64.
    expect(entries[0]!.after!.length).toBeLessThan(200);
  });

  it("has the present logo if it was replaced after the agency's row was read", async () => {
    const { db } = app.database;
    await set({ colour: "#0b5d52", logo: { data: FIRST } });
    const [row] = await db.select().from(agency).where(eq(agency.shortName, "home"));
    const present = await set({ colour: "#a52a1f", logo: { data: SECOND } });
    expect(await toLetterhead(db, row!)).toEqual(present);
    await set({ logo: null });
    expect(await toLetterhead(db, row!)).toEqual({ colour: "#a52a1f" });
  });

  it("is not overwritten by a client that has read an earlier state", async () => {
    const tag = (await director.get(PATH)).headers.get("etag")!;
    await set({ colour: "#0b5d52" });
    expect((await director.put(PATH, { colour: "#112233" }, { "if-match": tag })).status).toBe(412);
  });

  it.each([
    ["a colour by its name", { colour: "green" }, "$.colour: expected a colour as #rrggbb"],
    ["an SVG", { logo: { data: dataOf(Buffer.from("<svg/>")) } }, "PNG or JPEG image, found SVG"],
    ["an image that is not base64", { logo: { data: "å" } }, "$.logo.data: expected base64"],
    [
      "a file that is too large",
      { logo: { data: dataOf(new Uint8Array(LOGO_LIMITS.bytes + 1)) } },
      "at most 131072 bytes, found 131073",
    ],
  ])("refuses %s, and stays as it was", async (_, changes, expected) => {
    await set({ colour: "#0b5d52" });
    const { status, text } = await director.put(PATH, changes);
    expect([status, text.includes(expected) || text]).toEqual([400, true]);
    expect((await director.get(PATH)).body).toEqual({ colour: "#0b5d52" });
  });

  it.each(ROLES)("is read and written as the table of permissions says: %s", async (role) => {
    const client = app.as(people.userOf[role]);
    const denied = role.startsWith("Company") ? 404 : 403;
    expect((await client.get(PATH)).status).toBe(grantOf(role, "agency.read") === true ? 200 : denied);
    const written = await client.put(PATH, { colour: "#112233" });
    expect(written.status).toBe(grantOf(role, "letterhead.write") === true ? 200 : denied);
    const foreign = "/Api/v2/Agency/foreign/Letterhead";
    const seesAllAgencies = role === "Administrator";
    expect((await client.get(foreign)).status).toBe(seesAllAgencies ? 200 : 404);
    expect((await client.put(foreign, { colour: "#112233" })).status).toBe(seesAllAgencies ? 200 : 404);
  });
});

describe("a report or PDF for a client", () => {
  const reports = () => `/Api/v2/Company/${people.companyId}/PeriodReport`;
  const make = async (more: object = {}): Promise<FullPeriodReport> => {
    const period = { start: "2025-01-01", end: "2025-03-31" };
    const { status, body, text } = await director.post(reports(), {
      title: "Kvartalet",
      period,
      keyFigurePresetId: "Overview",
      language: "sv",
      blocks: BLOCKS,
      ...more,
    });
    expect(status, text).toBe(200);
    return body as FullPeriodReport;
  };
  const contentOf = async (id: string): Promise<ReportContent> =>
    reportContentSchema.parse((await director.get(`${reports()}/${id}/Content`)).body);
  const pdfAt = async (path: string) => {
    const headers = { authorization: `Bearer ${await app.tokenOf("director")}` };
    const response = await app.app.request(`http://service${path}`, { headers });
    expect(response.status).toBe(200);
    return new Uint8Array(await response.arrayBuffer());
  };

  it("has the present logo and colour while it is a draft, and keeps those that it was published with", async () => {
    const { id } = await make();
    expect((await contentOf(id)).agency).toEqual({ id: "home", name: expect.any(String) });
    const first = await set({ colour: "#0b5d52", logo: { data: FIRST } });
    expect((await contentOf(id)).agency).toMatchObject(first);
    await director.put(`${reports()}/${id}`, { isPublished: true });
    const second = await set({ colour: "#a52a1f", logo: { data: SECOND } });
    expect((await contentOf(id)).agency).toMatchObject(first);
    const draft = await make();
    expect((await contentOf(draft.id)).agency).toMatchObject(second);
    await set({ logo: null });
    expect((await contentOf(id)).agency).toMatchObject(first);
    expect(await logosKept()).toEqual([first.logo!.sha256]);
    const [row] = await app.database.db.select().from(periodReport).where(eq(periodReport.id, id));
    expect(row!.content).not.toContain(FIRST);
  });

  it("keeps its logo for good, also one that was replaced while the report was being published", async () => {
    const { logo } = await set({ logo: { data: FIRST } });
    await set({ logo: null });
    expect(await logosKept()).toEqual([]);
    // For two reports that were published with the same logo.
    await keepLogo(app.database.db, "home", logo!);
    await keepLogo(app.database.db, "home", logo!);
    await set({ colour: "#112233", logo: { data: SECOND } });
    await set({ logo: null });
    expect(await logosKept()).toEqual([logo!.sha256]);
  });

  it("has its logo and colour behind a link too, without the id of the agency", async () => {
    const { logo } = await set({ colour: "#0b5d52", logo: { data: FIRST } });
    const { id } = await make({ isPublished: true });
    await set({ colour: null, logo: null });
    const { body } = await director.post(`${reports()}/${id}/Link`, { days: 1, language: "sv" });
    const { token } = body as MadeReportLink;
    const shown = (await app.as(null).post("/shared/report", { token })).body as { content: ReportContent };
    expect(shown.content.agency).toMatchObject({ id: "", colour: "#0b5d52", logo });
    expect((await app.as(null).get(PATH)).status).toBe(401);
  });

  it("has a tagged PDF with the agency's name as the logo's text, which later changes do not affect", async () => {
    const { name } = (await director.get("/Api/v2/Agency/home")).body as { name: string };
    await set({ colour: "#0b5d52", logo: { data: FIRST } });
    const { id } = await make({ isPublished: true });
    const published = await pdfAt(`${reports()}/${id}/Pdf`);
    const pdf = await readPdf(published);
    expect(pdf).toMatchObject({ isMarked: true, title: expect.stringContaining("Kvartalet") });
    expect(await imagesIn(published)).toEqual({ drawn: 1, alt: [name] });
    await set({ colour: null, logo: null });
    expect(await pdfAt(`${reports()}/${id}/Pdf`)).toEqual(published);
    const draft = await make();
    expect(await imagesIn(await pdfAt(`${reports()}/${draft.id}/Pdf`))).toEqual({ drawn: 0, alt: [] });
  });

  it.each([
    ["of key figures", "KeyFigurePdf?numberOfYears=1"],
    ["of a statement", "FiscalYear/2025-01-01/Statement/Pdf"],
    ["of a trace", "KeyFigureValue/NetSales/Trace/Pdf?startDate=2025-01-01&endDate=2025-12-31"],
  ])("has the logo in the PDF %s", async (_, path) => {
    // Colour type 2 is RGB without transparency, which the other tests do not draw.
    await set({ logo: { data: dataOf(testPng({ colourType: 2 })) } });
    expect(await imagesIn(await pdfAt(`/Api/v2/Company/${people.companyId}/${path}`))).toMatchObject({ drawn: 1 });
  });

  it("can have a JPEG as its logo", async () => {
    await set({ logo: { data: dataOf(testJpeg()) } });
    const { id } = await make();
    const bytes = await pdfAt(`${reports()}/${id}/Pdf`);
    expect(Buffer.from(bytes).toString("latin1")).toContain("/Filter /DCTDecode");
  });
});
