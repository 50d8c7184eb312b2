import { afterAll, beforeAll, expect, it } from "vitest";
import { readEnv } from "../env";
import { createMailer } from "../platform/mail/mailer";
import { linkIn, TestMailServer } from "./test-mail-server";

let server: TestMailServer;
beforeAll(async () => {
  server = await TestMailServer.start();
});
afterAll(() => server.stop());

it("reads a mail as it was sent, also what is encoded in its links", async () => {
  const send = createMailer(readEnv({ SMTP_URL: server.url, MAIL_FROM: "tests@example.com" }).mail!);
  const link = "https://dashboard.example.com/companies?view=a%20b%C3%A5&type=%3D41";
  const text = `Året är klart, 20 % över målet:\n${link}\n${"Resultatet. ".repeat(40)}Slut.`;
  const mail = { subject: "Räkenskapsåret 2025, 20%20 för Åkessons Kött & Ägg AB", text, html: `<p>${text}</p>` };
  await send({ id: "one", to: "reader@example.com", language: "sv", ...mail });
  const received = await server.mailTo("reader@example.com");
  expect(received.subject).toBe(mail.subject);
  expect([received.text.trimEnd(), received.html.trimEnd()]).toEqual([mail.text, mail.html]);
  expect(linkIn(received)).toBe(link);
});

it("does not start on a port that is taken", async () => {
  await expect(TestMailServer.start({}, server.port)).rejects.toMatchObject({ code: "EADDRINUSE" });
});
