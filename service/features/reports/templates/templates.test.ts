import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { grantOf, ROLES } from "@/contract/permissions";
import { MAX_REPORT_TEMPLATES, reportTemplateSchema, type ReportTemplate } from "@/contract/reports/report-template";
import { auditEntry, companyType, reportTemplate } from "../../../platform/db/schema";
import { makePeople, type People } from "../../../testing/people";
import { TestApp } from "../../../testing/test-app";

let app: TestApp;
let people: People;
const LIST = "/Api/v2/Agency/home/ReportTemplate";
const BLOCKS = [
  { id: "text", type: "text", text: "{[NetSales]}" },
  { id: "comments", type: "comments" },
];

beforeAll(async () => {
  app = await TestApp.start();
  people = await makePeople(app);
  await app.database.db.insert(companyType).values([
    { agencyId: "home", id: "farm", name: "Lantbruk" },
    { agencyId: "foreign", id: "shop", name: "Butik" },
  ]);
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.database.db.delete(reportTemplate);
});

async function create(template: object = {}): Promise<ReportTemplate> {
  const response = await app.as("director").post(LIST, { name: "Månad", blocks: BLOCKS, ...template });
  expect(response.status, response.text).toBe(200);
  return reportTemplateSchema.parse(response.body);
}

describe("report templates", () => {
  it("are an agency's, listed by name, with or without a company type", async () => {
    const plain = await create({ name: "B" });
    const ofType = await create({ name: "A", companyTypeId: "farm" });
    expect(plain).toEqual({ id: plain.id, name: "B", blocks: BLOCKS });
    expect(ofType.companyTypeId).toBe("farm");
    expect((await app.as("consultant").get(LIST)).body).toEqual([ofType, plain]);
    expect((await app.as("consultant").get(`${LIST}/${plain.id}`)).body).toEqual(plain);
    expect((await app.as("stranger").get(LIST)).status).toBe(404);
    expect((await app.as("administrator").get(`/Api/v2/Agency/foreign/ReportTemplate/${plain.id}`)).status).toBe(404);
  });

  it("are changed and deleted, each change has its entry in the activity, and one of an outdated version is refused", async () => {
    const { id } = await create({ companyTypeId: "farm" });
    const director = app.as("director");
    const changed = await director.put(`${LIST}/${id}`, { name: "Kvartal", companyTypeId: null });
    expect(changed.body).toEqual({ id, name: "Kvartal", blocks: BLOCKS });
    const entries = await app.database.db.select().from(auditEntry).where(eq(auditEntry.resourceId, id));
    expect(entries.map(({ action }) => action).sort()).toEqual(["create", "update"]);
    for (const entry of entries) expect(entry).toMatchObject({ resource: "ReportTemplate", agencyId: "home" });
    const tag = changed.headers.get("etag")!;
    await director.put(`${LIST}/${id}`, { name: "Annat" });
    expect((await director.put(`${LIST}/${id}`, { name: "x" }, { "if-match": tag })).status).toBe(412);
    expect(await director.delete(`${LIST}/${id}`)).toMatchObject({ status: 200, text: "null" });
    expect((await director.get(`${LIST}/${id}`)).status).toBe(404);
  });

  it.each([
    ["a type of another agency", { companyTypeId: "shop" }, "companyTypeId"],
    ["two blocks with one id", { blocks: [BLOCKS[1], BLOCKS[1]] }, "blocks"],
    ["no name", { name: "" }, "name"],
  ])("refuse %s", async (_, template, named) => {
    const { status, text } = await app.as("director").post(LIST, { name: "x", blocks: BLOCKS, ...template });
    expect([status, text.includes(named)]).toEqual([400, true]);
  });

  it("are not more than an agency may have", async () => {
    const rows = Array.from({ length: MAX_REPORT_TEMPLATES }, (_, i) => ({
      agencyId: "home",
      name: String(i),
      blocks: "[]",
    }));
    await app.database.db.insert(reportTemplate).values(rows);
    expect((await app.as("director").post(LIST, { name: "x", blocks: BLOCKS })).status).toBe(412);
  });

  it("for a company type are for all when the type is deleted", async () => {
    const { id } = await create({ companyTypeId: "farm" });
    expect((await app.as("director").delete("/Api/v2/Agency/home/CompanyType/farm")).status).toBe(200);
    expect((await app.as("director").get(`${LIST}/${id}`)).body).toEqual({ id, name: "Månad", blocks: BLOCKS });
  });

  it.each(ROLES)("are written as the table of permissions says: %s", async (role) => {
    const { id } = await create();
    const client = app.as(people.userOf[role]);
    // Users of a company may not even see the agency.
    const denied = role.startsWith("Company") ? 404 : 403;
    const status = grantOf(role, "reportTemplate.write") === true ? 200 : denied;
    expect((await client.post(LIST, { name: "x", blocks: BLOCKS })).status).toBe(status);
    expect((await client.put(`${LIST}/${id}`, { name: "x" })).status).toBe(status);
    expect((await client.delete(`${LIST}/${id}`)).status).toBe(status);
  });
});
