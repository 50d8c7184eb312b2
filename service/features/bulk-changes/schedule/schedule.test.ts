// On both databases: several services look for the schedule whose day has come.
import { eq } from "drizzle-orm";
import pino from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { BulkChangePart } from "@/contract/bulk-changes/bulk-change";
import type { ReportScheduleState } from "@/contract/bulk-changes/report-schedule";
import { grantOf, ROLES } from "@/contract/permissions";
import { bulkChange, companyType, reportSchedule, reportScheduleRun, user } from "../../../platform/db/schema";
import { toHttpError } from "../../../platform/http/to-http-error";
import { makePeople, type People } from "../../../testing/people";
import { sieText } from "../../../testing/sie-text";
import { auditEntriesOf } from "../../../testing/stored";
import { TestApp, type TestClient } from "../../../testing/test-app";
import { createStandardPresets } from "../../presets/create-preset";
import { workOnNext } from "../bulk-change-work";
import { runNextSchedule } from "./schedule-work";

const log = pino({ level: "silent" });

let app: TestApp;
let people: People;
let client: TestClient;
let agencyId: string;
let path: string;
let schedule: { day: number; title: string; reportTemplateId: string; publishes: boolean; language: string };

beforeAll(async () => {
  app = await TestApp.start();
  people = await makePeople(app);
});
afterAll(() => app.stop());
beforeEach(async () => {
  // The schedules of other tests would be due too.
  await app.database.db.delete(reportSchedule);
  agencyId = await app.make.agency();
  const userName = await app.make.user("AgencyDirector", { agencyId });
  client = app.as(userName);
  path = `/Api/v2/Agency/${agencyId}/ReportSchedule`;
  at("2025-03-04T12:00:00Z");
  await app.database.db.insert(companyType).values([{ agencyId, id: "bygg", name: "Bygg" }]);
  const blocks = [{ id: "t", type: "text", text: "Allt är bra." }];
  const template = await ok<{ id: string }>(
    client.post(`/Api/v2/Agency/${agencyId}/ReportTemplate`, { name: "M", blocks }),
  );
  schedule = { day: 5, title: "Månaden", reportTemplateId: template.id, publishes: true, language: "sv" };
});

function at(time: string): void {
  app.now = new Date(time);
}

async function ok<T>(sent: ReturnType<TestClient["get"]>): Promise<T> {
  const response = await sent;
  expect(response.status, response.text).toBe(200);
  return response.body as T;
}

const set = (more: object = {}) => ok<ReportScheduleState>(client.put(path, { ...schedule, ...more }));
const state = () => ok<ReportScheduleState>(client.get(path));
const run = () => runNextSchedule(app.database.db, { log, toHttpError, now: () => app.now });
/** Runs the background work on the bulk changes of a run. */
async function work(): Promise<void> {
  while (await workOnNext(app.database.db, { log, toHttpError }));
}
const partsOf = (id: string | undefined) =>
  ok<BulkChangePart[]>(client.get(`/Api/v2/Agency/${agencyId}/BulkChange/${id!}/Company`));
const reportsOf = (companyId: string) =>
  ok<{ title: string; isPublished: boolean; period: object }[]>(
    client.get(`/Api/v2/Company/${companyId}/PeriodReport`),
  );

/** Creates a company, with vouchers in January and February if it has books. Returns its id. */
async function company(hasBooks: boolean, companyTypeId: string | null = null): Promise<string> {
  const id = await app.make.company(agencyId);
  await createStandardPresets(app.database.db, id);
  if (companyTypeId !== null) await ok(client.put(`/Api/v2/Company/${id}`, { companyTypeId }));
  if (!hasBooks) return id;
  const data = sieText({ vouchers: ["0115", "0215"].map((day) => ({ date: `2025${day}`, amount: 100 })) });
  expect(await ok(client.put(`/Api/v2/SieImport/${agencyId}`, { companyId: id, data }))).toMatchObject({
    success: true,
  });
  return id;
}

