// On both databases: erasing searches and replaces JSON by SQL, and requests run at the same time.
import { eq, getTableName } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { grantOf, ROLES } from "@/contract/permissions";
import { parseWire } from "@/contract/wire";
import { hashPassword } from "../../../platform/auth/password";
import { createPersonalAccessToken } from "../../../testing/personal-access-token";
import { recordSecurityEvent } from "../../../platform/audit/security-events";
import { auditEntry, bulkChangePart, company, securityEvent, user } from "../../../platform/db/schema";
import { tablesInOrder } from "../../../platform/db/tables-in-order";
import { createAdapter } from "../../../platform/oidc/adapter";
import { registerProgram } from "../../../platform/oidc/client";
import { makePeople, type People } from "../../../testing/people";
import { tablesWith } from "../../../testing/secrets-in-clear";
import { smallChart } from "../../../testing/small-chart";
import { sieText } from "../../../testing/sie-text";
import { signInToken } from "../../../testing/sign-in-token";
import { auditEntriesOf } from "../../../testing/stored";
import { TestApp } from "../../../testing/test-app";
import { untilLocksAreAwaited } from "../../../testing/lock-waiters";
import { TEST_CLUSTER } from "../../../testing/test-database";

let app: TestApp;
let people: People;

beforeAll(async () => {
  app = await TestApp.start();
  people = await makePeople(app);
  app.now = new Date();
});
afterAll(() => app.stop());

const FROM = { address: "192.0.2.77", client: "Ullas webbläsare" };
const period = { start: "2025-01-01", end: "2025-03-31" };
const erase = (userName: string, by = "director", headers = {}, body = {}) =>
  app
    .as(by)
    .post(`/Api/v2/User/${encodeURIComponent(userName)}/Erasure`, body, { "accept-language": "sv", ...headers });

const STANDARD_FORMULAS = "/Api/v2/Agency/home/CompanyType/restaurant/StandardKeyFigureFormula";

