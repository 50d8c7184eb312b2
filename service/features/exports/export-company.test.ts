// On both databases: contents come as bytes, which each driver reads in its own way.
import { randomBytes } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { grantOf, ROLES } from "@/contract/permissions";
import { TABLES } from "@/contract/imports/sie-bytes-tables";
import type { KeyFigureComment } from "@/contract/comments";
import { hashPassword } from "../../platform/auth/password";
import { importedFile, user } from "../../platform/db/schema";
import { ZIP_LIMITS } from "../../platform/zip";
import { eubas97 } from "../../figures/eubas97";
import { makePeople, type People } from "../../testing/people";
import { readZip } from "../../testing/read-zip";
import { sieText } from "../../testing/sie-text";
import { auditEntriesOf } from "../../testing/stored";
import { TestApp } from "../../testing/test-app";
import { compressText } from "../imports/imported-files";
import { withoutIsOwn } from "../comments/comment-row";

let app: TestApp;
let people: People;
let companyId: string;

beforeAll(async () => {
  app = await TestApp.start();
  people = await makePeople(app);
  companyId = people.companyId;
});
afterAll(() => app.stop());

async function send(userName: string, id = companyId, body = "{}", headers: Record<string, string> = {}) {
  const authorization = `OAuth ${await app.tokenOf(userName)}`;
  return app.app.request(`http://service.test/Api/v2/Company/${id}/Export`, {
    method: "POST",
    headers: { authorization, ...headers },
    body,
  });
}

/** Bytes in code page 437 of a text. */
const cp437 = (text: string) =>
  Buffer.from(
    Array.from(text, (each) => (each < "\x80" ? each.charCodeAt(0) : TABLES.cp437.indexOf(each.charCodeAt(0)))),
  );

