// On both databases: the statements that read the stored lists.
import { afterAll, beforeAll, expect, it } from "vitest";
import { LOCALES } from "@/contract/format/locale";
import { FIRST_SCREEN, MAX_WHOLE_LIST, type PortfolioPreview } from "@/contract/portfolio";
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

async function preview(query: string, language = "sv", userName = "director", agencyId = "large") {
  const path = `/Api/v2/Agency/${agencyId}/PortfolioPreview${query}`;
  const response = await app.as(userName).get(path, { "accept-language": language });
  expect(response).toMatchObject({ status: 200 });
  return response.body as PortfolioPreview;
}

const namesOf = ({ companies }: PortfolioPreview) => companies.map(({ name }) => name);

it.each(LOCALES)("has a small agency's companies by name as %s orders them", async (language) => {
  const answer = await preview("", language);
  expect(namesOf(answer)).toEqual(IN_ORDER[language]);
  expect(answer.total).toBe(6);
});

it("has the first of a large agency's companies, and the number of all", async () => {
  await app.make.agency("larger");
  await app.make.user("AgencyDirector", { userName: "larger", agencyId: "larger" });
  await app.make.companies("larger", MAX_WHOLE_LIST);
  const names = async () => {
    const { body } = await app.as("larger").get("/Api/v2/Agency/larger/Company");
    const { compare } = new Intl.Collator("sv", { numeric: true });
    return namesOf({ companies: body } as PortfolioPreview).toSorted(compare);
  };
  const whole = await preview("", "sv", "larger", "larger");
  expect(whole.total).toBe(MAX_WHOLE_LIST);
  expect(namesOf(whole)).toEqual(await names());
  await app.make.company("larger", { name: "A first one" });
  const first = await preview("", "sv", "larger", "larger");
  expect(first.total).toBe(MAX_WHOLE_LIST + 1);
  expect(namesOf(first)).toEqual((await names()).slice(0, FIRST_SCREEN));
  expect(first.companies[0]).toMatchObject({ name: "A first one" });
  expect(first.statuses).toHaveLength(FIRST_SCREEN);
});

it("has the same companies, statuses and values as the lists of all companies", async () => {
  const query = "?keyFigures=NetSales,EquityRatio&resolution=month&period=2025-01";
  const get = async (path: string) => (await app.as("director").get(`${AGENCY}/${path}`)).body;
  const answer = await preview(query, "en");
  expect(new Set(answer.companies)).toEqual(new Set((await get("Company")) as unknown[]));
  expect(answer.statuses).toEqual(await get("CompanyStatus"));
  expect(answer.values).toEqual(await get(`KeyFigureValue${query}`));
  expect(answer.values!.companies.filter((each) => each.values?.[0] === 50)).toHaveLength(2);
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

it("is refused for a key figure that no company has", async () => {
  const response = await app.as("director").get(`${AGENCY}/PortfolioPreview?keyFigures=Nonsense`);
  const message = expect.stringContaining('no company has the key figure "Nonsense"') as string;
  expect(response).toMatchObject({ status: 400, body: { message } });
});
