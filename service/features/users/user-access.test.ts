// On both databases: each driver returns timestamps of SQL expressions in its own way.
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { grantOf, ROLES, type Role } from "@/contract/permissions";
import type { PasswordLink, UserAccess } from "@/contract/users/user-access";
import { NOWHERE, recordSecurityEvent } from "../../platform/audit/security-events";
import { createPersonalAccessToken } from "../../testing/personal-access-token";
import { spendPasswordLink } from "../../platform/auth/password-links";
import { takeResponseKey } from "../../platform/db/idempotent-responses";
import { agency, oidcPayload, securityEvent, user } from "../../platform/db/schema";
import { makePeople, type People } from "../../testing/people";
import { signInToken } from "../../testing/sign-in-token";
import { addSession, auditEntriesOf, countSessions, passwordHashOf, wholeAuditLog } from "../../testing/stored";
import type { RequestContext } from "../../platform/request-context";
import { TestApp, type TestClient } from "../../testing/test-app";
import { TEST_DATABASE } from "../../testing/test-database";
import { accessOf } from "./user-access";
import type { UserWithConnections } from "./user-rows";

const NOT_FOUND = { status: 404, body: { typeOfError: "NotFound" } };
let app: TestApp;
let people: People;

beforeAll(async () => {
  app = await TestApp.start();
  people = await makePeople(app);
  // The test's clients sign in by the machine's clock, so the service's clock is set to it.
  app.now = new Date();
});
afterAll(() => app.stop());

const access = (userName: string) => `/Api/v2/User/${userName}/Access`;
const link = (userName: string) => `/Api/v2/User/${userName}/PasswordLink`;
const consultant = () => app.make.user("AgencyConsultant", { agencyId: people.agencyId, created: new Date(app.now) });

async function companyUser(...companies: string[]): Promise<string> {
  const userName = await app.make.user("CompanyUser");
  for (const companyId of companies) await app.make.connect(companyId, userName, "Normal");
  return userName;
}

async function eventsOf(userName: string): Promise<string[]> {
  const rows = await app.database.db
    .select()
    .from(securityEvent)
    .where(eq(securityEvent.userName, userName))
    .orderBy(securityEvent.at);
  return rows.map(({ event }) => event);
}

describe("permissions for the access of users", () => {
  const managesAgency = (role: Role) => grantOf(role, "agencyUser.manage") !== false;
  const managesCompany = (role: Role) => grantOf(role, "companyUser.manage") !== false;

  it.each(ROLES)("for a user of the agency: %s", async (role) => {
    const client = app.as(people.userOf[role]);
    const colleague = await consultant();
    const status = managesAgency(role) ? 200 : 404;
    expect((await client.get(access(colleague))).status).toBe(status);
    expect((await client.post(link(colleague), {})).status).toBe(status);
    expect((await client.put(access(colleague), { disabled: true })).status).toBe(status);
    const listed = (await client.get("/Api/v2/UserAccess")).body as UserAccess[];
    expect(listed.some(({ userName }) => userName === colleague)).toBe(managesAgency(role));
    expect(listed.map(({ userName }) => userName)).toContain(people.userOf[role]);
  });

  it.each(ROLES)("for a user of a company: %s", async (role) => {
    const client = app.as(people.userOf[role]);
    const owner = await companyUser(people.companyId);
    const status = managesCompany(role) ? 200 : 404;
    expect((await client.get(access(owner))).status).toBe(status);
    expect((await client.post(link(owner), {})).status).toBe(status);
    expect((await client.put(access(owner), { disabled: true })).status).toBe(status);
  });

  it.each(ROLES)("for a user of another agency's company: %s", async (role) => {
    const client = app.as(people.userOf[role]);
    const foreign = await companyUser(people.foreignCompanyId);
    const status = role === "Administrator" ? 200 : 404;
    expect((await client.get(access(foreign))).status).toBe(status);
    expect((await client.post(link(foreign), {})).status).toBe(status);
    expect((await client.put(access(foreign), { disabled: true })).status).toBe(status);
  });

  it("need a sign-in", async () => {
    for (const response of [
      await app.as(null).get("/Api/v2/UserAccess"),
      await app.as(null).put(access("consultant"), { disabled: true }),
      await app.as(null).post(link("consultant"), {}),
    ]) {
      expect(response.status).toBe(401);
    }
  });

  it("show only the necessary members of a user who has another agency's company too; allow no change", async () => {
    const shared = await companyUser(people.companyId, people.foreignCompanyId);
    const { body } = await app.as("director").get(access(shared));
    expect(body).toEqual({
      userName: shared,
      disabled: false,
      isInvited: true,
      isShared: true,
      created: expect.any(String),
    });
    expect((await app.as("director").put(access(shared), { disabled: true })).status).toBe(403);
    expect((await app.as("director").post(link(shared), {})).status).toBe(403);
    expect((await app.as("administrator").get(access(shared))).body).toMatchObject({ isShared: false });
  });
});