describe("the reports of each month", () => {
  it("are made once, on the day, for the month before, and published when the checklist is complete", async () => {
    const [withBooks, withoutBooks] = [await company(true), await company(false)];
    expect(await set()).toMatchObject({ schedule, nextRun: "2025-03-05", runs: [] });
    expect(await run()).toBe(false);
    // Half past midnight in Sweden is still the day before in UTC.
    at("2025-03-04T23:30:00Z");
    expect(await Promise.all([run(), run(), run()])).toContain(true);
    expect(await run()).toBe(false);
    const { nextRun, runs } = await state();
    const february = { start: "2025-02-01T00:00:00", end: "2025-02-28T23:59:59" };
    expect(nextRun).toBe("2025-04-05");
    expect(runs).toMatchObject([{ at: "2025-03-04T23:30:00", period: february, companies: 2 }]);
    await work();
    const [first] = runs;
    expect((await partsOf(first!.drafts)).map((part) => part.state)).toEqual(["changed", "changed"]);
    const published = await partsOf(first!.publishing);
    expect(published.find(({ companyId }) => companyId === withBooks)).toMatchObject({ state: "changed" });
    expect(published.find(({ companyId }) => companyId === withoutBooks)).toMatchObject({
      state: "failed",
      cause: { code: "checklistOpen", reports: [{ open: [{ check: "books" }] }] },
    });
    expect(await reportsOf(withBooks)).toMatchObject([{ title: "Månaden", isPublished: true, period: february }]);
    expect(await reportsOf(withoutBooks)).toMatchObject([{ title: "Månaden", isPublished: false, period: february }]);
    const [row] = await app.database.db.select().from(bulkChange).where(eq(bulkChange.id, first!.drafts!));
    expect(row!.createdBy).toBe((await state()).user);
    expect(await auditEntriesOf(app.database.db, "BulkChange", first!.drafts!)).toHaveLength(1);
  });

  it("are only drafts, for one company type, if the schedule says so, and an existing report stays", async () => {
    const [ofType, other] = [await company(true, "bygg"), await company(true)];
    await set({ publishes: false, companyTypeId: "bygg" });
    at("2025-03-05T12:00:00Z");
    await run();
    await work();
    const { runs } = await state();
    expect(runs).toMatchObject([{ companies: 1 }]);
    expect(runs[0]!.publishing).toBeUndefined();
    expect([await reportsOf(ofType), await reportsOf(other)]).toMatchObject([[{ isPublished: false }], []]);
    // A schedule that is set again after its run waits for the next month, so that no report is made twice.
    expect(await set({ publishes: false })).toMatchObject({ nextRun: "2025-04-05" });
    expect(await run()).toBe(false);
    // Without its run, the month is due again when the schedule is changed.
    await app.database.db.delete(reportScheduleRun).where(eq(reportScheduleRun.agencyId, agencyId));
    await set({ publishes: false, companyTypeId: "bygg" });
    await run();
    await work();
    const again = await partsOf((await state()).runs[0]!.drafts);
    expect(again.map(({ cause }) => cause?.code)).toEqual(["reportThere"]);
    expect(await reportsOf(ofType)).toHaveLength(1);
  });

  it("begin next month when the day has passed, and skip a month in which no service ran", async () => {
    await company(true);
    expect(await set({ day: 3 })).toMatchObject({ nextRun: "2025-04-03" });
    expect(await run()).toBe(false);
    at("2025-05-02T12:00:00Z");
    expect(await run()).toBe(false);
    expect((await state()).nextRun).toBe("2025-05-03");
    at("2025-05-31T12:00:00Z");
    expect(await run()).toBe(true);
    expect((await state()).runs).toMatchObject([{ period: { start: "2025-04-01T00:00:00" } }]);
    expect((await state()).nextRun).toBe("2025-06-03");
  });

  it.each([
    ["noCompanies", () => Promise.resolve()],
    ["templateGone", () => ok(client.delete(`/Api/v2/Agency/${agencyId}/ReportTemplate/${schedule.reportTemplateId}`))],
    [
      "actorGone",
      async () => {
        const { user: userName } = await state();
        await app.database.db.update(user).set({ type: "AgencyConsultant" }).where(eq(user.userName, userName!));
      },
    ],
  ])("say why there were none: %s", async (problem, prepare) => {
    if (problem !== "noCompanies") await company(false);
    await set();
    await prepare();
    at("2025-03-05T12:00:00Z");
    expect(await run()).toBe(true);
    expect(await run()).toBe(false);
    expect((await state()).runs).toMatchObject([{ companies: 0, problem }]);
  });

  it("can be ended, and each change of the schedule is in the activity", async () => {
    await company(true);
    await set();
    await set();
    await set({ day: 6 });
    const tag = (await client.get(path)).headers.get("etag")!;
    await set({ day: 7 });
    expect((await client.put(path, schedule, { "if-match": tag })).status).toBe(412);
    expect(await client.delete(path)).toMatchObject({ status: 200, text: "null" });
    expect(await client.delete(path)).toMatchObject({ status: 200 });
    expect(await state()).toEqual({ runs: [] });
    at("2025-03-28T12:00:00Z");
    expect(await run()).toBe(false);
    const entries = await auditEntriesOf(app.database.db, "ReportSchedule", agencyId);
    expect(entries.map(({ action }) => action).sort()).toEqual(["create", "delete", "update", "update"]);
  });

  it("have an entry in the activity when another director sets an equal schedule in their own name", async () => {
    await set();
    const other = await app.make.user("AgencyDirector", { agencyId });
    await ok(app.as(other).put(path, schedule));
    const entries = await auditEntriesOf(app.database.db, "ReportSchedule", agencyId);
    const update = entries.find(({ action }) => action === "update");
    expect(update).toMatchObject({ userName: other, before: schedule, after: { ...schedule, user: other } });
  });

  it.each([
    ["a day that some months lack", { day: 29 }, "day"],
    ["a template that the agency does not have", { reportTemplateId: "nothing" }, "reportTemplateId"],
    ["a type that the agency does not have", { companyTypeId: "shop" }, "companyTypeId"],
    ["no title", { title: "" }, "title"],
  ])("refuse %s", async (_, more, named) => {
    const { status, text } = await client.put(path, { ...schedule, ...more });
    expect([status, text.includes(named)]).toEqual([400, true]);
  });

  it.each(ROLES)("are set by %s as the table of permissions says", async (role) => {
    const home = "/Api/v2/Agency/home";
    const template = await ok<{ id: string }>(
      app.as("director").post(`${home}/ReportTemplate`, { name: role, blocks: [{ id: "a", type: "comments" }] }),
    );
    const theirs = app.as(people.userOf[role]);
    const denied = role.startsWith("Company") ? 404 : 403;
    const status = grantOf(role, "reportSchedule.write") === true ? 200 : denied;
    const sent = { ...schedule, reportTemplateId: template.id };
    expect((await theirs.put(`${home}/ReportSchedule`, sent)).status).toBe(status);
    expect((await theirs.get(`${home}/ReportSchedule`)).status).toBe(role.startsWith("Company") ? 404 : 200);
    expect((await theirs.delete(`${home}/ReportSchedule`)).status).toBe(status);
  });
});
