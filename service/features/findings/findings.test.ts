// On both databases: the statement that reads the last value of each stored list.
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { AgencyFindings } from "@/contract/findings/finding";
import { MAX_RULES, type FindingRule } from "@/contract/findings/finding-rule";
import { grantOf, ROLES } from "@/contract/permissions";
import { auditEntry, findingAnswer, storedValues } from "../../platform/db/schema";
import { makePeople, type People } from "../../testing/people";
import { auditEntriesOf } from "../../testing/stored";
import { sieText } from "../../testing/sie-text";
import { TestApp } from "../../testing/test-app";
import { untilLocksAreAwaited } from "../../testing/lock-waiters";
import { lockCompany } from "../companies/company-row";

let app: TestApp;
let people: People;
let second: string;
const FINDINGS = "/Api/v2/Agency/home/Finding";
const RULES = "/Api/v2/Agency/home/FindingRule";
/** The connections that wait for a lock just now. */

beforeAll(async () => {
  app = await TestApp.start();
  people = await makePeople(app);
  second = await app.make.company(people.agencyId, { name: "Andra AB" });
  await importMonths(people.companyId, 2025, 12, 100);
  await importMonths(people.companyId, 2026, 2, 50);
});
afterAll(() => app.stop());

/** Imports a year with a sale on the tenth of each of its first `count` months. */
async function importMonths(companyId: string, year: number, count: number, amount: number): Promise<void> {
  const vouchers = Array.from({ length: count }, (_, i) => ({
    date: `${year}${String(i + 1).padStart(2, "0")}10`,
    amount,
  }));
  const file = { businessIdentityCode: "1", start: `${year}0101`, end: `${year}1231`, vouchers };
  const { body } = await app.as("director").put("/Api/v2/SieImport/home", { companyId, data: sieText(file) });
  expect(body).toMatchObject({ success: true });
}

async function list(query = "", userName = "director"): Promise<AgencyFindings> {
  const response = await app.as(userName).get(FINDINGS + query);
  expect(response).toMatchObject({ status: 200 });
  return response.body as AgencyFindings;
}

const idsOf = ({ findings }: AgencyFindings, companyId = people.companyId) =>
  findings.filter((each) => each.companyId === companyId).map(({ id }) => id);
const answerPath = (id: string, companyId = people.companyId) =>
  `/Api/v2/Agency/home/Company/${companyId}/FindingAnswer/${id}`;
const answer = async (id: string, body: object, userName = "director") => {
  const response = await app.as(userName).put(answerPath(id), body);
  expect(response).toMatchObject({ status: 200 });
};
const takeBack = async (id: string) => {
  expect(await app.as("director").delete(answerPath(id))).toMatchObject({ status: 200 });
};

async function makeRule(rule: object): Promise<string> {
  const { status, body } = await app.as("director").post(RULES, { isOn: true, ...rule });
  expect(status).toBe(200);
  return (body as FindingRule).id;
}

