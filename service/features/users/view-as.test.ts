import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { grantOf, ROLES } from "@/contract/permissions";
import type { Company } from "@/contract/companies/company";
import { apiRoutes } from "../all-routes";
import { createPersonalAccessToken } from "../../testing/personal-access-token";
import { oidcPayload, personalAccessToken, securityEvent, user } from "../../platform/db/schema";
import { makePeople, type People } from "../../testing/people";
import { signInToken } from "../../testing/sign-in-token";
import { TestApp } from "../../testing/test-app";

let app: TestApp;
let people: People;
/** A consultant with the company of {@link People} only. */
let consultant: string;
/** Another company of the agency. */
let otherCompanyId: string;

beforeAll(async () => {
  app = await TestApp.start();
  people = await makePeople(app);
  // The tokens of the tests are made by the machine's clock, so the service's clock is set to it.
  app.now = new Date();
});
beforeEach(async () => {
  consultant = await app.make.user("AgencyConsultant", { agencyId: "home" });
  await app.make.connect(people.companyId, consultant);
  otherCompanyId = await app.make.company("home");
});
afterAll(() => app.stop());

/** Headers of a request that looks at what this user sees. */
const as = (viewed: string, headers = {}) => ({ "x-view-as": encodeURIComponent(viewed), ...headers });
const view = (viewed: string, path = "/Me", by = "director") => app.as(by).get(`/Api/v2${path}`, as(viewed));

describe("looking at what another user sees", () => {
  it("shows exactly the same lists and single objects", async () => {
    expect((await view(consultant)).body).toMatchObject({ userName: consultant, type: "AgencyConsultant" });
    for (const path of ["/Company?showAll=true", "/Agency/home/Company", "/User", "/UserAccess", "/Agency"]) {
      const own = await app.as(consultant).get(`/Api/v2${path}`);
      expect((await view(consultant, path)).text, path).toBe(own.text);
    }
    const companies = (await view(consultant, "/Company?showAll=true")).body as Company[];
    expect(companies.map(({ id }) => id)).toEqual([people.companyId]);
    expect((await view(consultant, `/Company/${people.companyId}`)).status).toBe(200);
    expect((await view(consultant, `/Company/${otherCompanyId}`)).status).toBe(404);
    expect((await app.as("director").get(`/Api/v2/Company/${otherCompanyId}`)).status).toBe(200);
    expect((await view("company-limited", "/Agency/home")).status).toBe(404);
  });

  it("takes a user name in any letters, percent-encoded", async () => {
    const userName = await app.make.user("AgencyConsultant", { userName: "åsa.ek", agencyId: "home" });
    expect((await view(userName)).body).toMatchObject({ userName });
    expect((await app.as("director").get("/Api/v2/Me", { "x-view-as": "%" })).status).toBe(400);
  });

  it("changes nothing, by any verb of any resource", async () => {
    const ids: Record<string, string> = { agencyId: "home", companyId: people.companyId, userName: consultant };
    let count = 0;
    for (const route of apiRoutes) {
      const path = `/Api/v2/${route.path.replace(/:(\w+)/g, (_, name: string) => ids[name] ?? "x")}`;
      for (const verb of ["POST", "PUT", "DELETE"] as const) {
        if (!route[verb]) continue;
        const { status } = await app.as("director").send(verb, path, "{}", as(consultant));
        expect(status, `${verb} ${path}`).toBe(403);
        count++;
      }
    }
    // The service has at least so many writes: the loop has not passed over them.
    expect(count).toBeGreaterThan(80);
  });

  it("is recorded for the viewed user, once per access token, even when requests come at the same moment", async () => {
    await Promise.all([1, 2, 3].map(() => view(consultant)));
    await view(consultant);
    const token = await signInToken(app.database.db, "director");
    await app.as(null).get("/Api/v2/Me", as(consultant, { authorization: `OAuth ${token}` }));
    const { db } = app.database;
    const rows = await db.select().from(securityEvent).where(eq(securityEvent.userName, consultant));
    expect(rows.map(({ event, detail }) => [event, JSON.parse(detail) as unknown])).toEqual([
      ["ViewedAs", { by: "director" }],
      ["ViewedAs", { by: "director" }],
    ]);
  });
});

describe("nobody looks", () => {
  it.each(ROLES)("but a director: %s", async (role) => {
    // Administrators are granted everything, but belong to no agency whose users they could look at.
    const mayView = grantOf(role, "user.viewAs") !== false && role !== "Administrator";
    expect((await view(consultant, "/Me", people.userOf[role])).status).toBe(mayView ? 200 : 403);
  });

  it("without a sign-in: with a token for all companies or for some, or without credentials", async () => {
    const { db } = app.database;
    const token = await createPersonalAccessToken(db, "director", 1, new Date());
    const headers = as(consultant, { authorization: `OAuth ${token}` });
    expect((await app.as(null).get("/Api/v2/Me", headers)).status).toBe(403);
    await db.update(personalAccessToken).set({ companies: [people.companyId] });
    expect((await app.as(null).get("/Api/v2/Me", headers)).status).toBe(403);
    expect((await app.as(null).get("/Api/v2/Me", as(consultant))).status).toBe(401);
  });

  it("at somebody of another agency, an administrator, nobody, or themselves", async () => {
    for (const [viewed, status] of [
      ["stranger", 404],
      ["administrator", 404],
      ["nobody", 404],
      ["", 404],
      [`${consultant}, director`, 404],
      ["director", 403],
    ] as const) {
      expect((await view(viewed)).status, viewed).toBe(status);
    }
  });

  it("at a user who sees anything that the director may not see", async () => {
    const shared = await app.make.user("CompanyUser");
    await app.make.connect(people.companyId, shared, "Admin");
    expect((await view(shared)).status).toBe(200);
    await app.make.connect(people.foreignCompanyId, shared, "Limited");
    expect((await view(shared)).status).toBe(403);
    const direct = await app.make.company(null);
    await app.make.connect(direct, consultant);
    expect((await view(consultant)).status).toBe(403);
    // A direct company of the director does not make its users users of the agency.
    await app.make.connect(direct, "director");
    const owner = await app.make.user("CompanyUser");
    await app.make.connect(direct, owner, "Admin");
    expect((await app.as("director").get(`/Api/v2/User/${owner}`)).status).toBe(200);
    expect((await view(owner)).status).toBe(403);
  });

  it("any longer once the director is demoted or has moved, the user is barred, or the session has ended", async () => {
    const { db } = app.database;
    const second = await app.make.user("AgencyDirector", { agencyId: "home" });
    expect((await view(consultant, "/Me", second)).status).toBe(200);
    await db.update(user).set({ type: "AgencyConsultant" }).where(eq(user.userName, second));
    expect((await view(consultant, "/Me", second)).status).toBe(403);
    await db.update(user).set({ type: "AgencyDirector", agencyId: "foreign" }).where(eq(user.userName, second));
    expect((await view(consultant, "/Me", second)).status).toBe(404);
    await db.update(user).set({ disabled: true }).where(eq(user.userName, consultant));
    expect((await view(consultant)).status).toBe(404);
    await db.delete(oidcPayload).where(eq(oidcPayload.accountId, second));
    expect((await view("company-normal", "/Me", second)).status).toBe(401);
  });

  it("at a third user from a view of another director, as one request has one viewed user", async () => {
    const director = await app.make.user("AgencyDirector", { agencyId: "home" });
    expect((await view(director)).status).toBe(200);
    const headers = new Headers(as(director));
    headers.append("x-view-as", consultant);
    expect((await app.as("director").get("/Api/v2/Me", headers)).status).toBe(404);
  });
});
