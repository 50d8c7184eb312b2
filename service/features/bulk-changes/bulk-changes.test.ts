// On both databases: several services share the work.
import { and, eq, inArray, sql } from "drizzle-orm";
import pino from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ActivityPage } from "@/contract/activity";
import type { BulkChange, BulkChangePart, BulkChangePreviewPart } from "@/contract/bulk-changes/bulk-change";
import type { BulkPartState } from "@/contract/bulk-changes/bulk-change-states";
import { grantOf, ROLES } from "@/contract/permissions";
import { actorContext } from "../../platform/auth/actor-context";
import { bulkChange, bulkChangePart, companyType, periodReport, user } from "../../platform/db/schema";
import { toHttpError } from "../../platform/http/to-http-error";
import { makePeople, type People } from "../../testing/people";
import { sieText } from "../../testing/sie-text";
import { auditEntriesOf } from "../../testing/stored";
import { TestApp, type TestClient } from "../../testing/test-app";
import { createStandardPresets } from "../presets/create-preset";
import { workOnNext } from "./bulk-change-work";
import { changeCompany } from "./change-company";
import { deleteOldBulkChanges } from "./delete-old-bulk-changes";
import { takeParts } from "./take-parts";

let app: TestApp;
let people: People;
let client: TestClient;

beforeAll(async () => {
  app = await TestApp.start();
  // The background work uses the clock of the database, so requests begin with the present time too.
  app.now = new Date();
  people = await makePeople(app);
  client = app.as("director");
  await app.database.db.insert(companyType).values([
    { agencyId: "home", id: "bygg", name: "Bygg" },
    { agencyId: "home", id: "handel", name: "Handel" },
  ]);
});
afterAll(() => app.stop());

const options = { log: pino({ level: "silent" }), toHttpError };
const LIST = "/Api/v2/Agency/home/BulkChange";
const YEAR = { start: "2025-01-01T00:00:00", end: "2025-12-31T23:59:59" };
const toBygg = { kind: "companyType", companyTypeId: "bygg" };

async function ok<T>(sent: ReturnType<TestClient["get"]>): Promise<T> {
  const response = await sent;
  expect(response.status, response.text).toBe(200);
  return response.body as T;
}

const companies = async (count: number) => {
  const ids: string[] = [];
  for (let i = 0; i < count; i++) ids.push(await app.make.company("home"));
  return ids;
};

const begin = (change: object, companyIds: string[], by = client) =>
  ok<BulkChange>(by.post(LIST, { change, companyIds }));
const decide = (id: string, decision: object, by = client) => ok<BulkChange>(by.put(`${LIST}/${id}`, decision));
const partsOf = (id: string, by = client) => ok<BulkChangePart[]>(by.get(`${LIST}/${id}/Company`));
const preview = (change: object, companyIds: string[], by = client) =>
  ok<BulkChangePreviewPart[]>(by.post("/Api/v2/Agency/home/BulkChangePreview", { change, companyIds }));
const statesOf = async (id: string): Promise<BulkPartState[]> => (await partsOf(id)).map(({ state }) => state);
const typeOf = async (companyId: string) =>
  (await ok<{ companyTypeId?: string }>(client.get(`/Api/v2/Company/${companyId}`))).companyTypeId;

/** Runs the background work until its queue is empty. */
async function work(): Promise<void> {
  while (await workOnNext(app.database.db, options));
}

async function done(change: object, companyIds: string[], by = client): Promise<BulkChangePart[]> {
  const { id } = await begin(change, companyIds, by);
  await work();
  return partsOf(id, by);
}