describe("the findings of an agency", () => {
  it("come from its standard rules, with the numbers of the reason, by company, most findings first", async () => {
    const found = await list();
    expect(found.rules.map(({ id }) => id)).toContain("equity-ratio");
    expect(found.findings[0]).toMatchObject({ companyId: people.companyId, companyName: "Hemma AB" });
    expect(found.findings.find(({ id }) => id === "sales-fall")).toEqual({
      id: "sales-fall",
      ruleId: "sales-fall",
      kind: "change",
      keyFigureType: "NetSales",
      change: -50,
      companyId: people.companyId,
      companyName: "Hemma AB",
      currency: "SEK",
      value: 100,
      reference: 200,
      bookedThrough: "2026-02-28",
      period: { start: "2026-01-01T00:00:00", end: "2026-02-28T23:59:59" },
    });
    expect(found.keyFigures.map(({ id }) => id)).toContain("NetSales");
    // The second company has no books at all.
    expect(idsOf(found, second)).toEqual(["books-late"]);
    expect(found).toMatchObject({ companies: 2, total: found.findings.length, others: 0 });
  });

  it("are limited to the requested number of companies, but counted for all", async () => {
    const [all, one] = [await list(), await list("?limit=1")];
    expect(new Set(one.findings.map(({ companyId }) => companyId)).size).toBe(1);
    expect(one).toMatchObject({ companies: 2, total: all.total });
    expect(await app.as("director").get(`${FINDINGS}?limit=0`)).toMatchObject({ status: 400 });
    expect(await app.as("director").get(`${FINDINGS}?answered=maybe`)).toMatchObject({ status: 400 });
  });

  it("include each question of the client that nobody has resolved", async () => {
    const comments = `/Api/v2/Company/${people.companyId}/Comment`;
    const sent = {
      type: "KeyFigureComment",
      message: "Varför föll försäljningen?",
      keyFigureType: "NetSales",
      period: { start: "2026-02-01T00:00:00", end: "2026-02-28T23:59:59" },
      isQuestion: true,
    };
    app.now = new Date("2026-03-15T13:00:00Z");
    const { id } = (await app.as("company-admin").post(comments, sent)).body as { id: string };
    await app.as("director").post(comments, { ...sent, keyFigureType: "GrossProfit" });
    app.now = new Date("2026-03-15T12:00:00Z");
    const { findings } = await list();
    expect(findings.filter(({ kind }) => kind === "openQuestion")).toEqual([
      {
        id: `open-question.${id}`,
        ruleId: "open-question",
        kind: "openQuestion",
        keyFigureType: "NetSales",
        companyId: people.companyId,
        companyName: "Hemma AB",
        period: sent.period,
        question: { commentId: id, message: sent.message, by: "Name of company-admin", at: "2026-03-15T13:00:00" },
      },
    ]);
    // Comments of the client are no answers to findings.
    expect(findings.map(({ id: each }) => each)).toContain("sales-fall");
    await answer(`open-question.${id}`, { kind: "done" });
    expect(idsOf(await list())).not.toContain(`open-question.${id}`);
    await takeBack(`open-question.${id}`);
    await app.as("consultant").put(`${comments}/${id}/Question`, { isResolved: true });
    expect(idsOf(await list())).not.toContain(`open-question.${id}`);
  });

  it("have the same entity tag until the response changes, as when a snooze begins or ends", async () => {
    const tagOf = async () => (await app.as("director").get(FINDINGS)).headers.get("etag")!;
    const before = await tagOf();
    expect(await app.as("director").get(FINDINGS, { "if-none-match": before })).toMatchObject({
      status: 304,
      text: "",
    });
    await answer("sales-fall", { kind: "snoozed", until: "2026-03-16" });
    const snoozed = await tagOf();
    expect(snoozed).not.toBe(before);
    app.now = new Date("2026-03-16T12:00:00Z");
    const nextDay = await app.as("director").get(FINDINGS, { "if-none-match": snoozed });
    expect(nextDay.status).toBe(200);
    expect(idsOf(nextDay.body as AgencyFindings)).toContain("sales-fall");
    app.now = new Date("2026-03-15T12:00:00Z");
    await takeBack("sales-fall");
    expect(await tagOf()).toBe(before);
  });

  it("are not evaluated again while the version of their data is unchanged", async () => {
    const { headers } = await app.as("director").get(FINDINGS);
    const { db } = app.database;
    const isOurs = eq(storedValues.companyId, people.companyId);
    const rows = await db.select().from(storedValues).where(isOurs);
    await db.delete(storedValues).where(isOurs);
    const again = await app.as("director").get(FINDINGS, { "if-none-match": headers.get("etag")! });
    expect(again.status).toBe(304);
    await db.insert(storedValues).values(rows);
  });

  it("have another entity tag after each change of rules, comments, questions and names", async () => {
    const tagOf = async () => (await app.as("director").get(FINDINGS)).headers.get("etag")!;
    const comments = `/Api/v2/Company/${second}/Comment`;
    const period = { start: "2026-01-01T00:00:00", end: "2026-01-31T23:59:59" };
    const sent = { type: "KeyFigureComment", message: "Varför?", keyFigureType: "NetSales", period, isQuestion: true };
    await app.make.user("CompanyUser", { userName: "owner-of-second" });
    await app.make.connect(second, "owner-of-second", "Admin");
    let id = "";
    const changes: (() => Promise<{ status: number }>)[] = [
      () => app.as("director").put(`${RULES}/sales-fall`, { limit: -10 }),
      () => app.as("director").delete(`${RULES}/sales-fall`),
      () => app.as("director").put(`/Api/v2/Company/${second}`, { name: "Andra bolaget AB" }),
      async () => {
        const made = await app.as("owner-of-second").post(comments, sent);
        ({ id } = made.body as { id: string });
        return made;
      },
      () => app.as("owner-of-second").put(comments, { id, message: "Hur?" }),
      () => app.as("director").put(`${comments}/${id}/Question`, { isResolved: true }),
    ];
    let before = await tagOf();
    for (const change of changes) {
      expect(await change()).toMatchObject({ status: 200 });
      const after = await tagOf();
      expect(after, String(change)).not.toBe(before);
      before = after;
    }
    await app.as("director").delete(`${comments}/${id}`);
    await app.as("director").put(`/Api/v2/Company/${second}`, { name: "Andra AB" });
  });

  it("have another entity tag after an import that changes what is found", async () => {
    const tagOf = async () => (await app.as("director").get(FINDINGS)).headers.get("etag")!;
    const before = await tagOf();
    await importMonths(people.companyId, 2026, 2, 60);
    const after = await tagOf();
    expect(after).not.toBe(before);
    await importMonths(people.companyId, 2026, 2, 50);
    expect(await tagOf()).not.toBe(after);
  });

  it("compare a target of any key figure", async () => {
    const target = {
      keyFigureType: "NetSales",
      period: { start: "2026-01-01T00:00:00", end: "2026-02-28T23:59:59" },
      value: 150,
    };
    const targets = `/Api/v2/Company/${people.companyId}/KeyFigureTarget`;
    expect(await app.as("director").put(targets, [target])).toMatchObject({ status: 200 });
    expect(idsOf(await list())).toContain("target-missed.NetSales");
    await app.as("director").put(targets, [{ ...target, value: null }]);
    expect(idsOf(await list())).not.toContain("target-missed.NetSales");
  });
});

