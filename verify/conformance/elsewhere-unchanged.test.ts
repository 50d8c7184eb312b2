// Proof: runs the checks of the interface once more.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ReportTemplate } from "@/contract/reports/report-template";
import { signInToken } from "@/service/testing/sign-in-token";
import { NO_MAIL_SERVER, TestService } from "@/service/testing/test-service";
import { TOPICS } from "./checks/topics";
import { Client } from "./client";
import { Fixture, ok } from "./fixture";
import { PATHS } from "./permissions/paths";

/** Lists of what has happened in an agency, which nobody can delete. */
const HISTORY = /\/(Activity|SecurityEvent|Mail|BulkChange)$/;

let service: TestService;
let token: string;
let agencyPath: string;
beforeAll(async () => {
  service = await TestService.start({ mail: NO_MAIL_SERVER });
  const agencyId = await service.make.agency();
  const userName = await service.make.user("AgencyDirector", { agencyId });
  token = await signInToken(service.database.db, userName);
  agencyPath = `/Agency/${agencyId}`;
});
afterAll(() => service.stop());

describe("the suite at a service elsewhere, with a director's token", () => {
  it("leaves the agency as it was", { timeout: 600_000 }, async () => {
    const director = new Client(service.url, `OAuth ${token}`);
    const companyTypeId = ok<{ Id: string }>(await director.post(`${agencyPath}/CompanyType`, { Name: "Kedjor" })).Id;
    const template = { name: "Månadens", blocks: [{ id: "a", type: "comments" }] };
    const { id: reportTemplateId } = ok<ReportTemplate>(await director.post(`${agencyPath}/ReportTemplate`, template));
    // A day of the month that is today in no time zone, because on its day the service makes a schedule's reports.
    const today = new Date().getUTCDate();
    const day = today >= 10 && today <= 20 ? 1 : 15;
    const schedule = { day, title: "Månaden", reportTemplateId, companyTypeId, publishes: false, language: "sv" };
    ok(await director.put(`${agencyPath}/ReportSchedule`, schedule));
    const paths = Object.keys(PATHS).filter((path) => /^Agency\/:agencyId\/\w+$/.test(path) && PATHS[path]!.GET);
    const readLists = async () => {
      const lists: Record<string, unknown> = {};
      for (const path of ["User", "Company", ...paths.filter((each) => !HISTORY.test(each))]) {
        lists[path] = (await director.get(`/${path.replace("Agency/:agencyId", agencyPath.slice(1))}`)).body;
      }
      return lists;
    };
    const before = await readLists();
    const fixture = await Fixture.open({ baseUrl: service.url, token });
    for (const { checks } of TOPICS) {
      for (const { needs, run } of checks) if (needs === null) await run(fixture);
    }
    await fixture.close();
    expect(await readLists()).toEqual(before);
  });
});
