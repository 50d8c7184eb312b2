// On both databases: one statement reads the rules of an agency and of its types.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { AgencyFindings } from "@/contract/findings/finding";
import { type FindingRule, type StandardRule } from "@/contract/findings/finding-rule";
import { makePeople, type People } from "../../testing/people";
import { sieText } from "../../testing/sie-text";
import { auditEntriesOf } from "../../testing/stored";
import { TestApp, type TestClient } from "../../testing/test-app";

const AGENCY = "/Api/v2/Agency/home";
const RESOURCE = "StandardFindingRule";
const ofAgency = `${AGENCY}/${RESOURCE}`;
const ofType = `${AGENCY}/CompanyType/bygg/${RESOURCE}`;
const SALES = { kind: "comparison", formula: "[NetSales] > 100", resolution: "year", isOn: true };

let app: TestApp;
let people: People;
let client: TestClient;
/** The company of the type bygg; that of `people` has no type. */
let ofBygg: string;
let count = 0;

beforeAll(async () => {
  app = await TestApp.start();
  people = await makePeople(app);
  client = app.as("director");
  await ok(client.post(`${AGENCY}/CompanyType`, { Id: "bygg", Name: "Bygg" }));
  ofBygg = await app.make.company(people.agencyId, { name: "Bygget AB", companyTypeId: "bygg" });
  for (const companyId of [people.companyId, ofBygg]) {
    await ok(client.put("/Api/v2/SieImport/home", { companyId, data: sieText() }));
  }
});
afterAll(() => app.stop());

/** The id of a rule of the agency that finds both companies, since each has sales of 1000. */
let id: string;
beforeEach(async () => {
  id = `r${++count}`;
  await ok(client.post(ofAgency, { id, ...SALES }));
});

async function ok<T = StandardRule>(answer: Promise<{ status: number; body: unknown }>): Promise<T> {
  const { status, body } = await answer;
  expect(status, JSON.stringify(body)).toBe(200);
  return body as T;
}
const findings = async () => ok<AgencyFindings>(client.get(`${AGENCY}/Finding`));
const found = async () =>
  (await findings()).findings.filter(({ ruleId }) => ruleId === id).map(({ companyId }) => companyId);
const answerPath = (companyId: string) => `${AGENCY}/Company/${companyId}/FindingAnswer/${id}`;

describe("a rule of an agency", () => {
  it("applies to its types, whose rules name its origin", async () => {
    expect(await ok(client.get(`${ofType}/${id}`))).toEqual({ id, ...SALES, isStandard: false, origin: "agency" });
    expect((await found()).sort()).toEqual([people.companyId, ofBygg].sort());
  });

  it("is the same rule among the agency's rules: listed in the same order, changed and deleted there too", async () => {
    const rules = await ok<FindingRule[]>(client.get(`${AGENCY}/FindingRule`));
    const standards = await ok<StandardRule[]>(client.get(ofAgency));
    expect(standards.map((rule) => rule.id)).toEqual(rules.map((rule) => rule.id));
    expect(rules.find((rule) => rule.id === id)).toEqual({ id, ...SALES, isStandard: false });
    await ok(client.put(`${AGENCY}/FindingRule/${id}`, { formula: "NetSales > 5000" }));
    expect(await ok(client.get(`${ofAgency}/${id}`))).toMatchObject({ formula: "[NetSales] > 5000" });
    await ok(client.delete(`${ofAgency}/${id}`));
    expect((await client.get(`${AGENCY}/FindingRule/${id}`)).status).toBe(404);
  });

  it("can be hidden for the agency and its types if it is built in, and restored unchanged", async () => {
    const builtIn = (await ok<StandardRule[]>(client.get(`/Api/v2/${RESOURCE}`))).find((rule) => rule.id === "loss")!;
    await ok(client.delete(`${ofAgency}/loss`));
    expect((await client.get(`${AGENCY}/FindingRule/loss`)).status).toBe(404);
    expect((await client.get(`${ofType}/loss`)).status).toBe(404);
    expect(await ok(client.post(ofAgency, builtIn))).toEqual(builtIn);
  });
});

