import { verify } from "@node-rs/argon2";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { User } from "@/contract/users/user";
import { hashPassword } from "../../platform/auth/password";
import { user } from "../../platform/db/schema";
import { makePeople, type People } from "../../testing/people";
import { addSession, auditEntriesOf, countSessions, passwordHashOf, wholeAuditLog } from "../../testing/stored";
import { TestApp, type TestResponse } from "../../testing/test-app";
import { untilLocksAreAwaited } from "../../testing/lock-waiters";
import { TEST_CLUSTER } from "../../testing/test-database";

const LIST = "/Api/v2/User";
const NOT_FOUND = { status: 404, body: { typeOfError: "NotFound" } };

let app: TestApp;
let people: People;
let count = 0;

const at = (userName: string) => `${LIST}/${encodeURIComponent(userName)}`;
const newName = () => `new${++count}`;

beforeAll(async () => {
  app = await TestApp.start();
  people = await makePeople(app);
});
afterAll(() => app.stop());

const consultant = (sent: object = {}) => ({ userName: newName(), name: "Ny", type: "AgencyConsultant", ...sent });
const companyUser = (sent: object = {}) => ({
  userName: newName(),
  name: "Ny",
  type: "CompanyUser",
  companies: [{ companyId: people.companyId, typeOfRole: "Normal" }],
  ...sent,
});

async function create(sent: object, as = "director"): Promise<User> {
  const response = await app.as(as).post(LIST, sent);
  expect(response).toMatchObject({ status: 200 });
  return response.body as User;
}

