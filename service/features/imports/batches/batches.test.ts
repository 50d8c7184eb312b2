// On both databases: several services share the work.
import pino from "pino";
import { eq, inArray, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Company } from "@/contract/companies/company";
import type { BatchFileState } from "@/contract/imports/batch-states";
import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";
import { byteByCharacter, TABLES } from "@/contract/imports/sie-bytes-tables";
import type { SieImportEntry } from "@/contract/imports/sie-import";
import type {
  SieImportBatch,
  SieImportBatchFile,
  SieImportBatchFileDetails,
} from "@/contract/imports/sie-import-batch";
import { ROLES } from "@/contract/permissions";
import { actorContext } from "../../../platform/auth/actor-context";
import type { Db } from "../../../platform/db/database";
import { lockForWriting } from "../../../platform/db/locks";
import { importBatch, importBatchFile, user } from "../../../platform/db/schema";
import { toHttpError } from "../../../platform/http/to-http-error";
import { makePeople, type People } from "../../../testing/people";
import { sieText } from "../../../testing/sie-text";
import { auditEntriesOf } from "../../../testing/stored";
import { TestApp, type TestClient } from "../../../testing/test-app";
import { untilLocksAreAwaited } from "../../../testing/lock-waiters";
import { TEST_DATABASE } from "../../../testing/test-database";
import { workOnNext } from "./batch-work";
import { deleteOldBatches } from "./delete-batch";
import { endWork, postpone, takeWork, type TakenFile } from "./take-work";
import { workOnFile } from "./work-on-file";

let app: TestApp;
let people: People;
let codes = 0;

beforeAll(async () => {
  app = await TestApp.start();
  // The work on files uses the database's clock instead of `app.now`; the two should agree.
  app.now = new Date();
  people = await makePeople(app);
});
afterAll(() => app.stop());

const options = { log: pino({ level: "silent" }), workers: undefined, toHttpError };
const LIST = "/Api/v2/Agency/home/SieImportBatch";

/** A number that no company has yet. */
const newCode = () => `556${String(++codes).padStart(3, "0")}-1234`;

async function post(userName: string, path: string, body: unknown): Promise<unknown> {
  const response = await app.as(userName).post(path, body);
  expect(response.status, response.text).toBe(200);
  return response.body;
}

async function newBatch(userName = "director"): Promise<string> {
  return `${LIST}/${((await post(userName, LIST, {})) as SieImportBatch).id}`;
}

async function drop(batch: string, name: string, text: string, userName = "director"): Promise<SieImportBatchFile> {
  const response = await app.as(userName).send("POST", `${batch}/File?name=${encodeURIComponent(name)}`, text);
  expect(response.status, response.text).toBe(200);
  return response.body as SieImportBatchFile;
}

/** Runs the service's work until no file waits. */
async function work(): Promise<void> {
  while (await workOnNext(app.database.db, options));
}

async function filesOf(batch: string, userName = "director"): Promise<SieImportBatchFile[]> {
  const response = await app.as(userName).get(`${batch}/File`);
  expect(response.status, response.text).toBe(200);
  return response.body as SieImportBatchFile[];
}

async function statesOf(batch: string, userName = "director"): Promise<Record<string, BatchFileState>> {
  return Object.fromEntries((await filesOf(batch, userName)).map(({ name, state }) => [name, state]));
}

async function decide(batch: string, decision: string, userName = "director"): Promise<void> {
  const response = await app.as(userName).put(batch, { decision });
  expect(response.status, response.text).toBe(200);
}

async function decideFile(batch: string, id: string, body: object, userName = "director") {
  return app.as(userName).put(`${batch}/File/${id}`, body);
}

async function yearsOf(companyId: string): Promise<FiscalYear[]> {
  return (await app.as("administrator").get(`/Api/v2/Company/${companyId}/FiscalYear`)).body as FiscalYear[];
}

async function importsOf(companyId: string): Promise<SieImportEntry[]> {
  return (await app.as("administrator").get(`/Api/v2/Company/${companyId}/SieImport`)).body as SieImportEntry[];
}

const idOf = (path: string) => path.slice(path.lastIndexOf("/") + 1);

async function deletionsOf(resource: "SieImportBatch" | "SieImportBatchFile", id: string) {
  return (await auditEntriesOf(app.database.db, resource, id)).filter(({ action }) => action === "delete");
}

/** Locks the batch as somebody else who changes it would. */
async function lock(tx: Db, batch: string): Promise<void> {
  const which = eq(importBatch.id, idOf(batch));
  await tx.select({ id: importBatch.id }).from(importBatch).where(which).for("update");
}

/** Sends requests while a transaction holds a lock that they need; it may change something before it ends. */
async function whileLocked(
  take: (tx: Db) => Promise<unknown>,
  send: () => ReturnType<TestClient["delete"]>[],
  change?: (tx: Db) => Promise<void>,
) {
  const { db } = app.database;
  let sent: ReturnType<TestClient["delete"]>[] = [];
  await db.transaction(async (tx) => {
    await take(tx);
    sent = send();
    await untilLocksAreAwaited(db, sent.length);
    await change?.(tx);
  });
  return Promise.all(sent);
}

