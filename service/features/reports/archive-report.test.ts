// On both databases: each has to roll back a report, its PDF and their audit entries together.
import { eq, sql } from "drizzle-orm";
import pino from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { ArchiveDocument, DocumentFile, DocumentFolder } from "@/contract/documents";
import { grantOf, ROLES } from "@/contract/permissions";
import { archivedReportListSchema, type ArchivedReport } from "@/contract/reports/archived-report";
import type { ReportBlock } from "@/contract/reports/blocks";
import type { ReportContent } from "@/contract/reports/content";
import type { MadeReportLink } from "@/contract/reports/report-link";
import type { FullPeriodReport } from "@/contract/reports/period-report";
import { document, periodReport } from "../../platform/db/schema";
import { readPdf } from "../../platform/pdf/testing/read-pdf";
import { WholeFile } from "../../platform/streamed-file";
import { importVouchers } from "../../testing/import-vouchers";
import { makePeople, type People } from "../../testing/people";
import { auditEntriesOf } from "../../testing/stored";
import { TestApp, type TestClient } from "../../testing/test-app";
import { TEST_CLUSTER } from "../../testing/test-database";
import { createStandardPresets } from "../presets/create-preset";
import { archiveEarlierReports } from "./archive-earlier-reports";
import { withPredrawnPdfs } from "./drawn-pdfs";
import { reportPdf } from "./get-report-pdf";

const BLOCKS: ReportBlock[] = [
  { id: "head", type: "letterhead" },
  { id: "words", type: "text", text: "Vi sålde för {[NetSales]}." },
];

let app: TestApp;
let people: People;
let client: TestClient;
let companyId: string;
let company: string;
let path: string;

beforeAll(async () => {
  app = await TestApp.start();
  people = await makePeople(app);
  client = app.as("director");
});
afterAll(() => app.stop());
beforeEach(async () => {
  app.now = new Date("2026-03-15T12:00:00Z");
  companyId = await app.make.company(people.agencyId);
  await createStandardPresets(app.database.db, companyId);
  company = `/Api/v2/Company/${companyId}`;
  path = `${company}/PeriodReport`;
  await importBooks(1000);
});

const importBooks = (amount: number) => importVouchers(client, companyId, [{ date: "20250215", amount }]);

async function ok<T>(sent: ReturnType<TestClient["get"]>): Promise<T> {
  const response = await sent;
  expect(response.status, response.text).toBe(200);
  return response.body as T;
}

const make = (more: object = {}) =>
  ok<FullPeriodReport>(
    client.post(path, {
      title: "Kvartalet",
      keyFigurePresetId: "Overview",
      language: "sv",
      blocks: BLOCKS,
      period: { start: "2025-01-01", end: "2025-03-31" },
      ...more,
    }),
  );
const publish = (id: string) => ok<FullPeriodReport>(client.put(path, { id, isPublished: true }));
const recall = (id: string) => ok<FullPeriodReport>(client.put(path, { id, isPublished: false, recallReason: "Fel" }));
async function archived(id: string): Promise<ArchivedReport[]> {
  const list = await ok<ArchivedReport[]>(client.get(`${path}/${id}/Document`));
  expect(archivedReportListSchema.parse(list)).toEqual(list);
  return list;
}
async function files(): Promise<string[]> {
  const pathsIn = (one: ArchiveDocument): string[] =>
    one.type === "File" ? [one.path] : one.children.flatMap(pathsIn);
  return pathsIn(await ok<DocumentFolder>(client.get(`${company}/Document`)));
}
async function bytesAt(address: string, language = "sv"): Promise<Buffer> {
  const headers = { authorization: `Bearer ${await app.tokenOf("director")}`, "accept-language": language };
  const response = await app.app.request(`http://service${address}`, { headers });
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  return Buffer.from(await response.arrayBuffer());
}
const textOf = async (bytes: Buffer) =>
  (await readPdf(new Uint8Array(bytes))).pages.join("\n").replace(/[\u00a0\u202f]/g, " ");
const contentOf = (id: string) => ok<ReportContent>(client.get(`${path}/${id}/Content`));

