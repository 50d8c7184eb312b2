// On PostgreSQL too: the statements that read the stored lists.
import { afterAll, beforeAll, expect, it } from "vitest";
import type { PortfolioPreview } from "@/contract/portfolio";
import { sieText } from "../../testing/sie-text";
import { TestApp } from "../../testing/test-app";

const AGENCY = "/Api/v2/Agency/large";
const NAMES = ["Öst 10", "Öst 9", "Zäta", "Åre", "zeta", "Alfa"];
const IN_ORDER = {
  sv: ["Alfa", "zeta", "Zäta", "Åre", "Öst 9", "Öst 10"],
  en: ["Alfa", "Åre", "Öst 9", "Öst 10", "Zäta", "zeta"],
};

let app: TestApp;

beforeAll(async () => {
  app = await TestApp.start();
  await app.make.agency("large");
  await app.make.user("AgencyDirector", { userName: "director", agencyId: "large" });
  await app.make.user("AgencyConsultant", { userName: "consultant", agencyId: "large" });
  await app.make.user("AgencyDirector", { userName: "stranger", agencyId: await app.make.agency() });
  for (const name of NAMES) {
    const companyId = await app.make.company("large", { name });
    if (name === "Åre") await app.make.connect(companyId, "consultant");
    if (name.startsWith("Öst")) {
      const data = sieText({ businessIdentityCode: "1", vouchers: [{ date: "20250110", amount: 50 }] });
      await app.as("director").put("/Api/v2/SieImport/large", { companyId, data });
    }
  }
});
afterAll(() => app.stop());

async function preview(query: string, language = "sv", userName = "director"): Promise<PortfolioPreview> {
  const response = await app.as(userName).get(`${AGENCY}/PortfolioPreview${query}`, { "accept-language": language });
  expect(response).toMatchObject({ status: 200 });
  return response.body as PortfolioPreview;
}

const namesOf = ({ companies }: PortfolioPreview) => companies.map(({ name }) => name);

it.each(["sv", "en"] as const)(
  "has the first companies by name as %s orders them, and the number of all",
  async (of) => {
    for (const first of [1, 2, 5, 6, 40]) {
      const answer = await preview(`?first=${String(first)}`, of);
      expect(namesOf(answer)).toEqual(IN_ORDER[of].slice(0, first));
      expect(answer.total).toBe(6);
    }
  },
);

it("has of each company what the lists of all have", async () => {
  const query = "keyFigures=NetSales,EquityRatio&resolution=month&period=2025-01";
  const answer = await preview(`?first=5&${query}`);
  const ids = answer.companies.map(({ id }) => id);
  const ofPreview = <T>(list: T[], idOf: (item: T) => string) => list.filter((item) => ids.includes(idOf(item)));
  const get = async <T>(path: string) => (await app.as("director").get(`${AGENCY}/${path}`)).body as T;
  const companies = await get<PortfolioPreview["companies"]>("Company");
  const statuses = await get<PortfolioPreview["statuses"]>("CompanyStatus");
  const values = await get<NonNullable<PortfolioPreview["values"]>>(`KeyFigureValue?${query}`);
  expect(new Set(answer.companies)).toEqual(new Set(ofPreview(companies, ({ id }) => id)));
  expect(answer.statuses).toEqual(ofPreview(statuses, ({ companyId }) => companyId));
  expect(answer.values!.companies).toEqual(ofPreview(values.companies, ({ companyId }) => companyId));
  expect(answer.values!.companies.filter((each) => each.values?.[0] === 50)).toHaveLength(1);
});

it("has no values unless key figures are asked for", async () => {
  expect(await preview("")).not.toHaveProperty("values");
  expect((await preview("?keyFigurePresetId=Overview")).values!.keyFigures[0]!.id).toBe("NetSales");
});

it("has the companies that the user may see and no others", async () => {
  const answer = await preview("?keyFigures=NetSales", "sv", "consultant");
  expect(answer).toMatchObject({ total: 1, companies: [{ name: "Åre" }] });
  expect(answer.statuses).toHaveLength(1);
  expect(answer.values!.companies).toHaveLength(1);
  expect((await app.as("stranger").get(`${AGENCY}/PortfolioPreview`)).status).toBe(404);
});

it.each([
  ["first=0", "expected a whole number from 1 to 500"],
  ["first=501", "expected a whole number from 1 to 500"],
  ["keyFigures=Nonsense", 'no company has the key figure "Nonsense"'],
])("is refused for ?%s", async (query, message) => {
  const response = await app.as("director").get(`${AGENCY}/PortfolioPreview?${query}`);
  expect(response).toMatchObject({ status: 400, body: { message: expect.stringContaining(message) as string } });
});