/** A company of the agency with a number of its own, connected to the consultant if asked. */
async function company(isConsultants = false): Promise<{ id: string; code: string }> {
  const code = newCode();
  const id = await app.make.company("home", { businessIdentityCode: code, name: `Bolag ${code}` });
  if (isConsultants) await app.make.connect(id, "consultant");
  return { id, code };
}

/** A SIE file of a fiscal year with one voucher in February, whose amount is in whole kronor. */
const year = (businessIdentityCode: string, amount = 1000, start = "20250101", end = "20251231") =>
  sieText({ businessIdentityCode, start, end, vouchers: [{ date: `${start.slice(0, 4)}0215`, amount }] });

describe("a batch of files", () => {
  it("shows the effect of importing each file, and imports nothing before a user decides", async () => {
    const one = await company();
    const two = await company();
    const three = await company();
    const importText = (data: string) => app.as("director").put("/Api/v2/SieImport/home", { data });
    await importText(year(two.code, 1));
    await importText(year(three.code));
    const batch = await newBatch();
    await drop(batch, "new.se", year(one.code));
    await drop(batch, "replaces.se", year(two.code));
    await drop(batch, "same.se", year(three.code));
    await drop(batch, "marked.se", `\ufeff${year(three.code)}`);
    await drop(batch, "unknown.se", year(newCode()));
    await drop(batch, "broken.se", "#FLAGGA 0\r\n#VER A 1 20250101 \r\n{");
    expect(await statesOf(batch)).toEqual(
      Object.fromEntries(
        ["new.se", "replaces.se", "same.se", "marked.se", "unknown.se", "broken.se"].map((n) => [n, "waiting"]),
      ),
    );
    await work();
    const files = await filesOf(batch);
    expect(files.map(({ name, state, outcome }) => [name, state, outcome])).toEqual([
      ["new.se", "clear", "created"],
      ["replaces.se", "clear", "replaced"],
      ["same.se", "unchanged", "unchanged"],
      // A byte order mark counts as no change: browsers remove it from a file that is imported outside of a batch.
      ["marked.se", "unchanged", "unchanged"],
      ["unknown.se", "unknownCompany", undefined],
      ["broken.se", "refused", undefined],
    ]);
    expect(files[0]).toMatchObject({
      company: { id: one.id, businessIdentityCode: one.code },
      fileBusinessIdentityCode: one.code,
      fileCompanyName: "Åkes Övningsbolag",
      fiscalYear: { start: "2025-01-01T00:00:00", end: "2025-12-31T00:00:00" },
    });
    expect(files[5]!.errors).toBeGreaterThan(0);
    expect(files[5]!.cause?.explanation).toBeTruthy();
    expect(await yearsOf(one.id)).toEqual([]);

    const answered = (await app.as("director").put(batch, { decision: "import" })).body as SieImportBatch;
    expect(answered.states).toMatchObject({ importing: 2, unchanged: 2, unknownCompany: 1, refused: 1, clear: 0 });
    await work();
    expect(Object.values(await statesOf(batch))).toEqual([
      "imported",
      "imported",
      "unchanged",
      "unchanged",
      "unknownCompany",
      "refused",
    ]);
    expect((await importsOf(one.id)).map(({ user: by, action }) => [by, action])).toEqual([["director", "new"]]);
    expect((await importsOf(two.id)).map(({ action }) => action)).toEqual(["replaced", "new"]);
    const kept = await app.database.db
      .select({ state: importBatchFile.state, content: importBatchFile.content })
      .from(importBatchFile)
      .where(eq(importBatchFile.batchId, idOf(batch)))
      .orderBy(importBatchFile.position);
    expect(kept.filter(({ content }) => content !== null).map(({ state }) => state)).toEqual([
      "unknownCompany",
      "refused",
    ]);
  });

  it("reads code page 437, stores a file sent twice once, and refuses one without bytes or a good name", async () => {
    const { code } = await company();
    const batch = await newBatch();
    const byteOf = byteByCharacter(TABLES.cp437);
    const bytes = Uint8Array.from(year(code), (letter) => byteOf.get(letter.charCodeAt(0)) ?? letter.charCodeAt(0));
    const authorization = `OAuth ${await app.tokenOf("director")}`;
    const send = async () => {
      const url = `http://service.test${batch}/File?name=pc8.se`;
      const sent = await app.app.request(url, { method: "POST", headers: { authorization }, body: bytes });
      return (await sent.json()) as SieImportBatchFile;
    };
    const first = await send();
    expect((await send()).id).toBe(first.id);
    await work();
    expect(await filesOf(batch)).toMatchObject([{ state: "clear", fileCompanyName: "Åkes Övningsbolag" }]);
    expect((await app.as("director").send("POST", `${batch}/File?name=empty.se`, "")).status).toBe(400);
    expect((await app.as("director").send("POST", `${batch}/File`, "x")).status).toBe(400);
    expect((await app.as("director").send("POST", `${batch}/File?name=a%0Ab`, "x")).status).toBe(400);
  });

  it("creates missing companies, for one file or for all, and assigns all files with the number", async () => {
    const first = newCode();
    const second = newCode();
    const third = newCode();
    const batch = await newBatch("consultant");
    const one = await drop(batch, "a.se", year(first), "consultant");
    await drop(batch, "b.se", year(first, 1, "20240101", "20241231"), "consultant");
    await drop(batch, "c.se", year(second), "consultant");
    await drop(batch, "d.se", year(third), "consultant");
    await work();
    const body = { decision: "newCompany", name: "Nya Bolaget AB" };
    expect((await decideFile(batch, one.id, body, "consultant")).status).toBe(200);
    await work();
    expect(await statesOf(batch, "consultant")).toEqual({
      "a.se": "clear",
      "b.se": "clear",
      "c.se": "unknownCompany",
      "d.se": "unknownCompany",
    });
    await decide(batch, "newCompany", "consultant");
    await work();
    await decide(batch, "import", "consultant");
    await work();
    const files = await filesOf(batch, "consultant");
    expect(files.map(({ state, company: to }) => [state, to?.name])).toEqual([
      ["imported", "Nya Bolaget AB"],
      ["imported", "Nya Bolaget AB"],
      ["imported", "Åkes Övningsbolag"],
      ["imported", "Åkes Övningsbolag"],
    ]);
    expect(await yearsOf(files[0]!.company!.id)).toHaveLength(2);
  });

  it("creates the companies that files name, and leaves files whose number has a blank or no digits", async () => {
    const batch = await newBatch();
    await drop(batch, "blank.se", year('"556036 0793"'));
    await drop(batch, "hyphen.se", year("-"));
    await drop(batch, "usual.se", year(newCode()));
    await work();
    await decide(batch, "newCompany");
    await work();
    expect(await statesOf(batch)).toEqual({
      "blank.se": "unknownCompany",
      "hyphen.se": "unknownCompany",
      "usual.se": "clear",
    });
    const companies = (await app.as("director").get("/Api/v2/Agency/home/Company")).body as Company[];
    expect(companies.map((each) => each.businessIdentityCode)).not.toContain("-");
  });

  it("sends a file to the company that is created for it under a number of hyphens alone", async () => {
    const batch = await newBatch();
    const file = await drop(batch, "a.se", year(""));
    await work();
    const created = { decision: "newCompany", businessIdentityCode: "-" };
    expect((await decideFile(batch, file.id, created)).status).toBe(200);
    await work();
    expect(await filesOf(batch)).toMatchObject([{ state: "clear", company: { businessIdentityCode: "-" } }]);
  });

  it("records a new company at each file that goes to it", async () => {
    const code = newCode();
    const batch = await newBatch();
    const first = await drop(batch, "a.se", year(code));
    const second = await drop(batch, "b.se", year(code, 1, "20240101", "20241231"));
    const other = await drop(batch, "c.se", year(newCode()));
    await work();
    expect((await decideFile(batch, first.id, { decision: "newCompany" })).status).toBe(200);
    const updatesOf = async ({ id }: SieImportBatchFile) =>
      (await auditEntriesOf(app.database.db, "SieImportBatchFile", id)).filter(({ action }) => action === "update");
    for (const file of [first, second]) {
      expect(await updatesOf(file)).toMatchObject([
        { userName: "director", before: { state: "unknownCompany" }, after: { state: "waiting" } },
      ]);
    }
    expect(await updatesOf(other)).toEqual([]);
  });

  it("leaves a file that is skipped while another one's company is created", async () => {
    const code = newCode();
    const batch = await newBatch();
    const first = await drop(batch, "a.se", year(code));
    const second = await drop(batch, "b.se", year(code, 1, "20240101", "20241231"));
    await work();
    const isSecond = eq(importBatchFile.id, second.id);
    const [response] = await whileLocked(
      (tx) => tx.select({ id: importBatchFile.id }).from(importBatchFile).where(isSecond).for("update"),
      () => [decideFile(batch, first.id, { decision: "newCompany" })],
      async (tx) => {
        await tx.update(importBatchFile).set({ state: "skipped", content: null }).where(isSecond);
      },
    );
    expect(response!.status).toBe(200);
    await work();
    expect(await statesOf(batch)).toEqual({ "a.se": "clear", "b.se": "skipped" });
  });

  it("lets a person choose the company, try again, or skip a file", async () => {
    const { id, code } = await company();
    const batch = await newBatch();
    const other = await drop(batch, "other.se", year(newCode()));
    const later = await drop(batch, "later.se", year(newCode()));
    const skipped = await drop(batch, "skipped.se", "nothing");
    await work();
    expect((await decideFile(batch, other.id, { decision: "company" })).status).toBe(400);
    expect(
      (await decideFile(batch, other.id, { decision: "company", companyId: people.foreignCompanyId })).status,
    ).toBe(404);
    expect((await decideFile(batch, other.id, { decision: "company", companyId: id })).status).toBe(200);
    expect((await decideFile(batch, skipped.id, { decision: "skip" })).status).toBe(200);
    expect((await decideFile(batch, skipped.id, { decision: "retry" })).status).toBe(412);
    expect((await decideFile(batch, other.id, { decision: "import" })).status).toBe(412);
    await app.make.company("home", { businessIdentityCode: (await filesOf(batch))[1]!.fileBusinessIdentityCode! });
    expect((await decideFile(batch, later.id, { decision: "retry" })).status).toBe(200);
    await work();
    expect(await statesOf(batch)).toEqual({ "other.se": "clear", "later.se": "clear", "skipped.se": "skipped" });
    const details = (await app.as("director").get(`${batch}/File/${other.id}`)).body as SieImportBatchFileDetails;
    expect(details.remarks.warnings.map((note) => note.code)).toEqual(["organisationNumberDiffers"]);
    expect(details.company?.businessIdentityCode).toBe(code);
    await decideFile(batch, other.id, { decision: "import" });
    await work();
    expect(await yearsOf(id)).toHaveLength(1);
  });

  it("imports nothing and shows the new effect when the effect has changed since it was shown", async () => {
    const { id, code } = await company();
    const batch = await newBatch();
    await drop(batch, "first.se", year(code, 1));
    await drop(batch, "second.se", year(code, 2));
    await work();
    expect((await filesOf(batch)).map(({ outcome }) => outcome)).toEqual(["created", "created"]);
    await decide(batch, "import");
    await work();
    expect(await filesOf(batch)).toMatchObject([
      { state: "imported" },
      { state: "clear", outcome: "replaced", cause: { code: "effectChanged" } },
    ]);
    expect(await importsOf(id)).toHaveLength(1);
  });

  it("imports a company's files of two batches in the order in which they were received", async () => {
    const { id, code } = await company();
    await app.as("director").put("/Api/v2/SieImport/home", { data: year(code, 1) });
    // The file that is received later is in the batch with the lower id.
    const [later, earlier] = [await newBatch(), await newBatch()].sort() as [string, string];
    await drop(earlier, "old.se", year(code, 2));
    app.now = new Date(app.now.getTime() + 1000);
    await drop(later, "new.se", year(code, 3));
    await work();
    await decide(earlier, "import");
    await decide(later, "import");
    await work();
    expect([await statesOf(earlier), await statesOf(later)]).toEqual([
      { "old.se": "imported" },
      { "new.se": "imported" },
    ]);
    const vouchers = await app.as("director").get(`/Api/v2/Company/${id}/FiscalYear/2025-01-01/Voucher`);
    expect(vouchers.body).toMatchObject({ vouchers: [{ debit: 3_00 }] });
  });

  it("takes back files of two batches that were imported at one time in the opposite order", async () => {
    const { code } = await company();
    // The file that was imported first is in the batch with the higher id.
    const [second, first] = [await newBatch(), await newBatch()].sort() as [string, string];
    const [one, other] = [await drop(first, "a.se", year(code)), await drop(second, "b.se", year(code, 2))];
    const { db } = app.database;
    const { receivedAt } = (await db.select().from(importBatchFile).where(eq(importBatchFile.id, one.id)))[0]!;
    for (const [file, position] of [
      [one, 1],
      [other, 2],
    ] as const) {
      await db.update(importBatchFile).set({ receivedAt, position }).where(eq(importBatchFile.id, file.id));
    }
    await work();
    const takeAll = async (state: "importing" | "takingBack") => {
      const ids = [one.id, other.id];
      await db.update(importBatchFile).set({ state, importedAt: receivedAt }).where(inArray(importBatchFile.id, ids));
      const taken: string[] = [];
      for (let next; (next = await takeWork(db, 20)) !== null;) {
        taken.push(next.id);
        await endWork(db, next, { state: "skipped" });
      }
      return taken;
    };
    expect(await takeAll("importing")).toEqual([one.id, other.id]);
    expect(await takeAll("takingBack")).toEqual([other.id, one.id]);
  });

  it("keeps the remark on rows dated outside of the year that their vouchers are added to", async () => {
    const { id, code } = await company();
    const batch = await newBatch();
    await drop(batch, "year.se", year(code));
    const vouchers = [{ date: "20250310", amount: 5 }];
    const text = sieText({ businessIdentityCode: code, withoutBalances: true, vouchers });
    const file = await drop(batch, "vouchers.si", text.replace("1930 {} 5", "1930 {} 5 20240101"));
    await work();
    await decide(batch, "import");
    await work();
    // The vouchers are refused until their year is imported, so they need a decision of their own.
    await decide(batch, "import");
    await work();
    expect(await statesOf(batch)).toEqual({ "year.se": "imported", "vouchers.si": "imported" });
    const details = (await app.as("director").get(`${batch}/File/${file.id}`)).body as SieImportBatchFileDetails;
    expect(details.remarks.warnings.map((note) => note.code)).toContain("rowOutsideYear");
    const added = (await importsOf(id)).find(({ action }) => action === "added");
    expect(added!.warnings.map((note) => note.code)).toContain("rowOutsideYear");
  });

  it("keeps 200 errors and 200 warnings of a file, the last of which says how many more there are", async () => {
    const { code } = await company();
    const batch = await newBatch();
    // Faults of several kinds, because the reader itself lists at most 100 remarks of a kind.
    const lines = Array.from({ length: 99 }, (_, i) => [
      `#VER B ${i} 20240101 ""`,
      "{",
      `#TRANS 1930 {} 1 20250101 "" x${i}`,
      `#TRANS 1930 {} 1x${i}`,
      `#RTRANS 1930 {} 1x${i}`,
      `#TRANS ! {} ${i}`,
      `#RTRANS !${i} {} 1`,
      "}",
    ]);
    const file = await drop(batch, "many.se", `${year(code)}${lines.flat().join("\r\n")}\r\n`);
    await work();
    const details = (await app.as("director").get(`${batch}/File/${file.id}`)).body as SieImportBatchFileDetails;
    for (const notes of [details.remarks.errors, details.remarks.warnings]) {
      expect(notes).toHaveLength(200);
      expect(notes.at(-1)).toMatchObject({ linePos: 0, explanation: expect.stringMatching(/^\d+ more remarks/) });
    }
  });

  it("checks a file of vouchers again once the year that it waited for is there", async () => {
    const { code } = await company();
    const batch = await newBatch();
    const vouchers = [{ date: "20250310", amount: 5, text: "Lön" }];
    await drop(batch, "vouchers.si", sieText({ businessIdentityCode: code, withoutBalances: true, vouchers }));
    await drop(batch, "year.se", year(code));
    await work();
    expect(await filesOf(batch)).toMatchObject([
      { state: "refused", cause: { code: "fiscalYearMissing" } },
      { state: "clear" },
    ]);
    await decide(batch, "import");
    await work();
    expect(await filesOf(batch)).toMatchObject([{ state: "clear", outcome: "added" }, { state: "imported" }]);
  });

  it("is taken back file by file, or as a whole in the opposite order, and only once", async () => {
    const { id, code } = await company();
    const batch = await newBatch();
    await drop(batch, "a.se", year(code, 1));
    await drop(batch, "b.se", year(code, 2));
    const third = await drop(batch, "c.se", year(code, 3));
    await work();
    // Each import changes the effect of the files that are left, which then need another decision.
    for (let times = 0; times < 3; times++) {
      await decide(batch, "import");
      await work();
    }
    expect((await importsOf(id)).map(({ action }) => action)).toEqual(["replaced", "replaced", "new"]);
    expect((await decideFile(batch, third.id, { decision: "takeBack" })).status).toBe(200);
    await work();
    expect(await statesOf(batch)).toEqual({ "a.se": "imported", "b.se": "imported", "c.se": "takenBack" });
    await decide(batch, "takeBack");
    await work();
    expect(await statesOf(batch)).toEqual({ "a.se": "takenBack", "b.se": "takenBack", "c.se": "takenBack" });
    expect(await yearsOf(id)).toEqual([]);
    expect((await decideFile(batch, third.id, { decision: "takeBack" })).status).toBe(412);
  });

  it("says why an import cannot be taken back, and knows of one that was taken back elsewhere", async () => {
    const { id, code } = await company();
    const batch = await newBatch();
    const file = await drop(batch, "a.se", year(code, 1));
    await work();
    await decide(batch, "import");
    await work();
    await app.as("director").put("/Api/v2/SieImport/home", { data: year(code, 9) });
    await decideFile(batch, file.id, { decision: "takeBack" });
    await work();
    expect(await filesOf(batch)).toMatchObject([
      { state: "imported", cause: { code: "ruleViolation", explanation: expect.stringContaining("not the latest") } },
    ]);
    const takeLatestBack = async () => {
      const latest = (await importsOf(id)).find(({ canBeTakenBack }) => canBeTakenBack)!;
      expect((await app.as("director").delete(`/Api/v2/Company/${id}/SieImport/${latest.id}`)).status).toBe(200);
    };
    await takeLatestBack();
    expect(await statesOf(batch)).toEqual({ "a.se": "imported" });
    await takeLatestBack();
    const [takenBack] = await filesOf(batch);
    expect(takenBack!.state).toBe("takenBack");
    expect(takenBack).not.toHaveProperty("cause");
  });

  it("is deleted by users as far as they see its files, and by the service when it is old", async () => {
    const [seen, unseen] = [await company(true), await company()];
    const batch = await newBatch();
    const seenFile = await drop(batch, "seen.se", year(seen.code));
    await drop(batch, "unseen.se", year(unseen.code));
    await work();
    expect((await app.as("consultant").delete(batch)).status).toBe(200);
    expect((await app.as("consultant").get(batch)).status).toBe(404);
    expect(await statesOf(batch)).toEqual({ "unseen.se": "clear" });
    expect(await deletionsOf("SieImportBatchFile", seenFile.id)).toMatchObject([
      { userName: "consultant", before: { name: "seen.se", state: "clear" } },
    ]);
    expect(await deletionsOf("SieImportBatch", idOf(batch))).toEqual([]);
    const { headers } = await app.as("director").get(batch);
    expect((await app.as("director").delete(batch, { "if-match": '"x"' })).status).toBe(412);
    expect((await app.as("director").delete(batch, { "if-match": headers.get("etag")! })).status).toBe(200);
    expect((await app.as("director").get(batch)).status).toBe(404);
    expect(await deletionsOf("SieImportBatch", idOf(batch))).toHaveLength(1);

    app.now = new Date(Date.now() - 31 * 24 * 3600_000);
    const old = await newBatch();
    await drop(old, "old.se", year(newCode()));
    app.now = new Date();
    await deleteOldBatches(app.database.db);
    expect((await app.as("director").get(old)).status).toBe(404);
  });

  it("keeps the file of a company that its sender does not see, and records no deletion where all files stay", async () => {
    const { code } = await company();
    const batch = await newBatch("consultant");
    const file = await drop(batch, "other.se", year(code), "consultant");
    await work();
    expect((await app.as("consultant").delete(batch)).status).toBe(200);
    expect(await statesOf(batch)).toEqual({ "other.se": "otherCompany" });
    expect(await deletionsOf("SieImportBatch", idOf(batch))).toEqual([]);
    expect(await deletionsOf("SieImportBatchFile", file.id)).toEqual([]);
  });

  it.runIf(TEST_DATABASE === "postgres")("is deleted without waiting for the import of another's file", async () => {
    const [seen, unseen] = [await company(true), await company()];
    const batch = await newBatch();
    await drop(batch, "seen.se", year(seen.code));
    const other = await drop(batch, "unseen.se", year(unseen.code));
    await work();
    await app.database.db.transaction(async (tx) => {
      // Locks the file in the same way as a service that imports it.
      await tx.update(importBatchFile).set({ state: "importing" }).where(eq(importBatchFile.id, other.id));
      expect((await app.as("consultant").delete(batch)).status).toBe(200);
    });
    expect(await statesOf(batch)).toEqual({ "unseen.se": "importing" });
  });

  it("is deleted by one of two requests at once, with one entry in the activity", async () => {
    const batch = await newBatch();
    const client = app.as("director");
    const both = () => [client.delete(batch), client.delete(batch)];
    const responses = await whileLocked((tx) => lock(tx, batch), both);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(await deletionsOf("SieImportBatch", idOf(batch))).toHaveLength(1);
  });

  it("is not deleted with an outdated If-Match when a file arrives during the deletion", async () => {
    const batch = await newBatch();
    const client = app.as("director");
    const { headers } = await client.get(batch);
    const [response] = await whileLocked(
      (tx) => lock(tx, batch),
      () => [client.delete(batch, { "if-match": headers.get("etag")! })],
      async (tx) => {
        await tx.insert(importBatchFile).values({
          agencyId: "home",
          batchId: idOf(batch),
          position: 1,
          name: "late.se",
          size: 1,
          hash: "late",
          receivedAt: app.now,
          receivedFrom: "director",
          actor: "director",
        });
      },
    );
    expect(response!.status).toBe(412);
    expect(Object.keys(await statesOf(batch))).toEqual(["late.se"]);
    expect((await client.delete(batch)).status).toBe(200);
  });

  it("keeps a file when a company that its sender does not see is found for it during the deletion", async () => {
    const { id: targetId, code } = await company();
    const batch = await newBatch("consultant");
    const file = await drop(batch, "other.se", year(code), "consultant");
    const [response] = await whileLocked(
      (tx) => tx.update(importBatchFile).set({ targetId, state: "clear" }).where(eq(importBatchFile.id, file.id)),
      () => [app.as("consultant").delete(batch)],
    );
    expect(response!.status).toBe(200);
    expect(await statesOf(batch)).toEqual({ "other.se": "clear" });
    expect(await deletionsOf("SieImportBatchFile", file.id)).toEqual([]);
  });
});

