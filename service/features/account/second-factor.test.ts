import { asc, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Authenticator, SecondFactor } from "@/contract/account/access";
import { hashPassword } from "../../platform/auth/password";
import { createPersonalAccessToken } from "../../testing/personal-access-token";
import { auditEntry, secondFactor, securityEvent, user } from "../../platform/db/schema";
import { secondFactorLocation } from "../../platform/encryption/stored-secrets";
import { auditEntriesOf, wholeAuditLog } from "../../testing/stored";
import { codeOf, forgetUsedCodes } from "../../testing/second-factor";
import { REDIRECT_URI, TestDashboard } from "../../testing/test-dashboard";
import { signInToken } from "../../testing/sign-in-token";
import { TEST_CLUSTER } from "../../testing/test-database";
import { testKeyring } from "../../testing/test-keyring";
import { TestService } from "../../testing/test-service";

const PASSWORD = "correct horse battery";
let service: TestService;
let dashboard: TestDashboard;
let count = 0;
let userName: string;

beforeAll(async () => {
  service = await TestService.start();
  dashboard = new TestDashboard(service);
});
beforeEach(async () => {
  userName = `bo${++count}`;
  await service.userWithPassword(userName, PASSWORD);
});
afterAll(() => service.stop());

const signedIn = (name: string, secondsAgo = 0) =>
  signInToken(service.database.db, name, new Date(Date.now() - secondsAgo * 1000));
const tokenOf = (name: string) => createPersonalAccessToken(service.database.db, name, 1, new Date());