describe("a bulk change", () => {
  it("changes the companies, names those it cannot change, and leaves those that need no change", async () => {
    const [first, second, same] = await companies(3);
    await ok(client.put(`/Api/v2/Company/${same!}`, { companyTypeId: "bygg" }));
    await ok(client.put(`/Api/v2/Company/${second!}`, { companyTypeId: "handel" }));
    const ids = [first!, second!, same!, people.foreignCompanyId, "nothing"];
    const shown = await preview(toBygg, ids);
    expect(shown.map(({ outcome, differences, cause }) => [outcome, differences, cause?.code])).toEqual([
      ["change", [{ before: null, after: "bygg" }], undefined],
      ["change", [{ before: "handel", after: "bygg" }], undefined],
      ["unchanged", [], undefined],
      ["refused", [], "notFound"],
      ["refused", [], "notFound"],
    ]);
    expect(await typeOf(first!)).toBeUndefined();
    const begun = await begin(toBygg, ids);
    expect(begun).toMatchObject({ user: "director", change: toBygg, companies: 5, states: { waiting: 5 } });
    await work();
    const parts = await partsOf(begun.id);
    expect(parts.map(({ companyId, state, cause }) => [companyId, state, cause?.code])).toEqual([
      [first, "changed", undefined],
      [second, "changed", undefined],
      [same, "unchanged", undefined],
      [people.foreignCompanyId, "failed", "notFound"],
      ["nothing", "failed", "notFound"],
    ]);
    expect(parts[1]!.differences).toEqual([{ before: "handel", after: "bygg" }]);
    expect(parts[3]!.company).toBeUndefined();
    expect(await ok(client.get(`${LIST}/${begun.id}/Company?states=changed,unchanged`))).toHaveLength(3);
    expect(await typeOf(first!)).toBe("bygg");
  });

  it("takes the id of a company type in decomposed letters", async () => {
    await app.database.db.insert(companyType).values({ agencyId: "home", id: "åkeri", name: "Åkeri" });
    const [id] = await companies(1);
    const change = { kind: "companyType", companyTypeId: "åkeri".normalize("NFD") };
    expect((await done(change, [id!]))[0]).toMatchObject({ state: "changed" });
    expect(await typeOf(id!)).toBe("åkeri");
  });

  it("is taken back as a whole, except for what was changed since", async () => {
    const [first, second, third] = await companies(3);
    await ok(client.put(`/Api/v2/Company/${second!}`, { companyTypeId: "handel" }));
    const { id } = await begin(toBygg, [first!, second!, third!]);
    await work();
    await ok(client.put(`/Api/v2/Company/${third!}`, { companyTypeId: "handel" }));
    expect((await decide(id, { decision: "takeBack" })).states).toMatchObject({ takingBack: 3 });
    await work();
    const parts = await partsOf(id);
    expect(parts.map(({ state, cause }) => [state, cause?.code])).toEqual([
      ["takenBack", undefined],
      ["takenBack", undefined],
      ["notTakenBack", "changedSince"],
    ]);
    expect([await typeOf(first!), await typeOf(second!), await typeOf(third!)]).toEqual([
      undefined,
      "handel",
      "handel",
    ]);
    // Once the third company has the type of the change again, the change can be taken back there too.
    await ok(client.put(`/Api/v2/Company/${third!}`, { companyTypeId: "bygg" }));
    await decide(id, { decision: "takeBack" });
    await work();
    expect(await statesOf(id)).toEqual(["takenBack", "takenBack", "takenBack"]);
    expect(await typeOf(third!)).toBeUndefined();
  });

  it("tries failed companies again, all or one, in the name of the user who asks for it", async () => {
    const [own, other] = await companies(2);
    await app.make.connect(own!, "consultant");
    const consultant = app.as("consultant");
    const { id } = await begin(toBygg, [own!, other!], consultant);
    await work();
    expect((await partsOf(id, consultant)).map(({ state, company }) => [state, company !== undefined])).toEqual([
      ["changed", true],
      ["failed", false],
    ]);
    // A retry of the changed company alone leaves the failed one as it is.
    await decide(id, { decision: "retry", companyIds: [own!] });
    await work();
    expect(await statesOf(id)).toEqual(["changed", "failed"]);
    await decide(id, { decision: "retry" });
    await work();
    expect((await partsOf(id)).map(({ state, user: by }) => [state, by])).toEqual([
      ["changed", "consultant"],
      ["changed", "director"],
    ]);
  });

  it("is stopped for companies that still wait, and can be taken back for the others", async () => {
    const ids = await companies(3);
    const { id } = await begin(toBygg, ids);
    await workOnNext(app.database.db, { ...options, atOnce: 1 });
    await decide(id, { decision: "stop" });
    await work();
    expect(await statesOf(id)).toEqual(["changed", "stopped", "stopped"]);
    await decide(id, { decision: "takeBack" });
    await work();
    expect(await statesOf(id)).toEqual(["takenBack", "stopped", "stopped"]);
  });

  it("is visible to users who see one of its companies, without the companies that they may not see", async () => {
    const [seen, hidden] = await companies(2);
    await app.make.connect(seen!, "consultant");
    const { id } = await begin(toBygg, [seen!, hidden!]);
    const consultant = app.as("consultant");
    expect((await ok<BulkChange>(consultant.get(`${LIST}/${id}`))).companies).toBe(1);
    expect((await partsOf(id, consultant)).map(({ companyId }) => companyId)).toEqual([seen]);
    const unseen = await begin(toBygg, [hidden!]);
    expect((await consultant.get(`${LIST}/${unseen.id}`)).status).toBe(404);
    const listed = (await ok<BulkChange[]>(consultant.get(LIST))).map((one) => one.id);
    expect([listed.includes(id), listed.includes(unseen.id)]).toEqual([true, false]);
    expect((await app.as("stranger").get(`${LIST}/${id}`)).status).toBe(404);
    await work();
    // A decision applies to the companies that its author may see.
    await decide(id, { decision: "takeBack" }, consultant);
    await work();
    expect(await statesOf(id)).toEqual(["takenBack", "changed"]);
  });

  it("is one entry in the activity, which opens to the entries of its companies", async () => {
    const ids = await companies(3);
    await app.make.connect(ids[0]!, "consultant");
    const { id } = await begin(toBygg, ids);
    await work();
    await decide(id, { decision: "takeBack" });
    await work();
    const activity = (query: string, by = client) =>
      ok<ActivityPage>(by.get(`/Api/v2/Agency/home/Activity?${query}`)).then(({ entries }) => entries);
    const all = await activity("limit=200");
    // One entry for the change, and one for the decision to take it back.
    expect(
      all
        .filter(({ resourceId }) => resourceId === id)
        .map(({ action }) => action)
        .sort(),
    ).toEqual(["create", "update"]);
    expect(all.filter(({ companyId }) => ids.includes(companyId ?? ""))).toEqual([]);
    const parts = await activity(`bulkChangeId=${id}`);
    expect(parts.map(({ companyId, resource }) => [companyId, resource]).sort()).toEqual(
      [...ids, ...ids].map((companyId) => [companyId, "Company"]).sort(),
    );
    expect(await activity(`companyId=${ids[1]!}`)).toHaveLength(2);
    const seenByConsultant = await activity("limit=200", app.as("consultant"));
    expect(seenByConsultant.filter(({ resourceId }) => resourceId === id)).toHaveLength(2);
    expect(await activity(`bulkChangeId=${id}`, app.as("consultant"))).toHaveLength(2);
    const ofCompany = await ok<ActivityPage>(client.get(`/Api/v2/Company/${ids[0]!}/Activity?limit=5`));
    expect(ofCompany.entries[0]!.bulkChangeId).toBe(id);
  });

  it("is in the activity of a consultant even if a hundred newer ones fill the list of bulk changes", async () => {
    const [own, other] = await companies(2);
    await app.make.connect(own!, "consultant");
    const old = await begin(toBygg, [own!]);
    const hidden = await begin(toBygg, [other!]);
    await work();
    const { db } = app.database;
    const created = new Date("2025-11-01T00:00:00Z");
    await db
      .update(bulkChange)
      .set({ created })
      .where(inArray(bulkChange.id, [old.id, hidden.id]));
    const newer = await db
      .insert(bulkChange)
      .values(
        Array.from({ length: 100 }, (_, i) => ({
          agencyId: "home",
          createdBy: "director",
          change: JSON.stringify(toBygg),
          created: new Date(Date.now() + i * 1000),
        })),
      )
      .returning({ id: bulkChange.id });
    await db.insert(bulkChangePart).values(
      newer.map(({ id }) => ({
        agencyId: "home",
        bulkChangeId: id,
        position: 1,
        sentId: own!,
        targetId: own!,
        actor: "director",
        queuedAt: new Date(),
        state: "unchanged" as const,
      })),
    );
    const consultant = app.as("consultant");
    const listed = await ok<BulkChange[]>(consultant.get(LIST));
    expect(listed.map(({ id }) => id)).toEqual(newer.map(({ id }) => id).reverse());
    expect(listed[0]).toMatchObject({ companies: 1, states: { unchanged: 1 } });
    const seen = async () => {
      const { entries } = await ok<ActivityPage>(
        consultant.get("/Api/v2/Agency/home/Activity?resource=BulkChange&limit=200"),
      );
      return entries.map(({ resourceId }) => resourceId).filter((id) => [old.id, hidden.id].includes(id));
    };
    expect(await seen()).toEqual([old.id]);
    await db.delete(bulkChange).where(
      inArray(
        bulkChange.id,
        newer.map(({ id }) => id),
      ),
    );
  });

  it("refuses a change that is impossible in the agency, and a company or target named twice", async () => {
    const [id] = await companies(1);
    const sales = { keyFigureType: "NetSales", period: YEAR, value: 1 };
    const refusals = [
      [{ kind: "companyType", companyTypeId: "x" }, [id], '$.change.companyTypeId: agency "home" has no'],
      [{ kind: "consultant", userName: "director", isClient: true }, [id], "$.change.userName: agency"],
      [{ kind: "other" }, [id], "$.change.kind: expected one of companyType"],
      [toBygg, [id, id], "$.companyIds: expected each company once"],
      [
        { kind: "target", targets: [sales, { ...sales, value: 2 }] },
        [id],
        "$.change.targets: expected each key figure",
      ],
      [toBygg, [], "$.companyIds"],
    ] as const;
    for (const [change, companyIds, message] of refusals) {
      for (const path of [LIST, "/Api/v2/Agency/home/BulkChangePreview"]) {
        const response = await client.post(path, { change, companyIds });
        expect(response.status, response.text).toBe(400);
        expect(response.text).toContain(JSON.stringify(message).slice(1, -1));
      }
    }
  });

  it.each(ROLES)("is begun by %s as the table of permissions says", async (role) => {
    const [id] = await companies(1);
    const response = await app.as(people.userOf[role]).post(LIST, { change: toBygg, companyIds: [id] });
    const denied = role.startsWith("Company") ? 404 : 403;
    expect(response.status).toBe(grantOf(role, "bulkChange.write") !== false ? 200 : denied);
    await work();
  });

  it("is deleted when it is a year old, but for its entries in the activity", async () => {
    const [own, other] = await companies(2);
    await app.make.connect(own!, "consultant");
    const consultant = app.as("consultant");
    const { id } = await begin(toBygg, [own!]);
    const { id: hidden } = await begin(toBygg, [other!]);
    await work();
    const { id: failed } = await begin(toBygg, ["nothing"], consultant);
    await work();
    await app.database.db.update(bulkChange).set({ created: new Date(Date.now() - 366 * 86_400_000) });
    await deleteOldBulkChanges(app.database.db);
    expect((await client.get(`${LIST}/${id}`)).status).toBe(404);
    expect(await auditEntriesOf(app.database.db, "BulkChange", id)).toHaveLength(1);
    const { entries } = await ok<ActivityPage>(
      consultant.get("/Api/v2/Agency/home/Activity?resource=BulkChange&limit=200"),
    );
    const seen = entries.map(({ resourceId }) => resourceId).filter((each) => [id, hidden, failed].includes(each));
    // As before, the consultant sees the changes of a client and their own, even one without a company that they see.
    expect(seen.sort()).toEqual([id, failed].sort());
    const entry = entries.find(({ resourceId }) => resourceId === id)!;
    expect((await consultant.get(`/Api/v2/Agency/home/Activity/${entry.id}`)).status).toBe(200);
  });
});