describe("a decision about all files", () => {
  it("imports nothing when a file has become clear since the state that If-Match names", async () => {
    const [one, two] = [await company(), await company()];
    const batch = await newBatch();
    const first = await drop(batch, "a.se", year(one.code));
    await work();
    const second = await drop(batch, "b.se", year(two.code));
    const { headers } = await app.as("director").get(batch);
    const [response] = await whileLocked(
      (tx) => tx.select().from(importBatchFile).where(eq(importBatchFile.id, first.id)).for("update"),
      () => [app.as("director").put(batch, { decision: "import" }, { "if-match": headers.get("etag")! })],
      async (tx) => {
        const clear = { state: "clear", targetId: two.id } as const;
        await tx.update(importBatchFile).set(clear).where(eq(importBatchFile.id, second.id));
      },
    );
    expect(response!.status).toBe(412);
    expect(await statesOf(batch)).toEqual({ "a.se": "clear", "b.se": "clear" });
  });
});

describe("a decision", () => {
  // On PGlite the decision begins after the transaction.
  it.runIf(TEST_DATABASE === "postgres")("leaves a file that became eligible after it began", async () => {
    const batch = await newBatch();
    const code = newCode();
    const first = await drop(batch, "a.se", year(code));
    await work();
    const second = await drop(batch, "b.se", year(code, 1, "20240101", "20241231"));
    const newCompany = { decision: "newCompany" };
    const lockFirst = (tx: Db) =>
      tx.select().from(importBatchFile).where(eq(importBatchFile.id, first.id)).for("update");
    const allowSecond = async (tx: Db) => {
      const unknown = { state: "unknownCompany", fileCode: code } as const;
      await tx.update(importBatchFile).set(unknown).where(eq(importBatchFile.id, second.id));
    };
    const [late] = await whileLocked(lockFirst, () => [decideFile(batch, second.id, newCompany)], allowSecond);
    expect([late!.status, late!.text]).toEqual([412, expect.stringContaining("only during the decision")]);
    await app.database.db.update(importBatchFile).set({ state: "waiting" }).where(eq(importBatchFile.id, second.id));
    const [all] = await whileLocked(lockFirst, () => [app.as("director").put(batch, newCompany)], allowSecond);
    expect(all!.status).toBe(200);
    expect(await statesOf(batch)).toEqual({ "a.se": "waiting", "b.se": "unknownCompany" });
  });
});