describe("an answer", () => {
  it("done is valid until the next month's books give a new reason", async () => {
    await answer("sales-fall", { kind: "done" });
    expect(idsOf(await list())).not.toContain("sales-fall");
    const answered = await list("?answered=true");
    expect(answered.findings).toMatchObject([
      { id: "sales-fall", answer: { kind: "done", at: "2026-03-15T12:00:00", by: "Name of director" } },
    ]);
    expect(answered.others).toBe((await list()).total);
    await importMonths(people.companyId, 2026, 3, 50);
    expect(idsOf(await list())).toContain("sales-fall");
    expect((await list("?answered=true")).findings).toEqual([]);
  });

  it("done is deleted when the reason ends, so that a new finding of the same month is shown", async () => {
    await answer("sales-fall", { kind: "done" });
    expect(idsOf(await list())).not.toContain("sales-fall");
    await importMonths(people.companyId, 2026, 3, 500);
    expect(idsOf(await list("?answered=true"))).not.toContain("sales-fall");
    await importMonths(people.companyId, 2026, 3, 50);
    expect(idsOf(await list())).toContain("sales-fall");
  });

  it("snoozed ends on its day by the clock of Sweden", async () => {
    await answer("sales-fall", { kind: "snoozed", until: "2026-03-20" });
    expect(idsOf(await list())).not.toContain("sales-fall");
    const before = app.now;
    app.now = new Date("2026-03-19T22:59:59Z");
    expect(idsOf(await list())).not.toContain("sales-fall");
    app.now = new Date("2026-03-19T23:00:00Z");
    expect(idsOf(await list())).toContain("sales-fall");
    app.now = before;
    await takeBack("sales-fall");
  });

  it("snoozed needs a future day, others have no day, and commented can only be given by commenting", async () => {
    for (const body of [
      { kind: "snoozed" },
      { kind: "snoozed", until: "2026-03-15" },
      { kind: "done", until: "2026-04-01" },
      { kind: "commented" },
    ]) {
      expect(await app.as("director").put(answerPath("sales-fall"), body)).toMatchObject({ status: 400 });
    }
  });

  it("is refused when If-Match names an earlier answer that somebody has replaced or taken back", async () => {
    const put = () => app.as("director").put(answerPath("sales-fall"), { kind: "done" }, { "if-match": '"earlier"' });
    expect(await put()).toMatchObject({ status: 412 });
    expect(idsOf(await list("?answered=true"))).not.toContain("sales-fall");
    await answer("sales-fall", { kind: "done" });
    expect(await put()).toMatchObject({ status: 412 });
    await takeBack("sales-fall");
  });

  it("not relevant hides the rule's findings of this client until it is deleted", async () => {
    await answer("sales-fall", { kind: "notRelevant" });
    await importMonths(people.companyId, 2026, 4, 50);
    expect(idsOf(await list())).not.toContain("sales-fall");
    await takeBack("sales-fall");
    expect(idsOf(await list())).toContain("sales-fall");
    expect(await app.as("director").delete(answerPath("sales-fall"))).toMatchObject({ status: 404 });
  });

  it("can be a comment on the key figure, written after the books reached their last month", async () => {
    await importMonths(people.companyId, 2026, 4, 50);
    const comment = {
      type: "KeyFigureComment",
      message: "Vi har ringt.",
      keyFigureType: "NetSales",
      period: { start: "2026-04-01T00:00:00", end: "2026-04-30T23:59:59" },
    };
    const comments = `/Api/v2/Company/${people.companyId}/Comment`;
    await app.as("director").post(comments, { ...comment, keyFigureType: "GrossProfit" });
    expect(idsOf(await list())).toContain("sales-fall");
    app.now = new Date("2026-03-16T09:30:00Z");
    const { body } = await app.as("consultant").post(comments, comment);
    const { id } = body as { id: string };
    expect(idsOf(await list())).not.toContain("sales-fall");
    expect((await list("?answered=true")).findings).toMatchObject([
      { id: "sales-fall", answer: { kind: "commented", by: "Name of consultant", commentId: id } },
    ]);
    // Importing the same months again gives no new reason, even with other amounts.
    await importMonths(people.companyId, 2026, 4, 40);
    expect(idsOf(await list())).not.toContain("sales-fall");
    app.now = new Date("2026-03-17T09:30:00Z");
    await importMonths(people.companyId, 2026, 5, 40);
    expect(idsOf(await list())).toContain("sales-fall");
  });

  it("is audited when it is given, changed and taken back", async () => {
    await answer("equity-ratio", { kind: "done" }, "consultant");
    await answer("equity-ratio", { kind: "notRelevant" });
    await takeBack("equity-ratio");
    const entries = await auditEntriesOf(app.database.db, "FindingAnswer", "equity-ratio");
    const { companyId } = people;
    const [done, notRelevant] = ["done", "notRelevant"].map((kind): unknown => expect.objectContaining({ kind }));
    expect(entries).toHaveLength(3);
    expect(entries).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ action: "create", companyId, before: null, after: done }),
        expect.objectContaining({ action: "update", companyId, before: done, after: notRelevant }),
        expect.objectContaining({ action: "delete", companyId, before: notRelevant, after: null }),
      ]),
    );
  });

  it("is audited as a change when another service has given an answer at the same time", async () => {
    const { db } = app.database;
    const companyId = people.companyId;
    const findingId = "quick-ratio";
    const given = { companyId, findingId, kind: "done", reason: "" } as const;
    let answering: Promise<void> | undefined;
    await db.transaction(async (tx) => {
      await lockCompany(tx, companyId);
      await tx.insert(findingAnswer).values({ ...given, answeredAt: app.now, answeredBy: "Somebody" });
      answering = answer(findingId, { kind: "notRelevant" });
      await untilLocksAreAwaited(db);
    });
    await answering;
    const entries = await auditEntriesOf(db, "FindingAnswer", findingId);
    // The first answer was inserted without an entry.
    expect(entries).toMatchObject([{ action: "update", before: { kind: "done", by: "Somebody" } }]);
    await takeBack(findingId);
  });

  it("must be to a finding that a rule of the agency can give", async () => {
    for (const id of [
      "nothing",
      "sales-fall.NetSales",
      "target-missed",
      "target-missed.Nothing",
      "target-missed.NetSales.x",
      "open-question",
      "open-question.x",
    ]) {
      expect(await app.as("director").put(answerPath(id), { kind: "done" }), id).toMatchObject({ status: 404 });
    }
    const foreign = answerPath("books-late", people.foreignCompanyId);
    expect(await app.as("director").put(foreign, { kind: "done" })).toMatchObject({ status: 404 });
  });
});

