// On both databases: several services take mails from one queue.
import { eq, sql } from "drizzle-orm";
import pino from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Mail, MailPage } from "@/contract/mails/mail";
import { grantOf, ROLES } from "@/contract/permissions";
import type { MadeReportLink } from "@/contract/reports/report-link";
import type { PasswordLink } from "@/contract/users/user-access";
import { readEnv, type MailEnv } from "../../env";
import { dropValue } from "../../platform/encryption/manage-keys";
import { isMailLink, readStoredSecrets } from "../../platform/encryption/stored-secrets";
import { mail, passwordLink } from "../../platform/db/schema";
import { createMailer } from "../../platform/mail/mailer";
import { makePeople, type People } from "../../testing/people";
import { contains, tablesWith } from "../../testing/secrets-in-clear";
import { signInToken } from "../../testing/sign-in-token";
import { auditEntriesOf, wholeAuditLog } from "../../testing/stored";
import { TestApp } from "../../testing/test-app";
import { testKeyring } from "../../testing/test-keyring";
import { linkIn, TestMailServer } from "../../testing/test-mail-server";
import { untilLocksAreAwaited } from "../../testing/lock-waiters";
import { TEST_CLUSTER } from "../../testing/test-database";
import { TestService } from "../../testing/test-service";
import { lockAgency } from "../agencies/agency-row";
import { deleteOldMails } from "./delete-old-mails";
import { workOnNextMail, type MailWorkOptions } from "./mail-work";

const FROM = "Byråns böcker <books@example.com>";
const DASHBOARD = "https://books.example.com";
const LIST = "/Api/v2/Agency/home/Mail";

let app: TestApp;
let people: People;
let server: TestMailServer;
let count = 0;

const envOf = (url: string): MailEnv => readEnv({ SMTP_URL: url, MAIL_FROM: FROM }).mail!;

beforeAll(async () => {
  app = await TestApp.start();
  people = await makePeople(app);
  server = await TestMailServer.start();
});
afterAll(async () => {
  await server.stop();
  await app.stop();
});
beforeEach(async () => {
  app.now = new Date();
  app.mail = { from: "books@example.com", dashboard: DASHBOARD };
  server.received.length = 0;
  server.refusal = () => null;
  await app.database.db.delete(mail);
});

/** Works on one mail as a service does, without delays between tries. */
function work(options: Partial<MailWorkOptions> = {}): Promise<boolean> {
  const send = createMailer(envOf(server.url));
  return workOnNextMail(app.database.db, {
    log: pino({ level: "silent" }),
    keyring: testKeyring,
    send,
    delays: [0, 0],
    ...options,
  });
}

async function invite(
  more: object = {},
  by = "director",
): Promise<{ userName: string; to: string; link: PasswordLink }> {
  const userName = `ny${++count}`;
  const to = `${userName}@example.com`;
  const companies = [{ companyId: people.companyId, typeOfRole: "Normal" }];
  const user = { userName, name: "Nina Ny", type: "CompanyUser", companies };
  expect((await app.as(by).post("/Api/v2/User", user)).status).toBe(200);
  const sent = { mailTo: to, language: "sv", ...more };
  const made = await app.as(by).post(`/Api/v2/User/${userName}/PasswordLink`, sent);
  expect(made.status, made.text).toBe(200);
  return { userName, to, link: made.body as PasswordLink };
}

const mailOf = async (id: string, by = "director") => (await app.as(by).get(`${LIST}/${id}`)).body as Mail;
const retry = (id: string, by = "director") => app.as(by).put(`${LIST}/${id}`, { decision: "retry" });
const secretIn = (link: string) => link.slice(link.lastIndexOf("/") + 1);
const rowOf = async (id: string) => (await app.database.db.select().from(mail).where(eq(mail.id, id)))[0]!;

