import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ROLES } from "@/contract/permissions";
import { makePeople, type People } from "../../testing/people";
import { TestApp } from "../../testing/test-app";

let app: TestApp;
let people: People;

beforeAll(async () => {
  app = await TestApp.start();
  people = await makePeople(app);
});
afterAll(() => app.stop());

describe("Me", () => {
  it.each(ROLES)("returns all that User returns for %s, by both spellings of the path", async (role) => {
    const userName = people.userOf[role];
    const me = await app.as(userName).get("/Api/v2/Me");
    expect(me).toMatchObject({
      status: 200,
      body: { userName, name: `Name of ${userName}`, type: role.startsWith("Company") ? "CompanyUser" : role },
    });
    expect((await app.as(userName).get("/api/v2/me/")).body).toEqual(me.body);
    expect((await app.as(userName).get(`/Api/v2/User/${userName}`)).body).toEqual(me.body);
  });

  it("names agency and customers, or companies with the roles there", async () => {
    expect((await app.as("consultant").get("/Api/v2/Me")).body).toEqual({
      userName: "consultant",
      name: "Name of consultant",
      type: "AgencyConsultant",
      agencyId: "home",
      customers: [people.companyId],
    });
    expect((await app.as("company-import").get("/Api/v2/Me")).body).toEqual({
      userName: "company-import",
      name: "Name of company-import",
      type: "CompanyUser",
      companies: [{ companyId: people.companyId, typeOfRole: "Import" }],
    });
  });

  it("answers 304 for a known entity tag, and 401 without a sign-in", async () => {
    const { headers } = await app.as("director").get("/Api/v2/Me");
    const again = await app.as("director").get("/Api/v2/Me", { "if-none-match": headers.get("etag")! });
    expect(again).toMatchObject({ status: 304, text: "" });
    expect((await app.as(null).get("/Api/v2/Me")).status).toBe(401);
  });

  it("is read only", async () => {
    const client = app.as("director");
    for (const response of [
      await client.put("/Api/v2/Me", { name: "x" }),
      await client.post("/Api/v2/Me", {}),
      await client.delete("/Api/v2/Me"),
    ]) {
      expect(response).toMatchObject({ status: 405, body: { typeOfError: "NotImplemented" } });
      expect(response.headers.get("allow")).toBe("GET");
    }
  });
});