describe("a report that is published", () => {
  it("is a PDF in the archive, named after company and period, and everybody downloads that PDF", async () => {
    const { id } = await make();
    expect([await archived(id), await files()]).toEqual([[], []]);
    await publish(id);
    const [one, ...others] = await archived(id);
    expect(others).toEqual([]);
    const { name } = await ok<{ name: string }>(client.get(company));
    expect(one).toMatchObject({ type: "File", contentType: "application/pdf" });
    expect(one!.path).toBe(`/Rapporter/${name} – Kvartalet Kv 1 2025.pdf`);
    const kept = await bytesAt(`${path}/${id}/Document/${one!.id}`);
    expect(kept.length).toBe(one!.size);
    expect(await textOf(kept)).toContain("Vi sålde för 1 000");
    expect((await bytesAt(`${path}/${id}/Pdf`, "en")).equals(kept)).toBe(true);
    const link = await ok<MadeReportLink>(client.post(`${path}/${id}/Link`, { days: 7, language: "en" }));
    const shared = await app.app.request("http://service/shared/report/pdf", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ token: link.token }),
    });
    expect(Buffer.from(await shared.arrayBuffer()).equals(kept)).toBe(true);
    const file = await ok<DocumentFile>(client.get(`${company}/Document/${one!.id}`));
    expect(Buffer.from(file.data!, "base64").equals(kept)).toBe(true);
    const entries = await auditEntriesOf(app.database.db, "Document", one!.id);
    expect(entries).toMatchObject([{ action: "create", userName: "director", companyId }]);
    await importBooks(7);
    expect((await bytesAt(`${path}/${id}/Pdf`)).equals(kept)).toBe(true);
  });

  it("is in the archive when it is created published, also a second one of the same name", async () => {
    await make({ isPublished: true, language: "en", title: "A/B" });
    await make({ isPublished: true, language: "en", title: "a/b" });
    expect((await files()).map((file) => file.replace(/^.* – /, ""))).toEqual([
      "A-B Q1 2025.pdf",
      "a-b Q1 2025 (2).pdf",
    ]);
    expect((await files())[0]).toMatch(/^\/Reports\//);
  });

  it("is stored in the root if a file has the folder's name, and a long name is cut to fit into a path", async () => {
    await ok(client.post(`${company}/Document`, { type: "File", path: "/rapporter", data: "" }));
    await make({ isPublished: true, title: "x".repeat(255) });
    const [file] = (await files()).filter((one) => one.endsWith(".pdf"));
    expect(file).toMatch(/^\/[^/]*xxx\.pdf$/);
    expect(file!.length).toBeLessThan(256);
  });

  it("cannot be changed in the archive until it is recalled, but can be moved", async () => {
    const { id } = await make({ isPublished: true });
    const [one] = await archived(id);
    const kept = await bytesAt(`${path}/${id}/Pdf`);
    const address = `${company}/Document/${one!.id}`;
    const tree = await ok<DocumentFolder>(client.get(`${company}/Document`));
    expect((await client.put(address, { data: "AAAA" })).status).toBe(412);
    expect((await client.put(address, { contentType: "text/plain" })).status).toBe(412);
    expect((await client.put(address, { contentType: null })).status).toBe(412);
    expect((await client.delete(address)).status).toBe(412);
    expect((await client.delete(`${company}/Document/${tree.children[0]!.id}`)).status).toBe(412);
    await ok(client.put(address, { path: "/Bokslut/Kvartal.pdf", contentType: "application/pdf", data: null }));
    expect((await archived(id))[0]).toMatchObject({ path: "/Bokslut/Kvartal.pdf" });
    expect((await bytesAt(`${path}/${id}/Pdf`)).equals(kept)).toBe(true);
    await recall(id);
    expect((await client.delete(address)).status).toBe(200);
    expect(await archived(id)).toEqual([]);
  });

  it("keeps its renamed PDF when recalled, gets a second one when published again, is deleted with both", async () => {
    const { id } = await make({ isPublished: true });
    const [first] = await archived(id);
    await recall(id);
    const [recalled] = await archived(id);
    expect(recalled).toMatchObject({ id: first!.id, superseded: "2026-03-15T12:00:00" });
    expect(recalled!.path).toBe(first!.path.replace(".pdf", " (återkallad 2026-03-15).pdf"));
    expect((await auditEntriesOf(app.database.db, "Document", first!.id)).map(({ action }) => action).sort()).toEqual([
      "create",
      "update",
    ]);
    app.now = new Date("2026-03-16T12:00:00Z");
    await importBooks(7);
    await publish(id);
    const [second, older] = await archived(id);
    expect([second!.path, older!.id]).toEqual([first!.path, first!.id]);
    expect(second!.superseded).toBeUndefined();
    expect(await textOf(await bytesAt(`${path}/${id}/Pdf`))).toContain("Vi sålde för 7");
    expect(await textOf(await bytesAt(`${path}/${id}/Document/${first!.id}`))).toContain("Vi sålde för 1 000");
    await ok(client.delete(`${path}/${id}`));
    expect(await files()).toEqual([]);
    const gone = await auditEntriesOf(app.database.db, "Document", first!.id);
    expect(gone.map(({ action }) => action)).toContain("delete");
  });

  it("keeps the whole remark about each recall in a file name of the maximum length", async () => {
    const { id } = await make({ isPublished: true, title: "x".repeat(255) });
    const [first] = await archived(id);
    await recall(id);
    await publish(id);
    await recall(id);
    const stem = first!.path.slice(0, -".pdf".length);
    expect((await archived(id)).map((one) => one.path).sort()).toEqual([
      `${stem} (återkallad 2026-03-15) (2).pdf`,
      `${stem} (återkallad 2026-03-15).pdf`,
    ]);
  });

  it("without blocks is archived in the publisher's language, and drawn again for a new comment", async () => {
    const sent = { title: "Utan", keyFigurePresetId: "Overview", period: { start: "2025-01-01", end: "2025-03-31" } };
    const swedish = { "accept-language": "sv" };
    const { id } = await ok<FullPeriodReport>(client.post(path, { ...sent, isPublished: true }, swedish));
    const [one] = await archived(id);
    const keptText = async () => textOf(await bytesAt(`${path}/${id}/Document/${one!.id}`));
    expect(one!.path).toMatch(/^\/Rapporter\//);
    expect(await keptText()).toContain("Nettoomsättning");
    await ok(client.put(path, { id, comment: "Bra gjort." }, { "accept-language": "en" }));
    expect(await keptText()).toContain("Bra gjort.");
    expect(await keptText()).toContain("Nettoomsättning");
    expect(await archived(id)).toHaveLength(1);
    expect(await textOf(await bytesAt(`${path}/${id}/Pdf`, "en"))).toContain("Net sales");
  });

  it("without a language of its own is recalled in the publisher's language", async () => {
    const { id } = await make({ language: undefined });
    await ok(client.put(path, { id, isPublished: true }, { "accept-language": "sv" }));
    await ok(client.put(path, { id, isPublished: false, recallReason: "Fel" }, { "accept-language": "en" }));
    expect((await archived(id))[0]!.path).toMatch(/^\/Rapporter\/.* \(återkallad 2026-03-15\)\.pdf$/);
  });
});