describe("an invitation by mail", () => {
  it("reaches the mailbox with the link, in the chosen language, as text and as HTML", async () => {
    const { userName, to, link } = await invite();
    expect(await work()).toBe(true);
    expect(await work()).toBe(false);
    const received = await server.mailTo(to);
    expect(received).toMatchObject({ from: "books@example.com", to: [to] });
    expect(received.subject).toMatch(/^Du är inbjuden till Nyckeltal av /);
    expect(received.text).toContain(`Ditt användarnamn är ${userName}.`);
    expect(received.text).toContain(`\n${link.link}\n`);
    expect(received.html).toContain(`<a href="${link.link}">Välj ditt lösenord</a>`);
    expect(received.headers).toMatchObject({
      from: expect.stringContaining("<books@example.com>"),
      "message-id": `<${link.mailId!}@example.com>`,
      "auto-submitted": "auto-generated",
    });
    expect(await mailOf(link.mailId!)).toEqual({
      id: link.mailId,
      kind: "invitation",
      to,
      language: "sv",
      userName,
      createdBy: "Name of director",
      created: expect.any(String),
      state: "sent",
      tries: 1,
      sent: expect.any(String),
      canRetry: false,
    });
  });

  it("is written in the user's language where none is chosen, and for a user without one in that of the request", async () => {
    const userName = await app.make.user("AgencyConsultant", { agencyId: "home", language: "sv-SE" });
    await app.as("director").post(`/Api/v2/User/${userName}/PasswordLink`, { mailTo: "a@example.com" });
    await work();
    expect((await server.mailTo("a@example.com")).headers["content-language"]).toBe("sv");
    const { to } = await invite({ language: undefined });
    await work();
    expect((await server.mailTo(to)).subject).toMatch(/^You are invited to Nyckeltal by /);
  });

  it("leaves its link in no table in clear, and in none at all once it is sent", async () => {
    const { link } = await invite();
    const secret = secretIn(link.link);
    expect(await tablesWith(app.database.db, [secret])).toEqual([]);
    expect((await rowOf(link.mailId!)).link).toMatch(/^sealed:1:/);
    await work();
    expect((await rowOf(link.mailId!)).link).toBeNull();
    const list = await app.as("director").get(LIST);
    expect(contains(Buffer.from(list.text + (await wholeAuditLog(app.database.db))), [secret])).toBe(false);
  });

  it("has one entry in the activity, without the address", async () => {
    const { link, userName, to } = await invite();
    expect(await auditEntriesOf(app.database.db, "Mail", link.mailId!)).toMatchObject([
      { action: "create", userName: "director", after: { kind: "invitation", language: "sv", userName } },
    ]);
    const activity = await app.as("director").get("/Api/v2/Agency/home/Activity?limit=5&resource=Mail");
    expect(activity.text).toContain(link.mailId);
    expect(activity.text).not.toContain(to);
  });

  it("is refused when the service sends no mail, and for anything but a single address", async () => {
    const userName = await app.make.user("AgencyConsultant", { agencyId: "home" });
    const path = `/Api/v2/User/${userName}/PasswordLink`;
    for (const mailTo of ["", "nobody", "a@example.com, b@example.com", "a@example.com\r\nBcc: b@example.com"]) {
      expect((await app.as("director").post(path, { mailTo })).status).toBe(400);
    }
    expect((await app.as("director").get("/Api/v2/Mail")).body).toEqual({ isSetUp: true, from: "books@example.com" });
    app.mail = undefined;
    expect((await app.as("director").get("/Api/v2/Mail")).body).toEqual({ isSetUp: false });
    expect(await app.as("director").post(path, { mailTo: "a@example.com" })).toMatchObject({
      status: 412,
      body: { message: expect.stringContaining("SMTP_URL") },
    });
    expect(await app.database.db.$count(mail)).toBe(0);
  });

  it("is not sent for a company that has no agency", async () => {
    const companyId = await app.make.company(null);
    const userName = await app.make.user("CompanyUser");
    await app.make.connect(companyId, userName, "Normal");
    const admin = await app.make.user("CompanyUser");
    await app.make.connect(companyId, admin, "Admin");
    const made = await app.as(admin).post(`/Api/v2/User/${userName}/PasswordLink`, { mailTo: "a@example.com" });
    expect(made).toMatchObject({ status: 412, body: { message: expect.stringContaining("belongs to no agency") } });
  });

  /** Stores one mail fewer than an agency may have in a day. */
  async function storeAllButOne(): Promise<void> {
    const { link } = await invite();
    await app.database.db.execute(sql`
      insert into mail select agency_id, gen_random_uuid(), kind, about, recipient, language, details, null, link_expires,
        created, created_by, created_by_user_name, 'sent', 1, next_try from mail, generate_series(1, 498)
      where id = ${link.mailId!}`);
  }

  it("is refused when the agency has had 500 mails in a day, and then leaves no link", async () => {
    await storeAllButOne();
    const last = await invite();
    expect((await mailOf(last.link.mailId!)).state).toBe("waiting");
    const userName = await app.make.user("AgencyConsultant", { agencyId: "home" });
    const path = `/Api/v2/User/${userName}/PasswordLink`;
    const { db } = app.database;
    const links = () => db.$count(passwordLink, eq(passwordLink.userName, userName));
    const before = await wholeAuditLog(db);
    expect((await app.as("director").post(path, { mailTo: "a@example.com" })).status).toBe(412);
    // The link is made in the same transaction.
    expect([await links(), await wholeAuditLog(db)]).toEqual([0, before]);
    expect((await app.as("director").post(path, {})).status).toBe(200);
    expect(await links()).toBe(1);
  });

  // On a cluster the coordinator does not show the locks that a request waits for.
  it.skipIf(TEST_CLUSTER)("is not sent once too often when two are ordered at once", async () => {
    await storeAllButOne();
    const { db } = app.database;
    const director = () => app.make.user("AgencyDirector", { agencyId: "home" });
    const [one, other] = [await director(), await director()];
    const order = (userName: string) =>
      app.as("director").post(`/Api/v2/User/${userName}/PasswordLink`, { mailTo: "a@example.com" });
    const { responses } = await db.transaction(async (tx) => {
      // Keeps both requests from inserting a mail of the agency.
      await lockAgency(tx, "home", "update");
      const sent = Promise.all([order(one), order(other)]);
      // On PostgreSQL both wait for a lock, on PGlite for the end of this transaction.
      await untilLocksAreAwaited(db, 2);
      // In an object, because the transaction would await a promise, and each request waits for the transaction's end.
      return { responses: sent };
    });
    expect((await responses).map(({ status }) => status).toSorted()).toEqual([200, 412]);
  });
});

