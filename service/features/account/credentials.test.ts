import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { PersonalAccessToken } from "@/contract/account/access";
import { NOWHERE } from "../../platform/audit/security-events";
import { hashPassword } from "../../platform/auth/password";
import { revokeTokens } from "../../platform/auth/personal-access-token";
import { createPersonalAccessToken } from "../../testing/personal-access-token";
import { createPasswordLink, spendPasswordLink } from "../../platform/auth/password-links";
import { agency, auditEntry, personalAccessToken, secondFactor, signInTry, user } from "../../platform/db/schema";
import { registerProgram } from "../../platform/oidc/client";
import { auditEntriesOf } from "../../testing/stored";
import { signInToken } from "../../testing/sign-in-token";
import { untilLocksAreAwaited } from "../../testing/lock-waiters";
import { TestDashboard } from "../../testing/test-dashboard";
import { ISSUER, TestService } from "../../testing/test-service";
import { requireSamePassword } from "./proof";

const PASSWORD = "correct horse battery";
const TOKENS = "/Me/PersonalAccessToken";
let service: TestService;
let count = 0;
/** A consultant, and the director of their agency. Both have the password. */
let userName: string;
let director: string;

beforeAll(async () => {
  service = await TestService.start();
});
beforeEach(async () => {
  director = await service.userWithPassword(`director${++count}`, PASSWORD);
  const { db } = service.database;
  const [row] = await db.select().from(user).where(eq(user.userName, director));
  const { agencyId, passwordHash } = row!;
  userName = await service.make.user("AgencyConsultant", { userName: `consultant${count}`, agencyId, passwordHash });
  // The attempts of all users from one network have a limit too.
  await db.delete(signInTry);
});
afterAll(() => service.stop());

