import { setTimeout as sleep } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { expect } from "vitest";
import type { Mail, MailPage, MailSetup } from "@/contract/mails/mail";
import type { PasswordLink } from "@/contract/users/user-access";
import { mail as mailTable } from "@/service/platform/db/schema";
import { topic } from "../check";
import { ok, type Fixture } from "../fixture";

const TO = "nobody@example.com";

const listOf = (s: Fixture) => `/Agency/${s.agencyId}/Mail`;

/** Invites a new user of a company by mail, as the director. */
async function invite(s: Fixture): Promise<{ userName: string; link: PasswordLink }> {
  const { id: companyId } = await s.company();
  const userName = s.name("mailed");
  const companies = [{ companyId, typeOfRole: "Normal" }];
  ok(await s.director.post("/User", { userName, name: "Maja Mejl", type: "CompanyUser", companies }));
  s.deleteLater(`/User/${userName}`);
  const sent = await s.director.post(`/User/${userName}/PasswordLink`, { mailTo: TO, language: "sv" });
  return { userName, link: ok<PasswordLink>(sent) };
}

/** The mail as soon as the service has tried to send it and no server has taken it. */
async function mailWithProblem(s: Fixture, path: string): Promise<Mail> {
  for (;;) {
    const mail = ok<Mail>(await s.director.get(path));
    if (mail.problem) return mail;
    await sleep(50);
  }
}

export const mailTopic = topic("Mail", (check) => {
  check("everybody learns whether links can be mailed; where not, mailing is refused", ["mail-setup"], async (s) => {
    const { client } = await s.consultant();
    const setup = ok<MailSetup>(await client.get("/Mail"));
    expect(setup).toEqual(setup.isSetUp ? { isSetUp: true, from: expect.stringContaining("@") } : { isSetUp: false });
    if (setup.isSetUp) return;
    const { userName } = await s.consultant();
    // A personal access token may not create links, so the suite gets a 403 when it runs with one.
    const { status } = await s.director.post(`/User/${userName}/PasswordLink`, { mailTo: TO });
    expect([403, 412]).toContain(status);
  });

  check(
    "a link is mailed by the request that makes it, and the listed mail does not contain the link",
    ["mail-to", "mail-resource", "mail-list"],
    async (s) => {
      const { userName, link } = await invite(s);
      const wrong = await s.director.post(`/User/${userName}/PasswordLink`, { mailTo: "a@example.com, b@example.com" });
      expect(wrong.status).toBe(400);
      const one = ok<Mail>(await s.director.get(`${listOf(s)}/${link.mailId!}`));
      expect(one).toMatchObject({ id: link.mailId, kind: "invitation", to: TO, language: "sv", userName });
      expect(JSON.stringify(one)).not.toContain(link.link.split("/").at(-1));
      await invite(s);
      const first = ok<MailPage>(await s.director.get(`${listOf(s)}?limit=1`));
      expect(first.mails).toHaveLength(1);
      const second = ok<MailPage>(await s.director.get(`${listOf(s)}?limit=1&cursor=${first.next!}`));
      expect(second.mails[0]!.created <= first.mails[0]!.created).toBe(true);
      const sent = ok<MailPage>(await s.director.get(`${listOf(s)}?state=sent`));
      expect(sent.mails.every(({ state }) => state === "sent")).toBe(true);
      const { client } = await s.consultant();
      expect(ok<MailPage>(await client.get(listOf(s))).mails).toEqual([]);
      expect((await client.get(`${listOf(s)}/${link.mailId!}`)).status).toBe(404);
    },
    "own service",
  );

  check(
    "a mail that no server takes waits with its problem, and a retry is refused while it waits",
    ["mail-tried-again", "mail-retry"],
    async (s) => {
      const { link } = await invite(s);
      const path = `${listOf(s)}/${link.mailId!}`;
      const mail = await mailWithProblem(s, path);
      expect(mail).toMatchObject({ state: "waiting", tries: 1, canRetry: false, problem: { code: "unreachable" } });
      expect(mail.nextTry! > mail.created).toBe(true);
      expect((await s.director.put(path, { decision: "retry" })).status).toBe(412);
      expect((await s.director.put(path, { decision: "forget" })).status).toBe(400);
    },
    "own service",
  );

  check(
    "a mail that failed is sent anew by a retry, while its link is good",
    ["mail-retry"],
    async (s) => {
      const { userName, link } = await invite(s);
      const path = `${listOf(s)}/${link.mailId!}`;
      await mailWithProblem(s, path);
      // The service itself gives a mail up only after tries for more than a day.
      const fail = () =>
        s
          .own!.database.db.update(mailTable)
          .set({ state: "failed", tries: 8, problem: null })
          .where(eq(mailTable.id, link.mailId!));
      await fail();
      expect(ok(await s.director.get(path))).toMatchObject({ state: "failed", canRetry: true });
      expect(ok(await s.director.put(path, { decision: "retry" }))).toMatchObject({ state: "waiting", tries: 0 });
      expect(await mailWithProblem(s, path)).toMatchObject({ state: "waiting", tries: 1 });
      await fail();
      // A new link of the user makes the mailed one void.
      ok(await s.director.post(`/User/${userName}/PasswordLink`, {}));
      expect((await s.director.put(path, { decision: "retry" })).status).toBe(412);
    },
    "own service",
  );
});
