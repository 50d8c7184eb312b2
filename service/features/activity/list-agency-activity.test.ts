import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { activityEntrySchema, activityPageSchema, type ActivityPage } from "@/contract/activity";
import { ROLES } from "@/contract/permissions";
import { recordSecurityEvent } from "../../platform/audit/security-events";
import { securityEvent } from "../../platform/db/schema";
import { makePeople, type People } from "../../testing/people";
import { TestApp } from "../../testing/test-app";

let app: TestApp;
let people: People;
let other: string;
let path: string;

const preset = (id: string) => ({ id, name: id, keyFigureTypes: [] });
const write = async (companyId: string, id: string, userName = "director") => {
  app.now = new Date(app.now.getTime() + 1000);
  const response = await app.as(userName).post(`/Api/v2/Company/${companyId}/KeyFigurePreset`, preset(id));
  expect(response.status, response.text).toBe(200);
};
const read = async (query = "", userName = "director"): Promise<ActivityPage> =>
  activityPageSchema.parse((await app.as(userName).get(path + query)).body);
const ids = async (query = "", userName = "director") =>
  (await read(query, userName)).entries.map(({ resourceId }) => resourceId);

beforeAll(async () => {
  app = await TestApp.start();
  app.now = new Date("2026-02-01T10:00:00Z");
  people = await makePeople(app);
  path = `/Api/v2/Agency/${people.agencyId}/Activity`;
  other = await app.make.company(people.agencyId, { name: "Borta bra AB" });
  await write(people.companyId, "one", "consultant");
  await write(other, "two");
  await write(people.foreignCompanyId, "foreign", "stranger");
  await write(people.companyId, "three");
  app.now = new Date(app.now.getTime() + 1000);
  await app.as("director").post(`/Api/v2/Agency/${people.agencyId}/FindingRule`, {
    name: "Kort om pengar",
    kind: "comparison",
    formula: "[QuickRatio] < 50",
    resolution: "ytd",
    isOn: true,
  });
  const privateView = await app.as("consultant").post(`/Api/v2/Agency/${people.agencyId}/PortfolioView`, {
    name: "Min egen",
    isShared: false,
    query: "",
  });
  expect(privateView.status, privateView.text).toBe(200);
});
afterAll(() => app.stop());

it("lists what was written in the agency, with the names of company and author, the newest first", async () => {
  const { entries, next } = await read("?resource=KeyFigurePreset");
  expect(entries.map(({ resourceId }) => resourceId)).toEqual(["three", "two", "one"]);
  expect(next).toBeUndefined();
  expect(entries.at(-1)).toMatchObject({
    user: "consultant",
    author: "Name of consultant",
    companyId: people.companyId,
    companyName: "Hemma AB",
    action: "create",
    before: null,
    after: preset("one"),
    exists: true,
  });
});

it("shows consultants what was written on their companies, and nothing of the agency's own", async () => {
  expect(await ids("", "consultant")).toEqual(["three", "one"]);
  expect(await ids(`?companyId=${other}`, "consultant")).toEqual([]);
  expect(await ids(`?companyId=${other}`)).toEqual(["two"]);
  expect(await ids(`?companyId=${people.foreignCompanyId}`)).toEqual([]);
});

it("has no entries for users' private views", async () => {
  expect(await ids("?resource=PortfolioView")).toEqual([]);
  expect(await ids("?resource=FindingRule")).toHaveLength(1);
});

it("has the security events of a day until its last microsecond", async () => {
  await app.database.db.insert(securityEvent).values({
    event: "SignedIn",
    userName: "director",
    agencyId: people.agencyId,
    address: "",
    client: "",
    detail: "{}",
    at: sql`timestamptz '2025-11-30 23:59:59.999500+00'`,
  });
  expect((await read("?endDate=2025-11-30")).entries).toHaveLength(1);
  expect((await read("?startDate=2025-12-01&endDate=2025-12-31")).entries).toEqual([]);
  await app.database.db.delete(securityEvent).where(eq(securityEvent.event, "SignedIn"));
});