/** A director who has written every kind of object with a name in it, under two names. */
async function makeWriter(): Promise<{ userName: string; companyId: string; names: string[]; token: string }> {
  const userName = "ulla.berg@byrå.example";
  const names = ['Ulla "Ullis" Berg', "Ulla Bergström"];
  await app.make.user("AgencyDirector", { userName, agencyId: "home", name: names[0]!, email: `${userName}.se` });
  const companyId = await app.make.company("home");
  const ulla = app.as(userName);
  const ok = async (response: Promise<{ status: number; text: string; body: unknown }>) => {
    const { status, text, body } = await response;
    expect(status, text).toBe(200);
    return body as { id: string };
  };
  const path = `/Api/v2/Company/${companyId}`;
  await ok(ulla.put("/Api/v2/SieImport/home", { data: sieText(), companyId }));
  const { id: batch } = await ok(ulla.post("/Api/v2/Agency/home/SieImportBatch", {}));
  await ok(ulla.send("POST", `/Api/v2/Agency/home/SieImportBatch/${batch}/File?name=a.se`, sieText()));
  const comment = { type: "KeyFigureComment", message: "Hyran", period, keyFigureType: "NetSales", isQuestion: true };
  const { id } = await ok(ulla.post(`${path}/Comment`, comment));
  await ok(ulla.put(`${path}/Comment/${id}/Question`, { isResolved: true }));
  const asked = await ok(app.as("director").post(`${path}/Comment`, comment));
  await ok(app.as("director").put(`${path}/Comment/${asked.id}/Question`, { assignee: userName }));
  await ok(ulla.post(`${path}/Comment/${asked.id}/Reply`, { message: "Höjd" }, { "idempotency-key": "reply" }));
  // Another user's audit entry about Ulla's comment, and another user's stored response that names her.
  await ok(app.as("director").put(`${path}/Comment/${id}`, { message: "Hyran steg" }));
  await ok(app.as("director").post(`${path}/Comment/${id}/Reply`, { message: "Ja" }, { "idempotency-key": "kept" }));
  await ok(ulla.put("/Api/v2/User", { userName, name: names[1]!, email: "ulla@example.com" }));
  await ok(ulla.post(`${path}/KeyFigurePreset`, { id: "Own", name: "Eget", keyFigureTypes: ["NetSales"] }));
  const rate = { id: "Rate", name: "Timpris", formula: "[NetSales] / 10", valueType: "Amount" };
  await ok(ulla.post(`${path}/KeyFigureFormula`, rate));
  const report = { title: "Året", keyFigurePresetId: "Own", period, isPublished: true };
  const made = await ok(ulla.post(`${path}/PeriodReport`, report));
  await ok(ulla.put(`${path}/PeriodReport/${made.id}`, { isPublished: false, recallReason: "Fel" }));
  const blocks = [{ id: "comments", type: "comments" }];
  await ok(ulla.post(`${path}/Comment`, { ...comment, isQuestion: false, message: "Fryst" }));
  const greeting = { id: "greeting", type: "text", text: "Hälsar {author}." };
  await ok(ulla.post(`${path}/PeriodReport`, { ...report, title: "Fryst", blocks: [...blocks, greeting] }));
  const answer = `/Api/v2/Agency/home/Company/${companyId}/FindingAnswer/books-late`;
  await ok(ulla.put(answer, { kind: "notRelevant" }));
  const standard = "/Api/v2/Agency/home/StandardKeyFigurePreset";
  await ok(ulla.post(standard, { id: "OfAgency", name: "Byråns", keyFigureTypes: ["NetSales"] }));
  await ok(ulla.post("/Api/v2/Agency/home/CompanyType", { Id: "restaurant", Name: "Restaurang" }));
  await ok(ulla.post(STANDARD_FORMULAS, { id: "Guests", name: "Gäster", formula: "NetSales", valueType: "Amount" }));
  await ok(ulla.post("/Api/v2/Agency/home/PortfolioView", { name: "Ullas vy", isShared: false, query: "" }));
  const bulk = { change: { kind: "consultant", userName: "consultant", isClient: true }, companyIds: [companyId] };
  await ok(ulla.post("/Api/v2/Agency/home/BulkChange", bulk));
  const template = await ok(ulla.post("/Api/v2/Agency/home/ReportTemplate", { name: "Mall", blocks }));
  const schedule = { day: 1, title: "Månaden", reportTemplateId: template.id, publishes: false, language: "sv" };
  await ok(ulla.put("/Api/v2/Agency/home/ReportSchedule", schedule));
  app.mail = { from: "books@example.com", dashboard: "https://books.example.com" };
  const link = (of: string) => `/Api/v2/User/${encodeURIComponent(of)}/PasswordLink`;
  const invited = await app.make.user("AgencyConsultant", { agencyId: "home" });
  await ok(ulla.post(link(invited), { mailTo: "invited@example.com" }));
  await ok(app.as("director").post(link(userName), { mailTo: "ulla@work.example.com" }));
  await ok(app.as("director").post(link(invited), { mailTo: "Ulla@example.com" }));
  await ok(ulla.post("/Api/v2/Me/PersonalAccessToken", { name: "Ullas program" }));
  await registerProgram(app.database.db, userName);
  const begun = [
    { params: { login_hint: userName } },
    { session: { accountId: userName } },
    { lastSubmission: { passwordOf: userName } },
  ];
  for (const [i, payload] of begun.entries()) {
    await createAdapter(app.database.db)("Interaction").upsert(`begun${i}`, payload, 600);
  }
  await recordSecurityEvent(app.database.db, FROM, { event: "SignedIn", userName });
  await recordSecurityEvent(app.database.db, FROM, {
    event: "ViewedAs",
    userName: "consultant",
    detail: { by: userName },
  });
  return { userName, companyId, names, token: await createPersonalAccessToken(app.database.db, userName, 90, app.now) };
}

