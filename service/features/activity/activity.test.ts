import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { activityListSchema, type Activity } from "@/contract/activity";
import { grantOf, ROLES } from "@/contract/permissions";
import { makePeople, type People } from "../../testing/people";
import { TestApp, type TestClient } from "../../testing/test-app";

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
  companyId = await app.make.company(people.agencyId);
  path = `/Api/v2/Company/${companyId}/Activity`;
});

const preset = (id: string) => ({ id, name: id, keyFigureTypes: [] });
async function createPreset(id: string, at: string): Promise<void> {
  app.now = new Date(at);
  await client.post(`/Api/v2/Company/${companyId}/KeyFigurePreset`, preset(id));
}
async function ids(query = ""): Promise<string[]> {
  const response = await client.get(path + query);
  return activityListSchema.parse(response.body).map(({ resourceId }) => resourceId);
}

describe("the activity of a company", () => {
  it("lists who did what and when, the newest first, with the object before and after", async () => {
    await createPreset("one", "2026-02-01T10:20:30.456Z");
    app.now = new Date("2026-02-02T00:00:00Z");
    await client.put(`/Api/v2/Company/${companyId}/KeyFigurePreset/one`, { name: "Två" });
    expect((await client.get(`${path}/`)).body).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        at: "2026-02-02T00:00:00",
        user: "director",
        action: "update",
        resource: "KeyFigurePreset",
        resourceId: "one",
        before: preset("one"),
        after: { ...preset("one"), name: "Två" },
      },
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        at: "2026-02-01T10:20:30",
        user: "director",
        action: "create",
        resource: "KeyFigurePreset",
        resourceId: "one",
        before: null,
        after: preset("one"),
      },
    ]);
  });

  it("keeps within the days asked for, both included", async () => {
    await createPreset("first", "2026-02-01T00:00:00.000Z");
    await createPreset("last", "2026-02-01T23:59:59.999Z");
    await createPreset("next", "2026-02-02T00:00:00.000Z");
    expect(await ids()).toEqual(["next", "last", "first"]);
    expect(await ids("?startDate=2026-02-01&endDate=2026-02-01")).toEqual(["last", "first"]);
    expect(await ids("?startDate=2026-02-02")).toEqual(["next"]);
    expect(await ids("?endDate=2026-01-31")).toEqual([]);
    expect(await ids("?startDate=0001-01-01&endDate=9999-12-31&unknown=1")).toHaveLength(3);
    const wrong = ["?startDate=", "?endDate=2026-02-30", "?startDate=2026-02-02&endDate=2026-02-01"];
    for (const query of [...wrong, "?startDate=2026-02-01&startDate=2026-02-01"]) {
      expect(await client.get(path + query)).toMatchObject({ status: 400, body: { typeOfError: "BadRequest" } });
    }
  });

  it("shows numbers that JSON does not know", async () => {
    const year = await app.make.fiscalYear(companyId);
    const period = { start: "2025-01-01T00:00:00", end: "2025-12-31T23:59:59" };
    const input = { keyFigureInfoId: "A", period, value: -Infinity };
    await client.put(`/Api/v2/Company/${companyId}/FiscalYear/${year}/KeyFigureData`, [input]);
    expect((await client.get(path)).body).toMatchObject([{ after: [{ value: -Infinity }] }]);
  });

  it("has no entries of another company, or of an earlier company with the same id", async () => {
    const other = await app.make.company(people.agencyId);
    await createPreset("earlier", "2026-02-01T00:00:00Z");
    app.now = new Date("2026-02-02T00:00:00Z");
    const { body: company } = await client.get(`/Api/v2/Company/${companyId}`);
    await client.delete(`/Api/v2/Company/${companyId}`);
    app.now = new Date("2026-02-03T00:00:00Z");
    await client.post(`/Api/v2/Agency/${people.agencyId}/Company`, company);
    await createPreset("later", "2026-02-04T00:00:00Z");
    expect(await ids()).toEqual(["later", companyId]);
    expect((await client.get(path.replace(companyId, other))).body).toEqual([]);
  });
});

describe("permissions for the activity", () => {
  it.each(ROLES)("%s", async (role) => {
    const response = await app.as(people.userOf[role]).get(`/Api/v2/Company/${people.companyId}/Activity`);
    expect(response.status).toBe(grantOf(role, "activity.read") ? 200 : 403);
  });

  it("hides it from those who cannot see the company, and refuses requests without a token", async () => {
    expect((await app.as("stranger").get(path)).status).toBe(404);
    expect((await app.as(null).get(path)).status).toBe(401);
  });

  it("is only read", async () => {
    await createPreset("one", "2026-02-01T00:00:00Z");
    const [entry] = (await client.get(path)).body as Activity[];
    for (const verb of ["POST", "PUT", "DELETE"]) {
      const response = await app.as("administrator").send(verb, path, "{}");
      expect(response).toMatchObject({ status: 405, body: { typeOfError: "NotImplemented" } });
      expect(response.headers.get("allow")).toBe("GET");
      expect((await app.as("administrator").send(verb, `${path}/${entry!.id}`, "{}")).status).toBe(405);
    }
    expect(await ids()).toEqual(["one"]);
  });
});