describe("the access of a user", () => {
  it("says when they were seen last, what they sign in with and what is open", async () => {
    const { db } = app.database;
    const userName = await consultant();
    const before = await app.as("director").get(access(userName));
    expect(before.body).toEqual({
      userName,
      disabled: false,
      isInvited: true,
      isShared: false,
      created: expect.any(String),
      secondFactor: { isOn: false, isRequired: false },
      sessionCount: 0,
      tokenCount: 0,
    });
    await recordSecurityEvent(db, NOWHERE, { event: "SignedIn", userName });
    await createPersonalAccessToken(db, userName, 1, app.now);
    const sessionExpires = new Date(app.now.getTime() + 60_000);
    const session = { model: "RefreshToken", id: userName, grantId: userName, accountId: userName, payload: "{}" };
    await db.insert(oidcPayload).values({ ...session, expires: sessionExpires });
    await db.update(agency).set({ requireSecondFactor: true }).where(eq(agency.shortName, people.agencyId));
    const { body } = await app.as("director").get(access(userName));
    await db.update(agency).set({ requireSecondFactor: false }).where(eq(agency.shortName, people.agencyId));
    expect(body).toMatchObject({
      isInvited: false,
      lastSeen: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/),
      secondFactor: { isOn: false, isRequired: true },
      sessionCount: 1,
      tokenCount: 1,
    });
    expect(Math.abs(Date.parse(`${(body as UserAccess).lastSeen}Z`) - Date.now())).toBeLessThan(600_000);
  });

  it("is not found when the user is deleted after they were read", async () => {
    const context = { now: app.now, user: { userName: "director" } } as RequestContext;
    const read = { user: { userName: "gone" }, connections: [] } as unknown as UserWithConnections;
    await expect(accessOf(app.database.db, context, read)).rejects.toMatchObject({ kind: "notFound" });
  });

  it("shows nothing of an earlier user of that name", async () => {
    const { db } = app.database;
    await app.make.user("AgencyConsultant", { userName: "again", agencyId: people.agencyId });
    await recordSecurityEvent(db, NOWHERE, { event: "SignedIn", userName: "again" });
    await db.delete(user).where(eq(user.userName, "again"));
    // Later than the sign-in of the earlier user.
    const created = new Date(Date.now() + 1000);
    await app.make.user("AgencyConsultant", { userName: "again", agencyId: people.agencyId, created });
    expect((await app.as("director").get(access("again"))).body).not.toHaveProperty("lastSeen");
  });
});

describe("barring a user", () => {
  it("signs them out at once, is audited once, and can be undone", async () => {
    const { db } = app.database;
    const userName = await consultant();
    await addSession(db, userName);
    expect((await app.as(userName).get("/Api/v2/Me")).status).toBe(200);
    for (let i = 0; i < 2; i++) {
      const { body } = await app.as("director").put(access(userName), { disabled: true });
      expect(body).toMatchObject({ disabled: true });
    }
    expect(await countSessions(db, userName)).toBe(0);
    expect((await app.as(userName).get("/Api/v2/Me")).status).toBe(401);
    app.passSecond();
    expect((await app.as("director").put(access(userName), { disabled: false })).body).toMatchObject({
      disabled: false,
    });
    expect(await auditEntriesOf(db, "User", userName)).toEqual(
      [true, false].map((disabled) => ({
        companyId: "",
        userName: "director",
        action: "update",
        before: { disabled: !disabled },
        after: { disabled },
      })),
    );
    expect(await eventsOf(userName)).toEqual(["UserDisabled", "UserEnabled"]);
  });

  it("is not done to oneself", async () => {
    for (const role of ["AgencyDirector", "AgencyConsultant", "CompanyLimited"] as const) {
      const userName = people.userOf[role];
      expect((await app.as(userName).put(access(userName), { disabled: true })).status).toBe(412);
    }
  });

  it("changes nothing when If-Match names another state", async () => {
    const userName = await consultant();
    const etag = (await app.as("director").get(access(userName))).headers.get("etag")!;
    const put = (disabled: boolean) => app.as("director").put(access(userName), { disabled }, { "if-match": etag });
    expect((await put(true)).status).toBe(200);
    expect((await put(false)).status).toBe(412);
  });

  it.each([{}, { disabled: null }, { disabled: "yes" }, { disabled: true, more: 1 }])("refuses %j", async (body) => {
    expect((await app.as("director").put(access("consultant"), body)).status).toBe(400);
  });
});