// The tests with triggers are skipped on Citus, which has no triggers on distributed tables.
describe("publishing and archiving", () => {
  it.skipIf(TEST_CLUSTER).each([
    ["document_chunk", "insert", "true"],
    ["period_report", "update", "new.is_published"],
    ["audit_entry", "insert", "new.resource = 'Document'"],
  ])("are atomic: if %s cannot be written, neither is done, and both succeed afterwards", async (table, verb, when) => {
    const { id } = await make();
    const { db } = app.database;
    await db.execute(
      sql.raw(`
      create function refuse() returns trigger language plpgsql as $$ begin raise exception 'cut off'; end $$`),
    );
    await db.execute(
      sql.raw(`
      create trigger refuse before ${verb} on ${table} for each row when (${when}) execute function refuse()`),
    );
    try {
      expect((await client.put(path, { id, isPublished: true })).status).toBe(500);
    } finally {
      await db.execute(sql.raw(`drop function refuse cascade`));
    }
    expect(await ok(client.get(`${path}/${id}`))).toMatchObject({ isPublished: false });
    expect([await archived(id), await files()]).toEqual([[], []]);
    await publish(id);
    expect(await archived(id)).toHaveLength(1);
  });

  it("store a PDF of the published content, also when books are imported meanwhile", { tags: "long" }, async () => {
    const ids = [await make(), await make({ title: "Två" }), await make({ title: "Tre" })].map(({ id }) => id);
    await Promise.all(ids.flatMap((id, i) => [publish(id), importBooks(10 + i)]));
    for (const id of ids) {
      const drawn = await reportPdf(await contentOf(id));
      expect((await bytesAt(`${path}/${id}/Pdf`)).equals(drawn.bytes)).toBe(true);
      expect(await archived(id)).toHaveLength(1);
    }
  });

  it.skipIf(TEST_CLUSTER)(
    "write the archive under the company's lock, also for a comment on a published report",
    async () => {
      const { id } = await make({ blocks: undefined, isPublished: true });
      const { db } = app.database;
      // The number of WRITE_COMPANY in locks.ts; sessions of other tests have such locks too.
      const isOwnLock = "locktype = 'advisory' and classid = 727274401 and pid = pg_backend_pid()";
      await db.execute(
        sql.raw(`
      create function require_lock() returns trigger language plpgsql as $$ begin
        if not exists (select from pg_locks where ${isOwnLock}) then raise exception 'the company is not locked'; end if;
        return new; end $$`),
      );
      await db.execute(
        sql.raw("create trigger require_lock before update on document for each row execute function require_lock()"),
      );
      try {
        await ok(client.put(path, { id, comment: "Bra gjort." }));
        await recall(id);
      } finally {
        await db.execute(sql.raw("drop function require_lock cascade"));
      }
      expect(await archived(id)).toMatchObject([{ superseded: "2026-03-15T12:00:00" }]);
    },
  );

  it("leave one PDF when two requests publish a report at once", async () => {
    const { id } = await make();
    await Promise.all([publish(id), publish(id)]);
    expect(await archived(id)).toHaveLength(1);
  });

  it("draw while nothing is locked, and within the transaction only a content that keeps changing", async () => {
    const { id } = await make();
    const content = await contentOf(id);
    let isLocked = false;
    const drawn: [title: string, isLocked: boolean][] = [];
    const draw = ({ title }: ReportContent) => {
      drawn.push([title, isLocked]);
      return Promise.resolve(new WholeFile(title, "application/pdf", new Uint8Array()));
    };
    const locking = async (title: () => string, pdfOf: (of: ReportContent) => Promise<WholeFile>) => {
      isLocked = true;
      try {
        return (await pdfOf({ ...content, title: title() })).name;
      } finally {
        isLocked = false;
      }
    };
    expect(await withPredrawnPdfs((pdfOf) => locking(() => "same", pdfOf), draw)).toBe("same");
    expect(drawn.splice(0)).toEqual([["same", false]]);
    let times = 0;
    const last = await withPredrawnPdfs((pdfOf) => locking(() => String(++times), pdfOf), draw);
    // Four rounds draw outside the transaction (MAX_ROUNDS in drawn-pdfs.ts).
    expect(drawn.map(([, locked]) => locked)).toEqual([false, false, false, false, true]);
    expect(last).toBe(drawn.at(-1)![0]);
    drawn.length = 0;
    // More reports than rounds: each report has rounds of its own.
    const seven = async (pdfOf: (of: ReportContent) => Promise<WholeFile>) => {
      for (let i = 1; i <= 7; i++) await locking(() => `report ${i}`, pdfOf);
    };
    await withPredrawnPdfs(seven, draw);
    expect(drawn).toEqual(Array.from({ length: 7 }, (_, i) => [`report ${i + 1}`, false]));
    const failing = withPredrawnPdfs(() => Promise.reject(new Error("other")), draw);
    await expect(failing).rejects.toThrow("other");
  });
});

