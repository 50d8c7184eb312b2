import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { ROLES } from "@/contract/permissions";
import { MAX_AGENCY_PRESETS, type AgencyPreset } from "@/contract/presets";
import { standardPresets } from "../../figures/standard-presets";
import { keyFigurePreset } from "../../platform/db/schema";
import { makePeople, type People } from "../../testing/people";
import { TestApp } from "../../testing/test-app";
import { createStandardPresets } from "./create-preset";

const PATH = "/Api/v2/Agency/home/KeyFigurePreset";

let app: TestApp;
let people: People;
let second: string;

beforeAll(async () => {
  app = await TestApp.start();
  people = await makePeople(app);
  second = await app.make.company(people.agencyId, { name: "Andra AB" });
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.database.db.delete(keyFigurePreset);
  for (const id of [people.companyId, second, people.foreignCompanyId]) {
    await createStandardPresets(app.database.db, id);
  }
});

const list = async (userName = "director") => (await app.as(userName).get(PATH)).body as AgencyPreset[];
const write = async (verb: "post" | "put", companyId: string, preset: object) => {
  const response = await app.as("administrator")[verb](`/Api/v2/Company/${companyId}/KeyFigurePreset`, preset);
  expect(response.status).toBe(200);
};

it("leaves out standard presets as they are from the start", async () => {
  expect(await list()).toEqual([]);
});

it("has a preset of several companies once, and each of one company with its name", async () => {
  const bank = { name: "Bankens", keyFigureTypes: ["EquityRatio", "QuickRatio"] };
  const other = { name: "Bankens", keyFigureTypes: ["QuickRatio", "EquityRatio"] };
  await write("post", people.companyId, { id: "Bank", ...bank });
  await write("post", second, { id: "TheBank", ...bank });
  await write("post", second, { id: "Trade", ...other });
  await write("post", second, { id: "Empty", name: "Tomt", keyFigureTypes: [] });
  await write("put", second, { id: "Overview", keyFigureTypes: ["CashFlow"] });
  await write("put", second, { id: "MyKeyFigures", name: "Våra", keyFigureTypes: ["CashFlow"] });
  await write("put", second, { id: "VisibleKeyFigures", keyFigureTypes: ["CashFlow"] });
  await write("post", people.foreignCompanyId, { id: "Theirs", name: "Deras", keyFigureTypes: ["CashFlow"] });
  // Left out are presets without key figures, VisibleKeyFigures, and those of companies outside the agency.
  const ofSecond = { companies: 1, companyName: "Andra AB" };
  expect(await list()).toEqual([
    { ...bank, companies: 2 },
    { ...other, ...ofSecond },
    { name: "Overview", standardId: "Overview", keyFigureTypes: ["CashFlow"], ...ofSecond },
    { name: "Våra", keyFigureTypes: ["CashFlow"], ...ofSecond },
  ]);
});

it("counts a company once that has two presets of one name with the same key figures", async () => {
  const twice = { name: "Dubbel", keyFigureTypes: ["CashFlow", "NetSales"] };
  for (const id of ["Twice1", "Twice2"]) await write("post", second, { id, ...twice });
  expect(await list()).toContainEqual({ ...twice, companies: 1, companyName: "Andra AB" });
});

it("has those of the companies that the user sees", async () => {
  const bank = { id: "Bank", name: "Bankens", keyFigureTypes: ["EquityRatio", "QuickRatio"] };
  for (const id of [people.companyId, second]) await write("post", id, bank);
  expect(await list("consultant")).toMatchObject([{ name: "Bankens", companies: 1, companyName: "Hemma AB" }]);
  expect((await app.as("stranger").get(PATH)).status).toBe(404);
});

it.each(ROLES)("is for the agency and administrators alone: %s", async (role) => {
  const { status } = await app.as(people.userOf[role]).get(PATH);
  expect(status).toBe(role.startsWith("Company") ? 404 : 200);
});