describe("a rule", () => {
  it("is made, changed, switched off and deleted", async () => {
    // A comparison has no days, so these are not stored.
    const id = await makeRule({ kind: "comparison", formula: "NetSales < 1000000", resolution: "ytd", days: 5 });
    const rule = (await app.as("director").get(`${RULES}/${id}`)).body;
    expect(rule).toEqual({
      id,
      kind: "comparison",
      formula: "[NetSales] < 1000000",
      resolution: "ytd",
      isOn: true,
      isStandard: false,
    });
    expect(idsOf(await list())).toContain(id);
    await answer(id, { kind: "notRelevant" });
    await app.as("director").put(`${RULES}/${id}`, { formula: "NetSales > 1000000" });
    await app.as("director").put(`${RULES}/${id}`, { isOn: false, name: "Stora" });
    expect((await app.as("director").get(`${RULES}/${id}`)).body).toMatchObject({ isOn: false, name: "Stora" });
    expect((await list("?answered=true")).rules.map((each) => each.id)).not.toContain(id);
    expect(await app.as("director").delete(`${RULES}/${id}`)).toMatchObject({ status: 200 });
    expect(await app.as("director").put(answerPath(id), { kind: "done" })).toMatchObject({ status: 404 });
  });

  it("is made by either resource, up to a limit that does not count the standard rules", async () => {
    const agencyId = await app.make.agency();
    const administrator = app.as("administrator");
    const rule = { isOn: false, kind: "comparison", formula: "NetSales < 0", resolution: "ytd" };
    const make = (resource: string) => administrator.post(`/Api/v2/Agency/${agencyId}/${resource}`, rule);
    for (let i = 0; i < MAX_RULES; i++)
      expect(await make(i % 2 ? "FindingRule" : "StandardFindingRule")).toMatchObject({ status: 200 });
    for (const resource of ["FindingRule", "StandardFindingRule"])
      expect(await make(resource)).toMatchObject({ status: 412 });
  });

  it("is changed for this agency alone if it is standard, and reset by deleting it", async () => {
    const path = `${RULES}/sales-fall`;
    const before = (await app.as("director").get(path)).body;
    await app.as("director").put(path, { limit: -90 });
    expect(idsOf(await list())).not.toContain("sales-fall");
    expect((await app.as("director").get(path)).body).toEqual({ ...(before as object), limit: -90, isChanged: true });
    const { body } = await app.as(people.stranger).get("/Api/v2/Agency/foreign/FindingRule/sales-fall");
    expect(body).toEqual(before);
    await app.as("director").delete(path);
    expect((await app.as("director").get(path)).body).toEqual(before);
    expect(idsOf(await list())).toContain("sales-fall");
  });

  it("that is standard is audited as deleted only when the agency had changed it", async () => {
    const agencyId = await app.make.agency();
    const rule = `/Api/v2/Agency/${agencyId}/FindingRule/loss`;
    const administrator = app.as("administrator");
    const actions = async () => {
      const entries = await app.database.db.select().from(auditEntry).where(eq(auditEntry.agencyId, agencyId));
      return entries.map(({ action }) => action).sort();
    };
    expect((await administrator.delete(rule)).status).toBe(200);
    expect(await actions()).toEqual([]);
    await administrator.put(rule, { isOn: false });
    for (let i = 0; i < 2; i++) expect((await administrator.delete(rule)).status).toBe(200);
    expect(await actions()).toEqual(["delete", "update"]);
    expect((await administrator.delete(rule, { "if-match": '"other"' })).status).toBe(412);
  });

  it.each([
    [{ kind: "comparison", resolution: "ytd" }, "$.formula"],
    [{ kind: "comparison", resolution: "ytd", formula: "NetSales" }, "$.formula: at character 1: expected one of <"],
    [{ kind: "comparison", resolution: "ytd", formula: "Nothing < 1" }, 'there is no standard key figure "Nothing"'],
    [{ kind: "comparison", resolution: "ytd", formula: "average(NetSales) < 1" }, "rules know the functions abs"],
    [{ kind: "comparison", resolution: "ytd", formula: "NetSales < (" }, "$.formula: at character 13"],
    [
      { kind: "comparison", resolution: "ytd", formula: `${"NetSales+".repeat(215)}NetSales<0` },
      "$.formula: it has more than 2000 characters with its names in brackets",
    ],
    [{ kind: "change", keyFigureType: "NetSales", resolution: "ytd", unit: "percent", limit: 0 }, "$.limit"],
    [{ kind: "change", keyFigureType: "Nothing", resolution: "ytd", unit: "percent", limit: 1 }, "$.keyFigureType"],
    [{ kind: "targetMissed", resolution: "ytd", side: "under", limit: -1 }, "$.limit"],
    [{ kind: "booksLate", days: -1 }, "$.days"],
    [{ kind: "noComment" }, "$.days"],
  ])("%j is refused", async (rule, message) => {
    const { status, body } = await app.as("director").post(RULES, { isOn: true, ...rule });
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain(JSON.stringify(message).slice(1, -1));
  });

  it("is previewed without being created", async () => {
    const rule = { kind: "booksLate", days: 0, isOn: false };
    const stored = async () => (await app.as("director").get(RULES)).body;
    const before = await stored();
    const { body } = await app.as("director").post(`${RULES}Preview`, rule);
    // The books of the first company reach a future month; the second company has none.
    expect(body).toEqual({ companies: 1, of: 2 });
    expect(await stored()).toEqual(before);
  });
});