describe("erasing a person", () => {
  it("leaves no name or user name in any table, and all that they wrote under one pseudonym", async () => {
    const { userName, companyId, names, token } = await makeWriter();
    const forms = [
      userName,
      ...names,
      names[0]!.replaceAll('"', '\\"'),
      "ulla@example.com",
      "Ulla@example.com",
      FROM.address,
      "Ullas",
    ];
    expect(await tablesWith(app.database.db, forms)).toEqual(
      expect.arrayContaining([
        "audit_entry",
        "comment",
        "comment_reply",
        "imported_file",
        "oidc_payload",
        "security_event",
      ]),
    );
    const session = await signInToken(app.database.db, userName);
    // Another service that has authenticated the user must refuse them too once the first has erased them.
    const second = app.another();
    const me = (credential: string) =>
      second.request("http://service.test/Api/v2/Me", { headers: { authorization: `OAuth ${credential}` } });
    expect([(await me(session)).status, (await me(token)).status]).toEqual([200, 200]);

    const erased = await erase(userName);
    expect(erased.status, erased.text).toBe(200);
    const { name } = erased.body as { name: string };
    expect(name).toMatch(/^Borttagen användare \d+$/);
    expect(await tablesWith(app.database.db, forms)).toEqual([]);
    expect([(await me(session)).status, (await me(token)).status]).toEqual([401, 401]);
    expect((await app.as("director").get(`/Api/v2/User/${encodeURIComponent(userName)}`)).status).toBe(404);

    const director = app.as("director");
    const path = `/Api/v2/Company/${companyId}`;
    const comments = (await director.get(`${path}/Comment`)).body as object[];
    expect(comments).toMatchObject([
      { message: "Hyran steg", author: name, resolved: { by: name } },
      { author: "Name of director", assignee: name, replies: [{ message: "Höjd", author: name }] },
      { message: "Fryst", author: name },
    ]);
    const reports = (await director.get(`${path}/PeriodReport`)).body as { id: string; title: string }[];
    expect(reports).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ title: "Året", author: name, recall: expect.objectContaining({ by: name }) }),
        expect.objectContaining({ title: "Fryst", author: name }),
      ]),
    );
    const frozen = reports.find(({ title }) => title === "Fryst")!;
    expect((await director.get(`${path}/PeriodReport/${frozen.id}/Content`)).body).toMatchObject({
      author: name,
      blocks: [
        { comments: [{ message: "Fryst", author: name }] },
        { parts: [{ text: "Hälsar " }, { text: name }, { text: "." }] },
      ],
    });
    expect((await director.get(`${path}/KeyFigureFormula`)).body).toMatchObject([{ changedBy: name }]);
    expect((await director.get(STANDARD_FORMULAS)).body).toMatchObject([{ changedBy: name }]);
    expect((await director.get(`${STANDARD_FORMULAS}/Guests/Version`)).body).toMatchObject([
      { changedBy: name, keyFigureFormula: { changedBy: name } },
    ]);
    expect((await director.get(`${path}/SieImport`)).body).toMatchObject([{ user: name }]);
    const activity = (await director.get(`${path}/Activity`)).body as { user: string; after: unknown }[];
    expect(new Set(activity.map(({ user }) => user))).toEqual(new Set([name, "director"]));
    expect(JSON.stringify(activity)).toContain(`"author":"${name}"`);
  });

  it("audits the erasure with the user who asked for it, and counts the mentions left in others' texts", async () => {
    const userName = await app.make.user("AgencyConsultant", { agencyId: "home", name: "Greta Nämnd" });
    const companyId = await app.make.company("home", { contactInfo: { name: "Greta Nämnd" } });
    const comment = { type: "KeyFigureComment", message: "Enligt Greta Nämnd", period, keyFigureType: "NetSales" };
    await app.as("director").post(`/Api/v2/Company/${companyId}/Comment`, comment);
    const agency = "/Api/v2/Agency/home";
    const named = { name: "Som Greta Nämnd vill" };
    const blocks = [{ id: "a", type: "text", text: "Greta Nämnd hälsar." }];
    const preset = { ...named, id: "Gretas", keyFigureTypes: ["NetSales"] };
    const chart = smallChart("Gretas", ["3000", "3999"], { name: "Greta Nämnds" });
    for (const [path, sent] of [
      [`${agency}/ReportTemplate`, { name: "Mall", blocks }],
      [`${agency}/StandardText`, { ...named, text: "Text" }],
      [`${agency}/PortfolioView`, { ...named, isShared: true, query: "" }],
      [`${agency}/PortfolioView`, { name: "Sök", isShared: true, query: "search=Greta+N%C3%A4mnd" }],
      [`${agency}/CompanyType`, { Id: "greta", Name: "Greta Nämnds" }],
      [`/Api/v2/Company/${companyId}/ChartOfAccounts`, chart],
      [`/Api/v2/Company/${companyId}/KeyFigurePreset`, preset],
      [`/Api/v2/Company/${companyId}/KeyFigureFormula`, { ...named, id: "G", formula: "1", valueType: "Amount" }],
    ] as const) {
      const { status, text } = await app.as("director").post(path, sent);
      expect(status, text).toBe(200);
    }
    const [template] = (await app.as("director").get(`${agency}/ReportTemplate`)).body as { id: string }[];
    const schedule = { day: 1, reportTemplateId: template!.id, publishes: false, language: "sv" };
    const scheduled = await app.as("director").put(`${agency}/ReportSchedule`, { ...schedule, title: "Greta Nämnd" });
    expect(scheduled.status, scheduled.text).toBe(200);
    const [text] = (await app.as("director").get(`${agency}/StandardText`)).body as { id: string }[];
    const renamed = { name: "Utan namn", text: "Text" };
    expect((await app.as("director").put(`${agency}/StandardText/${text!.id}`, renamed)).status).toBe(200);
    const { body } = await erase(userName);
    // The contact of the company, the comment, the eight objects of the loop, and the schedule: the earlier version of
    // the standard text keeps the name, and users can read it.
    expect(body).toEqual({ name: expect.any(String), mentions: 11 });
    const { name } = body as { name: string };
    const [entry] = await app.database.db.select().from(auditEntry).where(eq(auditEntry.resourceId, name));
    expect(entry).toMatchObject({ userName: "director", action: "delete", resource: "ErasedPerson", agencyId: "home" });
    expect(parseWire(entry!.before!)).toEqual({ name, type: "AgencyConsultant" });
    expect((await app.as("director").get("/Api/v2/Agency/home/Activity?resource=ErasedPerson")).text).toContain(name);
  });

  it("counts a published report and a reason of a recall that mention a name with quotation marks", async () => {
    const userName = await app.make.user("AgencyConsultant", { agencyId: "home", name: 'Berit "Bibbi" Nämnd' });
    const companyId = await app.make.company("home");
    const path = `/Api/v2/Company/${companyId}`;
    await app.as("director").put(`/Api/v2/SieImport/home`, { data: sieText(), companyId });
    const comment = {
      type: "KeyFigureComment",
      message: 'Enligt Berit "Bibbi" Nämnd',
      period,
      keyFigureType: "NetSales",
    };
    const { body: written } = await app.as("director").post(`${path}/Comment`, comment);
    const blocks = [{ id: "comments", type: "comments" }];
    await app.as("director").post(`${path}/KeyFigurePreset`, { id: "Own", name: "Eget", keyFigureTypes: ["NetSales"] });
    const report = { title: "Året", keyFigurePresetId: "Own", period, blocks, isPublished: true };
    expect((await app.as("director").post(`${path}/PeriodReport`, report)).status).toBe(200);
    const recalled = await app.as("director").post(`${path}/PeriodReport`, { ...report, blocks: [] });
    const recall = { isPublished: false, recallReason: comment.message };
    const { id } = recalled.body as { id: string };
    expect((await app.as("director").put(`${path}/PeriodReport/${id}`, recall)).status).toBe(200);
    // The comment itself would be a third mention.
    expect((await app.as("director").delete(`${path}/Comment/${(written as { id: string }).id}`)).status).toBe(200);
    expect((await erase(userName)).body).toMatchObject({ mentions: 2 });
  });

  it("leaves a namesake's work, and texts that are the same as a name, as they are", async () => {
    const companyId = await app.make.company("home", { name: "Eva Ek" });
    const names = { agencyId: "home", name: "Eva Ek" };
    // The erased user has the name of a role as user name.
    const [one, other] = ["eva", "Admin"];
    await app.make.user("AgencyDirector", { ...names, userName: one });
    await app.make.user("AgencyDirector", { ...names, userName: other });
    const path = `/Api/v2/Company/${companyId}`;
    for (const [userName, id] of [
      [one, "One"],
      [other, "Other"],
    ] as const) {
      const rate = { id, name: id, formula: "[NetSales] / 10", valueType: "Amount" };
      expect((await app.as(userName).post(`${path}/KeyFigureFormula`, rate)).status).toBe(200);
    }
    // Gives the activity an entry with the company's name.
    await app.as("director").put(path, { contactInfo: { phone: "1" } });
    const companies = [{ companyId, typeOfRole: "Admin" }];
    const owner = { userName: "eva.owner", name: "Owner", type: "CompanyUser", companies };
    expect((await app.as("director").post("/Api/v2/User", owner)).status).toBe(200);
    const { name } = (await erase(other)).body as { name: string };
    expect((await auditEntriesOf(app.database.db, "User", owner.userName)).at(-1)!.after).toEqual(owner);
    expect((await app.as("director").get(`${path}/KeyFigureFormula`)).body).toMatchObject([
      { id: "One", changedBy: "Eva Ek" },
      { id: "Other", changedBy: name },
    ]);
    const activity = (await app.as("director").get(`${path}/Activity`)).body as { resourceId: string; after: object }[];
    const after = (id: string) => activity.find(({ resourceId }) => resourceId === id)?.after;
    expect(after(companyId)).toMatchObject({ name: "Eva Ek" });
    expect(after("Other")).toMatchObject({ changedBy: name });
    expect(after("One")).toMatchObject({ changedBy: "Eva Ek" });
    const [row] = await app.database.db.select().from(company).where(eq(company.id, companyId));
    expect(row!.name).toBe("Eva Ek");
  });

  it("leaves others' names where a name of one user is the user name of another", async () => {
    const companyId = await app.make.company("home");
    const path = `/Api/v2/Company/${companyId}`;
    const first = { userName: "maja", name: "Maja Ek" };
    await app.make.user("AgencyDirector", { ...first, agencyId: "home" });
    expect((await app.as("director").put("/Api/v2/User", { ...first, email: "maja@example.com" })).status).toBe(200);
    const second = await app.make.user("AgencyDirector", { agencyId: "home", userName: "maja.2", name: "maja" });
    expect((await erase(second)).status).toBe(200);
    expect((await auditEntriesOf(app.database.db, "User", "maja")).at(-1)!.after).toMatchObject(first);
    const third = await app.make.user("AgencyDirector", { agencyId: "home", userName: "maja.3", name: "maja" });
    const rate = { id: "Maja", name: "Timpris", formula: "[NetSales] / 10", valueType: "Amount" };
    expect((await app.as(third).post(`${path}/KeyFigureFormula`, rate)).status).toBe(200);
    expect((await erase("maja")).status).toBe(200);
    expect((await app.as("director").get(`${path}/KeyFigureFormula`)).body).toMatchObject([{ changedBy: "maja" }]);
    const [entry] = await auditEntriesOf(app.database.db, "KeyFigureFormula", "Maja");
    expect(entry!.after).toMatchObject({ changedBy: "maja" });
  });

  it("leaves what a namesake wrote in another agency under the same id as it is", async () => {
    const [one, other] = ["ida", "ida.2"];
    const text = { id: "Same", name: "Text", formula: "NetSales", valueType: "Amount" };
    for (const [userName, agencyId] of [
      [one, "home"],
      [other, await app.make.agency()],
    ] as const) {
      await app.make.user("AgencyDirector", { agencyId, userName, name: "Ida Ek" });
      const { status } = await app.as(userName).post(`/Api/v2/Agency/${agencyId}/StandardKeyFigureFormula`, text);
      expect(status).toBe(200);
    }
    const { name } = (await erase(one)).body as { name: string };
    const entries = await auditEntriesOf(app.database.db, "StandardKeyFigureFormula", "Same");
    expect(entries.map(({ after }) => (after as { changedBy: string }).changedBy)).toEqual([name, "Ida Ek"]);
  });

  it("leaves no user name in a bulk change that was sent with it in decomposed letters", async () => {
    const userName = await app.make.user("AgencyConsultant", { userName: "åke.ny", agencyId: "home" });
    const companyIds = [await app.make.company("home")];
    const decomposed = userName.normalize("NFD");
    const change = { kind: "consultant", userName: decomposed, isClient: true };
    const begun = await app.as("director").post("/Api/v2/Agency/home/BulkChange", { change, companyIds });
    expect(begun.status, begun.text).toBe(200);
    expect((await erase(userName)).status).toBe(200);
    expect(await tablesWith(app.database.db, [userName, decomposed])).toEqual([]);
  });

  // On a cluster the coordinator does not show the locks that a request waits for.
  it.skipIf(TEST_CLUSTER)("keeps the state that a part of a bulk change gets at the same moment", async () => {
    const { db } = app.database;
    const userName = await app.make.user("AgencyConsultant", { agencyId: "home" });
    const companyIds = [await app.make.company("home")];
    const change = { kind: "consultant", userName, isClient: true };
    const begun = await app.as("director").post("/Api/v2/Agency/home/BulkChange", { change, companyIds });
    const ofChange = eq(bulkChangePart.bulkChangeId, (begun.body as { id: string }).id);
    const cause = { code: "forbidden" as const, explanation: `The user "${userName}" is not a consultant.` };
    await db.update(bulkChangePart).set({ state: "failed", cause }).where(ofChange);
    const { sent } = await db.transaction(async (tx) => {
      await tx.update(bulkChangePart).set({ state: "changed", cause: null, before: "null" }).where(ofChange);
      const erasure = erase(userName);
      await untilLocksAreAwaited(db);
      // In an object: the transaction would wait for a returned promise, which itself waits for the transaction.
      return { sent: erasure };
    });
    expect((await sent).status).toBe(200);
    const [part] = await db.select().from(bulkChangePart).where(ofChange);
    expect(part).toMatchObject({ state: "changed", cause: null, before: "null" });
  });

  it("leaves others signed in, also when the user name is a word in their stored sessions", async () => {
    const session = { kind: "AccessToken", accountId: "director", scope: "openid" };
    const adapterOf = createAdapter(app.database.db);
    await adapterOf("AccessToken").upsert("others", session, 600);
    const begun = { kind: "Interaction", params: { scope: "openid", login_hint: "director" } };
    await adapterOf("Interaction").upsert("others", begun, 600);
    for (const userName of ["kind", "openid"]) {
      await app.make.user("AgencyConsultant", { agencyId: "home", userName });
      expect((await erase(userName)).status).toBe(200);
      const { status } = await app.as(null).get("/Api/v2/Me", { authorization: "OAuth others" });
      expect(status, userName).toBe(200);
      expect(await adapterOf("Interaction").find("others"), userName).toBeDefined();
    }
  });

  it("leaves the addresses of others' failed sign-ins, also when the user name is a word in their details", async () => {
    const { db } = app.database;
    const failed = {
      event: "SignInFailed",
      userName: "consultant",
      detail: { secret: "password", way: "Basic" },
    } as const;
    await recordSecurityEvent(db, FROM, failed);
    for (const userName of ["password", "Basic", "secret"]) {
      await app.make.user("AgencyConsultant", { agencyId: "home", userName });
      expect((await erase(userName)).status).toBe(200);
    }
    const [event] = await db.select().from(securityEvent).where(eq(securityEvent.event, failed.event));
    expect(event).toMatchObject({ ...FROM, detail: JSON.stringify(failed.detail) });
  });

  it("gives each person a number of their own, also when several are erased at the same moment", async () => {
    const users = await Promise.all([1, 2, 3].map(() => app.make.user("AgencyConsultant", { agencyId: "home" })));
    const responses = await Promise.all(users.map((userName) => erase(userName)));
    expect(new Set(responses.map(({ body }) => (body as { name: string }).name)).size).toBe(3);
  });
});