it.each([
  ["?user=CONSULT", ["one"]],
  ["?user=name of dir&resource=KeyFigurePreset", ["three", "two"]],
  ["?action=create&resource=KeyFigurePreset", ["three", "two", "one"]],
  ["?action=delete&resource=KeyFigurePreset", []],
  ["?endDate=2026-01-31", []],
  ["?startDate=2026-02-01&endDate=2026-02-01&resource=KeyFigurePreset", ["three", "two", "one"]],
])("narrows by %s", async (query, expected) => {
  expect(await ids(query)).toEqual(expected);
});

it.each(["director", "consultant"])("goes on where a page ended, for the %s", async (userName) => {
  const all = (await read("?limit=200", userName)).entries.map(({ id }) => id);
  for (const limit of [1, 2]) {
    const found: string[] = [];
    let next: string | undefined;
    do {
      const page = await read(`?limit=${limit}${next === undefined ? "" : `&cursor=${next}`}`, userName);
      expect(page.entries.length).toBeLessThanOrEqual(limit);
      found.push(...page.entries.map(({ id }) => id));
      ({ next } = page);
    } while (next !== undefined);
    expect(found).toEqual(all);
  }
});

it("includes security events, for directors but not for consultants, in order of time among the writes", async () => {
  const from = { address: "192.0.2.7", client: "Firefox" };
  await recordSecurityEvent(app.database.db, from, { event: "SignedIn", userName: "consultant" });
  await recordSecurityEvent(app.database.db, from, { event: "SignInFailed", userName: "stranger" });
  const { entries } = await read("?resource=SecurityEvent");
  expect(entries).toMatchObject([
    { action: "SignedIn", user: "consultant", before: null, after: { address: "192.0.2.7", client: "Firefox" } },
  ]);
  // The event has the time of the database, which is later than the test's clock, so it is the newest entry.
  expect((await read("?limit=1")).entries).toEqual(entries);
  expect(await ids("?resource=SecurityEvent", "consultant")).toEqual([]);
  expect(await ids("?resource=SecurityEvent&action=SignedIn")).toEqual(["consultant"]);
  expect(await ids("?resource=SecurityEvent&action=TokenCreated")).toEqual([]);
});

it("shows directors the writes on a deleted company, whose objects are not marked as existing", async () => {
  const gone = await app.make.company(people.agencyId, { name: "Snart borta AB" });
  await app.make.connect(gone, "consultant");
  await write(gone, "last");
  app.now = new Date(app.now.getTime() + 1000);
  const { body: company } = await app.as("director").get(`/Api/v2/Company/${gone}`);
  await app.as("director").delete(`/Api/v2/Company/${gone}`);
  const { entries } = await read(`?companyId=${gone}`);
  expect(entries.map(({ resource, action }) => [resource, action])).toEqual([
    ["Company", "delete"],
    ["KeyFigurePreset", "create"],
  ]);
  for (const entry of entries) expect(entry).not.toHaveProperty("exists");
  expect(await ids(`?companyId=${gone}`, "consultant")).toEqual([]);
  // A new company gets the same id: its consultant sees only what was written since.
  app.now = new Date(app.now.getTime() + 1000);
  await app.as("director").post(`/Api/v2/Agency/${people.agencyId}/Company`, company);
  await app.make.connect(gone, "consultant");
  expect((await read(`?companyId=${gone}`, "consultant")).entries).toMatchObject([{ action: "create" }]);
});

it("leaves out long contents, which the single entry has", async () => {
  const period = { start: "2024-01-01", end: "2024-12-31" };
  // 9,000 bytes in UTF-8: more than the 8,000 that an entry of a page may have, although there are fewer letters.
  const message = "å".repeat(4_500);
  app.now = new Date(app.now.getTime() + 1000);
  await app
    .as("director")
    .post(`/Api/v2/Company/${other}/Comment`, { type: "KeyFigureComment", keyFigureType: "NetSales", message, period });
  const [entry] = (await read(`?companyId=${other}&resource=Comment`)).entries;
  expect(entry).toMatchObject({ before: null, after: null, isShortened: true, exists: true });
  const whole = async (userName: string) => app.as(userName).get(`${path}/${entry!.id}`);
  expect(activityEntrySchema.parse((await whole("director")).body)).toMatchObject({ after: { message } });
  expect((await whole("consultant")).status).toBe(404);
  expect((await app.as("director").get(`${path}/nothing`)).status).toBe(404);
  const ofCompany = `/Api/v2/Company/${other}/Activity/${entry!.id}`;
  expect((await app.as("director").get(ofCompany)).body).toMatchObject({ after: { message } });
  expect((await app.as("director").get(ofCompany.replace(other, people.companyId))).status).toBe(404);
});