describe("a mail that the server does not accept", () => {
  it("is tried again while the server says later, and then sent", async () => {
    const { link, to } = await invite();
    server.refusal = () => ({ code: 451, words: "Try later" });
    await work({ delays: [3600] });
    expect(await mailOf(link.mailId!)).toMatchObject({
      state: "waiting",
      tries: 1,
      canRetry: false,
      problem: { code: "busy", explanation: expect.stringContaining("Try later") },
    });
    expect(await work()).toBe(false);
    await app.database.db.update(mail).set({ nextTry: sql`statement_timestamp()` });
    server.refusal = () => null;
    await work();
    await server.mailTo(to);
    expect(await mailOf(link.mailId!)).toMatchObject({ state: "sent", tries: 2 });
  });

  it("fails after the last try, and is sent when a user retries it", async () => {
    const { link, to } = await invite();
    const send = createMailer(envOf("smtp://127.0.0.1:1"));
    for (let tries = 1; tries <= 3; tries++) expect(await work({ send })).toBe(true);
    expect(await work({ send })).toBe(false);
    expect(await mailOf(link.mailId!)).toMatchObject({
      state: "failed",
      tries: 3,
      canRetry: true,
      problem: { code: "unreachable" },
    });
    app.passSecond();
    expect((await retry(link.mailId!)).body).toMatchObject({ state: "waiting", tries: 0, canRetry: false });
    expect((await retry(link.mailId!)).status).toBe(412);
    await work();
    expect((await server.mailTo(to)).text).toContain(link.link);
    expect((await auditEntriesOf(app.database.db, "Mail", link.mailId!)).at(-1)).toMatchObject({
      action: "update",
      before: { state: "failed" },
      after: { state: "waiting" },
    });
  });

  it("fails at once when the server refuses it for good, with an explanation that leaves its link out", async () => {
    const { link } = await invite();
    server.refusal = () => ({ code: 550, words: `No such mailbox ${link.link}` });
    await work();
    const failed = await mailOf(link.mailId!);
    expect(failed).toMatchObject({ state: "failed", tries: 1, canRetry: true, problem: { code: "refused" } });
    expect(failed.problem!.explanation).toContain("No such mailbox …");
    expect(await work()).toBe(false);
  });

  it("stores a long reply, cut before the emoji that the cut would split", async () => {
    const { link } = await invite();
    // A reply is cut after 300 UTF-16 units. With the code, 299 stand before the emoji, which has two.
    const words = `No such mailbox ${"x".repeat(279)}`;
    server.refusal = () => ({ code: 550, words: `${words}😀` });
    await work();
    const problem = { code: "refused", explanation: `The mail server refuses the mail: 550 ${words}` };
    expect(await mailOf(link.mailId!)).toMatchObject({ state: "failed", tries: 1, problem });
  });

  it("tells a wrong password, a server without TLS and an unreachable one apart", async () => {
    const strict = await TestMailServer.start({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: (_, __, callback) => {
        callback(new Error("Wrong"));
      },
    });
    const { link } = await invite();
    const { url } = strict;
    const withPassword = url.replace("://", "://user:password@");
    await work({ send: createMailer(envOf(withPassword)) });
    expect((await mailOf(link.mailId!)).problem).toMatchObject({ code: "signIn" });
    // A server that is not on this machine has to offer TLS, which the test's server does not.
    const env = envOf(server.url);
    await work({ send: createMailer({ ...env, server: { ...env.server, isLocal: false } }) });
    expect((await mailOf(link.mailId!)).problem).toMatchObject({ code: "tls" });
    await strict.stop();
    await work({ send: createMailer(envOf(url)) });
    expect((await mailOf(link.mailId!)).problem).toMatchObject({ code: "unreachable" });
    expect(server.received).toEqual([]);
  });

  it("stops waiting for a silent server after its timeout", async () => {
    const silent = await TestMailServer.start({ onConnect: () => undefined });
    const { link } = await invite();
    const begun = Date.now();
    await work({ send: createMailer(envOf(silent.url), { step: 60_000, whole: 300 }) });
    expect(Date.now() - begun).toBeLessThan(10_000);
    expect((await mailOf(link.mailId!)).problem).toMatchObject({ code: "unreachable" });
    // Not awaited, because the server gives a connection that is still open half a minute before it stops.
    void silent.stop();
  });

  it("is not delivered late when its timeout passes before the server has all of it", async () => {
    let goOn: (() => void) | undefined;
    let closed: () => void = () => undefined;
    const isClosed = new Promise<void>((resolve) => (closed = resolve));
    const slow = await TestMailServer.start({
      onMailFrom: (_, __, callback) => (goOn = callback),
      onClose: () => closed(),
    });
    const { link } = await invite();
    await work({ send: createMailer(envOf(slow.url), { step: 60_000, whole: 1000 }) });
    expect((await mailOf(link.mailId!)).problem).toMatchObject({
      code: "unreachable",
      explanation: expect.stringContaining("took too long"),
    });
    goOn!();
    await isClosed;
    expect(slow.received).toEqual([]);
    await slow.stop();
  });
});