describe("each kind of change is made and taken back through the writes of one company", () => {
  it("a preset, new or with other members", async () => {
    const [one, other] = await companies(2);
    const own = { id: "Mitt", name: "Vårt", keyFigureTypes: ["CashFlow"] };
    await ok(client.post(`/Api/v2/Company/${other!}/KeyFigurePreset`, own));
    const preset = { id: "Mitt", name: "Byråns", keyFigureTypes: ["NetSales"] };
    const { id } = await begin({ kind: "preset", preset }, [one!, other!]);
    await work();
    expect((await partsOf(id)).map(({ differences }) => differences)).toEqual([
      [{ before: null, after: ["NetSales"] }],
      [
        { before: "Vårt", after: "Byråns" },
        { before: ["CashFlow"], after: ["NetSales"] },
      ],
    ]);
    expect(await ok(client.get(`/Api/v2/Company/${other!}/KeyFigurePreset/Mitt`))).toEqual(preset);
    await decide(id, { decision: "takeBack" });
    await work();
    expect(await statesOf(id)).toEqual(["takenBack", "takenBack"]);
    expect((await client.get(`/Api/v2/Company/${one!}/KeyFigurePreset/Mitt`)).status).toBe(404);
    expect(await ok(client.get(`/Api/v2/Company/${other!}/KeyFigurePreset/Mitt`))).toEqual(own);
  });

  it("a preset of which only the name and description differ", async () => {
    const [companyId] = await companies(1);
    const own = { id: "Mitt", name: "Vårt", keyFigureTypes: ["CashFlow"] };
    await ok(client.post(`/Api/v2/Company/${companyId!}/KeyFigurePreset`, own));
    const preset = { ...own, name: "Byråns", description: "Till mötet" };
    const { id } = await begin({ kind: "preset", preset }, [companyId!]);
    await work();
    expect((await partsOf(id))[0]!.differences).toEqual([
      { before: "Vårt", after: "Byråns" },
      { before: null, after: "Till mötet" },
    ]);
    await decide(id, { decision: "takeBack" });
    await work();
    expect(await ok(client.get(`/Api/v2/Company/${companyId!}/KeyFigurePreset/Mitt`))).toEqual(own);
  });

  it("a preset that is equal to the agency's, which stays inherited", async () => {
    const [companyId] = await companies(1);
    const preset = { id: "Delat", name: "Byråns", keyFigureTypes: ["NetSales"] };
    await ok(client.post("/Api/v2/Agency/home/StandardKeyFigurePreset", preset));
    expect(await done({ kind: "preset", preset }, [companyId!])).toMatchObject([{ state: "unchanged" }]);
    await ok(client.delete("/Api/v2/Agency/home/StandardKeyFigurePreset/Delat"));
    expect((await client.get(`/Api/v2/Company/${companyId!}/KeyFigurePreset/Delat`)).status).toBe(404);
  });

  it("a chart of accounts and a currency, of the latest fiscal year or all", async () => {
    const [one, withoutYear, withoutChart] = await companies(3);
    const [old, latest] = [
      await app.make.fiscalYear(one!, { firstDay: "2024-01-01", lastDay: "2024-12-31" }),
      await app.make.fiscalYear(one!),
    ];
    await app.make.fiscalYear(withoutChart!);
    const chart = await ok<object>(client.get(`/Api/v2/Company/${one!}/ChartOfAccounts/EUBAS97`));
    await ok(client.post(`/Api/v2/Company/${one!}/ChartOfAccounts`, { ...chart, id: "Own" }));
    const year = (id: string) =>
      ok<{ chartOfAccountsId: string; currency: string }>(client.get(`/Api/v2/Company/${one!}/FiscalYear/${id}`));
    const { id } = await begin({ kind: "chartOfAccounts", chartOfAccountsId: "Own", years: "all" }, [
      one!,
      withoutYear!,
      withoutChart!,
    ]);
    await work();
    expect((await partsOf(id)).map(({ state, cause }) => [state, cause?.code])).toEqual([
      ["changed", undefined],
      ["failed", "noFiscalYear"],
      ["failed", "noChart"],
    ]);
    const currency = await begin({ kind: "currency", currency: "EUR", years: "latest" }, [one!]);
    await work();
    expect((await partsOf(currency.id))[0]!.differences).toEqual([{ period: YEAR, before: "SEK", after: "EUR" }]);
    expect([await year(old), await year(latest)]).toMatchObject([
      { chartOfAccountsId: "Own", currency: "SEK" },
      { chartOfAccountsId: "Own", currency: "EUR" },
    ]);
    await decide(id, { decision: "takeBack" });
    await work();
    expect((await year(old)).chartOfAccountsId).toBe("EUBAS97");
    expect((await year(latest)).currency).toBe("EUR");
    await decide(currency.id, { decision: "takeBack" });
    await work();
    expect((await year(latest)).currency).toBe("SEK");
  });

  it("targets, of which one is cleared", async () => {
    const [one] = await companies(1);
    const target = (keyFigureType: string, value: number | null) => ({ keyFigureType, period: YEAR, value });
    const path = `/Api/v2/Company/${one!}/KeyFigureTarget`;
    await ok(client.put(path, [target("CashFlow", 5), target("GrossProfitMargin", 7)]));
    const targets = [target("NetSales", 12), target("CashFlow", null)];
    const { id } = await begin({ kind: "target", targets }, [one!]);
    await work();
    expect((await partsOf(id))[0]!.differences).toEqual([
      { keyFigureType: "NetSales", period: YEAR, before: null, after: 12 },
      { keyFigureType: "CashFlow", period: YEAR, before: 5, after: null },
    ]);
    expect(await ok(client.get(path))).toEqual([target("GrossProfitMargin", 7), target("NetSales", 12)]);
    await decide(id, { decision: "takeBack" });
    await work();
    expect(await ok(client.get(path))).toEqual([target("CashFlow", 5), target("GrossProfitMargin", 7)]);
  });

  it("a comment, which stays once somebody has answered", async () => {
    const [one, other] = await companies(2);
    const comment = { message: "Momsen ändras vid årsskiftet.", period: YEAR, keyFigureType: "NetSales" };
    // Clients of the interface send unset members as null.
    const { id } = await begin({ kind: "comment", comment: { ...comment, isQuestion: null } }, [one!, other!]);
    await work();
    const commentsOf = (companyId: string) =>
      ok<{ id: string; message: string; author: string }[]>(client.get(`/Api/v2/Company/${companyId}/Comment`));
    const [written] = await commentsOf(other!);
    expect(written).toMatchObject({ ...comment, author: "Name of director" });
    await ok(client.post(`/Api/v2/Company/${other!}/Comment/${written!.id}/Reply`, { message: "Tack!" }));
    await decide(id, { decision: "takeBack" });
    await work();
    expect(await statesOf(id)).toEqual(["takenBack", "notTakenBack"]);
    expect([await commentsOf(one!), await commentsOf(other!)].map(({ length }) => length)).toEqual([0, 1]);
  });

  it("a draft from a template, once, which stays when somebody has worked on it", async () => {
    const ids = await companies(3);
    for (const id of ids) await createStandardPresets(app.database.db, id);
    const blocks = [{ id: "k", type: "keyFigures", keyFigurePresetId: "Overview", columns: [] }];
    const template = await ok<{ id: string }>(client.post("/Api/v2/Agency/home/ReportTemplate", { name: "M", blocks }));
    const change = { kind: "report", report: { title: "Året", period: YEAR, reportTemplateId: template.id } };
    const { id } = await begin(change, ids.slice(0, 2));
    await work();
    const reportsOf = (companyId: string) =>
      ok<{ id: string; title: string; isPublished: boolean }[]>(
        client.get(`/Api/v2/Company/${companyId}/PeriodReport`),
      );
    const [draft] = await reportsOf(ids[0]!);
    expect(draft).toMatchObject({ title: "Året", isPublished: false });
    const path = `/Api/v2/Company/${ids[0]!}/PeriodReport/${draft!.id}`;
    expect(await ok(client.get(path))).toMatchObject({ blocks, keyFigurePresetId: "Overview" });
    const again = await begin(change, ids);
    await work();
    expect(await statesOf(again.id)).toEqual(["failed", "failed", "changed"]);
    await ok(client.put(path, { title: "Hela året" }));
    await decide(id, { decision: "takeBack" });
    await work();
    expect(await statesOf(id)).toEqual(["notTakenBack", "takenBack"]);
    expect((await reportsOf(ids[1]!)).length).toBe(0);
    const unknown = { ...change, report: { ...change.report, reportTemplateId: "nothing" } };
    expect((await client.post(LIST, { change: unknown, companyIds: ids })).status).toBe(400);
  });

  it("the drafts of a period, published when the checklist is complete, and drafts again unless changed or linked since", async () => {
    const ids = await companies(5);
    const [ready, unready, without, seen, linked] = ids as [string, string, string, string, string];
    const february = { start: "2025-02-01T00:00:00", end: "2025-02-28T23:59:59" };
    const reportsOf = (companyId: string) => `/Api/v2/Company/${companyId}/PeriodReport`;
    const make = (companyId: string, text: string, more: object = {}) =>
      ok<{ id: string }>(
        client.post(reportsOf(companyId), {
          title: "Februari",
          period: february,
          keyFigurePresetId: "Overview",
          blocks: [{ id: "t", type: "text", text }],
          ...more,
        }),
      );
    const drafts = new Map<string, string>();
    // Many of them, because the cause has to list them all.
    const unknown = Array.from({ length: 21 }, (_, i) => `nothing ${i}`);
    const withoutValues = unknown.map((name) => `{[${name}]}`).join(" ");
    for (const id of ids) {
      await createStandardPresets(app.database.db, id);
      const data = sieText({ vouchers: ["0115", "0215"].map((day) => ({ date: `2025${day}`, amount: 100 })) });
      await ok(client.put("/Api/v2/SieImport/home", { data, companyId: id }));
      if (id !== without) drafts.set(id, (await make(id, id === unready ? withoutValues : "Bra.")).id);
    }
    const shortDraft = await make(unready, "Klar.", { title: "Kort" });
    const change = { kind: "publishing", publishing: { period: february, language: "sv" } };
    const shown = await preview(change, ids);
    const check = { check: "liveValues", isDone: false, open: unknown.map((name) => ({ id: name, name })) };
    const unreadyDraft = { id: drafts.get(unready)!, title: "Februari" };
    expect(shown).toMatchObject([
      { outcome: "change", differences: [{ period: february, before: null, after: "Februari" }] },
      {
        outcome: "refused",
        cause: { code: "checklistOpen", reports: [{ ...unreadyDraft, open: [check] }] },
      },
      { outcome: "refused", cause: { code: "noDraft" } },
      { outcome: "change" },
      { outcome: "change" },
    ]);
    const { id } = await begin(change, ids);
    await work();
    expect(await statesOf(id)).toEqual(["changed", "failed", "failed", "changed", "changed"]);
    const [, failed] = await partsOf(id);
    expect(failed!.cause).toEqual(shown[1]!.cause);
    expect(failed!.cause!.explanation).toContain('"Februari" (liveValues)');
    const report = `${reportsOf(ready)}/${drafts.get(ready)!}`;
    expect(await ok(client.get(report))).toMatchObject({ isPublished: true, language: "sv" });
    expect(await ok(client.get(`${report}/Document`))).toMatchObject([
      { path: expect.stringMatching(/^\/Rapporter\/.* – Februari .*\.pdf$/) as string },
    ]);
    expect((await preview(change, [ready]))[0]).toMatchObject({ outcome: "unchanged" });
    // With a title one draft is published and the other is not, and a corrected draft is tried again.
    const short = { ...change, publishing: { ...change.publishing, title: "Kort" } };
    expect((await done(short, [unready]))[0]).toMatchObject({ state: "changed" });
    expect(await ok(client.get(`${reportsOf(unready)}/${shortDraft.id}`))).toMatchObject({ isPublished: true });
    const mended = { id: unreadyDraft.id, blocks: [{ id: "t", type: "text", text: "Utan budget." }] };
    await ok(client.put(reportsOf(unready), mended));
    await decide(id, { decision: "retry", companyIds: [unready] });
    await work();
    expect(await statesOf(id)).toEqual(["changed", "changed", "failed", "changed", "changed"]);
    // A later write counts, even one within the same second as the service's own.
    const isSeen = eq(periodReport.id, drafts.get(seen)!);
    const [written] = await app.database.db.select().from(periodReport).where(isSeen);
    app.now = new Date(written!.lastUpdated!.getTime() + 1);
    await ok(client.put(reportsOf(seen), { id: drafts.get(seen), comment: "Läst" }));
    await ok(client.post(`${reportsOf(linked)}/${drafts.get(linked)!}/Link`, { days: 7, language: "sv" }));
    await decide(id, { decision: "takeBack" });
    await work();
    expect(await statesOf(id)).toEqual(["takenBack", "takenBack", "failed", "notTakenBack", "notTakenBack"]);
    expect(await ok(client.get(report))).toMatchObject({ isPublished: false });
    expect(await ok(client.get(`${reportsOf(unready)}/${shortDraft.id}`))).toMatchObject({ isPublished: true });
    expect(await ok(client.get(`${report}/Document`))).toMatchObject([{ superseded: expect.any(String) as string }]);
  });

  it("clients of a consultant, all of them in one write", async () => {
    const ids = await companies(4);
    await app.make.user("AgencyConsultant", { userName: "nina", agencyId: "home" });
    await app.make.connect(ids[3]!, "nina");
    const { id } = await begin({ kind: "consultant", userName: "nina", isClient: true }, [...ids, "nothing"]);
    await work();
    expect(await statesOf(id)).toEqual(["changed", "changed", "changed", "unchanged", "failed"]);
    const clients = async () => (await ok<{ customers: string[] }>(client.get("/Api/v2/User/nina"))).customers;
    expect(await clients()).toEqual([...ids].sort());
    expect(await auditEntriesOf(app.database.db, "User", "nina")).toHaveLength(1);
    await ok(
      client.put("/Api/v2/Agency/home/CompanyPlace", {
        changes: [{ userName: "nina", companyId: ids[0], before: "Client", after: null }],
      }),
    );
    await decide(id, { decision: "takeBack" });
    await work();
    expect(await statesOf(id)).toEqual(["notTakenBack", "takenBack", "takenBack", "unchanged", "failed"]);
    expect(await clients()).toEqual([ids[3]]);
    // Companies that are created after the bulk change do not belong to it, even if several are retried together. Their
    // ids are known in advance, because they consist of the agency and the business identity code.
    const codes = ["new-one", "new-two"];
    const { id: early } = await begin(
      { kind: "consultant", userName: "nina", isClient: true },
      codes.map((code) => `a-home-${code}`),
    );
    await work();
    for (const businessIdentityCode of codes) {
      await ok(client.post("/Api/v2/Agency/home/Company", { businessIdentityCode, name: "Ny" }));
    }
    await decide(early, { decision: "retry" });
    await work();
    expect(await statesOf(early)).toEqual(["failed", "failed"]);
    expect(await clients()).toEqual([ids[3]]);
    const refused = { change: { kind: "consultant", userName: "nina", isClient: true }, companyIds: ids };
    expect((await app.as("consultant").post(LIST, refused)).status).toBe(403);
  });
});

