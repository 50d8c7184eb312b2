import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chartOfAccountsListSchema, type ChartOfAccounts } from "@/contract/chart-of-accounts";
import { ROLES } from "../../policies/policy";
import { makePeople, type People } from "../../testing/people";
import { TestApp } from "../../testing/test-app";

let app: TestApp;
let people: People;
let path: string;

beforeAll(async () => {
  app = await TestApp.start();
  people = await makePeople(app);
  path = `/Api/v2/Company/${people.companyId}/ChartOfAccounts`;
});
afterAll(() => app.stop());

describe("reading charts of accounts", () => {
  it("lists the built-in one, as it is read alone, in the language asked for", async () => {
    const client = app.as("director");
    const read = async (language: string): Promise<ChartOfAccounts> => {
      const list = await client.get(`${path}/`, { "accept-language": language });
      expect(list).toMatchObject({ status: 200, body: [{ id: "EUBAS97" }] });
      const alone = await client.get(`${path}/EUBAS97`, { "accept-language": language });
      expect([alone.body]).toEqual(list.body);
      // The schema would drop what it does not describe.
      expect(chartOfAccountsListSchema.parse(list.body)).toEqual(list.body);
      return alone.body as ChartOfAccounts;
    };
    expect((await read("sv")).children.map((node) => "name" in node && node.name)).toEqual([
      "Tillgångar",
      "Eget kapital och skulder",
      "Intäkter",
      "Kostnader",
    ]);
    expect(await read("sv")).toMatchObject({ language: "sv-SE", knownGroups: { NetSales: "NetSales" } });
    expect(await read("en")).toMatchObject({ language: "en-GB", children: [{ name: "Assets" }, {}, {}, {}] });
  });

  it("does not find others", async () => {
    for (const id of ["eubas97", "BAS2024"]) {
      const answer = await app.as("director").get(`${path}/${id}`);
      expect(answer).toMatchObject({ status: 404, body: { typeOfError: "NotFound" } });
    }
  });
});

describe("who may do what with charts of accounts", () => {
  it.each(ROLES)("%s reads them", async (role) => {
    const client = app.as(people.userOf[role]);
    expect((await client.get(path)).status).toBe(200);
    expect((await client.get(`${path}/EUBAS97`)).status).toBe(200);
  });

  it("hides them from those who cannot see the company, and asks the unknown to sign in", async () => {
    for (const at of [path, `${path}/EUBAS97`]) {
      expect((await app.as("stranger").get(at)).status).toBe(404);
      expect((await app.as(null).get(at)).status).toBe(401);
    }
  });

  it("accepts no other verb", async () => {
    for (const at of [path, `${path}/EUBAS97`]) {
      for (const verb of ["POST", "PUT", "DELETE"]) {
        const answer = await app.as("director").send(verb, at, "{}");
        expect(answer).toMatchObject({ status: 405, body: { typeOfError: "NotImplemented" } });
        expect(answer.headers.get("allow")).toBe("GET");
      }
    }
  });
});