describe("the queue", () => {
  it("is shared by several services, each mail sent by one of them", async () => {
    const invited = await Promise.all(Array.from({ length: 6 }, () => invite()));
    const drain = async () => {
      while (await work()) continue;
    };
    await Promise.all([drain(), drain(), drain()]);
    expect(server.received.flatMap(({ to }) => to).sort()).toEqual(invited.map(({ to }) => to).sort());
  });

  it("retries a mail whose service was killed, once its lease has expired", async () => {
    const { to } = await invite();
    const never = () => new Promise<void>(() => undefined);
    void work({ send: never });
    while ((await app.database.db.$count(mail, sql`lease is not null`)) === 0) await new Promise(setImmediate);
    expect(await work()).toBe(false);
    await app.database.db.update(mail).set({ leaseUntil: sql`statement_timestamp() - interval '1 second'` });
    expect(await work()).toBe(true);
    await server.mailTo(to);
    expect(server.received).toHaveLength(1);
  });

  it("fails a mail that crashes the service again and again", async () => {
    const { link } = await invite();
    await app.database.db.update(mail).set({ tries: 3 });
    await work();
    expect(await mailOf(link.mailId!)).toMatchObject({ state: "failed", problem: { code: "interrupted" } });
    expect(server.received).toEqual([]);
  });

  it("says of a link whose key is lost that it cannot be read, not that it was revoked", async () => {
    const { db } = app.database;
    const { link } = await invite();
    for (const value of (await readStoredSecrets(db)).filter(isMailLink)) await dropValue(db, value);
    expect(await mailOf(link.mailId!)).toMatchObject({ state: "failed", problem: { code: "keyLost" } });
  });

  it("sends no link that was replaced or has expired, and deletes it", async () => {
    const { link, userName } = await invite();
    expect((await app.as("director").post(`/Api/v2/User/${userName}/PasswordLink`, {})).status).toBe(200);
    await work();
    expect(await mailOf(link.mailId!)).toMatchObject({ state: "failed", problem: { code: "withdrawn" } });
    expect((await retry(link.mailId!)).status).toBe(412);
    const late = await invite();
    await app.database.db.update(mail).set({ linkExpires: app.now }).where(eq(mail.id, late.link.mailId!));
    await work({ now: () => new Date(app.now.getTime() + 1000) });
    expect(await mailOf(late.link.mailId!)).toMatchObject({ state: "failed", problem: { code: "expired" } });
    expect([await rowOf(link.mailId!), await rowOf(late.link.mailId!)]).toMatchObject([{ link: null }, { link: null }]);
    expect(server.received).toEqual([]);
  });

  it("refuses to retry a mail whose link was replaced after it had failed", async () => {
    const { link, userName } = await invite();
    await app.database.db.update(mail).set({ tries: 3 });
    await work();
    expect(await mailOf(link.mailId!)).toMatchObject({ state: "failed", canRetry: true });
    expect((await app.as("director").post(`/Api/v2/User/${userName}/PasswordLink`, {})).status).toBe(200);
    expect((await retry(link.mailId!)).status).toBe(412);
  });

  it("deletes mails after 90 days, and the link of a failed mail when it expires", async () => {
    const old = await invite();
    const failed = await invite();
    const { db } = app.database;
    await db
      .update(mail)
      .set({ created: sql`now() - interval '91 days'` })
      .where(eq(mail.id, old.link.mailId!));
    const expired = { state: "failed" as const, linkExpires: sql`now() - interval '1 minute'` };
    await db.update(mail).set(expired).where(eq(mail.id, failed.link.mailId!));
    await deleteOldMails(db);
    expect(await db.select({ id: mail.id, link: mail.link }).from(mail)).toEqual([
      { id: failed.link.mailId, link: null },
    ]);
  });
});