describe("permissions", () => {
  it.each(ROLES)("%s: reads findings and rules, writes rules and answers findings as the role allows", async (role) => {
    const as = app.as(people.userOf[role]);
    const read = grantOf(role, "agency.read") === false ? 404 : 200;
    expect(await as.get(FINDINGS)).toMatchObject({ status: read });
    expect(await as.get(RULES)).toMatchObject({ status: read });
    const write = read === 404 ? 404 : grantOf(role, "findingRule.write") === false ? 403 : 200;
    expect(await as.put(`${RULES}/books-late`, { days: 31 })).toMatchObject({ status: write });
    expect(await as.post(`${RULES}Preview`, { kind: "monthsMissing", isOn: true })).toMatchObject({ status: write });
    const answers = read === 404 ? 404 : grantOf(role, "finding.answer") === false ? 403 : 200;
    expect(await as.put(answerPath("books-late"), { kind: "done" })).toMatchObject({ status: answers });
  });

  it("show nothing of companies that the user may not see, nor of other agencies", async () => {
    const text = async (userName: string) => (await app.as(userName).get(FINDINGS)).text;
    expect(await text("director")).toContain(second);
    expect(await text("consultant")).not.toContain(second);
    expect((await list("", "consultant")).companies).toBeLessThanOrEqual(1);
    expect(await app.as("consultant").put(answerPath("books-late", second), { kind: "done" })).toMatchObject({
      status: 404,
    });
    expect(await app.as(people.stranger).get(FINDINGS)).toMatchObject({ status: 404 });
    expect(await app.as(people.stranger).get(RULES)).toMatchObject({ status: 404 });
  });
});
