import { setTimeout as sleep } from "node:timers/promises";
import { eq, sql } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { SecurityEventPage } from "@/contract/account/security-event";
import { SECURITY_EVENT_DAYS } from "@/contract/text-limits";
import { securityEvent } from "../../platform/db/schema";
import { deleteOldSecurityEvents, recordSecurityEvent } from "../../platform/audit/security-events";
import { makePeople, type People } from "../../testing/people";
import { signInToken } from "../../testing/sign-in-token";
import { TestApp } from "../../testing/test-app";
import { TestService } from "../../testing/test-service";

const FROM = { address: "192.0.2.7", client: "Firefox", requestId: "the-request" };

describe("security events", () => {
  let app: TestApp;
  let people: People;
  beforeAll(async () => {
    app = await TestApp.start();
    people = await makePeople(app);
  });
  afterAll(() => app.stop());

  const record = (userName: string, address = "192.0.2.7") =>
    recordSecurityEvent(app.database.db, { ...FROM, address }, { event: "SignInFailed", userName });
  const read = async (as: string, path: string) => {
    const response = await app.as(as).get(`/Api/v2/${path}`);
    return { status: response.status, ...(response.body as SecurityEventPage) };
  };

  it("are shown to their user, the newest first, a page at a time", async () => {
    for (let i = 0; i < 5; i++) {
      await record("director", `192.0.2.${i}`);
      // PGlite's clock counts milliseconds, so two events could have the same time.
      await sleep(2);
    }
    const first = await read("director", "Me/SecurityEvent?limit=2");
    expect(first).toMatchObject({ status: 200, hasMore: true });
    expect(first.events.map(({ address }) => address)).toEqual(["192.0.2.4", "192.0.2.3"]);
    expect(first.events[0]).toEqual({
      id: expect.any(String),
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/),
      user: "director",
      event: "SignInFailed",
      address: "192.0.2.4",
      client: "Firefox",
      detail: {},
    });
    const rest = await read("director", `Me/SecurityEvent?before=${first.events[1]!.id}`);
    expect(rest).toMatchObject({ hasMore: false });
    expect(rest.events.map(({ address }) => address)).toEqual(["192.0.2.2", "192.0.2.1", "192.0.2.0"]);
    for (const query of ["limit=0", "limit=201", "limit=x", "before=x"]) {
      expect((await read("director", `Me/SecurityEvent?${query}`)).status).toBe(400);
    }
  });

  it("at the same moment have a fixed order, and each is on one page", async () => {
    await app.make.user("Administrator", { userName: "busy" });
    for (let i = 0; i < 5; i++) await record("busy");
    const isOfBusy = eq(securityEvent.userName, "busy");
    await app.database.db
      .update(securityEvent)
      .set({ at: sql`now()` })
      .where(isOfBusy);
    const ids: string[] = [];
    for (let hasMore = true; hasMore;) {
      const before = ids.length > 0 ? `&before=${ids.at(-1)}` : "";
      const page = await read("busy", `Me/SecurityEvent?limit=2${before}`);
      ids.push(...page.events.map(({ id }) => id));
      hasMore = page.hasMore;
    }
    expect(ids).toHaveLength(5);
    expect(ids).toEqual([...new Set(ids)].sort().reverse());
  });

  it("are shown to a manager of the user, unless the user works for others too", async () => {
    await record("company-normal");
    for (const manager of ["director", "consultant", "company-admin"]) {
      expect((await read(manager, "User/company-normal/SecurityEvent")).events).toHaveLength(1);
    }
    await app.make.connect(people.foreignCompanyId, "company-normal", "Normal");
    expect((await read("director", "User/company-normal/SecurityEvent")).status).toBe(403);
    expect((await read("company-limited", "User/company-normal/SecurityEvent")).status).toBe(404);
    expect((await read("company-limited", "User/company-limited/SecurityEvent")).status).toBe(200);
  });

  it("are shown to an agency's directors, of its own users and of users who work only for its companies", async () => {
    const shared = await app.make.user("CompanyUser");
    for (const id of [people.companyId, people.foreignCompanyId]) await app.make.connect(id, shared, "Normal");
    for (const name of ["director", "consultant", "company-import", shared, "stranger"]) await record(name);
    const { status, events } = await read("director", "Agency/home/SecurityEvent");
    expect(status).toBe(200);
    expect([...new Set(events.map(({ user }) => user))].sort()).toEqual(["company-import", "consultant", "director"]);
    expect((await read("consultant", "Agency/home/SecurityEvent")).status).toBe(403);
    for (const outsider of ["stranger", "company-admin"]) {
      expect((await read(outsider, "Agency/home/SecurityEvent")).status).toBe(404);
    }
  });

  it("outlive their user, but are hidden from a later user with the same name", async () => {
    await app.make.user("AgencyConsultant", { userName: "passing", agencyId: "home" });
    await record("passing");
    await app.as("director").delete("/Api/v2/User/passing");
    const created = new Date(Date.now() + 1);
    await app.make.user("AgencyConsultant", { userName: "passing", agencyId: "home", created });
    expect((await read("passing", "Me/SecurityEvent")).events).toEqual([]);
    const { events } = await read("director", "Agency/home/SecurityEvent");
    expect(events.map(({ user }) => user)).toContain("passing");
  });

  it("under a name that no user has are not stored", async () => {
    const before = await app.database.db.$count(securityEvent);
    // PostgreSQL stores no text with U+0000.
    for (const name of ["hunter2", "hunter2\u0000"]) await record(name);
    expect(await app.database.db.$count(securityEvent)).toBe(before);
  });

  it("are deleted after their time", async () => {
    const { db } = app.database;
    await db.update(securityEvent).set({ at: sql`now() - ${SECURITY_EVENT_DAYS - 1} * interval '1 day'` });
    await deleteOldSecurityEvents(db);
    expect(await db.$count(securityEvent)).toBeGreaterThan(0);
    await db.update(securityEvent).set({ at: sql`now() - ${SECURITY_EVENT_DAYS + 1} * interval '1 day'` });
    await deleteOldSecurityEvents(db);
    expect(await db.$count(securityEvent)).toBe(0);
  });
});