describe("a report by mail", () => {
  it("brings its reader the link, neither code nor title of the report, and is not sent once the link is revoked", async () => {
    const companyId = await app.make.company("home", { name: "Läsare & Co AB" });
    const path = `/Api/v2/Company/${companyId}/PeriodReport`;
    const period = { start: "2025-01-01", end: "2025-03-31" };
    const sent = { title: "Omsättning 12 000 000", period, keyFigurePresetId: "Overview", isPublished: true };
    expect(
      (
        await app.as("director").post(`/Api/v2/Company/${companyId}/KeyFigurePreset`, {
          id: "Overview",
          name: "Översikt",
          keyFigureTypes: ["NetSales"],
        })
      ).status,
    ).toBe(200);
    const report = (await app.as("director").post(path, sent)).body as { id: string };
    const links = `${path}/${report.id}/Link`;
    const body = { days: 7, language: "en", needsCode: true, mailTo: "owner@example.com" };
    const made = (await app.as("director").post(links, body)).body as MadeReportLink;
    await work();
    const received = await server.mailTo("owner@example.com");
    expect(linkIn(received)).toBe(`${DASHBOARD}/shared/${made.token}`);
    expect(received.html).toContain("Läsare &amp; Co AB");
    for (const part of [received.subject, received.text, received.html]) {
      expect(part).not.toContain(made.code);
      expect(part).not.toContain("12 000 000");
    }
    expect(await mailOf(made.mailId!)).toMatchObject({ kind: "report", company: { name: "Läsare & Co AB" } });
    const revoked = (await app.as("director").post(links, body)).body as MadeReportLink;
    expect((await app.as("director").delete(`${links}/${revoked.id}`)).status).toBe(200);
    await work();
    expect(await mailOf(revoked.mailId!)).toMatchObject({ state: "failed", problem: { code: "withdrawn" } });
  });
});

