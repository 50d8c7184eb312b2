import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { keyFigureListSchema, type KeyFigure } from "@/contract/figures/key-figure";
import { KEY_FIGURE_INPUTS } from "@/contract/inputs/key-figure-inputs";
import { ROLES } from "@/contract/permissions";
import { CATALOGUE_IDS } from "../../figures/key-figures";
import { makePeople, type People } from "../../testing/people";
import { TestApp } from "../../testing/test-app";

let app: TestApp;
let people: People;
const PATH = "/Api/v2/KeyFigure";

async function catalogue(language: string): Promise<KeyFigure[]> {
  const response = await app.as("director").get(PATH, { "accept-language": language });
  expect(response.status).toBe(200);
  return keyFigureListSchema.parse(response.body);
}

beforeAll(async () => {
  app = await TestApp.start();
  people = await makePeople(app);
});
afterAll(() => app.stop());

describe("the catalogue of key figures", () => {
  it("names and describes each key figure in Swedish or English, whichever the request prefers", async () => {
    const [english, swedish] = [
      await catalogue("de, en;q=0.5, sv;q=0.1"),
      await catalogue("fi, sv-SE;q=0.9, en;q=0.5"),
    ];
    expect(english.map(({ id }) => id)).toEqual(CATALOGUE_IDS);
    expect(swedish.map(({ id }) => id)).toEqual(CATALOGUE_IDS);
    expect(swedish.find(({ id }) => id === "EquityRatio")).toMatchObject({ name: "Soliditet", valueType: "Percent" });
    expect(english.find(({ id }) => id === "EquityRatio")).toMatchObject({ name: "Equity ratio" });
    for (const list of [english, swedish]) {
      expect(new Set(list.map(({ name }) => name)).size).toBe(CATALOGUE_IDS.length);
      expect(new Set(list.map(({ description }) => description)).size).toBe(CATALOGUE_IDS.length);
      expect(list.filter(({ description }) => !/^[A-ZÅÄÖ0-9].{20,}\.$/.test(description))).toEqual([]);
    }
    const described = (list: KeyFigure[]) => new Set(list.map(({ description }) => description));
    expect([...described(english)].filter((text) => described(swedish).has(text))).toEqual([]);
  });

  it("includes the ids that BAS gives some of them", async () => {
    const withBasId = (await catalogue("en")).filter(({ basId }) => basId !== undefined);
    const basIds = withBasId.map(({ basId }) => basId!);
    expect(basIds.filter((basId) => !/^[A-Z][1-9]\d*$/.test(basId))).toEqual([]);
    expect(new Set(basIds).size).toBe(basIds.length);
    // Clients of the API may use these ids, so none of them may change; further ones may be added.
    expect(Object.fromEntries(withBasId.map(({ id, basId }) => [id, basId]))).toMatchObject({
      NetSalesPerEmployee: "G7",
      PersonnelCostToSales: "G8",
      CostForEmployees: "T8",
      PersonnelCostToValueAdded: "T7",
      PremisesCostToSales: "T37",
      DepreciationToSales: "T9",
      NetFinancialItemsToSales: "T10",
      ResearchAndDevelopmentToSales: "T40",
    });
  });

  it("returns a key figure by its id, which is case-sensitive; inputs are not found", async () => {
    const client = app.as("director");
    expect((await client.get(`${PATH}/NetSales`)).body).toEqual((await catalogue("en"))[0]);
    for (const id of ["netsales", "Nothing", KEY_FIGURE_INPUTS[0].id]) {
      expect(await client.get(`${PATH}/${id}`)).toMatchObject({ status: 404, body: { typeOfError: "NotFound" } });
    }
  });

  it("has another tag in another language", async () => {
    const client = app.as("director");
    const tag = async (language: string) =>
      (await client.get(PATH, { "accept-language": language })).headers.get("etag");
    expect(await tag("sv")).not.toBe(await tag("en"));
    const known = (await tag("sv"))!;
    expect((await client.get(PATH, { "accept-language": "sv", "if-none-match": known })).status).toBe(304);
    expect((await client.get(PATH, { "accept-language": "en", "if-none-match": known })).status).toBe(200);
  });

  it.each([...ROLES, "stranger"] as const)("may be read by %s", async (role) => {
    const client = app.as(role === "stranger" ? role : people.userOf[role]);
    expect((await client.get(`${PATH}/`)).status).toBe(200);
    expect((await client.get(`${PATH}/CashFlow`)).status).toBe(200);
  });

  it("is only read, and only by those who are signed in", async () => {
    for (const path of [PATH, `${PATH}/NetSales`]) {
      expect((await app.as(null).get(path)).status).toBe(401);
      for (const verb of ["POST", "PUT", "DELETE"]) {
        const response = await app.as("administrator").send(verb, path, "{}");
        expect(response).toMatchObject({ status: 405, body: { typeOfError: "NotImplemented" } });
        expect(response.headers.get("allow")).toBe("GET");
      }
    }
  });
});