describe("reports that were published before there was an archive", () => {
  const archive = (signal = new AbortController().signal) =>
    archiveEarlierReports(app.database.db, { log: pino({ level: "silent" }), signal });
  const forget = () => app.database.db.delete(document).where(eq(document.companyId, companyId));

  it("get their PDF in the background, and everybody downloads that PDF from then on", async () => {
    const { id } = await make({ isPublished: true });
    const plain = { title: "Utan", keyFigurePresetId: "Overview", period: { start: "2025-01-01", end: "2025-03-31" } };
    const { id: withoutBlocks } = await ok<FullPeriodReport>(client.post(path, { ...plain, isPublished: true }));
    const draft = await make({ title: "Utkast" });
    const recalled = await make({ title: "Fel", isPublished: true });
    await recall(recalled.id);
    await forget();
    const content = await contentOf(id);
    await importBooks(7);
    expect(await archived(id)).toEqual([]);
    await Promise.all([archive(), archive()]);
    const [one, ...others] = await archived(id);
    expect([others, one!.path.replace(/^.* – /, "")]).toEqual([[], "Kvartalet Kv 1 2025.pdf"]);
    const kept = await bytesAt(`${path}/${id}/Pdf`);
    expect(kept.equals((await reportPdf(content)).bytes)).toBe(true);
    expect((await bytesAt(`${path}/${id}/Document/${one!.id}`)).equals(kept)).toBe(true);
    expect(await auditEntriesOf(app.database.db, "Document", one!.id)).toMatchObject([
      { action: "create", userName: "service", companyId },
    ]);
    const [swedish] = await archived(withoutBlocks);
    expect(swedish!.path).toMatch(/^\/Rapporter\/.* – Utan Kv 1 2025\.pdf$/);
    expect([await archived(draft.id), await archived(recalled.id)]).toEqual([[], []]);
    const before = await files();
    await archive();
    expect(await files()).toEqual(before);
  });

  it("get their PDFs one by one: a failed one does not stop the others and is retried at the next start", async () => {
    const { id: failing } = await make({ isPublished: true });
    app.now = new Date(app.now.getTime() + 1000);
    const { id: other } = await make({ title: "Två", isPublished: true });
    const { db } = app.database;
    const [row] = await db.select().from(periodReport).where(eq(periodReport.id, failing));
    await db.update(periodReport).set({ content: "{}" }).where(eq(periodReport.id, failing));
    await forget();
    const stopped = new AbortController();
    stopped.abort();
    await archive(stopped.signal);
    expect(await files()).toEqual([]);
    await archive();
    expect([(await archived(failing)).length, (await archived(other)).length]).toEqual([0, 1]);
    await db.update(periodReport).set({ content: row!.content }).where(eq(periodReport.id, failing));
    await archive();
    expect(await archived(failing)).toHaveLength(1);
  });
});