async function call(path: string, method = "GET", body?: object, authorization?: string) {
  const response = await service.fetch(`/Api/v2${path}`, {
    method,
    headers: { authorization: authorization ?? `OAuth ${await signedIn(userName)}` },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, headers: response.headers, body: (await response.json()) as unknown };
}

/** Sets an authenticator up; its present code can be used again. */
async function turnOn(): Promise<{ secret: string; recoveryCodes: string[] }> {
  const begun = await call("/Me/SecondFactor", "POST", { password: PASSWORD });
  const { secret } = begun.body as Authenticator;
  const on = await call("/Me/SecondFactor", "PUT", { code: await codeOf(secret), isOn: true });
  expect(on).toMatchObject({ status: 200, body: { isOn: true, recoveryCodesLeft: 10 } });
  await forgetUsedCodes(service.database.db, userName);
  return { secret, recoveryCodes: (on.body as SecondFactor).recoveryCodes! };
}

/** Sends user name and password; the response is the page that asks for the code. */
async function askedForCode(browser = service.browser()) {
  return { browser, page: (await dashboard.fillIn(browser, { userName, password: PASSWORD })).response };
}

describe("the second factor of the signed-in user", () => {
  it("is set up with the password and a code, shows recovery codes once, and leaves no secret in the clear", async () => {
    expect((await call("/Me/SecondFactor", "POST", { password: "wrong" })).status).toBe(412);
    const begun = (await call("/Me/SecondFactor", "POST", { password: PASSWORD })).body as Authenticator;
    expect(begun.uri).toBe(`otpauth://totp/Nyckeltal:${userName}?secret=${begun.secret}&issuer=Nyckeltal`);
    expect((await call("/Me/SecondFactor", "PUT", { code: "000000", isOn: true })).status).toBe(412);
    expect((await call("/Me/SecondFactor")).body).toEqual({ isOn: false, isRequired: false, recoveryCodesLeft: 0 });
    const { secret, recoveryCodes } = await turnOn();
    expect(new Set(recoveryCodes).size).toBe(10);
    expect((await call("/Me/SecondFactor")).body).toEqual({ isOn: true, isRequired: false, recoveryCodesLeft: 10 });
    expect((await call("/Me/SecondFactor", "POST", { password: PASSWORD })).status).toBe(412);
    const log = await wholeAuditLog(service.database.db);
    const stored = JSON.stringify(await service.database.db.select().from(secondFactor));
    for (const told of [secret, ...recoveryCodes]) expect(log + stored).not.toContain(told);
    expect((await auditEntriesOf(service.database.db, "User", userName)).at(-1)!.after).toEqual({ secondFactor: true });
  });

  // Citus has no triggers on distributed tables.
  it.skipIf(TEST_CLUSTER)("is turned on and off together with the entries in the logs, or not at all", async () => {
    const { db } = service.database;
    const { secret } = (await call("/Me/SecondFactor", "POST", { password: PASSWORD })).body as Authenticator;
    /** Tries to turn the second factor on or off, which fails because the table refuses the entry. */
    const refusedIn = async (table: string, isOn: boolean) => {
      await db.execute(
        sql.raw(
          `create function refuse() returns trigger language plpgsql as $$ begin raise exception 'cut off'; end $$`,
        ),
      );
      await db.execute(
        sql.raw(`create trigger refuse before insert on ${table} for each row
          when (new.user_name = '${userName}') execute function refuse()`),
      );
      const body = { code: await codeOf(secret), isOn };
      try {
        expect((await call("/Me/SecondFactor", "PUT", body)).status).toBe(500);
      } finally {
        await db.execute(sql.raw("drop function refuse cascade"));
      }
      expect((await call("/Me/SecondFactor")).body).toMatchObject({ isOn: !isOn });
    };
    await refusedIn("audit_entry", true);
    await refusedIn("security_event", true);
    await call("/Me/SecondFactor", "PUT", { code: await codeOf(secret), isOn: true });
    await forgetUsedCodes(db, userName);
    await refusedIn("audit_entry", false);
    await refusedIn("security_event", false);
    // The failed requests have not used up the code.
    const off = await call("/Me/SecondFactor", "PUT", { code: await codeOf(secret), isOn: false });
    expect(off).toMatchObject({ status: 200, body: { isOn: false } });
    const ofUser = eq(securityEvent.userName, userName);
    const events = await db.select().from(securityEvent).where(ofUser).orderBy(asc(securityEvent.at));
    expect(events.map(({ event }) => event).filter((event) => event.startsWith("SecondFactorTurned"))).toEqual([
      "SecondFactorTurnedOn",
      "SecondFactorTurnedOff",
    ]);
  });

  it("is asked for at sign-in, each code once", async () => {
    const { secret } = await turnOn();
    const { browser, page } = await askedForCode();
    expect(page.text).toContain("Enter your code");
    expect((await browser.submit(page.url, { code: "000000" })).text).toContain("The code is wrong");
    const code = await codeOf(secret);
    const back = await browser.submit(page.url, { code: ` ${code.slice(0, 3)} ${code.slice(3)}` });
    expect(back.url).toContain(REDIRECT_URI);
    expect((await dashboard.exchange(back)).access_token).toBeTruthy();
    const again = await askedForCode();
    expect((await again.browser.submit(again.page.url, { code })).text).toContain("was used before");
    const next = await again.browser.submit(again.page.url, { code: await codeOf(secret, 1) });
    expect(next.url).toContain(REDIRECT_URI);
  });

  it("cannot be passed by sending a code without the password, or from another browser", async () => {
    const { secret } = await turnOn();
    const browser = service.browser();
    const page = await browser.visit(dashboard.authorizationUrl());
    const sent = await browser.submit(page.url, { code: await codeOf(secret) });
    expect(sent.text).toContain('name="password"');
    const asked = await askedForCode();
    const thief = await browser.submit(asked.page.url, { code: await codeOf(secret) });
    expect(thief.url).not.toContain(REDIRECT_URI);
    expect(thief.status).toBe(400);
  });

  it("has recovery codes that sign in once each, in any case and spacing", async () => {
    const { recoveryCodes } = await turnOn();
    for (const one of recoveryCodes) expect(one).toMatch(/^[0-9a-z]{7}(-[0-9a-z]{7}){3}$/);
    const first = await askedForCode();
    const written = recoveryCodes[0]!.toUpperCase().replaceAll("-", " ");
    expect((await first.browser.submit(first.page.url, { code: written })).url).toContain(REDIRECT_URI);
    const second = await askedForCode();
    expect((await second.browser.submit(second.page.url, { code: recoveryCodes[0]! })).text).toContain(
      "The code is wrong",
    );
    expect((await call("/Me/SecondFactor")).body).toMatchObject({ recoveryCodesLeft: 9 });
  });

  it("delays tries after wrong codes and wrong passwords, counted together", async () => {
    const { secret } = await turnOn();
    await dashboard.fillIn(service.browser(), { userName, password: "wrong" });
    const { browser, page } = await askedForCode();
    // Three wrong codes make five tries with both passwords: the right one counts until the sign-in is complete.
    for (let i = 0; i < 3; i++) expect((await browser.submit(page.url, { code: "000000" })).status).toBe(200);
    const waiting = await browser.submit(page.url, { code: await codeOf(secret) });
    expect(waiting.status).toBe(429);
    expect(Number(waiting.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  it("leaves Basic to personal access tokens: a password alone is no longer enough", async () => {
    const basic = (password: string) => `Basic ${Buffer.from(`${userName}:${password}`).toString("base64")}`;
    expect((await call("/Me", "GET", undefined, basic(PASSWORD))).status).toBe(200);
    await turnOn();
    const refused = await call("/Me", "GET", undefined, basic(PASSWORD));
    expect(refused).toMatchObject({ status: 401, body: { message: expect.stringContaining("personal access token") } });
    expect(refused.headers.get("www-authenticate")).toMatch(/^OAuth, Basic /);
    const wrong = await call("/Me", "GET", undefined, basic("wrong"));
    expect(wrong.status).toBe(401);
    expect((wrong.body as { message: string }).message).not.toMatch(/second factor|personal access token/);
    expect((await call("/Me", "GET", undefined, basic(await tokenOf(userName)))).status).toBe(200);
  });

  it("is begun and turned off with the password, or soon after a sign-in", async () => {
    const later = `OAuth ${await signedIn(userName, 301)}`;
    expect((await call("/Me/SecondFactor", "POST", {}, later)).status).toBe(412);
    expect((await call("/Me/SecondFactor", "POST", { password: PASSWORD }, later)).status).toBe(200);
    expect((await call("/Me/SecondFactor", "POST", {})).status).toBe(200);
    const { secret } = await turnOn();
    const off = { code: await codeOf(secret), isOn: false };
    expect((await call("/Me/SecondFactor", "PUT", off, later)).status).toBe(412);
    expect((await call("/Me/SecondFactor", "PUT", { ...off, password: "wrong" }, later)).status).toBe(412);
    expect((await call("/Me/SecondFactor", "PUT", { ...off, password: PASSWORD }, later)).status).toBe(200);
    const offSoon = { code: await codeOf((await turnOn()).secret), isOn: false };
    expect((await call("/Me/SecondFactor", "PUT", offSoon)).status).toBe(200);
  });

  it("gets new recovery codes for a code and the password, and the earlier ones work no longer", async () => {
    const { recoveryCodes } = await turnOn();
    const later = `OAuth ${await signedIn(userName, 301)}`;
    const change = { code: recoveryCodes[0]!, isOn: true };
    expect((await call("/Me/SecondFactor", "PUT", change, later)).status).toBe(412);
    expect((await call("/Me/SecondFactor", "PUT", { ...change, code: "000000" })).status).toBe(412);
    expect((await call("/Me/SecondFactor")).body).toMatchObject({ recoveryCodesLeft: 10 });
    const replaced = await call("/Me/SecondFactor", "PUT", { ...change, password: PASSWORD }, later);
    expect(replaced).toMatchObject({ status: 200, body: { isOn: true, recoveryCodesLeft: 10 } });
    const codes = (replaced.body as SecondFactor).recoveryCodes!;
    expect(new Set([...codes, ...recoveryCodes]).size).toBe(20);
    expect((await auditEntriesOf(service.database.db, "User", userName)).at(-1)!.after).toEqual({ recoveryCodes: 10 });
    const { db } = service.database;
    const events = await db.select().from(securityEvent).where(eq(securityEvent.userName, userName));
    expect(events.map(({ event }) => event)).toContain("RecoveryCodesReplaced");
    const { browser, page } = await askedForCode();
    expect((await browser.submit(page.url, { code: recoveryCodes[1]! })).text).toContain("The code is wrong");
    expect((await browser.submit(page.url, { code: codes[0]! })).url).toContain(REDIRECT_URI);
  });

  it("is reset by one of two who have read the same state", async () => {
    await turnOn();
    const etag = (await call("/Me/SecondFactor")).headers.get("etag")!;
    const root = `root${count}`;
    await service.make.user("Administrator", { userName: root });
    const headers = { authorization: `OAuth ${await signedIn(root)}`, "if-match": etag };
    const reset = () => service.fetch(`/Api/v2/User/${userName}/SecondFactor`, { method: "DELETE", headers });
    const responses = await Promise.all([reset(), reset()]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 412]);
  });

  it("is not said to be turned off where there was none, and the user stays signed in", async () => {
    const { db } = service.database;
    const root = `root${count}`;
    await service.make.user("Administrator", { userName: root });
    const own = `OAuth ${await signedIn(userName)}`;
    const path = `/User/${userName}/SecondFactor`;
    expect((await call(path, "DELETE", undefined, `OAuth ${await signedIn(root)}`)).status).toBe(200);
    expect(await auditEntriesOf(db, "User", userName)).toEqual([]);
    expect(await db.$count(securityEvent, eq(securityEvent.userName, userName))).toBe(0);
    expect((await call("/Me", "GET", undefined, own)).status).toBe(200);
  });

  it("cannot be changed with a token", async () => {
    const token = `OAuth ${await tokenOf(userName)}`;
    expect((await call("/Me/SecondFactor", "POST", { password: PASSWORD }, token)).status).toBe(403);
    const { secret } = await turnOn();
    expect((await call("/Me/SecondFactor", "PUT", { code: await codeOf(secret), isOn: false }, token)).status).toBe(
      403,
    );
  });

  it("is turned off with a code, and by whoever manages the user", async () => {
    const { secret } = await turnOn();
    expect((await call("/Me/SecondFactor", "PUT", { code: "000000", isOn: false })).status).toBe(412);
    const off = await call("/Me/SecondFactor", "PUT", { code: await codeOf(secret), isOn: false });
    expect(off).toMatchObject({ status: 200, body: { isOn: false } });
    await turnOn();
    const root = `root${count}`;
    await service.make.user("Administrator", { userName: root });
    const byRoot = `OAuth ${await signedIn(root)}`;
    const stranger = `OAuth ${await signedIn(await service.make.user("CompanyUser"))}`;
    const path = `/User/${userName}/SecondFactor`;
    expect((await call(path, "DELETE", undefined, stranger)).status).toBe(404);
    expect((await call(path, "DELETE")).status).toBe(403);
    const token = `OAuth ${await tokenOf(userName)}`;
    expect((await call(path, "DELETE", undefined, `OAuth ${await tokenOf(root)}`)).status).toBe(403);
    expect((await call(path, "DELETE", undefined, `OAuth ${await signedIn(root, 301)}`)).status).toBe(412);
    expect((await call("/Me", "GET", undefined, token)).status).toBe(200);
    expect((await call(path, "DELETE", undefined, byRoot)).status).toBe(200);
    expect((await call("/Me", "GET", undefined, token)).status).toBe(401);
    expect((await call("/Me/SecondFactor")).body).toMatchObject({ isOn: false });
    const { db } = service.database;
    const [changed] = await db.select().from(user).where(eq(user.userName, userName));
    const byRootEntries = await db.select().from(auditEntry).where(eq(auditEntry.userName, root));
    expect(byRootEntries).toMatchObject([{ resourceId: userName, agencyId: changed!.agencyId }]);
    expect(changed!.agencyId).not.toBeNull();
  });
});

it("changes of a company user's password and second factor are listed in the activity of the agency", async () => {
  const { db } = service.database;
  const agencyId = await service.make.agency();
  const passwordHash = await hashPassword(PASSWORD);
  userName = await service.make.user("CompanyUser", { passwordHash });
  await service.make.connect(await service.make.company(agencyId), userName);
  const { secret } = await turnOn();
  await call("/Me/SecondFactor", "PUT", { code: await codeOf(secret), isOn: false });
  await call("/Me/Password", "POST", { currentPassword: PASSWORD, newPassword: "another correct horse" });
  const ofUser = eq(auditEntry.resourceId, userName);
  const entries = await db.select().from(auditEntry).where(ofUser).orderBy(asc(auditEntry.at));
  expect(entries.map((entry) => [entry.agencyId, entry.after])).toEqual([
    [agencyId, '{"secondFactor":true}'],
    [agencyId, '{"secondFactor":false}'],
    [agencyId, '{"passwordChanged":true}'],
  ]);
});

describe("an agency that demands a second factor", () => {
  it("has its users set one up at the next sign-in, before anything else", async () => {
    const { db } = service.database;
    const [row] = await db.select().from(user).where(eq(user.userName, userName));
    const path = `/Agency/${row!.agencyId!}`;
    expect((await call(path, "PUT", { requireSecondFactor: true })).body).toMatchObject({ requireSecondFactor: true });
    const basic = `Basic ${Buffer.from(`${userName}:${PASSWORD}`).toString("base64")}`;
    const refused = await call("/Me", "GET", undefined, basic);
    expect(refused).toMatchObject({ status: 401, body: { message: expect.stringContaining("demands") } });
    const { browser, page } = await askedForCode();
    expect(page.text).toContain("Set up a second factor");
    const [begun] = await db.select().from(secondFactor).where(eq(secondFactor.userName, userName));
    const secret = testKeyring.open(begun!.secret, secondFactorLocation(userName));
    const shown = await browser.submit(page.url, { code: await codeOf(secret) });
    expect(shown.text).toContain("Keep your recovery codes");
    expect(shown.text.match(/\b[0-9a-z]{7}(-[0-9a-z]{7}){3}(?=\n|<)/g)).toHaveLength(10);
    expect((await browser.submit(page.url, { code: "" })).url).toContain(REDIRECT_URI);
    expect((await call("/Me/SecondFactor")).body).toMatchObject({ isOn: true, isRequired: true });
    const [entry] = await db.select().from(auditEntry).where(eq(auditEntry.resourceId, userName));
    expect(entry).toMatchObject({ action: "update", resource: "User", userName, agencyId: row!.agencyId });
    expect(entry!.after).toBe('{"secondFactor":true}');
    const off = await call("/Me/SecondFactor", "PUT", { code: await codeOf(secret, 1), isOn: false });
    expect(off).toMatchObject({ status: 412, body: { message: "Your agency demands a second factor." } });
    expect((await call(path, "PUT", { requireSecondFactor: null })).body).not.toHaveProperty("requireSecondFactor");
  });
});