async function call(authorization: string, method: string, path: string, body?: object) {
  const response = await service.fetch(`/Api/v2${path}`, {
    method,
    headers: { authorization },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as unknown };
}

const signedIn = async (name: string, secondsAgo = 0) =>
  `OAuth ${await signInToken(service.database.db, name, new Date(Date.now() - secondsAgo * 1000))}`;
const tokenOf = async (name: string) =>
  `OAuth ${await createPersonalAccessToken(service.database.db, name, 1, new Date())}`;
const basic = (name: string, password = PASSWORD) => `Basic ${Buffer.from(`${name}:${password}`).toString("base64")}`;
const status = async (...request: Parameters<typeof call>) => (await call(...request)).status;

describe("a link to set a password", () => {
  it("makes an entry in the activity of the agency when a company user sets a password by it", async () => {
    const { db } = service.database;
    const agencyId = await service.make.agency();
    const name = await service.make.user("CompanyUser");
    await service.make.connect(await service.make.company(agencyId), name, "Normal");
    const now = new Date();
    const { secret } = await createPasswordLink(db, name, "invitation", now);
    expect(await spendPasswordLink(db, { secret, password: "ett helt annat val", now, origin: NOWHERE })).toBe(true);
    const isAbout = and(eq(auditEntry.resource, "User"), eq(auditEntry.resourceId, name));
    expect(await db.select({ agencyId: auditEntry.agencyId }).from(auditEntry).where(isAbout)).toEqual([{ agencyId }]);
  });

  it.each<[string, () => Promise<number>]>([
    [
      "its user",
      async () =>
        status(await signedIn(userName), "POST", "/Me/Password", {
          currentPassword: PASSWORD,
          newPassword: "ett helt annat val",
        }),
    ],
    [
      "a manager",
      async () => status(await signedIn(director), "PUT", "/User", { userName, password: "ett helt annat val" }),
    ],
  ])("is no good after the password was changed by %s", async (_, change) => {
    const { db } = service.database;
    const { secret } = await createPasswordLink(db, userName, "reset", new Date());
    expect(await change()).toBe(200);
    const spent = { secret, password: "ännu ett annat val", now: new Date(), origin: NOWHERE };
    expect(await spendPasswordLink(db, spent)).toBe(false);
  });

  it("is no good after the user's e-mail address was changed, but stays good when a first one is added", async () => {
    const { db } = service.database;
    const now = new Date();
    const manager = await signedIn(director);
    const first = await createPasswordLink(db, userName, "invitation", now);
    expect(await status(manager, "PUT", "/User", { userName, email: "wrong@example.com" })).toBe(200);
    const spend = (secret: string) =>
      spendPasswordLink(db, { secret, password: "ett helt annat val", now, origin: NOWHERE });
    expect(await status(manager, "PUT", "/User", { userName, phone: "1", email: "wrong@example.com" })).toBe(200);
    expect(await spend(first.secret)).toBe(true);
    const second = await createPasswordLink(db, userName, "invitation", now);
    expect(await status(manager, "PUT", "/User", { userName, email: "right@example.com" })).toBe(200);
    expect(await spend(second.secret)).toBe(false);
  });
});

describe("making a token", () => {
  it("needs the present password, or a sign-in of the last five minutes", async () => {
    const body = { name: "x" };
    expect(await status(await signedIn(userName), "POST", TOKENS, body)).toBe(200);
    const later = await signedIn(userName, 301);
    expect(await call(later, "POST", TOKENS, body)).toMatchObject({
      status: 412,
      body: { message: "This needs your present password, or a sign-in of the last five minutes." },
    });
    expect(await status(later, "POST", TOKENS, { ...body, currentPassword: PASSWORD })).toBe(200);
    expect(await status(await signedIn(userName), "POST", TOKENS, { ...body, currentPassword: "wrong" })).toBe(412);
    expect(await status(basic(userName), "POST", TOKENS, body)).toBe(412);
    expect(await status(basic(userName), "POST", TOKENS, { ...body, currentPassword: PASSWORD })).toBe(200);
  });

  it("counts the five minutes from the sign-in, not from a refresh of the tokens", async () => {
    const dashboard = new TestDashboard(service);
    const tokens = await dashboard.signIn(service.browser(), userName, PASSWORD);
    expect(await status(`OAuth ${tokens.access_token}`, "POST", TOKENS, { name: "x" })).toBe(200);
    await service.letPass(400);
    const refreshed = (await (await dashboard.refresh(tokens.refresh_token)).json()) as { access_token: string };
    expect(await status(`OAuth ${refreshed.access_token}`, "POST", TOKENS, { name: "x" })).toBe(412);
  });

  it("is counted as a try when the password is wrong", async () => {
    const later = await signedIn(userName, 301);
    const guess = () => status(later, "POST", TOKENS, { name: "x", currentPassword: "wrong" });
    for (let i = 0; i < 5; i++) expect(await guess()).toBe(412);
    // The limit holds for wrong and right passwords alike.
    expect(await guess()).toBe(429);
    expect(await status(later, "POST", TOKENS, { name: "x", currentPassword: PASSWORD })).toBe(429);
  });

  it.each([
    [{ name: "x", days: 367 }, "$.days"],
    [{ name: "x", days: 0 }, "$.days"],
    [{ name: "x", readonly: true }, "readonly"],
    [{ name: "x", readOnly: "yes" }, "$.readOnly"],
    [{ name: "x", companies: [] }, "$.companies"],
    [{ name: "x", companies: ["a", "a"] }, "$.companies"],
    [{ name: "x", companies: Array.from({ length: 501 }, (_, i) => `c${i}`) }, "$.companies"],
    [{ name: "x", resources: ["Company"] }, "resources"],
  ])("refuses %j", async (body, what) => {
    const response = await call(await signedIn(userName), "POST", TOKENS, body);
    expect(response).toMatchObject({ status: 400, body: { message: expect.stringContaining(what) } });
  });

  it("refuses companies that its user does not see", async () => {
    const foreign = await service.make.company(await service.make.agency());
    const response = await call(await signedIn(userName), "POST", TOKENS, { name: "x", companies: [foreign] });
    expect(response).toMatchObject({ status: 404, body: { message: `Company "${foreign}" was not found.` } });
  });
});

describe("a change of credentials", () => {
  it("refuses members that it does not know", async () => {
    const own = await signedIn(userName);
    const change = { currentPassword: PASSWORD, newPassword: "a new password", logOut: true };
    expect(await status(own, "POST", "/Me/Password", change)).toBe(400);
    expect(await status(own, "POST", "/Me/SecondFactor", { password: PASSWORD, isOn: true })).toBe(400);
    expect(await status(own, "PUT", "/Me/SecondFactor", { code: "123456", isOn: true, more: 1 })).toBe(400);
  });

  it("is forbidden for a token, by itself or as a password, and for a program's own access token", async () => {
    const { id, secret } = await registerProgram(service.database.db, director);
    const response = await service.fetch(`${ISSUER}/oidc/token`, {
      method: "POST",
      body: new URLSearchParams({ grant_type: "client_credentials" }),
      headers: { authorization: basic(id, secret) },
    });
    const { access_token: program } = (await response.json()) as { access_token: string };
    const token = await tokenOf(director);
    const { body } = await call(await signedIn(director), "POST", TOKENS, { name: "x" });
    const tokenId = (body as PersonalAccessToken).id;
    for (const authorization of [token, basic(director, token.slice("OAuth ".length)), `OAuth ${program}`]) {
      expect(await status(authorization, "GET", "/Me")).toBe(200);
      for (const [method, path, sent] of [
        ["POST", TOKENS, { name: "x", currentPassword: PASSWORD }],
        ["DELETE", `${TOKENS}/${tokenId}`, undefined],
        ["POST", "/Me/Password", { currentPassword: PASSWORD, newPassword: "a new password" }],
        ["PUT", `/User/${director}`, { currentPassword: PASSWORD, password: "a new password" }],
        ["PUT", `/User/${userName}`, { currentPassword: PASSWORD, password: "a new password" }],
        ["DELETE", `/User/${userName}/SecondFactor`, undefined],
        ["DELETE", `/User/${userName}/PersonalAccessToken`, undefined],
      ] as const) {
        expect(await call(authorization, method, path, sent), `${method} ${path}`).toMatchObject({
          status: 403,
          body: { message: "A token makes no tokens and changes no password or second factor." },
        });
      }
    }
    // The password is what it was.
    expect(await status(basic(director), "GET", "/Me")).toBe(200);
  });
});

it.each([
  ["disabled", { disabled: true }],
  ["given a first password", { passwordHash: "another hash" }],
])("a caller without a password changes no credentials after having been %s", async (_, change) => {
  const { db } = service.database;
  const name = await service.make.user("CompanyUser");
  const context = { user: { userName: name }, credential: { kind: "accessToken", id: "of a sign-in" } } as const;
  await requireSamePassword(db, context, null);
  await db.update(user).set(change).where(eq(user.userName, name));
  await expect(requireSamePassword(db, context, null)).rejects.toMatchObject({ kind: "ruleViolation" });
});

describe("a password set by somebody else", () => {
  const reset = (authorization: string, more = {}) =>
    status(authorization, "PUT", `/User/${userName}`, { password: "set by the director", ...more });

  it("needs the present password of the manager, or a sign-in of the last five minutes", async () => {
    const later = await signedIn(director, 301);
    expect(await reset(later)).toBe(412);
    expect(await reset(later, { currentPassword: "wrong" })).toBe(412);
    expect(await reset(later, { currentPassword: PASSWORD })).toBe(200);
    expect(await reset(await signedIn(director))).toBe(200);
    // Programs for version 2 of the interface send their password with every request.
    expect(await reset(basic(director))).toBe(200);
  });

  it.each([
    ["by a manager", async () => reset(await signedIn(director))],
    [
      "by link",
      async () => {
        const { db } = service.database;
        const { secret } = await createPasswordLink(db, userName, "reset", new Date());
        const page = await service.browser().submit(`${ISSUER}/oidc/password/${secret}`, { password: "by the link" });
        return page.status;
      },
    ],
  ])("%s revokes tokens and sessions", async (_, set) => {
    const [token, session] = [await tokenOf(userName), await signedIn(userName)];
    for (const one of [token, session]) expect(await status(one, "GET", "/Me")).toBe(200);
    expect(await set()).toBe(200);
    for (const one of [token, session]) expect(await status(one, "GET", "/Me")).toBe(401);
  });

  it("differs from one's own change of the password, which keeps the tokens", async () => {
    const token = await tokenOf(userName);
    const change = { currentPassword: PASSWORD, newPassword: "chosen by myself" };
    expect(await status(await signedIn(userName), "POST", "/Me/Password", change)).toBe(200);
    expect(await status(token, "GET", "/Me")).toBe(200);
  });
});

describe("the tokens of a user", () => {
  it("are listed and revoked, one or all, by a manager of the user", async () => {
    const own = await signedIn(userName);
    const make = async (name: string) =>
      (await call(own, "POST", TOKENS, { name, readOnly: true })).body as PersonalAccessToken;
    const [first, second] = [await make("first"), await make("second")];
    const path = `/User/${userName}/PersonalAccessToken`;
    const manager = await signedIn(director);
    const listed = [first, second].map(({ token: _, ...rest }) => rest);
    expect((await call(manager, "GET", path)).body).toEqual(listed);
    const stranger = await signedIn(await service.userWithPassword(`stranger${count}`, PASSWORD));
    for (const [method, at] of [
      ["GET", path],
      ["DELETE", path],
      ["DELETE", `${path}/${first.id}`],
    ] as const) {
      expect(await status(stranger, method, at)).toBe(404);
    }
    expect(await status(own, "GET", `/User/${director}/PersonalAccessToken`)).toBe(404);
    expect(await status(manager, "DELETE", `${path}/${first.id}`)).toBe(200);
    expect(await status(manager, "DELETE", `${path}/${first.id}`)).toBe(404);
    expect(await status(`OAuth ${first.token!}`, "GET", "/Me")).toBe(401);
    expect(await status(`OAuth ${second.token!}`, "GET", "/Me")).toBe(200);
    expect(await status(manager, "DELETE", path)).toBe(200);
    expect(await status(`OAuth ${second.token!}`, "GET", "/Me")).toBe(401);
    // There is none left, so this request makes no entry.
    expect(await status(manager, "DELETE", path)).toBe(200);
    const entries = await auditEntriesOf(service.database.db, "PersonalAccessToken", userName);
    expect(entries.map((entry) => [entry.userName, entry.action])).toEqual([
      [userName, "create"],
      [userName, "create"],
      [director, "delete"],
      [director, "delete"],
    ]);
  });

  it("are all revoked, also one that is made at the same moment", async () => {
    const { db } = service.database;
    const manager = await signedIn(director);
    const { token, revocation } = await db.transaction(async (tx) => {
      const token = await createPersonalAccessToken(tx, userName, 1, new Date());
      const revocation = call(manager, "DELETE", `/User/${userName}/PersonalAccessToken`);
      await untilLocksAreAwaited(service.database.db);
      return { token, revocation };
    });
    expect((await revocation).status).toBe(200);
    expect(await status(`OAuth ${token}`, "GET", "/Me")).toBe(401);
    const [entry] = await auditEntriesOf(db, "PersonalAccessToken", userName);
    expect(entry).toMatchObject({ action: "delete", before: [{ id: expect.any(String) }] });
  });

  it.each<[string, (manager: string) => Promise<boolean>]>([
    [
      "a reset second factor",
      async (manager) => {
        const factor = { userName, secret: "sealed", confirmed: new Date() };
        await service.database.db.insert(secondFactor).values(factor);
        return (await status(manager, "DELETE", `/User/${userName}/SecondFactor`)) === 200;
      },
    ],
    [
      "a password set by a link",
      async () => {
        const { db } = service.database;
        const { secret } = await createPasswordLink(db, userName, "reset", new Date());
        return spendPasswordLink(db, { secret, password: "ett helt annat val", now: new Date(), origin: NOWHERE });
      },
    ],
  ])("are all revoked with %s, also one that is made at the same moment", async (_, revoke) => {
    const { db } = service.database;
    const manager = await signedIn(director);
    const { token, revocation } = await db.transaction(async (tx) => {
      const token = await createPersonalAccessToken(tx, userName, 1, new Date());
      const revocation = revoke(manager);
      await untilLocksAreAwaited(service.database.db);
      return { token, revocation };
    });
    expect(await revocation).toBe(true);
    expect(await status(`OAuth ${token}`, "GET", "/Me")).toBe(401);
  });

  it("are not made with a password that somebody else changes at the same moment", async () => {
    const { db } = service.database;
    const own = await signedIn(userName);
    const passwordHash = await hashPassword("another password");
    const { request } = await db.transaction(async (tx) => {
      await revokeTokens(tx, userName);
      await tx.update(user).set({ passwordHash }).where(eq(user.userName, userName));
      const request = call(own, "POST", TOKENS, { name: "x", currentPassword: PASSWORD });
      await untilLocksAreAwaited(service.database.db);
      // The transaction would wait for a promise that is returned by itself, and the request for the transaction.
      return { request };
    });
    expect((await request).status).toBe(412);
    expect((await call(own, "GET", TOKENS)).body).toEqual([]);
  });

  it("cannot be seen or revoked by a manager if the user works for others too, and neither can sessions", async () => {
    const agencyId = await service.make.agency();
    const [mine, other] = [await service.make.company(agencyId), await service.make.company(null)];
    const manager = await service.make.user("CompanyUser");
    const both = await service.make.user("CompanyUser");
    await service.make.connect(mine, manager, "Admin");
    for (const id of [mine, other]) await service.make.connect(id, both, "Normal");
    for (const resource of ["PersonalAccessToken", "Session"])
      for (const verb of ["GET", "DELETE"] as const)
        expect(await status(await signedIn(manager), verb, `/User/${both}/${resource}`), resource).toBe(403);
  });

  it("are in the agency's activity when a company's manager revokes them, and so are ended sessions", async () => {
    const { db } = service.database;
    const agencyId = await service.make.agency();
    const companyId = await service.make.company(agencyId);
    const manager = await service.make.user("CompanyUser");
    const colleague = await service.make.user("CompanyUser", { passwordHash: await hashPassword(PASSWORD) });
    await service.make.connect(companyId, manager, "Admin");
    await service.make.connect(companyId, colleague, "Normal");
    await tokenOf(colleague);
    await new TestDashboard(service).signIn(service.browser(), colleague, PASSWORD);
    const authorization = await signedIn(manager);
    for (const resource of ["PersonalAccessToken", "Session"]) {
      expect(await status(authorization, "DELETE", `/User/${colleague}/${resource}`)).toBe(200);
      const isAbout = and(eq(auditEntry.resource, resource), eq(auditEntry.resourceId, colleague));
      const { before } = auditEntry;
      expect(await db.select({ agencyId: auditEntry.agencyId, before }).from(auditEntry).where(isAbout)).toEqual([
        { agencyId, before: expect.stringContaining('"id"') },
      ]);
    }
  });

  it("show when they were last used", async () => {
    const token = await tokenOf(userName);
    const own = await signedIn(userName);
    expect((await call(own, "GET", TOKENS)).body).toEqual([
      expect.not.objectContaining({ lastUsed: expect.anything() }),
    ]);
    expect(await status(token, "GET", "/Me")).toBe(200);
    const [{ lastUsed }] = (await call(own, "GET", TOKENS)).body as [PersonalAccessToken];
    expect(Math.abs(Date.parse(`${lastUsed!}Z`) - Date.now())).toBeLessThan(60_000);
    const { db } = service.database;
    // A use is stored only when the stored one is some minutes old.
    await db.update(personalAccessToken).set({ lastUsed: new Date("2020-01-01T00:00:00Z") });
    expect(await status(token, "GET", "/Me")).toBe(200);
    const [again] = (await call(own, "GET", TOKENS)).body as [PersonalAccessToken];
    expect(again.lastUsed).not.toMatch(/^2020-01-01/);
  });
});

describe("Basic", () => {
  it("takes a user name in decomposed letters, with the password or a token", async () => {
    const name = await service.userWithPassword(`åsa${count}`, PASSWORD);
    const decomposed = name.normalize("NFD");
    expect(await status(basic(decomposed), "GET", "/Me")).toBe(200);
    const token = (await tokenOf(name)).slice("OAuth ".length);
    expect(await status(basic(decomposed, token), "GET", "/Me")).toBe(200);
  });
});

describe("a demanded second factor", () => {
  it("is demanded of Basic with a password even before it is set up, and not of Basic with a token", async () => {
    const { db } = service.database;
    expect(await status(basic(userName), "GET", "/Me")).toBe(200);
    const [row] = await db.select().from(user).where(eq(user.userName, userName));
    await db.update(agency).set({ requireSecondFactor: true }).where(eq(agency.shortName, row!.agencyId!));
    expect(await call(basic(userName), "GET", "/Me")).toMatchObject({
      status: 401,
      body: { message: expect.stringContaining("set one up by signing in") },
    });
    const token = await tokenOf(userName);
    expect(await status(basic(userName, token.slice("OAuth ".length)), "GET", "/Me")).toBe(200);
  });
});
