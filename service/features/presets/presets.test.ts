import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { grantOf, ROLES } from "@/contract/permissions";
import type { KeyFigurePreset } from "@/contract/presets";
import { STANDARD_PRESETS } from "@/contract/standard-presets";
import { CATALOGUE_IDS } from "../../figures/key-figures";
import { makePeople, type People } from "../../testing/people";
import { TestApp, type TestClient } from "../../testing/test-app";
import { createStandardPresets } from "./create-preset";

let app: TestApp;
let people: People;
let path: string;
let client: TestClient;

const preset = (id: string, more: object = {}) => ({ id, name: `Preset ${id}`, keyFigureTypes: ["NetSales"], ...more });
const ids = (response: { body: unknown }) => (response.body as KeyFigurePreset[]).map(({ id }) => id);

beforeAll(async () => {
  app = await TestApp.start();
  people = await makePeople(app);
  client = app.as("director");
});
afterAll(() => app.stop());

beforeEach(async () => {
  const companyId = await app.make.company(people.agencyId);
  await createStandardPresets(app.database.db, companyId);
  path = `/Api/v2/Company/${companyId}/KeyFigurePreset`;
});

describe("the presets of a new company", () => {
  it("are the standard ones, in their order; Overview and VisibleKeyFigures have their figures in order", async () => {
    const presets = (await client.get(path)).body as KeyFigurePreset[];
    expect(presets.map(({ id }) => id)).toEqual(STANDARD_PRESETS);
    const types = Object.fromEntries(presets.map(({ id, keyFigureTypes }) => [id, keyFigureTypes]));
    expect(types.Overview).toEqual(["NetSales", "ProfitAfterFinancialItems", "EquityRatio", "QuickRatio", "CashFlow"]);
    expect(types.VisibleKeyFigures).toEqual(CATALOGUE_IDS);
  });

  it("can be read as StandardKeyFigurePreset by every signed-in user, and by nobody else", async () => {
    const standard = await app.as("stranger").get("/Api/v2/StandardKeyFigurePreset/");
    expect(standard).toMatchObject({ status: 200, body: (await client.get(path)).body });
    expect((await app.as("company-limited").get("/api/v2/standardkeyfigurepreset/Overview")).body).toEqual(
      (standard.body as KeyFigurePreset[])[0],
    );
    const missing = await client.get("/Api/v2/StandardKeyFigurePreset/overview");
    expect(missing).toMatchObject({ status: 404, body: { typeOfError: "NotFound" } });
    expect((await app.as(null).get("/Api/v2/StandardKeyFigurePreset")).status).toBe(401);
    for (const at of ["/Api/v2/StandardKeyFigurePreset", "/Api/v2/StandardKeyFigurePreset/Overview"]) {
      const refused = await client.put(at, {});
      expect(refused.status).toBe(405);
      expect(refused.headers.get("allow")).toBe("GET");
    }
  });
});

describe("listing presets", () => {
  it("puts the company's own after the standard ones, by code points of their ids", async () => {
    for (const id of ["b", "_", "a", "B", "-", "1"]) await client.post(path, preset(id));
    await client.delete(`${path}/MyKeyFigures`);
    const standard = STANDARD_PRESETS.filter((id) => id !== "MyKeyFigures");
    expect(ids(await client.get(path))).toEqual([...standard, "-", "1", "B", "_", "a", "b"]);
  });
});

