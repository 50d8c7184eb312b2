import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { KeyFigureComment } from "@/contract/comments";
import type { MailPage } from "@/contract/mails/mail";
import { makePeople, type People } from "../../testing/people";
import { TestApp, type TestClient } from "../../testing/test-app";

let app: TestApp;
let people: People;

beforeAll(async () => {
  app = await TestApp.start();
  people = await makePeople(app);
});
afterAll(() => app.stop());

/** Sends a request that must succeed; returns what it made or found. */
async function ok<T>(response: ReturnType<TestClient["get"]>): Promise<T> {
  const { status, text, body } = await response;
  expect(status, text).toBe(200);
  return body as T;
}

/** Deletes the user, and creates another one with the same user name a second later. */
async function replace(user: { userName: string; type: string } & Record<string, unknown>): Promise<TestClient> {
  await ok(app.as("director").delete(`/Api/v2/User/${user.userName}`));
  app.passSecond();
  await ok(app.as("director").post("/Api/v2/User", user));
  app.signInAnew(user.userName);
  return app.as(user.userName);
}

describe("a user with the user name of one who was deleted", () => {
  it("owns nothing that the deleted user wrote, and what they write themselves", async () => {
    const companies = [{ companyId: people.companyId, typeOfRole: "Normal" }];
    const user = { userName: "ek", name: "Eva Ek", type: "CompanyUser", companies };
    await ok(app.as("director").post("/Api/v2/User", user));
    const path = `/Api/v2/Company/${people.companyId}/Comment`;
    const period = { start: "2025-01-01", end: "2025-01-31" };
    const sent = { type: "KeyFigureComment", message: "Hyran höjdes", period, keyFigureType: "NetSales" };
    const written = await ok<KeyFigureComment>(app.as("ek").post(path, sent));
    const reply = await ok<{ id: string }>(app.as("ek").post(`${path}/${written.id}/Reply`, { message: "Ja" }));
    expect(await ok(app.as("ek").get(`${path}/${written.id}`))).toMatchObject({
      isOwn: true,
      replies: [{ isOwn: true }],
    });

    const later = await replace({ ...user, name: "Egon Ek" });
    const read = await ok<KeyFigureComment>(later.get(`${path}/${written.id}`));
    expect(read).toMatchObject({ author: "Eva Ek", replies: [{ author: "Eva Ek" }] });
    expect(JSON.stringify(read)).not.toContain("isOwn");
    const refused = { status: 403, body: { message: expect.stringContaining("someone else's") } };
    expect(await later.put(`${path}/${written.id}`, { ...sent, message: "Ny" })).toMatchObject(refused);
    expect(await later.put(`${path}/${written.id}/Question`, { isResolved: true })).toMatchObject(refused);
    expect(await later.delete(`${path}/${written.id}`)).toMatchObject(refused);
    expect(await later.delete(`${path}/${written.id}/Reply/${reply.id}`)).toMatchObject(refused);

    const own = await ok<KeyFigureComment>(later.post(path, sent));
    expect(own.isOwn).toBe(true);
    await ok(later.put(`${path}/${own.id}`, { ...sent, message: "Ny" }));
    await ok(later.delete(`${path}/${own.id}`));
  });

  it("sees no mail, bulk change or batch of files that the deleted user made", async () => {
    const agency = `/Api/v2/Agency/${people.agencyId}`;
    const customers = [people.companyId];
    const user = { userName: "al", name: "Albin Al", type: "AgencyConsultant", customers };
    await ok(app.as("director").post("/Api/v2/User", user));
    app.mail = { from: "books@example.com", dashboard: "https://books.example.com" };
    await ok(app.as("al").post("/Api/v2/User/company-limited/PasswordLink", { mailTo: "owner@example.com" }));
    const change = { kind: "companyType", companyTypeId: null };
    const { id } = await ok<{ id: string }>(
      app.as("al").post(`${agency}/BulkChange`, { change, companyIds: [people.foreignCompanyId] }),
    );
    const batch = await ok<{ id: string }>(app.as("al").post(`${agency}/SieImportBatch`, {}));
    const seenBy = async (client: TestClient) => ({
      mails: (await ok<MailPage>(client.get(`${agency}/Mail`))).mails.length,
      bulkChange: (await client.get(`${agency}/BulkChange/${id}`)).status,
      batch: (await client.get(`${agency}/SieImportBatch/${batch.id}`)).status,
    });
    expect(await seenBy(app.as("al"))).toEqual({ mails: 1, bulkChange: 200, batch: 200 });
    expect(await seenBy(await replace(user))).toEqual({ mails: 0, bulkChange: 404, batch: 404 });
  });
});