describe("the work", () => {
  const PAST = sql`statement_timestamp() - interval '1 second'`;

  it("is done once by several services, and taken over from one that was killed", async () => {
    const ids = await companies(60);
    const { id } = await begin(toBygg, ids);
    const { db } = app.database;
    // One service has done 7 companies, and another was killed after it had taken 20.
    await workOnNext(db, { ...options, atOnce: 7 });
    const lost = await takeParts(db, 20, 60);
    expect(lost).toHaveLength(20);
    await Promise.all([1, 2, 3].map(() => workOnNext(db, { ...options, atOnce: 9 })));
    expect((await ok<BulkChange>(client.get(`${LIST}/${id}`))).states).toMatchObject({ changed: 34, waiting: 26 });
    const states = await statesOf(id);
    expect(lost.map(({ position }) => states[position - 1])).toEqual(Array<string>(20).fill("waiting"));
    await db.update(bulkChangePart).set({ leaseUntil: PAST }).where(eq(bulkChangePart.bulkChangeId, id));
    await Promise.all([work(), work(), work()]);
    expect((await ok<BulkChange>(client.get(`${LIST}/${id}`))).states).toMatchObject({ changed: 60, waiting: 0 });
    const entries = await ok<ActivityPage>(client.get(`/Api/v2/Agency/home/Activity?bulkChangeId=${id}&limit=200`));
    expect(entries.entries.map(({ companyId }) => companyId).sort()).toEqual([...ids].sort());
  });

  it("takes no more companies at a time than its limit, however the database joins", async () => {
    const { id } = await begin(toBygg, await companies(6));
    const taken = await app.database.db.transaction(async (tx) => {
      // Only nested loops are left, which would run a subquery once for each row that it is joined with.
      for (const plan of ["hashjoin", "hashagg", "mergejoin", "sort", "material"])
        await tx.execute(sql.raw(`set local enable_${plan} = off`));
      return takeParts(tx, 2, 0);
    });
    expect(taken.map(({ position }) => position)).toEqual([1, 2]);
    await decide(id, { decision: "stop" });
  });

  it("makes two changes to one company in the order in which they were asked for", async () => {
    const [before, shared] = await companies(2);
    await begin(toBygg, [before!, shared!]);
    await begin({ kind: "companyType", companyTypeId: "handel" }, [shared!]);
    // The lease has expired as it begins, so that the work below may take them again.
    const taken = await takeParts(app.database.db, 10, -1);
    expect(taken.map(({ sentId }) => sentId)).toEqual([before, shared]);
    await work();
    expect(await typeOf(shared!)).toBe("handel");
  });

  it("takes companies one by one after it has been interrupted, and gives up one that interrupts it", async () => {
    const ids = await companies(3);
    const { id } = await begin(toBygg, ids);
    const { db } = app.database;
    // A company that is taken for the third time is taken alone, and fails when it is taken for the fifth time.
    const isPart = (position: number) =>
      and(eq(bulkChangePart.bulkChangeId, id), eq(bulkChangePart.position, position));
    await db.update(bulkChangePart).set({ attempts: 4 }).where(isPart(1));
    await db.update(bulkChangePart).set({ attempts: 2 }).where(isPart(2));
    await workOnNext(db, options);
    expect(await statesOf(id)).toEqual(["failed", "waiting", "waiting"]);
    expect((await partsOf(id))[0]!.cause?.code).toBe("interrupted");
    await workOnNext(db, options);
    expect(await statesOf(id)).toEqual(["failed", "changed", "waiting"]);
    await work();
    expect(await statesOf(id)).toEqual(["failed", "changed", "changed"]);
  });

  it("does not count an attempt that ended because the database could not be reached", async () => {
    const { id } = await begin(toBygg, await companies(3));
    const { db } = app.database;
    const away = Object.create(db) as typeof db;
    away.select = () => {
      throw Object.assign(new Error("terminating connection"), { code: "57P01" });
    };
    const unreleased = new Set<string>();
    // More times than a company may be interrupted.
    for (let times = 0; times < 6; times++)
      await expect(workOnNext(away, { ...options, unreleased })).rejects.toThrow("terminating connection");
    await workOnNext(db, { ...options, unreleased });
    expect(await statesOf(id)).toEqual(["changed", "changed", "changed"]);
    expect(unreleased.size).toBe(0);
  });

  it("ends the companies that it has begun before it fails with another", async () => {
    const { id } = await begin(toBygg, ["unknown", ...(await companies(3))]);
    const cutOff = () => {
      throw new Error("cut off");
    };
    // Three are worked on at a time: the one that fails and the two after it.
    await expect(workOnNext(app.database.db, { ...options, toHttpError: cutOff })).rejects.toThrow("cut off");
    expect(await statesOf(id)).toEqual(["waiting", "changed", "changed", "waiting"]);
    await decide(id, { decision: "stop" });
  });

  it("is not done in the name of a user who is disabled by then", async () => {
    const [id] = await companies(1);
    await app.make.user("AgencyDirector", { userName: "leaver", agencyId: "home" });
    const begun = await begin(toBygg, [id!], app.as("leaver"));
    await app.database.db.update(user).set({ disabled: true }).where(eq(user.userName, "leaver"));
    await work();
    const explanation = 'The user "leaver", in whose name it was to be done, is gone or disabled.';
    expect(await partsOf(begun.id)).toMatchObject([{ state: "failed", cause: { code: "actorGone", explanation } }]);
    expect(await typeOf(id!)).toBeUndefined();
  });

  it("is not done by a service that has lost its lease", async () => {
    const [id] = await companies(1);
    const begun = await begin(toBygg, [id!]);
    const { db } = app.database;
    const [part] = await takeParts(db, 1, 60);
    await decide(begun.id, { decision: "stop" });
    const context = (await actorContext(db, "director", "bulk change"))!;
    await expect(changeCompany(context, part!, { kind: "companyType", companyTypeId: "bygg" })).rejects.toThrow(
      "not this process's",
    );
    expect(await typeOf(id!)).toBeUndefined();
    expect(await statesOf(begun.id)).toEqual(["stopped"]);
  });
});
