import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createPersonalAccessToken } from "../../testing/personal-access-token";
import { NOWHERE, recordSecurityEvent } from "../../platform/audit/security-events";
import { makePeople, type People } from "../../testing/people";
import { readZip } from "../../testing/read-zip";
import { giveSecondFactor } from "../../testing/second-factor";
import { auditEntriesOf } from "../../testing/stored";
import { TestApp } from "../../testing/test-app";

let app: TestApp;
let people: People;

beforeAll(async () => {
  app = await TestApp.start();
  people = await makePeople(app);
});
afterAll(() => app.stop());

async function send(authorization: string, headers: Record<string, string> = {}): Promise<Response> {
  return app.app.request("http://service.test/Api/v2/Me/Export", {
    method: "POST",
    headers: { authorization, ...headers },
    body: "{}",
  });
}
const asUser = async (userName: string) => `OAuth ${await app.tokenOf(userName)}`;

describe("getting everything about oneself", () => {
  it("gives account, access, own writing and assignments, and nothing secret", async () => {
    const { db } = app.database;
    // Accounts are made at the real time, and the export takes what is earlier for that of an earlier user.
    app.now = new Date();
    const consultant = app.as("consultant");
    const token = await createPersonalAccessToken(db, "consultant", 90, app.now);
    const secret = await giveSecondFactor(db, "consultant");
    await recordSecurityEvent(db, NOWHERE, { event: "SignedIn", userName: "consultant" });
    await recordSecurityEvent(db, NOWHERE, { event: "SignedIn", userName: "director" });
    const path = `/Api/v2/Company/${people.companyId}/Comment`;
    const period = { start: "2025-01-01", end: "2025-01-31" };
    const written = { type: "KeyFigureComment", message: "Hyran är höjd", period, keyFigureType: "NetSales" };
    const own = (await consultant.post(path, written)).body as { id: string };
    const asked = { ...written, message: "Varför?", isQuestion: true };
    const others = (await app.as("director").post(path, asked)).body as { id: string };
    expect((await consultant.post(`${path}/${others.id}/Reply`, { message: "Därför" })).status).toBe(200);
    const question = await app.as("director").put(`${path}/${others.id}/Question`, { assignee: "consultant" });
    expect(question.status, question.text).toBe(200);
    app.mail = { from: "books@example.com", dashboard: "https://books.example.com" };
    const mailed = await consultant.post("/Api/v2/User/company-limited/PasswordLink", { mailTo: "owner@example.com" });
    expect(mailed.status, mailed.text).toBe(200);

    const response = await send(await asUser("consultant"), { "accept-language": "sv" });
    expect(response.status).toBe(200);
    const zip = await readZip(response);
    expect(zip.names[0]).toBe("LÄS MIG.txt");
    expect(zip.json("account.json")).toMatchObject((await consultant.get("/Api/v2/Me")).body as object);
    expect(zip.json("sessions.json")).toEqual((await consultant.get("/Api/v2/Me/Session")).body);
    expect(zip.json("tokens.json")).toHaveLength(1);
    expect(zip.json("security-events.json")).toEqual([expect.objectContaining({ event: "SignedIn" })]);
    expect(zip.json("comments.json")).toMatchObject([
      { companyId: people.companyId, id: own.id, message: "Hyran är höjd" },
      { companyId: people.companyId, message: "Därför", replyTo: others.id },
    ]);
    expect(zip.json("assignments.json")).toMatchObject([{ companyId: people.companyId, commentId: others.id }]);
    expect(zip.json("mails.json")).toMatchObject([{ to: "owner@example.com", userName: "company-limited" }]);
    expect(zip.text).not.toContain((mailed.body as { link: string }).link);
    expect(zip.json("activity.json")).toContainEqual({
      id: expect.any(String),
      at: expect.any(String),
      action: "create",
      resource: "Comment",
      resourceId: own.id,
      companyId: people.companyId,
    });
    expect(zip.text).not.toContain(token);
    expect(zip.text).not.toContain(secret);
    expect(zip.text).not.toContain("Varför?");
    expect(await auditEntriesOf(db, "Export", "consultant")).toHaveLength(1);
  });

  it("is for everybody who has signed in, and for no token", async () => {
    for (const userName of Object.values(people.userOf)) {
      const response = await send(await asUser(userName));
      expect(response.status).toBe(200);
      expect((await readZip(response)).json("account.json")).toMatchObject({ userName });
    }
    const token = await createPersonalAccessToken(app.database.db, "director", 90, app.now);
    expect((await send(`OAuth ${token}`)).status).toBe(403);
  });
});