describe("the list of mails", () => {
  it("comes page by page, and of one state", async () => {
    for (let i = 0; i < 3; i++) await invite();
    const first = (await app.as("director").get(`${LIST}?limit=2`)).body as MailPage;
    const rest = (await app.as("director").get(`${LIST}?limit=2&cursor=${first.next!}`)).body as MailPage;
    expect([first.mails.length, rest.mails.length, rest.next]).toEqual([2, 1, undefined]);
    await work();
    const sent = (await app.as("director").get(`${LIST}?state=sent`)).body as MailPage;
    expect(sent.mails).toHaveLength(1);
    expect((await app.as("director").get(`${LIST}?state=lost`)).status).toBe(400);
    expect((await app.as("director").get(`${LIST}?cursor=x`)).status).toBe(400);
  });
});

describe("permissions for mails", () => {
  it.each(ROLES)("are those of the table for the role %s", async (role) => {
    const { link } = await invite();
    const client = app.as(people.userOf[role]);
    const [grant, mayChange] = [grantOf(role, "mail.read"), grantOf(role, "mail.write") === true];
    const seesAgency = !role.startsWith("Company");
    const list = await client.get(LIST);
    expect(list.status).toBe(seesAgency ? 200 : 404);
    if (seesAgency) expect((list.body as MailPage).mails).toHaveLength(grant === true ? 1 : 0);
    expect((await client.get(`${LIST}/${link.mailId!}`)).status).toBe(grant === true ? 200 : 404);
    // The mail is still waiting, so a role that may retry mails is told that this one cannot be retried.
    expect((await retry(link.mailId!, people.userOf[role])).status).toBe(mayChange ? 412 : 404);
  });

  it("let a consultant see only the mails they caused, and nobody of another agency any", async () => {
    await invite();
    const { link } = await invite({}, "consultant");
    const seen = (await app.as("consultant").get(LIST)).body as MailPage;
    expect(seen.mails.map(({ id }) => id)).toEqual([link.mailId]);
    expect((await app.as("stranger").get(LIST)).status).toBe(404);
    expect((await app.as("stranger").get(`/Api/v2/Agency/foreign/Mail/${link.mailId!}`)).status).toBe(404);
  });
});

describe("a service", () => {
  it("sends by itself, by a link that opens, and its log has neither link nor password", async () => {
    const lines: string[] = [];
    const log = pino({ level: "trace" }, { write: (line) => void lines.push(line) });
    const service = await TestService.start({ mail: envOf(server.url) }, { log });
    const agencyId = await service.make.agency();
    const director = await service.make.user("AgencyDirector", { agencyId });
    const userName = await service.make.user("AgencyConsultant", { agencyId });
    const made = await service.fetch(`/Api/v2/User/${userName}/PasswordLink`, {
      method: "POST",
      headers: {
        authorization: `OAuth ${await signInToken(service.database.db, director)}`,
        "content-type": "application/json",
      },
      body: JSON.stringify({ mailTo: "self@example.com", language: "en" }),
    });
    expect(made.status).toBe(200);
    const link = linkIn(await server.mailTo("self@example.com"));
    // None of its characters is escaped in the body of a form, so that a log of the body would contain it as it is.
    const password = "eight-green-horses";
    const page = await service.fetch(link);
    expect(page.status).toBe(200);
    const set = await service.fetch(link, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({ password }),
    });
    expect(set.status).toBe(200);
    expect((await service.fetch(link)).status).toBe(404);
    for (const secret of [secretIn(link), password]) expect(lines.join("")).not.toContain(secret);
    await service.stop();
  });
});