describe("permissions for a batch", () => {
  it.each(ROLES)("%s", async (role) => {
    const batch = await newBatch();
    const file = await drop(batch, "a.se", year(newCode()));
    const client = app.as(people.userOf[role]);
    // Users of companies see nothing of the agency.
    const expected = role.startsWith("Company") ? 404 : 200;
    const statuses = [
      await client.get(LIST),
      await client.post(LIST, {}),
      await client.get(batch),
      await client.get(`${batch}/File`),
      await client.send("POST", `${batch}/File?name=b.se`, "x"),
      await client.get(`${batch}/File/${file.id}`),
      await client.put(batch, { decision: "import" }),
    ].map(({ status }) => status);
    expect(statuses).toEqual(statuses.map(() => expected));
    // A file that has not been checked yet cannot be skipped.
    expect((await client.put(`${batch}/File/${file.id}`, { decision: "skip" })).status).toBe(
      expected === 200 ? 412 : 404,
    );
    expect((await client.delete(batch)).status).toBe(expected);
  });

  it("shows nothing of it to another agency, whatever the path", async () => {
    const batch = await newBatch();
    const { id } = await drop(batch, "a.se", year(newCode()));
    const stranger = app.as("stranger");
    for (const path of [LIST, batch, `${batch}/File`, `${batch}/File/${id}`]) {
      expect((await stranger.get(path)).status).toBe(404);
      const foreign = await stranger.get(path.replace("/home/", "/foreign/"));
      expect(path === LIST ? foreign.body : foreign.status).toEqual(path === LIST ? [] : 404);
    }
    expect((await stranger.put(batch, { decision: "import" })).status).toBe(404);
    expect((await stranger.put(`${batch}/File/${id}`, { decision: "skip" })).status).toBe(404);
  });

  it("hides another client's outcome from a consultant, and lets the director decide about the file", async () => {
    const [own, hidden] = [await company(true), await company()];
    const batch = await newBatch("consultant");
    await drop(batch, "own.se", year(own.code), "consultant");
    const file = await drop(batch, "hidden.se", year(hidden.code), "consultant");
    await work();
    expect(await statesOf(batch, "consultant")).toEqual({ "own.se": "clear", "hidden.se": "otherCompany" });
    const seen = await app.as("consultant").get(`${batch}/File/${file.id}`);
    expect(seen.text).not.toContain(hidden.id);
    expect(seen.text).not.toContain("Bolag");
    await decide(batch, "import", "consultant");
    await work();
    expect(await yearsOf(hidden.id)).toEqual([]);
    expect(await yearsOf(own.id)).toHaveLength(1);

    expect((await decideFile(batch, file.id, { decision: "retry" })).status).toBe(200);
    await work();
    expect((await filesOf(batch))[1]).toMatchObject({ state: "clear", company: { id: hidden.id } });
    await decide(batch, "import");
    await work();
    expect(await statesOf(batch)).toEqual({ "own.se": "imported", "hidden.se": "imported" });
    const after = await app.as("consultant").get(`${batch}/File`);
    expect((after.body as SieImportBatchFile[])[1]!.state).toBe("otherCompany");
    expect(after.text).not.toContain(hidden.id);
    expect((await decideFile(batch, file.id, { decision: "takeBack" }, "consultant")).status).toBe(412);
    expect((await decideFile(batch, file.id, { decision: "skip" }, "consultant")).status).toBe(412);
  });

  it("hides a file of another client while it is checked again, too", async () => {
    const [own, hidden] = [await company(true), await company()];
    const batch = await newBatch();
    await drop(batch, "own.se", year(own.code));
    const file = await drop(batch, "hidden.se", year(hidden.code));
    await work();
    expect((await decideFile(batch, file.id, { decision: "retry" })).status).toBe(200);
    expect(await statesOf(batch)).toEqual({ "own.se": "clear", "hidden.se": "waiting" });
    expect(await statesOf(batch, "consultant")).toEqual({ "own.se": "clear" });
    await work();
    expect(await statesOf(batch)).toEqual({ "own.se": "clear", "hidden.se": "clear" });
  });

  it("checks the permissions again when it imports", async () => {
    const { id, code } = await company(true);
    const batch = await newBatch("consultant");
    await drop(batch, "a.se", year(code), "consultant");
    await work();
    await decide(batch, "import", "consultant");
    await app.as("director").put("/Api/v2/User/consultant", { customers: [people.companyId] });
    await work();
    expect(await statesOf(batch, "consultant")).toEqual({ "a.se": "otherCompany" });
    const [seen] = await filesOf(batch);
    expect(seen).toMatchObject({ state: "otherCompany", cause: { code: "otherCompany" } });
    expect(seen).not.toHaveProperty("outcome");
    expect(await yearsOf(id)).toEqual([]);

    const gone = await app.make.user("AgencyConsultant", { userName: "leaving", agencyId: "home" });
    const theirs = await newBatch(gone);
    await drop(theirs, "b.se", year(code), gone);
    await app.database.db.update(user).set({ disabled: true }).where(eq(user.userName, gone));
    await work();
    expect(await filesOf(theirs)).toMatchObject([
      { state: "failed", cause: { code: "actorGone", explanation: expect.stringContaining("gone or disabled") } },
    ]);
  });
});