describe("a change of credentials", () => {
  const lines: Record<string, unknown>[] = [];
  let service: TestService;
  let token: string;
  beforeAll(async () => {
    const log = pino({ base: null }, { write: (line: string) => void lines.push(JSON.parse(line) as never) });
    service = await TestService.start({}, { log });
    await service.userWithPassword("anna", "correct horse battery");
    token = await signInToken(service.database.db, "anna");
  });
  afterAll(() => service.stop());

  it("is a security event for the user and in the log, with where it came from and nothing secret", async () => {
    const headers = { authorization: `OAuth ${token}`, "user-agent": "Firefox", "x-forwarded-for": "192.0.2.9" };
    const body = JSON.stringify({ currentPassword: "correct horse battery", newPassword: "horse battery correct" });
    const changed = await service.fetch("/Api/v2/Me/Password", { method: "POST", headers, body });
    expect(changed.status).toBe(200);
    // A token of signInToken belongs to no session, so the change of the password has ended it.
    const again = { authorization: `OAuth ${await signInToken(service.database.db, "anna")}` };
    const response = await service.fetch("/Api/v2/Me/SecurityEvent", { headers: again });
    const { events } = (await response.json()) as SecurityEventPage;
    expect(events).toMatchObject([{ event: "PasswordChanged", address: "192.0.2.9", client: "Firefox", detail: {} }]);
    const line = lines.find(({ msg }) => msg === "security event");
    expect(line).toMatchObject({
      event: "PasswordChanged",
      userName: "anna",
      address: "192.0.2.9",
      requestId: changed.headers.get("x-request-id"),
    });
    expect(JSON.stringify(lines)).not.toContain("battery");
  });

  it("that is rolled back leaves no event and no line in the log", async () => {
    const { db } = service.database;
    lines.length = 0;
    const before = await db.$count(securityEvent);
    const rolledBack = db.transaction(async (tx) => {
      await recordSecurityEvent(tx, FROM, { event: "TokenCreated", userName: "anna" });
      throw new Error("rolled back");
    });
    await expect(rolledBack).rejects.toThrow("rolled back");
    expect(await db.$count(securityEvent)).toBe(before);
    expect(lines.filter(({ msg }) => msg === "security event")).toEqual([]);
  });
});