it("marks the rules that the agency has, also those that are standard again, and none that it has hidden", async () => {
  const agency = `/Api/v2/Agency/${people.agencyId}`;
  for (const id of ["equity-ratio", "loss"]) {
    expect((await app.as("director").put(`${agency}/FindingRule/${id}`, { isOn: false })).status).toBe(200);
  }
  // Another agency still has the rule that this one hides; that must not mark the entries here.
  await app.as("stranger").put("/Api/v2/Agency/foreign/FindingRule/loss", { isOn: false });
  // A DELETE of FindingRule restores the standard rule; one of StandardFindingRule hides it.
  expect((await app.as("director").delete(`${agency}/FindingRule/equity-ratio`)).status).toBe(200);
  expect((await app.as("director").delete(`${agency}/StandardFindingRule/loss`)).status).toBe(200);
  const { entries } = await read("?resource=FindingRule");
  const marks = (id: string) => entries.filter((entry) => entry.resourceId === id).map(({ exists }) => exists);
  expect([marks("equity-ratio"), marks("loss")]).toEqual([[true, true], [undefined]]);
  const { id } = entries.find(({ resourceId }) => resourceId === "equity-ratio")!;
  expect((await app.as("director").get(`${path}/${id}`)).body).toMatchObject({ exists: true });
});

it("marks what a company inherits again, and nothing that it has hidden", async () => {
  const agency = `/Api/v2/Agency/${people.agencyId}`;
  const shared = { name: "Byråns", formula: "[NetSales] / 2", valueType: "Amount" };
  for (const id of ["Kept", "Hidden"]) {
    await app.as("director").post(`${agency}/StandardKeyFigureFormula`, { ...shared, id });
    await app.as("director").post(`${agency}/StandardKeyFigurePreset`, { id, name: "Byråns", keyFigureTypes: [] });
    for (const resource of ["KeyFigureFormula", "KeyFigurePreset"]) {
      const at = `/Api/v2/Company/${other}/${resource}/${id}`;
      expect((await app.as("director").put(at, { name: "Egen" })).status).toBe(200);
      if (id === "Kept") expect((await app.as("director").put(at, { name: "Byråns" })).body).toHaveProperty("origin");
      else expect((await app.as("director").delete(at)).status).toBe(200);
    }
  }
  for (const resource of ["KeyFigureFormula", "KeyFigurePreset"]) {
    const { entries } = await read(`?companyId=${other}&resource=${resource}`);
    const marks = (id: string) => entries.filter((entry) => entry.resourceId === id).map(({ exists }) => exists);
    expect([marks("Kept"), marks("Hidden")], resource).toEqual([
      [true, true],
      [undefined, undefined],
    ]);
  }
});

it.each([
  ["?startDate=2024-05-01&endDate=2024-04-01", "startDate 2024-05-01 is after endDate 2024-04-01"],
  ["?cursor=mine", "cursor: expected the `next` of an earlier answer"],
  // The first millisecond of the year 10000, which PostgreSQL cannot read as JavaScript writes it.
  [`?cursor=253402300800000.${randomUUID()}`, "cursor: expected the `next` of an earlier answer"],
  ["?limit=0", "limit: expected a whole number from 1 to 200"],
  ["?limit=201", "limit: expected a whole number from 1 to 200"],
])("refuses %s", async (query, message) => {
  const response = await app.as("director").get(path + query);
  expect(response).toMatchObject({ status: 400, body: { message: expect.stringContaining(message) } });
});

it.each(ROLES)("is hidden from company users only: %s", async (role) => {
  const { status } = await app.as(people.userOf[role]).get(path);
  expect(status).toBe(role.startsWith("Company") ? 404 : 200);
});

it("is hidden from other agencies", async () => {
  expect((await app.as("stranger").get(path)).status).toBe(404);
});