it("leaves out a standard preset of which the agency has changed the description alone", async () => {
  const director = app.as("director");
  const standards = "/Api/v2/Agency/home/StandardKeyFigurePreset";
  const builtIn = standardPresets().find(({ id }) => id === "Overview")!;
  const changed = { ...builtIn, description: "Till banken" };
  const before = await list();
  expect((await director.put(standards, changed)).status).toBe(200);
  expect(await list()).toEqual(before);
  expect((await director.put(standards, { ...builtIn, description: builtIn.description ?? null })).status).toBe(200);
});

it("counts the companies that inherit a preset of the agency with those that have the same", async () => {
  const director = app.as("director");
  const standards = "/Api/v2/Agency/home/StandardKeyFigurePreset";
  const shared = { name: "Bankens", keyFigureTypes: ["EquityRatio", "QuickRatio"] };
  await write("post", people.companyId, { id: "Bank", ...shared });
  await write("post", second, { id: "TheBank", ...shared });
  await write("put", second, { id: "Overview", keyFigureTypes: ["CashFlow"] });
  expect((await director.post(standards, { id: "Agreed", ...shared })).status).toBe(200);
  // Both companies also have a preset of their own with this name and these key figures.
  expect((await list()).find(({ companies }) => companies > 1)).toEqual({ ...shared, companies: 2 });
  expect((await director.delete(`/Api/v2/Company/${second}/KeyFigurePreset/Agreed`)).status).toBe(200);
  await write("put", people.companyId, { id: "Agreed", name: "Eget" });
  expect((await list()).find(({ companies }) => companies > 1)).toEqual({ ...shared, companies: 2 });
  const overview = { name: "Overview", keyFigureTypes: ["NetSales"] };
  expect((await director.put(standards, { id: "Overview", ...overview })).status).toBe(200);
  expect(await list()).toContainEqual({ ...overview, standardId: "Overview", companies: 1, companyName: "Hemma AB" });
  await director.delete(`${standards}/Agreed`);
  const builtIn = standardPresets().find(({ id }) => id === "Overview")!;
  await director.put(standards, { ...builtIn, description: builtIn.description ?? null });
});

it("counts own and inheriting companies together also where more presets than the limit are owned", async () => {
  const director = app.as("director");
  const standards = "/Api/v2/Agency/home/StandardKeyFigurePreset";
  const shared = { name: "Öppen", keyFigureTypes: ["CashFlow", "EquityRatio"] };
  expect((await director.post(standards, { id: "Shared", ...shared })).status).toBe(200);
  expect((await director.delete(`/Api/v2/Company/${second}/KeyFigurePreset/Shared`)).status).toBe(200);
  await write("post", second, { id: "Same", ...shared });
  const many = Array.from({ length: MAX_AGENCY_PRESETS }, (_, i) => ({
    companyId: second,
    id: `Many${i}`,
    name: `Många ${i}`,
    keyFigureTypes: ["CashFlow"],
    isOwn: true,
  }));
  await app.database.db.insert(keyFigurePreset).values(many);
  const listed = await list();
  expect(listed).toHaveLength(MAX_AGENCY_PRESETS);
  expect(listed).toContainEqual({ ...shared, companies: 2 });
  await director.delete(`${standards}/Shared`);
});

it("lists, of more presets than the limit, those that most companies have, also where one company has many alike", async () => {
  const shared = { name: "Öppen i båda", keyFigureTypes: ["CashFlow", "QuickRatio"] };
  for (const id of [people.companyId, second]) await write("post", id, { id: "Both", ...shared });
  const alike = Array.from({ length: MAX_AGENCY_PRESETS + 10 }, (_, i) =>
    ["a", "b", "c"].map((copy) => ({
      companyId: second,
      id: `Alike${i}${copy}`,
      name: `Alla ${i}`,
      keyFigureTypes: ["CashFlow"],
      isOwn: true,
    })),
  ).flat();
  await app.database.db.insert(keyFigurePreset).values(alike);
  const listed = await list();
  expect(listed).toHaveLength(MAX_AGENCY_PRESETS);
  expect(listed).toContainEqual({ ...shared, companies: 2 });
});