describe("a table", () => {
  it("is listed here by what erasing a person does in it, so that a new table fails until it is added", () => {
    expect(tablesInOrder().map(getTableName).sort()).toEqual([...NAMING, ...GOING, ...NAMELESS].sort());
  });
});

/** Tables in which erasing a person replaces the name. */
const NAMING = [
  "audit_entry",
  "bulk_change",
  "bulk_change_part",
  "comment",
  "comment_reply",
  "finding_answer",
  "idempotent_answer",
  "import_batch",
  "import_batch_file",
  "imported_file",
  "key_figure_formula",
  "mail",
  "period_report",
  "report_link",
  "report_schedule",
  "security_event",
  "standard",
  "standard_version",
  "stored_figures",
];
/** Tables whose rows go with the person. */
const GOING = [
  "app_user",
  "oidc_payload",
  "password_link",
  "personal_access_token",
  "portfolio_view",
  "portfolio_view_default",
  "second_factor",
  "sign_in_try",
  "user_company",
];
/** Tables in which erasing a person replaces no name and deletes no row. */
const NAMELESS = [
  "account",
  "account_balances",
  "agency",
  "agency_logo",
  "budget_amount",
  "chart_of_accounts",
  "company",
  "company_type",
  "dimension",
  "dimension_object",
  "document",
  "document_chunk",
  "file_balance",
  "file_year",
  "fiscal_year",
  "hidden_standard",
  "key_figure_data",
  "key_figure_preset",
  "key_figure_target",
  "setting",
  "report_schedule_run",
  "report_template",
  "stored_periods",
  "stored_values",
  "voucher_block",
];