describe("a company type", () => {
  it("changes a rule for its companies, whose findings name it, and inherits it again", async () => {
    const changed = await ok(client.put(`${ofType}/${id}`, { formula: "NetSales > 500" }));
    expect(changed).toMatchObject({ formula: "[NetSales] > 500", origin: "companyType" });
    const { rules, findings: list } = await findings();
    expect(rules.find((rule) => rule.id === id)).toMatchObject({ formula: "[NetSales] > 100" });
    const of = (companyId: string) => list.find((each) => each.ruleId === id && each.companyId === companyId);
    expect(of(ofBygg)).toMatchObject({ reference: 500, rule: changed });
    expect(of(people.companyId)).toMatchObject({ reference: 100 });
    expect(of(people.companyId)).not.toHaveProperty("rule");
    await ok(client.put(`${ofType}/${id}`, { formula: "[NetSales] > 5000" }));
    expect(await found()).toEqual([people.companyId]);
    expect(await ok(client.put(`${ofType}/${id}`, SALES))).toMatchObject({ origin: "agency" });
    expect(await found()).toContain(ofBygg);
  });

  it("hides a rule, and adds one of its own", async () => {
    await ok(client.delete(`${ofType}/${id}`));
    expect(await found()).toEqual([people.companyId]);
    // From here on `found` looks for the rule of the type.
    id = (await ok(client.post(ofType, SALES))).id;
    expect(await found()).toEqual([ofBygg]);
    expect(await ok(client.put(answerPath(ofBygg), { kind: "done" }))).toMatchObject({ kind: "done" });
    expect((await client.put(answerPath(people.companyId), { kind: "done" })).status).toBe(404);
    expect(await found()).toEqual([]);
  });

  it("has other rules for a company from the moment that it gets the type", async () => {
    await ok(client.delete(`${ofType}/${id}`));
    const before = (await client.get(`${AGENCY}/Finding`)).headers.get("etag");
    await ok(client.put(`/Api/v2/Company/${people.companyId}`, { companyTypeId: "bygg" }));
    expect((await client.get(`${AGENCY}/Finding`)).headers.get("etag")).not.toBe(before);
    expect(await found()).toEqual([]);
    await ok(client.put(`/Api/v2/Company/${people.companyId}`, { companyTypeId: null }));
    expect(await found()).toEqual([people.companyId]);
  });

  it("keeps answers while its rule is hidden", async () => {
    await ok(client.put(answerPath(ofBygg), { kind: "notRelevant" }));
    const rule = await ok(client.get(`${ofType}/${id}`));
    await ok(client.delete(`${ofType}/${id}`));
    await ok(client.post(ofType, rule));
    expect(await found()).toEqual([people.companyId]);
    await ok(client.delete(answerPath(ofBygg)));
    expect(await found()).toContain(ofBygg);
  });

  it("previews a rule for its companies only; the id of the type may be in any Unicode normal form", async () => {
    const preview = `${AGENCY}/FindingRulePreview?companyTypeId=bygg`;
    expect(await ok(client.post(preview, SALES))).toEqual({ companies: 1, of: 1 });
    await ok(client.post(`${AGENCY}/CompanyType`, { Id: "måleri", Name: "Måleri" }));
    await app.make.company(people.agencyId, { companyTypeId: "måleri" });
    const decomposed = preview.replace("bygg", encodeURIComponent("ma\u030Aleri"));
    expect(await ok(client.post(decomposed, SALES))).toEqual({ companies: 0, of: 1 });
  });

  it("keeps versions of its rules, in which the time of creation is not shown", async () => {
    await ok(client.put(`${ofType}/${id}`, { isOn: false }));
    await ok(client.put(`${ofType}/${id}`, { isOn: true }));
    const versions = (await client.get(`${ofType}/${id}/Version`)).body;
    expect(versions).toMatchObject([{ state: "inherited" }, { state: "set" }]);
    expect((versions as object[])[1]).toMatchObject({ rule: { ...SALES, id, isOn: false, isStandard: false } });
    expect(JSON.stringify(versions)).not.toContain("created");
    const entries = await auditEntriesOf(app.database.db, RESOURCE, `bygg/${id}`);
    expect(entries.map(({ action }) => action)).toEqual(["update", "update"]);
  });

  it.each([
    [{ ...SALES, formula: "[Nothing] > 1" }, 'there is no standard key figure \\"Nothing\\"'],
    [{ ...SALES, id: "a.b" }, "$.id"],
    [{ kind: "booksLate", isOn: true }, "$.days"],
  ])("refuses the rule %j", async (rule, message) => {
    const { status, body } = await client.post(ofType, rule);
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain(message);
  });

  it("leaves the kind of a rule as it is when another is sent", async () => {
    expect(await ok(client.put(`${ofType}/${id}`, { kind: "booksLate", days: 3 }))).toMatchObject({
      kind: "comparison",
      origin: "agency",
    });
  });
});
