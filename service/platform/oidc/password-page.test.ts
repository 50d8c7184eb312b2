import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createLog } from "@/contract/log";
import { createPasswordLink, deleteOldLinks } from "../auth/password-links";
import { codeOf, giveSecondFactor } from "../../testing/second-factor";
import { passwordLink } from "../db/schema";
import { auditEntriesOf, wholeAuditLog } from "../../testing/stored";
import { TestDashboard } from "../../testing/test-dashboard";
import { untilLocksAreAwaited } from "../../testing/lock-waiters";
import { ISSUER, TestService } from "../../testing/test-service";
import { passwordLinkPath } from "./password-page";

const OLD = "correct horse battery";
const NEW = "an even better one";
let service: TestService;
let dashboard: TestDashboard;
let count = 0;
let userName: string;

beforeAll(async () => {
  service = await TestService.start();
  dashboard = new TestDashboard(service);
});
beforeEach(async () => {
  userName = `carl${++count}`;
  await service.userWithPassword(userName, OLD);
});
afterAll(() => service.stop());

const link = async (kind: "invitation" | "reset" = "reset", secondsAgo = 0) => {
  const made = new Date(Date.now() - secondsAgo * 1000);
  const { secret } = await createPasswordLink(service.database.db, userName, kind, made);
  return ISSUER + passwordLinkPath(secret);
};
const signIn = (password: string) => dashboard.signIn(service.browser(), userName, password);

describe("a link to set a password", () => {
  it("sets it once, ends the user's sessions, and tells the audit log", async () => {
    const before = await signIn(OLD);
    const [url, browser] = [await link(), service.browser()];
    const page = await browser.visit(url);
    expect(page.text).toContain(`For ${userName}.`);
    expect(page.headers.get("cache-control")).toBe("no-store");
    expect(page.headers.get("referrer-policy")).toBe("same-origin");
    expect((await browser.submit(url, { password: NEW })).text).toContain("Your password is set");
    expect(await dashboard.apiStatus(before.access_token)).toBe(401);
    await signIn(NEW);
    await expect(signIn(OLD)).rejects.toThrow();
    const again = await browser.submit(url, { password: "yet another good one" });
    expect([again.status, (await browser.visit(url)).status]).toEqual([404, 404]);
    await signIn(NEW);
    expect((await auditEntriesOf(service.database.db, "User", userName)).at(-1)).toMatchObject({
      userName,
      after: { passwordChanged: true, byLink: true },
    });
    expect(await wholeAuditLog(service.database.db)).not.toContain(url.split("/").at(-1));
  });

  it.each([
    ["short", "Use at least 8 characters."],
    ["x".repeat(1_025), "Use at most 1024 characters."],
    ["password1", "harder to guess"],
    ["iloveyou", "harder to guess"],
  ])("asks again for the password %s, and stays good", async (password, told) => {
    const [url, browser] = [await link(), service.browser()];
    expect((await browser.submit(url, { password })).text).toContain(told);
    expect((await browser.submit(url, { password: NEW })).text).toContain("Your password is set");
  });

  it("is the only one of its user, also when two are made at once", async () => {
    const { db } = service.database;
    const make = (tx = db) => createPasswordLink(tx, userName, "reset", new Date());
    let second: ReturnType<typeof make> | undefined;
    await db.transaction(async (tx) => {
      await make(tx);
      second = make();
      // On PostgreSQL the second one waits for the lock of the user, on PGlite for the end of this transaction.
      await untilLocksAreAwaited(db);
    });
    await second;
    const links = await db.select().from(passwordLink).where(eq(passwordLink.userName, userName));
    expect(links).toHaveLength(1);
  });

  it.each([
    ["reset", 3590, 200],
    ["reset", 3610, 404],
    ["invitation", 6 * 86_400, 200],
    ["invitation", 7 * 86_400 + 10, 404],
  ] as const)("for %s, made %i seconds ago, is answered %i", async (kind, ago, status) => {
    expect((await service.browser().visit(await link(kind, ago))).status).toBe(status);
  });

  it("leaves a second factor as it is: its code is asked for with the new password", async () => {
    await giveSecondFactor(service.database.db, userName);
    await service.browser().submit(await link(), { password: NEW });
    const { response } = await dashboard.fillIn(service.browser(), { userName, password: NEW });
    expect(response.text).toContain("Enter your code");
  });

  it("ends a sign-in by the old password that waits for its code", async () => {
    const secret = await giveSecondFactor(service.database.db, userName);
    const browser = service.browser();
    const { page, response } = await dashboard.fillIn(browser, { userName, password: OLD });
    expect(response.text).toContain("Enter your code");
    await service.browser().submit(await link(), { password: NEW });
    const ended = await browser.submit(page.url, { code: await codeOf(secret) });
    expect(ended).toMatchObject({ status: 400, text: expect.stringContaining("This sign-in has expired") });
  });

  it("is invalid after a newer one was made, and for a disabled user", async () => {
    const [first, second] = [await link(), await link()];
    expect((await service.browser().visit(first)).status).toBe(404);
    expect((await service.browser().visit(second)).status).toBe(200);
    const disabledUser = await service.userWithPassword(`disabled${count}`, OLD, true);
    const { secret } = await createPasswordLink(service.database.db, disabledUser, "reset", new Date());
    expect((await service.browser().visit(ISSUER + passwordLinkPath(secret))).status).toBe(404);
  });

  it("takes no form of another site, and is kept as a hash that is deleted in time", async () => {
    const url = await link();
    const foreign = await service.browser().submit(url, { password: NEW }, { "sec-fetch-site": "cross-site" });
    expect(foreign.status).toBe(400);
    const { db } = service.database;
    expect(JSON.stringify(await db.select().from(passwordLink))).not.toContain(url.split("/").at(-1));
    await deleteOldLinks(db, new Date(Date.now() + 8 * 86_400_000));
    expect(await db.$count(passwordLink)).toBe(0);
  });
});

it("writes no secret of a link to the log when its page fails", async () => {
  const log: string[] = [];
  const failing = await TestService.start({}, { log: createLog("info", { write: (line) => void log.push(line) }) });
  await failing.database.db.execute(sql`drop table password_link`);
  const response = await failing.fetch(passwordLinkPath("s3cr3t-of-a-link"));
  expect(response.status).toBe(500);
  await failing.stop();
  expect(log.filter((line) => line.includes('"msg":"request failed"'))).toHaveLength(1);
  expect(log.join("")).not.toContain("s3cr3t");
});