describe("creating a user", () => {
  it("stores the members sent, adds the agency, and hashes the password", async () => {
    const sent = {
      userName: "åsa.ek@byrå.example",
      name: "Åsa",
      type: "AgencyConsultant",
      email: "asa@example.com",
      phone: "1",
      cellphone: "2",
      language: "sv-SE",
      customers: [people.companyId],
    };
    const response = await app
      .as("director")
      .post(`${LIST}/`, { ...sent, password: "långt lösenord", companies: null });
    expect(response).toMatchObject({ status: 200 });
    expect(response.body).toEqual({ ...sent, agencyId: "home" });
    expect((await app.as("director").get(at(sent.userName))).body).toEqual(response.body);
    const hash = await passwordHashOf(app.database.db, sent.userName);
    expect(hash).toMatch(/^\$argon2id\$/);
    expect(await verify(hash!, "långt lösenord")).toBe(true);
    expect(await auditEntriesOf(app.database.db, "User", sent.userName)).toEqual([
      { companyId: "", userName: "director", action: "create", before: null, after: response.body },
    ]);
  });

  it("reads null as absent, as clients of version 2 send it", async () => {
    const unset = { password: null, phone: null, cellphone: null, email: null, language: null };
    const user = consultant({ ...unset, customers: null, agencyId: null });
    expect(await create(user)).toEqual({
      userName: user.userName,
      name: "Ny",
      type: "AgencyConsultant",
      agencyId: "home",
      customers: [],
    });
    expect(await passwordHashOf(app.database.db, user.userName)).toBeNull();
  });

  it("connects a company user with roles, and ignores members of other types", async () => {
    const sent = companyUser({ customers: ["unknown"], agencyId: "home" });
    expect(await create(sent, "company-admin")).toEqual({
      userName: sent.userName,
      name: "Ny",
      type: "CompanyUser",
      companies: sent.companies,
    });
    const { body } = await app.as(sent.userName).get(`/Api/v2/Company`);
    expect(body).toMatchObject([{ id: people.companyId }]);
  });

  it.each(["NFC", "NFD"])("accepts a body whose user name is in %s for a path in NFC", async (form) => {
    const sent = consultant({ userName: `${newName()}åsa`.normalize(form) });
    const response = await app.as("director").post(at(sent.userName.normalize("NFC")), sent);
    expect(response).toMatchObject({ status: 200, body: { userName: sent.userName.normalize("NFC") } });
  });

  it("accepts the user name in the path, which must be the one in the body", async () => {
    const { userName, ...rest } = consultant();
    expect((await app.as("director").post(at(userName), rest)).body).toMatchObject({ userName });
    const differing = await app.as("director").post(at("one"), consultant());
    expect(differing).toMatchObject({ status: 400, body: { message: expect.stringContaining("$.userName") } });
  });

  it.each([
    ["no user name", { userName: undefined }, "$.userName: is required"],
    ["a user name with a space", { userName: "a b" }, "$.userName"],
    ["no name", { name: undefined }, "$.name: is required"],
    ["no type", { type: undefined }, "$.type: is required"],
    ["an unknown type", { type: "PartnerUser" }, "$.type"],
    ["a short password", { password: "1234567" }, "$.password: expected at least 8 characters"],
    ["a language that is no culture", { language: "svenska!" }, "$.language: expected a culture"],
    ["an unknown role", { companies: [{ companyId: "x", typeOfRole: "Owner" }] }, "$.companies[0].typeOfRole"],
    ["a role without company", { companies: [{ typeOfRole: "Admin" }] }, "$.companies[0].companyId: is required"],
    ["a customer twice", { customers: ["a", "a"] }, "$.customers: expected each company once"],
    [
      "a company twice",
      {
        companies: [
          { companyId: "a", typeOfRole: "Admin" },
          { companyId: "a", typeOfRole: "Normal" },
        ],
      },
      "$.companies: expected each company once",
    ],
  ])("refuses %s and names the member", async (_, wrong, message) => {
    const response = await app.as("director").post(LIST, consultant(wrong));
    expect(response).toMatchObject({ status: 400, body: { message: expect.stringContaining(message) } });
  });

  it("refuses a name that is taken, even by a user whom the caller may not see", async () => {
    for (const userName of ["consultant", "stranger"]) {
      expect(await app.as("director").post(LIST, consultant({ userName }))).toMatchObject({
        status: 409,
        body: { typeOfError: "Conflict", message: `User "${userName}" already exists.` },
      });
    }
    const twice = consultant();
    const responses = await Promise.all([1, 2].map(() => app.as("director").post(LIST, twice)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it.each(["link", "admin-command"])("refuses the name %s, which logs use instead of a user name", async (userName) => {
    const message = expect.stringContaining("$.userName: expected another name") as string;
    expect(await app.as("director").post(LIST, consultant({ userName }))).toMatchObject({
      status: 400,
      body: { message },
    });
  });

  it("finds no company that the caller does not see, and needs one for a company user", async () => {
    const companies = [{ companyId: people.foreignCompanyId, typeOfRole: "Admin" }];
    expect(await app.as("director").post(LIST, companyUser({ companies }))).toMatchObject({
      status: 404,
      body: { message: `Company "${people.foreignCompanyId}" was not found.` },
    });
    expect(await app.as("director").post(LIST, consultant({ customers: ["none"] }))).toMatchObject(NOT_FOUND);
    for (const none of [undefined, null, []]) {
      const response = await app.as("director").post(LIST, companyUser({ companies: none }));
      expect(response).toMatchObject({ status: 412, body: { typeOfError: "PreconditionFailed" } });
    }
    expect((await create(companyUser({ companies: [] }), "administrator")).companies).toEqual([]);
  });

  it("leaves the agency to administrators, who must name one", async () => {
    for (const agencyId of ["foreign", "none"]) {
      expect((await app.as("director").post(LIST, consultant({ agencyId }))).status).toBe(403);
    }
    expect((await create(consultant({ agencyId: "home" }))).agencyId).toBe("home");
    const admin = app.as("administrator");
    expect(await admin.post(LIST, consultant())).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining("$.agencyId: is required") },
    });
    expect(await admin.post(LIST, consultant({ agencyId: "none" }))).toMatchObject(NOT_FOUND);
    expect((await admin.post(LIST, consultant({ agencyId: "foreign" }))).body).toMatchObject({ agencyId: "foreign" });
    const astray = consultant({ agencyId: "foreign", customers: [people.companyId] });
    expect((await admin.post(LIST, astray)).status).toBe(412);
  });

  it("makes no administrators", async () => {
    expect((await app.as("director").post(LIST, consultant({ type: "Administrator" }))).status).toBe(403);
    expect((await app.as("administrator").post(LIST, consultant({ type: "Administrator" }))).status).toBe(412);
  });
});

describe("updating a user", () => {
  it("changes what is sent and deletes what is null, by the collection or the item's path", async () => {
    const before = await create(consultant({ email: "a@example.com", phone: "1", customers: [people.companyId] }));
    app.passSecond();
    const put = await app.as("director").put(LIST, { userName: before.userName, name: "Nyare", phone: null });
    expect(put.body).toEqual({ ...before, name: "Nyare", phone: undefined });
    app.passSecond();
    const cleared = await app.as("director").put(at(before.userName), { userName: null, customers: null });
    expect(cleared.body).toEqual({ ...before, name: "Nyare", phone: undefined, customers: [] });
    expect((await auditEntriesOf(app.database.db, "User", before.userName)).at(1)).toEqual({
      companyId: "",
      userName: "director",
      action: "update",
      before,
      after: put.body,
    });
  });

  it("accepts the whole object as clients of version 2 send it, and keeps the password", async () => {
    const user = await create(companyUser({ password: "hemligheten" }));
    const hash = await passwordHashOf(app.database.db, user.userName);
    const sent = { ...user, password: null, phone: null, language: null, email: null, cellphone: null };
    expect((await app.as("director").put(LIST, sent)).body).toEqual(user);
    expect((await app.as(user.userName).put(LIST, sent)).body).toEqual(user);
    expect(await passwordHashOf(app.database.db, user.userName)).toBe(hash);
  });

  it("requires the name of an existing user, the same in body and path; deletes neither name nor type", async () => {
    const { userName } = await create(consultant());
    expect((await app.as("director").put(LIST, { name: "x" })).status).toBe(400);
    expect((await app.as("director").put(LIST, { userName: "none", name: "x" })).status).toBe(404);
    expect((await app.as("director").put(at("none"), { name: "x" })).status).toBe(404);
    const differing = await app.as("director").put(at(userName), { userName: "other" });
    expect(differing).toMatchObject({ status: 400, body: { message: expect.stringContaining("$.userName") } });
    expect((await app.as("director").put(at(userName), { name: null })).status).toBe(400);
    expect((await app.as("director").put(at(userName), { type: null })).status).toBe(400);
  });

  it("changes nothing when If-Match names another state", async () => {
    const { userName } = await create(consultant());
    const etag = (await app.as("director").get(at(userName))).headers.get("etag")!;
    const put = (name: string) => app.as("director").put(LIST, { userName, name }, { "if-match": etag });
    expect((await put("first")).status).toBe(200);
    expect((await put("second")).status).toBe(412);
    expect((await app.as("director").delete(at(userName), { "if-match": etag })).status).toBe(412);
    expect((await app.as("director").get(at(userName))).body).toMatchObject({ name: "first" });
  });

  it("makes a consultant a director and back, and changes no other type", async () => {
    const { userName } = await create(consultant({ customers: [people.companyId] }));
    const put = (sent: object, as = "director") => app.as(as).put(at(userName), sent);
    const promoted = await put({ type: "AgencyDirector" });
    expect(promoted.body).toMatchObject({ type: "AgencyDirector" });
    expect(promoted.body).not.toHaveProperty("customers");
    expect((await app.as(userName).get("/Api/v2/Agency/home")).status).toBe(200);
    const demoted = await put({ type: "AgencyConsultant", customers: [people.companyId] });
    expect(demoted.body).toMatchObject({ type: "AgencyConsultant", customers: [people.companyId] });
    const refused = await put({ type: "CompanyUser" });
    expect(refused.status).toBe(412);
    expect(JSON.stringify(refused.body)).toContain("of type AgencyConsultant cannot become CompanyUser.");
    expect((await put({ type: "Administrator" }, "administrator")).status).toBe(412);
    const user = await create(companyUser());
    expect((await app.as("director").put(at(user.userName), { type: "AgencyConsultant" })).status).toBe(412);
    expect((await app.as("consultant").put(at(user.userName), { type: "AgencyConsultant" })).status).toBe(403);
  });

  it("moves a user to another agency only for an administrator and without the customers of the first", async () => {
    const { userName } = await create(consultant({ customers: [people.companyId] }));
    const put = (as: string, sent: object) => app.as(as).put(at(userName), sent);
    expect((await put("director", { agencyId: "foreign" })).status).toBe(403);
    expect((await put("director", { agencyId: null })).status).toBe(403);
    expect((await put("administrator", { agencyId: null })).status).toBe(400);
    expect((await put("administrator", { agencyId: "none" })).status).toBe(404);
    expect((await put("administrator", { agencyId: "foreign" })).status).toBe(412);
    const moved = await put("administrator", { agencyId: "foreign", customers: [people.foreignCompanyId] });
    expect(moved.body).toMatchObject({ agencyId: "foreign", customers: [people.foreignCompanyId] });
    expect(await app.as("director").get(at(userName))).toMatchObject(NOT_FOUND);
  });

  it("moves a director who was a consultant with customers to another agency", async () => {
    const { userName } = await create(consultant({ customers: [people.companyId] }));
    const put = (sent: object) => app.as("administrator").put(at(userName), sent);
    expect((await put({ type: "AgencyDirector" })).status).toBe(200);
    expect(await put({ agencyId: "foreign" })).toMatchObject({ status: 200, body: { agencyId: "foreign" } });
    expect((await app.as(userName).get(`/Api/v2/Company/${people.companyId}`)).status).toBe(404);
    expect((await put({ type: "AgencyConsultant" })).body).toMatchObject({ customers: [] });
  });

  it("writes to the audit log that a password was changed, but never the password", async () => {
    const { userName } = await create(consultant({ password: "elefant-ett" }));
    app.passSecond();
    expect((await app.as("director").put(LIST, { userName, password: "elefant-två" })).text).not.toContain("elefant");
    expect(await verify((await passwordHashOf(app.database.db, userName))!, "elefant-två")).toBe(true);
    const log = await wholeAuditLog(app.database.db);
    expect(log).not.toContain("elefant");
    expect(log).not.toContain("argon2");
    expect((await auditEntriesOf(app.database.db, "User", userName)).at(1)).toMatchObject({
      after: { passwordChanged: true },
    });
  });
});

describe("a new password", () => {
  it("ends the user's sessions, whoever sets it", async () => {
    const { db } = app.database;
    const { userName } = await create(consultant());
    await addSession(db, userName);
    const passwordHash = await hashPassword("det gamla");
    await db.update(user).set({ passwordHash }).where(eq(user.userName, userName));
    const own = { password: "mitt eget val", currentPassword: "det gamla" };
    expect((await app.as(userName).put(at(userName), own)).status).toBe(200);
    // The test's token belongs to no grant; the session of a request with a grant would stay.
    expect(await countSessions(db, userName)).toBe(0);
    await addSession(db, userName);
    expect((await app.as("director").put(at(userName), { name: "Ny" })).status).toBe(200);
    expect(await countSessions(db, userName)).toBe(1);
    expect((await app.as("director").put(at(userName), { password: "ett annat val" })).status).toBe(200);
    expect(await countSessions(db, userName)).toBe(0);
  });
});

/** Sends a request during a transaction that changes the password of its user. The request waits for the commit. */
async function sendWhilePasswordChanges(
  userName: string,
  passwordHash: string,
  send: () => Promise<TestResponse>,
): Promise<TestResponse> {
  const { db } = app.database;
  const { response } = await db.transaction(async (tx) => {
    await tx.update(user).set({ passwordHash }).where(eq(user.userName, userName));
    const sent = send();
    await untilLocksAreAwaited(db);
    // In an object, because a returned promise would be awaited before the commit.
    return { response: sent };
  });
  return response;
}

// On a cluster the coordinator does not show the locks that a request waits for.
describe.skipIf(TEST_CLUSTER)("a password that another request has changed since it was proved", () => {
  const old = "det gamla";

  it.each([
    ["the user", (name: string) => app.as(name).put(at(name), { password: "mitt eget val", currentPassword: old })],
    [
      "the account",
      (name: string) =>
        app.as(name).post("/Api/v2/Me/Password", { newPassword: "mitt eget val", currentPassword: old }),
    ],
  ])("is not replaced by a change of %s", async (_, send) => {
    const { userName } = await create(consultant());
    const [passwordHash, changed] = [await hashPassword(old), await hashPassword("det nya")];
    await app.database.db.update(user).set({ passwordHash }).where(eq(user.userName, userName));
    expect((await sendWhilePasswordChanges(userName, changed, () => send(userName))).status).toBe(412);
    expect(await passwordHashOf(app.database.db, userName)).toBe(changed);
  });
});

describe("deleting a user", () => {
  it("ends their tokens at once and deletes their connections", async () => {
    const user = await create(companyUser());
    await addSession(app.database.db, user.userName);
    expect((await app.as(user.userName).get("/Api/v2/Me")).status).toBe(200);
    app.passSecond();
    const response = await app.as("company-admin").delete(at(user.userName));
    expect(response).toMatchObject({ status: 200, text: "null" });
    expect((await app.as(user.userName).get("/Api/v2/Me")).status).toBe(401);
    expect(await app.as("administrator").get(at(user.userName))).toMatchObject(NOT_FOUND);
    expect(await app.as("company-admin").delete(at(user.userName))).toMatchObject(NOT_FOUND);
    expect((await auditEntriesOf(app.database.db, "User", user.userName)).at(-1)).toEqual({
      companyId: "",
      userName: "company-admin",
      action: "delete",
      before: user,
      after: null,
    });
    expect(await countSessions(app.database.db, user.userName)).toBe(0);
    // This would be refused if the connections were still there.
    const again = await create({ ...user, name: "Someone else" });
    expect((await app.as(again.userName).get("/Api/v2/Me")).status).toBe(401);
  });

  it("accepts no deletion of the collection", async () => {
    const response = await app.as("director").delete(LIST);
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("GET, POST, PUT");
  });
});

describe("disabled users", () => {
  it("are seen by users who manage them, and cannot sign in", async () => {
    const userName = await app.make.user("AgencyConsultant", { agencyId: "home", disabled: true });
    expect((await app.as(userName).get("/Api/v2/Me")).status).toBe(401);
    expect((await app.as("director").get(at(userName))).body).toMatchObject({ userName });
    expect((await app.as("director").put(at(userName), { name: "x" })).status).toBe(200);
    expect((await app.as(userName).get("/Api/v2/Me")).status).toBe(401);
  });
});