describe("the PDFs of a report in the archive", () => {
  it.each(ROLES)("are for the roles that the table of permissions allows to read the archive: %s", async (role) => {
    const home = `/Api/v2/Company/${people.companyId}/PeriodReport`;
    // Fails for every role but the first, because the company has them already.
    await createStandardPresets(app.database.db, people.companyId).catch(() => undefined);
    const report = await ok<FullPeriodReport>(
      client.post(home, {
        title: role,
        keyFigurePresetId: "Overview",
        isPublished: true,
        language: "sv",
        blocks: [BLOCKS[0]],
        period: { start: "2025-01-01", end: "2025-03-31" },
      }),
    );
    const [file] = await ok<ArchivedReport[]>(client.get(`${home}/${report.id}/Document`));
    const status = grantOf(role, "document.read") === true ? 200 : 403;
    const theirs = app.as(people.userOf[role]);
    expect((await theirs.get(`${home}/${report.id}/Document`)).status).toBe(status);
    const headers = { authorization: `Bearer ${await app.tokenOf(people.userOf[role])}` };
    const got = await app.app.request(`http://service${home}/${report.id}/Document/${file!.id}`, { headers });
    expect(got.status).toBe(status);
  });

  it("are not found under another report, nor by a user who does not see the company", async () => {
    const { id } = await make({ isPublished: true });
    const other = await make();
    const [file] = await archived(id);
    expect((await app.as("stranger").get(`${path}/${id}/Document`)).status).toBe(404);
    for (const at of [`${other.id}/Document/${file!.id}`, `${id}/Document/nothing`, `${id}/Document/${other.id}`]) {
      expect((await client.get(`${path}/${at}`)).status).toBe(404);
    }
  });

  it("are superseded when a person whom they name is erased, and the report shows the pseudonym", async () => {
    const userName = "ulla.arkiv";
    await app.make.user("AgencyDirector", { userName, agencyId: "home", name: "Ulla Arkivsson" });
    const sent = { title: "Ullas", keyFigurePresetId: "Overview", isPublished: true, language: "sv", blocks: BLOCKS };
    const period = { start: "2025-01-01", end: "2025-03-31" };
    const { id } = await ok<FullPeriodReport>(app.as(userName).post(path, { ...sent, period }));
    const untouched = await make({ isPublished: true });
    expect(await textOf(await bytesAt(`${path}/${id}/Pdf`))).toContain("Ulla Arkivsson");
    const erased = await ok<{ name: string; mentions: number }>(client.post(`/Api/v2/User/${userName}/Erasure`, {}));
    expect(erased.mentions).toBe(1);
    const [file] = await archived(id);
    expect(file!.superseded).toBeDefined();
    const shown = await textOf(await bytesAt(`${path}/${id}/Pdf`));
    expect([shown.includes(erased.name), shown.includes("Arkivsson")]).toEqual([true, false]);
    expect((await client.delete(`${company}/Document/${file!.id}`)).status).toBe(200);
    expect((await archived(untouched.id))[0]!.superseded).toBeUndefined();
  });
});