describe("permissions for erasing a person", () => {
  beforeEach(() => {
    app.now = new Date();
  });

  it.each(ROLES)("are those of the role %s in the table of permissions", async (role) => {
    const userName = await app.make.user("CompanyUser");
    await app.make.connect(people.companyId, userName, "Normal");
    const { status } = await erase(userName, people.userOf[role]);
    const sees = grantOf(role, "companyUser.manage") === true;
    expect(status).toBe(grantOf(role, "user.erase") === true ? 200 : sees ? 403 : 404);
  });

  it("leave out oneself, a user who works for others too, and the last director", async () => {
    expect((await erase("director")).status).toBe(412);
    const shared = await app.make.user("CompanyUser");
    await app.make.connect(people.companyId, shared, "Normal");
    await app.make.connect(people.foreignCompanyId, shared, "Normal");
    expect((await erase(shared)).status).toBe(403);
    expect((await erase("stranger", "administrator")).status).toBe(412);
    await app.make.user("AgencyDirector", { agencyId: "foreign", disabled: true });
    expect((await erase("stranger", "administrator")).text).toContain("the last director");
    expect((await erase("stranger")).status).toBe(404);
  });

  it("need a recent sign-in or the password, no token, and the state that If-Match names", async () => {
    const userName = await app.make.user("AgencyConsultant", { agencyId: "home" });
    const token = await createPersonalAccessToken(app.database.db, "director", 90, app.now);
    expect((await erase(userName, "director", { authorization: `OAuth ${token}` })).status).toBe(403);
    app.now = new Date(Date.now() + 3_600_000);
    expect((await erase(userName)).status).toBe(412);
    const currentPassword = "correct horse battery";
    const passwordHash = await hashPassword(currentPassword);
    await app.database.db.update(user).set({ passwordHash }).where(eq(user.userName, "director"));
    const other = await app.make.user("AgencyConsultant", { agencyId: "home" });
    expect((await erase(other, "director", {}, { currentPassword: "wrong" })).status).toBe(412);
    expect((await erase(other, "director", {}, { currentPassword })).status).toBe(200);
    app.now = new Date();
    expect((await erase(userName, "director", { "if-match": '"other"' })).status).toBe(412);
    expect((await erase(userName)).status).toBe(200);
  });

  it.each([
    ["two erase each other", []],
    ["two of three erase each other", ["third"]],
  ])("let one of them go through when %s at once", async (_, others) => {
    const agencyId = await app.make.agency(`of${String(2 + others.length)}`);
    const pair = [`left-${agencyId}`, `right-${agencyId}`];
    for (const userName of [...pair, ...others]) await app.make.user("AgencyDirector", { userName, agencyId });
    // Both have signed in before one of them is erased.
    await Promise.all(pair.map((userName) => app.tokenOf(userName)));
    const { db } = app.database;
    for (const userName of pair) await recordSecurityEvent(db, FROM, { event: "SignedIn", userName });
    const [left, right] = pair as [string, string];
    const [erasedRight, erasedLeft] = await Promise.all([erase(right, left), erase(left, right)]);
    expect([erasedRight, erasedLeft].filter(({ status }) => status === 200)).toHaveLength(1);
    const eventsOf = (userName: string) => db.$count(securityEvent, eq(securityEvent.userName, userName));
    expect([await eventsOf(right), await eventsOf(left)]).toEqual(erasedRight.status === 200 ? [0, 1] : [1, 0]);
  });
});