describe("creating a preset", () => {
  it("keeps the order of its key figures, and ids that this version does not know", async () => {
    const sent = preset("board_1", { description: "Åre", keyFigureTypes: ["Unknown·2031", "CashFlow", "NetSales"] });
    const response = await client.post(path, { ...sent, created: "2024-01-01", comment: null });
    expect(response).toMatchObject({ status: 200, body: sent });
    expect((await client.get(`${path}/board_1`)).text).toBe(response.text);
  });

  it("takes the id from the path, and leaves out members that are null", async () => {
    const body = { id: null, name: "Empty", description: null, keyFigureTypes: [] };
    const created = await client.post(`${path}/empty`, body);
    expect(created).toMatchObject({ status: 200, body: { id: "empty", name: "Empty", keyFigureTypes: [] } });
    expect(created.body).not.toHaveProperty("description");
  });

  it("refuses an id that the company has already, and changes nothing", async () => {
    const first = await client.post(path, preset("mine"));
    const second = await app.as("administrator").post(`${path}/mine`, preset("mine", { name: "Other" }));
    expect(second).toMatchObject({ status: 409, body: { typeOfError: "Conflict" } });
    expect(second.text).toContain('\\"mine\\"');
    expect((await client.get(`${path}/mine`)).text).toBe(first.text);
    expect((await client.post(path, preset("Overview"))).status).toBe(409);
    const other = await app.make.company(people.agencyId);
    expect((await client.post(`/Api/v2/Company/${other}/KeyFigurePreset`, preset("mine"))).status).toBe(200);
  });

  it("lets one of two win who take the same id at the same moment", async () => {
    const responses = await Promise.all([client.post(path, preset("race")), client.post(path, preset("race"))]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it.each([
    ["no id", { name: "x", keyFigureTypes: [] }, "$.id: is required"],
    ["an id with a blank", preset("a b"), "$.id: expected 1 to 64 of"],
    ["an id that is too long", preset("x".repeat(65)), "$.id: expected 1 to 64 of"],
    ["no name", { id: "x", keyFigureTypes: [] }, "$.name: is required"],
    ["an empty name", preset("x", { name: "" }), "$.name"],
    ["no key figures member", { id: "x", name: "x" }, "$.keyFigureTypes: is required"],
    ["a repeated key figure", preset("x", { keyFigureTypes: ["A", "B", "A"] }), "$.keyFigureTypes: expected each"],
    ["the same id in two normal forms", preset("x", { keyFigureTypes: ["å", "a\u030a"] }), "$.keyFigureTypes"],
    ["an empty key figure id", preset("x", { keyFigureTypes: [""] }), "$.keyFigureTypes[0]"],
    ["a key figure id that is too long", preset("x", { keyFigureTypes: ["x".repeat(65)] }), "$.keyFigureTypes[0]"],
    ["a description that is too long", preset("x", { description: "x".repeat(10_001) }), "$.description"],
    ["a list in the body", [preset("x")], "$: expected object, got a list"],
  ])("refuses %s and names the member", async (_, sent, message) => {
    const response = await client.post(path, sent);
    expect(response).toMatchObject({ status: 400, body: { typeOfError: "BadRequest" } });
    expect(response.text).toContain(message);
  });

  it("refuses an id in the body that differs from the path, and a path that cannot exist", async () => {
    expect((await client.post(`${path}/a`, preset("b"))).status).toBe(400);
    expect((await client.post(`${path}/a%20b`, preset("a b"))).status).toBe(404);
  });
});

describe("updating a preset", () => {
  it("changes what is sent and keeps the rest, with the id in the body or in the path", async () => {
    await client.post(path, preset("mine", { description: "Before" }));
    const first = await client.put(path, { id: "mine", keyFigureTypes: ["CashFlow", "NetSales"] });
    const body = { id: "mine", name: "Preset mine", description: "Before", keyFigureTypes: ["CashFlow", "NetSales"] };
    expect(first).toMatchObject({ status: 200, body });
    const second = await client.put(`${path}/mine`, { name: "After", id: null });
    expect(second.body).toEqual({ ...body, name: "After" });
    expect((await client.get(`${path}/mine`)).text).toBe(second.text);
  });

  it("deletes the description with null, and nothing that is required", async () => {
    await client.post(path, preset("mine", { description: "Before" }));
    const response = await client.put(path, { id: "mine", description: null });
    expect(response.body).toEqual(preset("mine"));
    for (const member of ["name", "keyFigureTypes"]) {
      const refused = await client.put(path, { id: "mine", [member]: null });
      expect(refused).toMatchObject({ status: 400 });
      expect(refused.text).toContain(`$.${member}: is required and cannot be deleted`);
    }
    expect((await client.get(`${path}/mine`)).body).toEqual(preset("mine"));
  });

  it("refuses a repeated key figure, and an id that is missing, differs from the path or does not exist", async () => {
    expect((await client.put(path, { name: "x" })).status).toBe(400);
    expect((await client.put(path, { id: null, name: "x" })).status).toBe(400);
    expect((await client.put(path, { id: 7 })).status).toBe(400);
    expect((await client.put(`${path}/Overview`, { id: "MyKeyFigures" })).status).toBe(400);
    expect((await client.put(path, { id: "none" })).status).toBe(404);
    expect((await client.put(path, { id: "overview" })).status).toBe(404);
    expect((await client.put(`${path}/none`, "not an object")).status).toBe(404);
    expect((await client.put(`${path}/Overview`, { keyFigureTypes: ["A", "A"] })).status).toBe(400);
  });

  it("resets a standard preset with the content of StandardKeyFigurePreset", async () => {
    const before = await client.get(`${path}/Overview`);
    await client.put(path, { id: "Overview", name: "Changed", description: null, keyFigureTypes: [] });
    const standard = await client.get("/Api/v2/StandardKeyFigurePreset/Overview");
    await client.put(path, standard.body);
    expect((await client.get(`${path}/Overview`)).text).toBe(before.text);
    await client.delete(`${path}/Overview`);
    await client.post(path, standard.body);
    expect((await client.get(`${path}/Overview`)).text).toBe(before.text);
  });

  it("changes nothing when If-Match names another state", async () => {
    const etag = (await client.get(`${path}/Overview`)).headers.get("etag")!;
    const put = (name: string) => client.put(path, { id: "Overview", name }, { "if-match": etag });
    expect((await put("first")).status).toBe(200);
    expect(await put("second")).toMatchObject({ status: 412, body: { typeOfError: "PreconditionFailed" } });
    expect((await client.delete(`${path}/Overview`, { "if-match": etag })).status).toBe(412);
    expect((await client.get(`${path}/Overview`)).body).toMatchObject({ name: "first" });
  });
});

describe("deleting a preset", () => {
  it("answers null, also for a standard one, and the preset is gone", async () => {
    expect(await client.delete(`${path}/Overview`)).toMatchObject({ status: 200, text: "null" });
    expect((await client.get(`${path}/Overview`)).status).toBe(404);
    expect((await client.delete(`${path}/Overview`)).status).toBe(404);
    expect(ids(await client.get(path))).not.toContain("Overview");
  });

  it("is not possible for the collection", async () => {
    const response = await client.delete(path);
    expect(response).toMatchObject({ status: 405, body: { typeOfError: "NotImplemented" } });
    expect(response.headers.get("allow")).toBe("GET, POST, PUT");
    expect(ids(await client.get(path))).toEqual(STANDARD_PRESETS);
  });
});

describe("permissions for presets", () => {
  it.each(ROLES)("are those of the table for the role %s", async (role) => {
    const at = `/Api/v2/Company/${people.companyId}/KeyFigurePreset`;
    await client.post(at, preset("shared"));
    const user = app.as(people.userOf[role]);
    expect((await user.get(at)).status).toBe(200);
    expect((await user.get(`${at}/shared`)).status).toBe(200);
    const expected = grantOf(role, "preset.write") ? 200 : 403;
    expect((await user.post(at, preset(`by-${role}`))).status).toBe(expected);
    expect((await user.put(at, { id: "shared", name: role })).status).toBe(expected);
    expect((await user.delete(`${at}/shared`)).status).toBe(expected);
    // Permission is decided before the body is read.
    expect((await user.send("PUT", at, "{")).status).toBe(expected === 403 ? 403 : 400);
  });

  it("hides everything from users who may not see the company, and asks anonymous clients to sign in", async () => {
    for (const [userName, status] of [
      ["stranger", 404],
      [null, 401],
    ] as const) {
      const other = app.as(userName);
      expect((await other.get(path)).status).toBe(status);
      expect((await other.get(`${path}/Overview`)).status).toBe(status);
      expect((await other.post(path, preset("x"))).status).toBe(status);
      expect((await other.put(path, { id: "Overview" })).status).toBe(status);
      expect((await other.delete(`${path}/Overview`)).status).toBe(status);
    }
  });

  it("writes an audit entry for every write", async () => {
    await client.post(path, preset("mine"));
    await client.put(path, { id: "mine", name: "After" });
    await client.delete(`${path}/mine`);
    const entries = (await client.get(path.replace("KeyFigurePreset", "Activity"))).body as object[];
    const after = preset("mine", { name: "After" });
    const common = { resource: "KeyFigurePreset", resourceId: "mine", user: "director" };
    expect(entries).toHaveLength(3);
    expect(entries).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ ...common, action: "create", before: null, after: preset("mine") }),
        expect.objectContaining({ ...common, action: "update", before: preset("mine"), after }),
        expect.objectContaining({ ...common, action: "delete", before: after, after: null }),
      ]),
    );
  });
});