describe("getting everything about a company", () => {
  it("gives what was imported byte for byte, and all that was written", async () => {
    const director = app.as("director");
    const data = sieText();
    expect((await director.put("/Api/v2/SieImport/home", { data, companyId, encoding: "cp437" })).status).toBe(200);
    const path = `/Api/v2/Company/${companyId}`;
    const [year] = (await director.get(`${path}/FiscalYear`)).body as { id: string }[];
    const period = { start: "2025-01-01", end: "2025-01-31" };
    const message = {
      type: "KeyFigureComment",
      message: "Varför?",
      period,
      keyFigureType: "NetSales",
      isQuestion: true,
    };
    const { id } = (await director.post(`${path}/Comment`, message)).body as { id: string };
    expect((await director.post(`${path}/Comment/${id}/Reply`, { message: "Därför" })).status).toBe(200);
    const value = [{ keyFigureInfoId: "TaxRate", period, value: Infinity }];
    await director.put(`${path}/FiscalYear/${year!.id}/KeyFigureData`, value);
    await director.put(`${path}/KeyFigureTarget`, [{ keyFigureType: "NetSales", period, value: 5 }]);
    const budget = [{ account: "3001", month: "2025-01", amount: -100 }];
    expect((await director.put(`${path}/FiscalYear/${year!.id}/Budget`, budget)).status).toBe(200);
    const rate = { id: "Rate", name: "Timpris", formula: "[NetSales] / 10", valueType: "Amount" };
    expect((await director.post(`${path}/KeyFigureFormula`, rate)).status).toBe(200);
    const preset = { id: "Own", name: "Eget", keyFigureTypes: ["NetSales", "Rate"] };
    expect((await director.post(`${path}/KeyFigurePreset`, preset)).status).toBe(200);
    const report = { title: "Året", keyFigurePresetId: "Own", period, isPublished: true };
    const made = await director.post(`${path}/PeriodReport`, report);
    expect(made.status, made.text).toBe(200);
    const links = `${path}/PeriodReport/${(made.body as { id: string }).id}/Link`;
    expect((await director.post(links, { days: 30, language: "sv" })).status).toBe(200);
    const file = Buffer.from("avtal".repeat(300_000));
    const document = { type: "File", path: "/Avtal/a.txt", contentType: "text/plain", data: file.toString("base64") };
    expect((await director.post(`${path}/Document`, document)).status).toBe(200);

    const response = await send("director");
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("application/zip");
    expect(response.headers.get("content-disposition")).toBe(
      "attachment; filename*=UTF-8''Hemma%20AB%202026-03-15.zip",
    );
    const zip = await readZip(response);
    const [imported] = zip.json("imports.json") as { file: string }[];
    expect(Buffer.compare(zip.bytes(imported!.file), cp437(data))).toBe(0);
    expect(Buffer.compare(zip.bytes("documents/Avtal/a.txt"), file)).toBe(0);
    expect(zip.json("company.json")).toEqual((await director.get(path)).body);
    expect(zip.json("fiscal-years.json")).toEqual((await director.get(`${path}/FiscalYear`)).body);
    const comments = (await director.get(`${path}/Comment`)).body as KeyFigureComment[];
    expect(comments[0]).toMatchObject({ isOwn: true });
    expect(zip.json("comments.json")).toEqual(comments.map(withoutIsOwn));
    expect(zip.json("targets.json")).toEqual((await director.get(`${path}/KeyFigureTarget`)).body);
    expect(zip.json("presets.json")).toEqual(
      expect.arrayContaining((await director.get(`${path}/KeyFigurePreset`)).body as object[]),
    );
    expect(zip.json("own-key-figures.json")).toMatchObject([{ id: "Rate", version: 1, changedBy: "Name of director" }]);
    expect(zip.json("key-figure-data.json")).toMatchObject([
      { fiscalYearId: year!.id, keyFigureData: [{ value: Infinity }] },
    ]);
    expect(zip.json("budgets.json")).toMatchObject([
      { fiscalYearId: year!.id, budget: [{ account: "3001", amount: -100 }] },
    ]);
    expect(zip.json("reports.json")).toMatchObject([{ title: "Året", keyFigures: expect.any(Array) }]);
    const [link] = (await director.get(links)).body as object[];
    expect(zip.json("report-links.json")).toEqual([{ reportId: (made.body as { id: string }).id, ...link }]);
    expect(zip.json("documents.json")).toMatchObject([
      { path: "/Avtal/a.txt", size: file.length },
      { path: expect.stringMatching(/Året.*\.pdf$/), contentType: "application/pdf" },
    ]);
    expect(zip.json("users.json")).toEqual(
      expect.arrayContaining([
        { userName: "company-admin", name: "Name of company-admin", type: "CompanyUser", role: "Admin" },
      ]),
    );
    const activity = (await director.get(`${path}/Activity`)).body as unknown[];
    expect(zip.json("activity.json")).toEqual(expect.arrayContaining(activity));
    expect(zip.json("activity.json")).toHaveLength(activity.length);
    expect(zip.names[0]).toBe("README.txt");
  });

  it("contains one version of a document that is replaced while the archive is sent", { tags: "long" }, async () => {
    const director = app.as("director");
    const id = await app.make.company("home");
    const path = `/Api/v2/Company/${id}/Document`;
    const [before, after] = [randomBytes(6_000_000), randomBytes(6_000_000)];
    const document = { type: "File", path: "/a", data: before.toString("base64") };
    const { id: documentId } = (await director.post(path, document)).body as { id: string };
    const { body: sent } = await send("director", id);
    const reader = sent!.getReader();
    const parts: Uint8Array[] = [];
    // The other files are small, and random bytes cannot be compressed, so this many bytes reach into the document.
    while (Buffer.concat(parts).length < 200_000) parts.push((await reader.read()).value!);
    const replaced = await director.put(`${path}/${documentId}`, { data: after.toString("base64") });
    expect(replaced.status, replaced.text).toBe(200);
    for (let part; !(part = await reader.read()).done;) parts.push(part.value);
    const zip = await readZip(new Response(Buffer.concat(parts)));
    expect(Buffer.compare(zip.bytes("documents/a"), before)).toBe(0);
  });

  it("leaves out documents and files of imports that are deleted while it is sent", { tags: "long" }, async () => {
    const director = app.as("director");
    const id = await app.make.company("home");
    const path = `/Api/v2/Company/${id}`;
    for (const data of [sieText(), sieText({ companyName: "Annat" })])
      expect((await director.put("/Api/v2/SieImport/home", { data, companyId: id })).status).toBe(200);
    const { db } = app.database;
    // The first file of imports and the first document are this large, so that those after them can be deleted
    // before the archive comes to them.
    const large = randomBytes(3_000_000).toString("base64");
    const setContent = (sequence: number, content: Uint8Array | null) =>
      db
        .update(importedFile)
        .set({ content })
        .where(and(eq(importedFile.companyId, id), eq(importedFile.sequence, sequence)));
    await setContent(0, await compressText(Buffer.from(large)));
    const ids: string[] = [];
    for (const [name, content] of Object.entries({ a: large, b: "", c: "Bm9y" })) {
      const made = await director.post(`${path}/Document`, { type: "File", path: `/${name}`, data: content });
      ids.push((made.body as { id: string }).id);
    }
    const { body: sent } = await send("director", id);
    const reader = sent!.getReader();
    const parts: Uint8Array[] = [];
    /** Reads until the archive is well inside the first file with this beginning of its name. */
    const readUntil = async (name: string) => {
      let length = 0;
      while (length < 200_000) {
        const { value } = await reader.read();
        parts.push(value!);
        if (length > 0 || Buffer.from(value!).includes(name)) length += value!.length;
      }
    };
    await readUntil("sie/");
    // As when the import is taken back.
    await setContent(1, null);
    await readUntil("documents/a");
    expect((await director.delete(`${path}/Document/${ids[2]!}`)).status).toBe(200);
    for (let part; !(part = await reader.read()).done;) parts.push(part.value);
    const zip = await readZip(new Response(Buffer.concat(parts)));
    const files = zip.names.filter((name) => /^(sie|documents)\//.test(name));
    expect(files).toEqual([expect.stringMatching(/^sie\/.*\/1-/), "documents/a", "documents/b"]);
    const listed = ["imports.json", "documents.json"].flatMap((name) => zip.json(name) as { file?: string }[]);
    expect(listed.flatMap(({ file }) => file ?? [])).toEqual(files);
  });

  it("names a file only for imports whose files are in the archive", async () => {
    const director = app.as("director");
    const id = await app.make.company("home");
    const path = `/Api/v2/Company/${id}`;
    for (const data of [sieText(), sieText({ companyName: "Annat" })])
      expect((await director.put("/Api/v2/SieImport/home", { data, companyId: id })).status).toBe(200);
    const [latest] = (await director.get(`${path}/SieImport`)).body as { id: string }[];
    expect((await director.delete(`${path}/SieImport/${latest!.id}`)).status).toBe(200);
    const zip = await readZip(await send("director", id));
    const imports = zip.json("imports.json") as { takenBack?: string; file?: string }[];
    expect(imports.map(({ takenBack, file }) => [takenBack !== undefined, file !== undefined])).toEqual([
      [true, false],
      [false, true],
    ]);
    expect(zip.names.filter((name) => name.startsWith("sie/"))).toEqual([imports[1]!.file]);
  });

  it("counts no imports whose files are gone among the files of the archive", { tags: "long" }, async () => {
    const { db } = app.database;
    const id = await app.make.company("home");
    const fiscalYearId = await app.make.fiscalYear(id);
    const add = async (files: number, from: number, content: Buffer | null) =>
      db.execute(sql`insert into imported_file (company_id, fiscal_year_id, sequence, imported_at, imported_by, program,
          sie_type, encoding, text_hash, vouchers_hash, content)
        select ${id}, ${fiscalYearId}, n, now(), '', '', '4', 'utf-8', '', '', ${content}::bytea
        from generate_series(${from}::integer, ${from + files - 1}::integer) n`);
    const status = async () => {
      const response = await send("director", id);
      await response.body?.cancel();
      return response.status;
    };
    await add(ZIP_LIMITS.files, 0, null);
    expect(await status()).toBe(200);
    // Room for a hundred files is left for the README and the JSON files.
    await add(ZIP_LIMITS.files - 100, ZIP_LIMITS.files, Buffer.from([0]));
    expect(await status()).toBe(412);
  });

  it("has the day in Sweden in its file name and in its README", async () => {
    const before = app.now;
    app.now = new Date("2026-03-15T23:30:00Z");
    const response = await send("director");
    expect(response.headers.get("content-disposition")).toContain("2026-03-16.zip");
    expect((await readZip(response)).bytes("README.txt").toString("utf8")).toContain("2026-03-16");
    app.now = before;
  });

  it.each([
    ["en", "README.txt", "the charts of accounts that hold for", "the key figures by formula that hold for"],
    ["sv", "LÄS MIG.txt", "de kontoplaner som gäller för", "de nyckeltal med formel som gäller för"],
  ])("has what the company inherits, and says so: %s", async (language, readMe, charts, formulas) => {
    const director = app.as("director");
    const id = await app.make.company("home");
    const shared = { id: `Shared-${language}`, name: "Byråns" };
    const chart = { ...eubas97("en"), ...shared };
    const formula = { ...shared, formula: "[NetSales] / 2", valueType: "Amount" };
    expect((await director.post("/Api/v2/Agency/home/StandardChartOfAccounts", chart)).status).toBe(200);
    expect((await director.post("/Api/v2/Agency/home/StandardKeyFigureFormula", formula)).status).toBe(200);
    const zip = await readZip(await send("director", id, "{}", { "accept-language": language }));
    for (const file of ["charts-of-accounts.json", "own-key-figures.json"]) {
      expect(zip.json(file)).toContainEqual(expect.objectContaining({ id: shared.id, origin: "agency" }));
    }
    const text = zip.bytes(readMe).toString("utf8");
    expect(text).toContain(`charts-of-accounts.json  ${charts}`);
    expect(text).toContain(`own-key-figures.json     ${formulas}`);
  });

  it("is in the activity, also when it is requested again under the same Idempotency-Key", async () => {
    const before = (await auditEntriesOf(app.database.db, "Export", companyId)).length;
    for (let i = 0; i < 2; i++) {
      const response = await send("director", companyId, "{}", { "idempotency-key": "again" });
      expect((await readZip(response)).names).toContain("company.json");
    }
    const entries = await auditEntriesOf(app.database.db, "Export", companyId);
    expect(entries.slice(before)).toEqual([
      { companyId, userName: "director", action: "create", before: null, after: null },
      { companyId, userName: "director", action: "create", before: null, after: null },
    ]);
  });

  it.each(ROLES)("is answered to the role %s as the table of permissions says", async (role) => {
    const response = await send(people.userOf[role]);
    expect(response.status).toBe(grantOf(role, "company.export") === true ? 200 : 403);
    await response.arrayBuffer();
  });

  it("is hidden from users who do not see the company, and needs a recent sign-in or the password", async () => {
    expect((await send("director", people.foreignCompanyId)).status).toBe(404);
    expect((await send("stranger")).status).toBe(404);
    // The member is `currentPassword`; the form refuses any other.
    expect((await send("director", companyId, '{"password":"x"}')).status).toBe(400);
    const before = app.now;
    // The test's users have signed in at the real time, not at `app.now`.
    app.now = new Date(Date.now() + 3_600_000);
    const late = await send("director");
    expect([late.status, await late.text()]).toEqual([412, expect.stringContaining("present password")]);
    const currentPassword = "correct horse battery";
    const passwordHash = await hashPassword(currentPassword);
    await app.database.db.update(user).set({ passwordHash }).where(eq(user.userName, "director"));
    const proven = await send("director", companyId, JSON.stringify({ currentPassword }));
    expect(proven.status).toBe(200);
    await proven.arrayBuffer();
    app.now = before;
  });
});
