import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { PersonalAccessToken } from "@/contract/account/access";
import type { Session } from "@/contract/account/session";
import { oidcPayload } from "../../platform/db/schema";
import { createPersonalAccessToken } from "../../testing/personal-access-token";
import { auditEntriesOf, wholeAuditLog } from "../../testing/stored";
import { TestDashboard, type Tokens } from "../../testing/test-dashboard";
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
  userName = `anna${++count}`;
  await service.userWithPassword(userName, PASSWORD);
});
afterAll(() => service.stop());

const signIn = () => dashboard.signIn(service.browser(), userName, PASSWORD);

async function call(
  { access_token: token }: Pick<Tokens, "access_token">,
  path: string,
  { method = "GET", body, headers = {} }: { method?: string; body?: object; headers?: Record<string, string> } = {},
) {
  const response = await service.fetch(`/Api/v2${path}`, {
    method,
    headers: { authorization: `OAuth ${token}`, ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, headers: response.headers, body: (await response.json()) as unknown };
}

async function sessions(tokens: Tokens): Promise<Session[]> {
  return (await call(tokens, "/Me/Session")).body as Session[];
}

const tokenOf = (name: string) => createPersonalAccessToken(service.database.db, name, 1, new Date());
const isAlive = async (tokens: Tokens) => (await call(tokens, "/Me")).status === 200;

describe("the sessions of the signed-in user", () => {
  it("are listed with program, device and times, the current one marked", async () => {
    const [first, second] = [await signIn(), await signIn()];
    const listed = await sessions(first);
    expect(listed).toHaveLength(2);
    expect(listed.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    expect(listed[0]).toEqual({
      id: expect.any(String),
      client: "Nyckeltal",
      device: expect.any(String),
      created: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/),
      lastUsed: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/),
      isCurrent: expect.any(Boolean),
    });
    const own = (await sessions(second)).find(({ isCurrent }) => isCurrent)!;
    expect(listed.find(({ id }) => id === own.id)).toMatchObject({ isCurrent: false });
  });

  it("are ordered by their last use, or by their sign-in if the last use is not known", async () => {
    const [first, second] = [await signIn(), await signIn()];
    const idOf = async (tokens: Tokens) => (await sessions(tokens)).find(({ isCurrent }) => isCurrent)!.id;
    const [older, newer] = [await idOf(first), await idOf(second)];
    const setLastUsed = (id: string, lastUsed: Date | null) =>
      service.database.db.update(oidcPayload).set({ lastUsed }).where(eq(oidcPayload.id, id));
    const idsInOrder = async () => (await sessions(first)).map(({ id }) => id);
    const now = Date.now();
    await setLastUsed(older, null);
    await setLastUsed(newer, new Date(now + 5_000));
    expect(await idsInOrder()).toEqual([newer, older]);
    await setLastUsed(older, new Date(now + 10_000));
    expect(await idsInOrder()).toEqual([older, newer]);
  });

  it("end one by one: their tokens are refused at the next request, the others go on", async () => {
    const [first, second] = [await signIn(), await signIn()];
    const other = (await sessions(first)).find(({ isCurrent }) => !isCurrent)!;
    expect(await call(first, `/Me/Session/${other.id}`, { method: "DELETE" })).toMatchObject({
      status: 200,
      body: null,
    });
    expect(await isAlive(second)).toBe(false);
    expect((await dashboard.refresh(second.refresh_token)).status).toBe(400);
    expect(await isAlive(first)).toBe(true);
    expect(await sessions(first)).toHaveLength(1);
    expect((await call(first, `/Me/Session/${other.id}`, { method: "DELETE" })).status).toBe(404);
    expect((await auditEntriesOf(service.database.db, "Session", userName)).at(-1)).toMatchObject({
      userName,
      action: "delete",
      before: { id: other.id, client: "Nyckeltal" },
    });
  });

  it("end all together, the own one among them or not", async () => {
    const first = await signIn();
    const second = await signIn();
    const third = await signIn();
    expect((await call(first, "/Me/Session?except=other", { method: "DELETE" })).status).toBe(400);
    expect((await call(first, "/Me/Session?except=current", { method: "DELETE" })).status).toBe(200);
    expect([await isAlive(first), await isAlive(second), await isAlive(third)]).toEqual([true, false, false]);
    expect((await dashboard.refresh(first.refresh_token)).status).toBe(200);
    expect((await call(first, "/Me/Session", { method: "DELETE" })).status).toBe(200);
    expect(await isAlive(first)).toBe(false);
  });

  it("are also seen and ended by whoever manages the user, and by nobody else", async () => {
    const own = await signIn();
    const root = { access_token: await tokenOf(await service.make.user("Administrator")) };
    const stranger = { access_token: await tokenOf(await service.make.user("CompanyUser")) };
    expect((await call(stranger, `/User/${userName}/Session`)).status).toBe(404);
    expect((await call(stranger, `/User/${userName}/Session`, { method: "DELETE" })).status).toBe(404);
    expect((await call(root, `/User/${userName}/Session`)).body).toMatchObject([{ isCurrent: false }]);
    expect((await call(root, `/User/${userName}/Session`, { method: "DELETE" })).status).toBe(200);
    expect(await isAlive(own)).toBe(false);
    // There is none left to end, so there is nothing more to record.
    expect((await call(root, `/User/${userName}/Session`, { method: "DELETE" })).status).toBe(200);
    expect(await auditEntriesOf(service.database.db, "Session", userName)).toHaveLength(1);
  });

  it("end once, with one entry in the log, when several requests end them at the same moment", async () => {
    const first = await signIn();
    await signIn();
    const other = (await sessions(first)).find(({ isCurrent }) => !isCurrent)!;
    const end = () => call(first, `/Me/Session/${other.id}`, { method: "DELETE" });
    const statuses = (await Promise.all([end(), end(), end()])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 404, 404]);
    const root = { access_token: await tokenOf(await service.make.user("Administrator")) };
    await Promise.all([1, 2, 3].map(() => call(root, `/User/${userName}/Session`, { method: "DELETE" })));
    // One for the session that was ended by its id, one for the list of the others.
    expect(await auditEntriesOf(service.database.db, "Session", userName)).toHaveLength(2);
  });
});

