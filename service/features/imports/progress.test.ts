import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { grantOf, ROLES } from "@/contract/permissions";
import { makePeople, type People } from "../../testing/people";
import { sieText } from "../../testing/sie-text";
import { TestApp } from "../../testing/test-app";
import { importProgress, ImportReport } from "./progress";

let app: TestApp;
let people: People;

beforeAll(async () => {
  app = await TestApp.start();
  people = await makePeople(app);
});
afterAll(() => app.stop());

const progress = (userName: string | null, companyId = people.companyId) =>
  app.as(userName).get(`/Api/v2/Company/${companyId}/SieImportProgress`);
const IDLE = { stage: "idle", done: 0, total: 0 };

describe("the progress of an import", () => {
  it("is available from the moment that its company is known until the import ends", () => {
    const report = new ImportReport(100);
    expect(importProgress("company")).toBeNull();
    report.publishFor("company");
    expect(importProgress("company")).toEqual({ stage: "reading", done: 100, total: 100 });
    report.storing(7, 70);
    expect(importProgress("company")).toEqual({ stage: "storing", done: 7, total: 70 });
    const [refused, later] = [new ImportReport(1), new ImportReport(2)];
    refused.publishFor("company");
    refused.end();
    later.publishFor("company");
    expect(importProgress("company")).toEqual({ stage: "storing", done: 7, total: 70 });
    report.end();
    expect(importProgress("company")).toEqual({ stage: "reading", done: 2, total: 2 });
    later.end();
    expect(importProgress("company")).toBeNull();
  });

  it("is the latest that the running import has reported, and idle before and after", async () => {
    expect((await progress("director")).body).toEqual(IDLE);
    const report = new ImportReport(100);
    report.publishFor(people.companyId);
    report.storing(5_000, 20_000);
    expect((await progress("director")).body).toEqual({ stage: "storing", done: 5_000, total: 20_000 });
    expect((await progress("stranger", people.foreignCompanyId)).body).toEqual(IDLE);
    report.end();
    expect((await progress("director")).body).toEqual(IDLE);
  });

  it("is idle again after an import that succeeds, is refused or is answered 400", async () => {
    const { companyId } = people;
    for (const [body, status] of [
      [{ companyId, data: sieText() }, 200],
      [{ companyId, data: "#VER" }, 200],
      [{ companyId, data: sieText(), chartOfAccountsId: "none" }, 400],
    ] as const) {
      expect((await app.as("director").put("/Api/v2/SieImport/home", body)).status).toBe(status);
      expect((await progress("director")).body).toEqual(IDLE);
    }
  });

  it.each(ROLES)("is shown to %s only if they may import", async (role) => {
    const { status } = await progress(people.userOf[role]);
    expect(status).toBe(grantOf(role, "sie.import") === true ? 200 : 403);
  });

  it("is hidden from others", async () => {
    expect((await progress("stranger")).status).toBe(404);
    expect((await progress(null)).status).toBe(401);
  });
});