describe("the work on files", () => {
  it("is done by one service at a time, and taken over from one that was killed", async () => {
    const { id, code } = await company();
    const batch = await newBatch();
    await drop(batch, "a.se", year(code));
    const { db } = app.database;
    const killed = await takeWork(db, 20);
    expect(killed).toMatchObject({ state: "waiting", attempts: 1 });
    expect(await statesOf(batch)).toEqual({ "a.se": "checking" });
    expect(await takeWork(db, 20)).toBeNull();
    const leaseUntil = sql`statement_timestamp() - interval '1 second'`;
    await db.update(importBatchFile).set({ leaseUntil }).where(eq(importBatchFile.id, killed!.id));
    await work();
    expect(await statesOf(batch)).toEqual({ "a.se": "clear" });

    await decide(batch, "import");
    // A negative number of seconds makes the lease expired from the start, like that of a service that stood still.
    const late = (await takeWork(db, -1))!;
    await work();
    expect(await importsOf(id)).toHaveLength(1);
    // The late service goes on and finds that it has lost the lease.
    const contextOf = (actor: string) => actorContext(db, actor, "import batch");
    await expect(workOnFile(db, late, contextOf, () => undefined)).rejects.toThrow("deleted");
    expect(await importsOf(id)).toHaveLength(1);
  });

  it("shows a file that is postponed as one that waits", async () => {
    const batch = await newBatch();
    await drop(batch, "a.se", year(newCode()));
    const { db } = app.database;
    await postpone(db, (await takeWork(db, 20))!, 20);
    expect(await takeWork(db, 20)).toBeNull();
    expect(await statesOf(batch)).toEqual({ "a.se": "waiting" });
    // Leaves no file to the tests that follow.
    await db.update(importBatchFile).set({ leaseUntil: null }).where(eq(importBatchFile.state, "waiting"));
    await work();
  });

  it("does not count an attempt that ended because the database could not be reached", async () => {
    const batch = await newBatch();
    await drop(batch, "a.se", year(newCode()));
    const { db } = app.database;
    const refuse = () => {
      throw Object.assign(new Error("terminating connection"), { code: "57P01" });
    };
    const unreleased = new Set<TakenFile>();
    // More times than a file may be interrupted. Each time the database is lost after the file has been taken.
    for (let times = 0; times < 5; times++) {
      const lost = Object.create(db) as typeof db;
      lost.select = () => {
        lost.update = refuse;
        return refuse();
      };
      await expect(workOnNext(lost, { ...options, unreleased })).rejects.toThrow("terminating connection");
    }
    await workOnNext(db, { ...options, unreleased });
    expect(await statesOf(batch)).toEqual({ "a.se": "unknownCompany" });
    expect(unreleased.size).toBe(0);
  });

  it("gives up a file that crashes the service each time", async () => {
    const batch = await newBatch();
    await drop(batch, "a.se", year(newCode()));
    // A lease that has expired as it begins, for each service that took the file and crashed.
    for (let times = 0; times < 3; times++) expect(await takeWork(app.database.db, -1)).not.toBeNull();
    await work();
    expect(await filesOf(batch)).toMatchObject([{ state: "failed", cause: { code: "interrupted" } }]);
  });

  it.runIf(TEST_DATABASE === "postgres")("keeps its lease while the company is locked", { tags: "long" }, async () => {
    const { id, code } = await company();
    const batch = await newBatch();
    const file = await drop(batch, "a.se", year(code));
    await work();
    await decide(batch, "import");
    const { db } = app.database;
    const leaseUntil = async () => {
      const [row] = await db.select().from(importBatchFile).where(eq(importBatchFile.id, file.id));
      return row!.leaseUntil!.getTime();
    };
    let importing: Promise<boolean> | undefined;
    await db.transaction(async (tx) => {
      await lockForWriting(tx, id);
      importing = workOnNext(db, { ...options, leaseSeconds: 3 });
      await untilLocksAreAwaited(app.database.db);
      const before = await leaseUntil();
      await expect.poll(leaseUntil, { timeout: 10_000 }).toBeGreaterThan(before);
    });
    expect(await importing).toBe(true);
    expect(await statesOf(batch)).toEqual({ "a.se": "imported" });
  });

  it("imports each file once when several services do it", { tags: "long" }, async () => {
    const companies = await Promise.all(Array.from({ length: 6 }, () => company()));
    const batch = await newBatch();
    for (const { code } of companies) {
      await drop(batch, `${code}.se`, year(code));
      await drop(batch, `${code}-before.se`, year(code, 3, "20240101", "20241231"));
    }
    const workTogether = () => Promise.all([work(), work(), work()]);
    await workTogether();
    await decide(batch, "import");
    await workTogether();
    expect(new Set(Object.values(await statesOf(batch)))).toEqual(new Set(["imported"]));
    for (const { id } of companies) {
      expect(await yearsOf(id)).toHaveLength(2);
      expect(await importsOf(id)).toHaveLength(2);
    }
    await decide(batch, "takeBack");
    await workTogether();
    for (const { id } of companies) expect(await yearsOf(id)).toEqual([]);
  });
});
