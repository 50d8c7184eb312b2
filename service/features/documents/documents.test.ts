import { createHash, randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { documentSchema, MAX_FILE_SIZE, type DocumentFile, type DocumentFolder } from "@/contract/documents";
import { grantOf, ROLES } from "@/contract/permissions";
import { document, documentChunk } from "../../platform/db/schema";
import { makePeople, type People } from "../../testing/people";
import { auditEntriesOf, tablesWithRowsOf, wholeAuditLog } from "../../testing/stored";
import { toDocumentWithContent } from "./content";
import { findDocument } from "./document-row";
import { TestApp, type TestResponse, type TestClient } from "../../testing/test-app";

let app: TestApp;
let people: People;
let client: TestClient;
let companyId: string;
let path: string;

beforeAll(async () => {
  app = await TestApp.start();
  people = await makePeople(app);
  client = app.as("director");
});
afterAll(() => app.stop());
beforeEach(async () => {
  companyId = await app.make.company(people.agencyId, { created: new Date("2025-01-02T03:04:05Z") });
  path = `/Api/v2/Company/${companyId}/Document`;
});

const base64 = (text: string) => Buffer.from(text).toString("base64");
const file = (at: string, text = "innehåll", more: object = {}) => ({
  type: "File",
  path: at,
  data: base64(text),
  ...more,
});
const folder = (at: string) => ({ type: "Folder", path: at });
const idOf = ({ body }: TestResponse) => (body as { id: string }).id;
const make = async (sent: object) => idOf(await client.post(path, sent));
const archive = async () => (await client.get(path)).body as DocumentFolder;
/** Every path of the tree, in its order. */
const pathsOf = ({ children }: DocumentFolder): string[] =>
  children.flatMap((child) => [child.path, ...(child.type === "Folder" ? pathsOf(child) : [])]);
const paths = async () => pathsOf(await archive());

describe("the archive of a company", () => {
  it("is a root folder without content at first", async () => {
    const root = { id: "root", path: "/", created: "2025-01-02T03:04:05", type: "Folder", children: [] };
    expect(await client.get(`${path}/`)).toMatchObject({ status: 200, body: root });
    expect((await client.get(`${path}/root`)).body).toEqual(root);
  });

  it("answers the whole tree, folders first, then by name, and no file's data", async () => {
    await client.post(path, [
      file("/b.txt"),
      file("/B/ö.pdf", "x", { contentType: "application/pdf" }),
      file("/A.txt"),
    ]);
    await client.post(path, [folder("/a"), file("/B/z/1.txt", "12345")]);
    const root = await archive();
    expect(pathsOf(root)).toEqual(["/B", "/B/z", "/B/z/1.txt", "/B/ö.pdf", "/a", "/A.txt", "/b.txt"]);
    const pdf = (root.children[0] as DocumentFolder).children[1];
    expect(pdf).toEqual({
      id: expect.any(String),
      path: "/B/ö.pdf",
      created: "2026-03-15T12:00:00",
      type: "File",
      contentType: "application/pdf",
      size: 1,
    });
    expect(documentSchema.parse(root)).toEqual(root);
  });

  it("shows a single folder with its content, and a single file with its data", async () => {
    const id = await make(file("/Bokslut/2025/Årsredovisning.txt", "Å"));
    const [bokslut] = (await archive()).children as DocumentFolder[];
    expect((await client.get(`${path}/${bokslut!.id}`)).body).toEqual(bokslut);
    const response = await client.get(`${path}/${id}`);
    expect(response.body).toMatchObject({ path: "/Bokslut/2025/Årsredovisning.txt", size: 2, data: base64("Å") });
    expect(response.headers.get("etag")).toMatch(/^".+"$/);
  });

  it("shows a folder's present path and content when it was moved after it had been found, and null when it was deleted", async () => {
    const { db } = app.database;
    const id = await make(folder("/a"));
    await make(file("/a/1"));
    const found = await findDocument(db, companyId, id);
    await client.put(path, { id, path: "/b" });
    expect(await toDocumentWithContent(db, found)).toMatchObject({ path: "/b", children: [{ path: "/b/1" }] });
    await client.delete(`${path}/${id}`);
    expect(await toDocumentWithContent(db, found)).toBeNull();
  });

  it("does not find what is not there, or is another company's", async () => {
    const other = await app.make.company(people.agencyId);
    const id = await make(file("/a"));
    for (const at of [`/Api/v2/Company/${other}/Document/${id}`, `${path}/x`, `${path}/${crypto.randomUUID()}`]) {
      for (const response of [await client.get(at), await client.delete(at), await client.put(at, { path: "/b" })]) {
        expect(response).toMatchObject({ status: 404, body: { typeOfError: "NotFound" } });
      }
    }
  });
});

describe("creating documents", () => {
  it("assigns the id, ignores members that a client cannot set, and makes the folders on the way", async () => {
    const sent = {
      ...file("Bokslut/2025/a.txt"),
      id: "mine",
      created: "0001-01-01T00:00:00",
      contentType: null,
      children: null,
    };
    const response = await client.post(path, sent);
    expect(response.body).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      path: "/Bokslut/2025/a.txt",
      created: "2026-03-15T12:00:00",
      type: "File",
      size: 9,
    });
    expect(await paths()).toEqual(["/Bokslut", "/Bokslut/2025", "/Bokslut/2025/a.txt"]);
    expect((await client.post(`${path}/any`, { ...folder("/Löner/"), children: [] })).body).toMatchObject({
      path: "/Löner",
      type: "Folder",
      children: [],
    });
  });

  it("creates a list at once and answers it in the order sent, even if a file is before its folder", async () => {
    const sent = [file("/a/b/1"), folder("/a/b"), folder("/a"), file("/2")];
    const response = await client.post(path, sent);
    expect(response.status).toBe(200);
    expect((response.body as { path: string }[]).map((one) => one.path)).toEqual(["/a/b/1", "/a/b", "/a", "/2"]);
    expect((response.body as DocumentFolder[])[2]).toMatchObject({ children: [{ path: "/a/b" }] });
    expect(await paths()).toEqual(["/a", "/a/b", "/a/b/1", "/2"]);
    expect((await client.post(path, [])).body).toEqual([]);
  });

  it("creates all of a list or nothing", async () => {
    await make(file("/there"));
    expect((await client.post(path, [file("/new/1"), file("/There")])).status).toBe(409);
    const bad = await client.post(path, [file("/new/1"), file("/new/2", "", { data: "?" })]);
    expect(bad).toMatchObject({ status: 400 });
    expect(bad.text).toContain("$[1].data: expected base64");
    const twice = await client.post(path, [file("/new/1"), folder("/NEW/1")]);
    expect(twice).toMatchObject({ status: 400 });
    expect(twice.text).toContain("$[1].path: expected each path once");
    expect(await paths()).toEqual(["/there"]);
  });

  it("compares names without regard to case, and keeps the first spelling", async () => {
    await make(folder("/Ärenden"));
    expect(await client.post(path, folder("/ÄRENDEN"))).toMatchObject({
      status: 409,
      body: { typeOfError: "Conflict" },
    });
    // The same name in its other normal form.
    expect((await client.post(path, folder("/A\u0308renden"))).status).toBe(409);
    expect((await client.post(path, file("/ärenden/x"))).body).toMatchObject({ path: "/Ärenden/x" });
  });

  it("refuses a path through a file", async () => {
    await make(file("/a"));
    const response = await client.post(path, file("/A/b"));
    expect(response).toMatchObject({ status: 412, body: { typeOfError: "PreconditionFailed" } });
    expect(await paths()).toEqual(["/a"]);
  });

  it.each<[string, unknown, string]>([
    ["no type", { path: "/a" }, "$.type: is required"],
    ["another type", { type: "Link", path: "/a" }, "$.type: expected File or Folder"],
    ["no path", { type: "Folder", path: null }, "$.path: expected string, got null"],
    ["the root", folder("/"), "$.path: expected names separated by /"],
    ["an empty name", folder("/a//b"), "$.path: expected names separated by /"],
    ["a name that leads up", file("/a/../b"), "$.path: expected names separated by /, none of them empty, . or .."],
    ["a control character", folder("/a\tb"), "$.path: expected a path without control characters"],
    ["a name that is too long", folder(`/${"x".repeat(256)}`), "$.path: expected names of at most 255"],
    [
      "a path that is too long once a slash is put before it",
      folder("x".repeat(250) + `/${"x".repeat(130)}`.repeat(2)),
      "$.path: expected at most 512",
    ],
    ["a path that is too long", folder(`/${"x".repeat(200)}`.repeat(3)), "$.path: expected at most 512"],
    ["a path that is too deep", folder("/a".repeat(21)), "$.path: expected at most 20 names"],
    ["a file without data", { type: "File", path: "/a", data: null }, "$.data: is required of a file"],
    ["data in base64url", file("/a", "", { data: "aGVq-_==" }), '$.data: expected base64, found "-" at character 5'],
    ["data without padding", file("/a", "", { data: "aGVqYQ" }), "$.data: expected base64 with padding"],
    [
      "padding in the middle",
      file("/a", "", { data: "aG==aGVq" }),
      '$.data: expected base64, found "=" at character 3',
    ],
    ["data that is no text", file("/a", "", { data: 7 }), "$.data: expected string, got a number"],
    ["a text in a list", ["/a"], "$[0]: expected object, got a string"],
    ["neither document nor list", 7, "$: expected object, got a number"],
    ["too long a list", Array.from({ length: 1001 }, (_, i) => folder(`/${i}`)), "$: expected at most 1000 items"],
  ])("refuses %s and names where", async (_, sent, message) => {
    const response = await client.post(path, sent);
    expect(response).toMatchObject({ status: 400, body: { typeOfError: "BadRequest" } });
    expect((response.body as { message: string }).message).toContain(message);
    expect(await paths()).toEqual([]);
  });

  it("creates each path once when simultaneous requests need it", async () => {
    const responses = await Promise.all([1, 2, 3].map((i) => client.post(path, file(`/a/b/${i}`))));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await paths()).toEqual(["/a", "/a/b", "/a/b/1", "/a/b/2", "/a/b/3"]);
    const same = await Promise.all([client.post(path, file("/x")), client.post(path, file("/X"))]);
    expect(same.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe("a file's content", () => {
  it("comes back byte for byte, for sizes around that of a slice", async () => {
    // The bytes of SLICE characters of base64 in content.ts.
    const slice = (1_398_100 / 4) * 3;
    for (const size of [0, 1, 2, 3, slice - 1, slice, slice + 1, 3 * slice + 2]) {
      const data = randomBytes(size).toString("base64");
      const id = await make({ type: "File", path: `/${size}`, data });
      const { body } = await client.get(`${path}/${id}`);
      expect(body).toMatchObject({ size });
      expect((body as DocumentFile).data === data, `${size} bytes`).toBe(true);
    }
    const chunks = await app.database.db.select().from(documentChunk);
    expect(Math.max(...chunks.map(({ content }) => content.length))).toBeLessThanOrEqual(1024 * 1024);
  });

  it("may have line breaks in its base64, which are not kept", async () => {
    const bytes = randomBytes(200);
    const data = bytes.toString("base64").replace(/.{76}/g, "$&\r\n");
    const id = await make({ type: "File", path: "/a", data });
    expect((await client.get(`${path}/${id}`)).body).toMatchObject({ size: 200, data: bytes.toString("base64") });
  });

  it("may have at most 20 MiB, and its request at most 32 MiB", { tags: "long", timeout: 120_000 }, async () => {
    const largest = { type: "File", path: "/largest", data: Buffer.alloc(MAX_FILE_SIZE, 65).toString("base64") };
    const id = await make(largest);
    const response = await client.get(`${path}/${id}`);
    expect(response.body).toMatchObject({ size: MAX_FILE_SIZE });
    expect((response.body as DocumentFile).data === largest.data).toBe(true);
    const larger = { ...largest, path: "/larger", data: Buffer.alloc(MAX_FILE_SIZE + 1).toString("base64") };
    const refused = await client.post(path, larger);
    expect(refused).toMatchObject({ status: 400, body: { typeOfError: "BadRequest" } });
    expect(refused.text).toContain(
      `$.data: expected a file of at most ${MAX_FILE_SIZE} bytes, found ${MAX_FILE_SIZE + 1}`,
    );
    const tooLarge = await client.send("POST", path, " ".repeat(32 * 1024 * 1024 + 1));
    expect(tooLarge).toMatchObject({ status: 413, body: { typeOfError: "BadRequest" } });
    expect(await paths()).toEqual(["/largest"]);
  });
});

describe("updating a document", () => {
  it("renames a file and keeps its content and type", async () => {
    const id = await make(file("/a.txt", "hej", { contentType: "text/plain" }));
    const response = await client.put(path, { id, path: "/B/c.txt" });
    const renamed = { id, path: "/B/c.txt", created: "2026-03-15T12:00:00", type: "File", contentType: "text/plain" };
    expect(response).toMatchObject({ status: 200, body: { ...renamed, size: 3 } });
    expect(response.body).not.toHaveProperty("data");
    expect((await client.get(`${path}/${id}`)).body).toEqual({ ...renamed, size: 3, data: base64("hej") });
    expect(await paths()).toEqual(["/B", "/B/c.txt"]);
  });

  it("replaces the content, and keeps it when data is null or missing", async () => {
    const id = await make(file("/a.txt", "en längre text", { contentType: "text/plain" }));
    const replaced = await client.put(`${path}/${id}`, { data: base64("kort"), contentType: null });
    expect(replaced.body).toMatchObject({ id, size: 4 });
    expect(replaced.body).not.toHaveProperty("contentType");
    // As sent by a client that read the file in the tree, without its data.
    const [shown] = (await archive()).children;
    expect((await client.put(path, { ...shown, data: null })).status).toBe(200);
    expect((await client.get(`${path}/${id}`)).body).toMatchObject({ size: 4, data: base64("kort") });
  });

  it("leaves a folder without a content type", async () => {
    const id = await make({ ...folder("/a"), contentType: "text/plain" });
    expect((await client.put(`${path}/${id}`, { contentType: "text/plain" })).status).toBe(200);
    const [row] = await app.database.db.select().from(document).where(eq(document.id, id));
    expect(row!.contentType).toBeNull();
  });

  it("moves a folder with all that is in it, and nothing beside it", async () => {
    // In a pattern of SQL, % and _ stand for other characters: /Å%_/% would also match /åx/1.
    const [id] = (
      (await client.post(path, [folder("/Å%_"), file("/Å%_/b/1"), file("/Å%_2"), file("/åx/1")])).body as {
        id: string;
      }[]
    ).map((one) => one.id);
    const response = await client.put(path, { id, type: "Folder", path: "/Nytt/c", children: [] });
    expect(response.body).toMatchObject({ id, path: "/Nytt/c", children: [{ path: "/Nytt/c/b" }] });
    expect(await paths()).toEqual(["/Nytt", "/Nytt/c", "/Nytt/c/b", "/Nytt/c/b/1", "/åx", "/åx/1", "/Å%_2"]);
    expect((await client.post(path, file("/NYTT/C/B/1"))).status).toBe(409);
    expect((await client.post(path, folder("/å%_"))).status).toBe(200);
  });

  it("renames a folder to a name that differs only in case", async () => {
    const id = await make(folder("/bokslut"));
    await make(file("/bokslut/a"));
    expect((await client.put(path, { id, path: "/Bokslut" })).body).toMatchObject({ path: "/Bokslut" });
    expect(await paths()).toEqual(["/Bokslut", "/Bokslut/a"]);
  });

  it("does not move a folder into itself, onto another document, into a file, too deep or to too long a path", async () => {
    const id = await make(folder("/a"));
    await client.post(path, [file(`/a${"/x".repeat(18)}`), file("/b")]);
    const before = await paths();
    const statusOf = async (to: string) => (await client.put(path, { id, path: to })).status;
    expect(await statusOf("/a/b")).toBe(412);
    expect(await statusOf("/A/b/c")).toBe(412);
    expect(await statusOf("/B")).toBe(409);
    expect(await statusOf("/b/c")).toBe(412);
    const tooDeep = await client.put(path, { id, path: "/1/2/3" });
    expect(tooDeep).toMatchObject({ status: 412, body: { message: expect.stringContaining("at most 20 names") } });
    const tooLong = await client.put(path, { id, path: `/${"y".repeat(250)}/${"y".repeat(240)}` });
    expect(tooLong).toMatchObject({
      status: 412,
      body: { message: expect.stringContaining("at most 512 characters") },
    });
    expect(await paths()).toEqual(before);
    expect(await statusOf("/1/2")).toBe(200);
  });

  it("refuses a missing or different id, path null, another type, data of a folder, and the root folder", async () => {
    const id = await make(folder("/a"));
    const responses = [
      await client.put(path, { path: "/b" }),
      await client.put(path, { id, path: null }),
      await client.put(path, { id, type: "File" }),
      await client.put(path, { id, data: "" }),
      await client.put(`${path}/${id}`, { id: "other" }),
    ];
    expect(responses.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
    for (const response of [await client.put(path, { id: "root", path: "/x" }), await client.put(`${path}/root`, {})]) {
      expect(response).toMatchObject({ status: 412, body: { typeOfError: "PreconditionFailed" } });
    }
  });

  it("changes nothing when If-Match names another state, for a file the state of its content too", async () => {
    const id = await make(file("/a", "1"));
    const tagOf = async () => (await client.get(`${path}/${id}`)).headers.get("etag")!;
    const etag = await tagOf();
    expect((await client.put(`${path}/${id}`, { data: base64("2") }, { "if-match": etag })).status).toBe(200);
    expect((await client.put(`${path}/${id}`, { data: base64("3") }, { "if-match": etag })).status).toBe(412);
    expect((await client.delete(`${path}/${id}`, { "if-match": etag })).status).toBe(412);
    expect((await client.get(`${path}/${id}`)).body).toMatchObject({ data: base64("2") });
    expect((await client.delete(`${path}/${id}`, { "if-match": await tagOf() })).status).toBe(200);
  });
});

describe("deleting a document", () => {
  it("deletes a folder's content, and nothing else", async () => {
    await client.post(path, [file("/A/1"), file("/A/b/2"), file("/A2"), file("/3")]);
    const [a] = (await archive()).children;
    expect(await client.delete(`${path}/${a!.id}`)).toMatchObject({ status: 200, text: "null" });
    expect(await paths()).toEqual(["/3", "/A2"]);
    expect(await app.database.db.$count(documentChunk, eq(documentChunk.companyId, companyId))).toBe(2);
    expect((await client.delete(`${path}/${a!.id}`)).status).toBe(404);
    expect((await client.delete(`${path}/root`)).status).toBe(412);
    const all = await client.delete(path);
    expect(all).toMatchObject({ status: 405, body: { typeOfError: "NotImplemented" } });
    expect(all.headers.get("allow")).toBe("GET, POST, PUT");
  });

  it("happens when the company is deleted", async () => {
    await make(file("/a/b"));
    expect(await tablesWithRowsOf(app.database.db, companyId)).toEqual(["document", "document_chunk"]);
    expect((await client.delete(`/Api/v2/Company/${companyId}`)).status).toBe(200);
    expect(await tablesWithRowsOf(app.database.db, companyId)).toEqual([]);
  });
});

describe("permissions for documents", () => {
  it.each(ROLES)("%s", async (role) => {
    const at = `/Api/v2/Company/${people.companyId}/Document`;
    const shared = idOf(await client.post(at, file(`/shared by ${role}`)));
    const user = app.as(people.userOf[role]);
    const reading = grantOf(role, "document.read") ? 200 : 403;
    const writing = grantOf(role, "document.write") ? 200 : 403;
    expect((await user.get(at)).status).toBe(reading);
    expect((await user.get(`${at}/root`)).status).toBe(reading);
    expect((await user.get(`${at}/${shared}`)).status).toBe(reading);
    expect((await user.post(at, file(`/by ${role}`))).status).toBe(writing);
    expect((await user.put(at, { id: shared, path: `/changed by ${role}` })).status).toBe(writing);
    expect((await user.delete(`${at}/${shared}`)).status).toBe(writing);
    // Permission is decided before the body is read.
    expect((await user.send("POST", at, "{")).status).toBe(writing === 403 ? 403 : 400);
  });

  it("hides everything from those who cannot see the company, and asks the unknown to sign in", async () => {
    const id = await make(file("/a"));
    for (const [userName, status] of [
      ["stranger", 404],
      [null, 401],
    ] as const) {
      const other = app.as(userName);
      for (const at of [path, `${path}/root`, `${path}/${id}`]) expect((await other.get(at)).status).toBe(status);
      expect((await other.post(path, file("/b"))).status).toBe(status);
      expect((await other.put(path, { id, path: "/b" })).status).toBe(status);
      expect((await other.delete(`${path}/${id}`)).status).toBe(status);
    }
  });

  it("writes an audit entry for every write, with size and digest instead of the content", async () => {
    const secret = "det här ska inte stå i loggen";
    const id = await make(file("/x/a", secret));
    // The entries are compared in the order of their times.
    app.passSecond();
    await client.put(path, { id, path: "/x/b", data: base64("2") });
    const [x] = (await archive()).children;
    app.passSecond();
    await client.delete(`${path}/${x!.id}`);
    const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
    const created = { id, type: "File", path: "/x/a", contentType: null, size: 31, sha256: sha256(secret) };
    const after = { ...created, path: "/x/b", size: 1, sha256: sha256("2") };
    const db = app.database.db;
    expect(await auditEntriesOf(db, "Document", id)).toEqual([
      { companyId, userName: "director", action: "create", before: null, after: created },
      { companyId, userName: "director", action: "update", before: created, after },
    ]);
    const folderX = { id: x!.id, type: "Folder", path: "/x" };
    expect(await auditEntriesOf(db, "Document", x!.id)).toMatchObject([
      { action: "create", before: null, after: folderX },
      { action: "delete", before: { ...folderX, children: [after] }, after: null },
    ]);
    expect(await wholeAuditLog(db)).not.toContain(base64(secret));
  });
});