describe("a link to set a password", () => {
  const spend = (secret: string, password: string) =>
    spendPasswordLink(app.database.db, { secret, password, now: app.now, origin: NOWHERE });
  const secretOf = ({ link: address }: PasswordLink) => address.slice(address.lastIndexOf("/") + 1);

  it("lets a new user in once, expires after seven days, replaces the one before, and is in no log", async () => {
    const userName = await consultant();
    const [first, second] = [
      (await app.as("director").post(link(userName), {})).body as PasswordLink,
      (await app.as("director").post(link(userName), {})).body as PasswordLink,
    ];
    const days = (Date.parse(`${second.expires}Z`) - app.now.getTime()) / 86_400_000;
    expect(days).toBeCloseTo(7, 2);
    expect(await wholeAuditLog(app.database.db)).not.toContain(secretOf(second));
    expect(await spend(secretOf(first), "ett gott val")).toBe(false);
    expect(await spend(secretOf(second), "ett gott val")).toBe(true);
    expect(await spend(secretOf(second), "ett gott val till")).toBe(false);
    expect(await passwordHashOf(app.database.db, userName)).not.toBeNull();
    expect(await eventsOf(userName)).toEqual(["PasswordLinkCreated", "PasswordLinkCreated", "PasswordChanged"]);
    expect((await app.as("director").get(access(userName))).body).toMatchObject({ isInvited: false });
  });

  it("needs a recent sign-in unless the user is new and has no password; lasts an hour if they have one", async () => {
    const known = await app.make.user("AgencyConsultant", { agencyId: people.agencyId, passwordHash: "x" });
    const old = new Date(app.now.getTime() - 3_601_000);
    const waiting = await app.make.user("AgencyConsultant", { agencyId: people.agencyId, created: old });
    const fresh = await consultant();
    // A sign-in is recent for five minutes.
    const token = await signInToken(app.database.db, "director", new Date(app.now.getTime() - 302_000));
    const signedInEarlier = { authorization: `OAuth ${token}` };
    expect((await app.as(null).post(link(known), {}, signedInEarlier)).status).toBe(412);
    expect((await app.as(null).post(link(waiting), {}, signedInEarlier)).status).toBe(412);
    expect((await app.as(null).post(link(fresh), {}, signedInEarlier)).status).toBe(200);
    const { body } = await app.as("director").post(link(known), {});
    const minutes = (Date.parse(`${(body as PasswordLink).expires}Z`) - app.now.getTime()) / 60_000;
    expect(minutes).toBeCloseTo(60, 0);
  });

  it("is not made with a token, nor for a user who is barred or unknown, nor for oneself", async () => {
    const userName = await consultant();
    const token = await createPersonalAccessToken(app.database.db, "director", 1, new Date());
    const byToken = { authorization: `OAuth ${token}` };
    expect((await app.as(null).post(link(userName), {}, byToken)).status).toBe(403);
    await app.as("director").put(access(userName), { disabled: true });
    expect((await app.as("director").post(link(userName), {})).status).toBe(412);
    expect((await app.as("director").post(link("director"), {})).status).toBe(412);
    expect(await app.as("director").post(link("nobody"), {})).toMatchObject(NOT_FOUND);
  });
});

// On PGlite a request waits for the whole transaction of another.
it.runIf(TEST_DATABASE === "postgres").each([
  ["changed", (client: TestClient, userName: string) => client.put("/Api/v2/User", { userName, name: "Another" })],
  ["barred", (client: TestClient, userName: string) => client.put(access(userName), { disabled: true })],
  ["given a link", (client: TestClient, userName: string) => client.post(link(userName), {})],
  [
    "freed of tokens",
    (client: TestClient, userName: string) => client.delete(`/Api/v2/User/${userName}/PersonalAccessToken`),
  ],
])("a user is %s while their POST and one of the director run with an Idempotency-Key", async (_, send) => {
  const userName = await consultant();
  await app.tokenOf("director");
  const { status } = await app.database.db.transaction(async (tx) => {
    for (const name of [userName, "director"]) {
      await takeResponseKey(tx, { userName: name, key: "running" }, new Uint8Array(32), app.now);
    }
    return send(app.as("director"), userName);
  });
  expect(status).toBe(200);
});

it.each([
  ["delete", (client: TestClient, userName: string) => client.delete(`/Api/v2/User/${userName}`)],
  ["bar", (client: TestClient, userName: string) => client.put(access(userName), { disabled: true })],
  [
    "demote",
    (client: TestClient, userName: string) => client.put("/Api/v2/User", { userName, type: "AgencyConsultant" }),
  ],
])("one of two directors who %s each other at the same time remains", async (change, send) => {
  const agencyId = await app.make.agency(change);
  const pair = [`${change}-left`, `${change}-right`];
  for (const userName of pair) await app.make.user("AgencyDirector", { userName, agencyId });
  // Both have signed in before either is removed.
  await Promise.all(pair.map((userName) => app.tokenOf(userName)));
  const responses = await Promise.all(pair.map((userName, i) => send(app.as(pair[1 - i]!), userName)));
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  const left = and(eq(user.agencyId, agencyId), eq(user.type, "AgencyDirector"), eq(user.disabled, false));
  expect(await app.database.db.$count(user, left)).toBe(1);
});