describe("a change of one's own password", () => {
  const change = (tokens: Tokens, currentPassword: string, newPassword: string) =>
    call(tokens, "/Me/Password", { method: "POST", body: { currentPassword, newPassword } });

  it("needs the current one, and ends all other sessions", async () => {
    const [here, there] = [await signIn(), await signIn()];
    expect(await change(here, "wrong", "another good one")).toMatchObject({
      status: 412,
      body: { message: "The current password is wrong." },
    });
    expect(await isAlive(there)).toBe(true);
    expect(await change(here, PASSWORD, "another good one")).toMatchObject({ status: 200, body: null });
    expect([await isAlive(here), await isAlive(there)]).toEqual([true, false]);
    expect((await dashboard.refresh(here.refresh_token)).status).toBe(200);
    await dashboard.signIn(service.browser(), userName, "another good one");
    expect(await wholeAuditLog(service.database.db)).not.toContain("another good one");
  });

  it.each([
    ["short", "at least 8 characters"],
    ["iloveyou", "commonest"],
    ["Sunshine1", "commonest"],
    ["Nyckeltal2026", "name of user or product"],
  ])("to %s is refused", async (password, why) => {
    const response = await change(await signIn(), PASSWORD, password);
    expect(response).toMatchObject({ status: 400, body: { message: expect.stringContaining("$.newPassword") } });
    expect((response.body as { message: string }).message).toContain(why);
  });

  it("takes 64 characters and more, of any kind", async () => {
    const tokens = await signIn();
    const long = "å ".repeat(40) + "😀";
    expect((await change(tokens, PASSWORD, long)).status).toBe(200);
    await dashboard.signIn(service.browser(), userName, long);
  });

  it("has to wait after five wrong tries", async () => {
    const tokens = await signIn();
    for (let i = 0; i < 5; i++) expect((await change(tokens, "wrong", "another good one")).status).toBe(412);
    const response = await change(tokens, PASSWORD, "another good one");
    expect(response.status).toBe(429);
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
  });
});

describe("personal access tokens of the signed-in user", () => {
  it("are made, shown once, listed and revoked", async () => {
    const tokens = await signIn();
    const made = await call(tokens, "/Me/PersonalAccessToken", { method: "POST", body: { name: "Löner", days: 30 } });
    expect(made).toMatchObject({ status: 200, body: { name: "Löner", token: expect.stringMatching(/^nkt_/) } });
    const { token, ...kept } = made.body as { id: string; token: string };
    expect((await call(tokens, "/Me/PersonalAccessToken")).body).toEqual([kept]);
    expect((await call({ access_token: token }, "/Me")).status).toBe(200);
    const basic = { authorization: `Basic ${Buffer.from(`${userName}:${token}`).toString("base64")}` };
    expect((await call(tokens, "/Me", { headers: basic })).status).toBe(200);
    expect(await call(tokens, `/Me/PersonalAccessToken/${kept.id}`, { method: "DELETE" })).toMatchObject({
      status: 200,
      body: null,
    });
    expect((await call({ access_token: token }, "/Me")).status).toBe(401);
    expect((await call(tokens, "/Me", { headers: basic })).status).toBe(401);
    expect((await call(tokens, "/Me/PersonalAccessToken")).body).toEqual([]);
    expect(await wholeAuditLog(service.database.db)).not.toContain(token);
  });

  it("do not include those of others, which cannot be seen or revoked", async () => {
    const [mine, other] = [await signIn(), { access_token: await tokenOf(await service.make.user("CompanyUser")) }];
    const { body } = await call(mine, "/Me/PersonalAccessToken", { method: "POST", body: { name: "x" } });
    const { id } = body as { id: string };
    const ofOther = (await call(other, "/Me/PersonalAccessToken")).body as PersonalAccessToken[];
    expect(ofOther.map((token) => token.id)).not.toContain(id);
    expect((await call(other, `/Me/PersonalAccessToken/${id}`, { method: "DELETE" })).status).toBe(404);
    expect((await call(mine, "/Me/PersonalAccessToken")).body).toMatchObject([{ id }]);
    expect((await call(mine, "/Me/PersonalAccessToken/x", { method: "DELETE" })).status).toBe(404);
  });
});
