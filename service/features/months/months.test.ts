import { afterAll, beforeAll, expect, it } from "vitest";
import { ROLES } from "@/contract/permissions";
import type { CompanyMonthsList } from "@/contract/months";
import { makePeople, type People } from "../../testing/people";
import { sieText } from "../../testing/sie-text";
import { TestApp } from "../../testing/test-app";

let app: TestApp;
let people: People;
let path: string;

beforeAll(async () => {
  app = await TestApp.start();
  people = await makePeople(app);
  path = `/Api/v2/Agency/${people.agencyId}/CompanyMonth`;
});
afterAll(() => app.stop());

const read = async (query: string, userName = "director") =>
  (await app.as(userName).get(path + query)).body as CompanyMonthsList;
const ofHome = async (query: string) =>
  (await read(query)).companies.find(({ companyId }) => companyId === people.companyId)!;

it("derives the steps of each month from books, comments and published reports", async () => {
  const director = app.as("director");
  const company = `/Api/v2/Company/${people.companyId}`;
  const imported = await director.put(`/Api/v2/SieImport`, { data: sieText(), companyId: people.companyId });
  expect(imported.body).toMatchObject({ success: true });
  const { summary } = imported.body as { summary: { fiscalYear: { start: string } } };
  const year = summary.fiscalYear.start.slice(0, 4);
  const before = await ofHome(`?through=${year}-12`);
  // Each text has a letter for each month, from December back to January.
  const lastBooked = before.books.indexOf("y");
  const month = `${year}-${String(12 - lastBooked).padStart(2, "0")}`;
  expect(before.books).toMatch(/^n*y+$/);
  expect(before.reconciled.slice(lastBooked)).toMatch(/^(?:y+|n+)$/);
  expect([before.commented[lastBooked], before.reported[lastBooked]]).toEqual(["n", "n"]);

  const sent = { type: "KeyFigureComment", message: "x", keyFigureType: "NetSales" };
  const inMonth = { start: `${month}-02`, end: `${month}-03` };
  // A company user's question and a comment on the whole year are not the agency's comment on the month.
  await app.as("company-admin").post(`${company}/Comment`, { ...sent, period: inMonth, isQuestion: true });
  await director.post(`${company}/Comment`, { ...sent, period: { start: `${year}-01-01`, end: `${year}-12-31` } });
  expect(await ofHome(`?through=${year}-12`)).toEqual(before);
  await director.post(`${company}/Comment`, { ...sent, period: inMonth });
  const days = new Date(Date.UTC(Number(year), Number(month.slice(5)), 0)).getUTCDate();
  const period = { start: `${month}-01`, end: `${month}-${days}` };
  await director.post(`${company}/KeyFigurePreset`, { id: "Overview", name: "x", keyFigureTypes: ["NetSales"] });
  const report = { title: "x", keyFigurePresetId: "Overview", period, isPublished: false };
  const made = await director.post(`${company}/PeriodReport`, report);
  expect(made.text).toContain('"id"');
  const { id } = made.body as { id: string };
  expect((await ofHome(`?through=${month}&months=1`)).reported).toBe("n");
  await director.put(`${company}/PeriodReport/${id}`, { isPublished: true });
  const { companyId, books, reconciled, commented, reported } = await ofHome(`?through=${month}&months=1`);
  expect({ companyId, books, commented, reported }).toEqual({
    companyId: people.companyId,
    books: "y",
    commented: "y",
    reported: "y",
  });
  expect(reconciled).toBe(before.reconciled[lastBooked]);
});

it("ends with the month before the present one, by the clock of Sweden", async () => {
  const before = app.now;
  app.now = new Date("2026-01-31T22:59:59Z");
  expect((await read("?months=1")).months).toEqual(["2025-12"]);
  app.now = new Date("2026-01-31T23:00:00Z");
  expect((await read("?months=1")).months).toEqual(["2026-01"]);
  app.now = before;
});

it("has the last twelve full months by default", async () => {
  const { months, companies } = await read("");
  expect([months.length, months[0], months.at(-1)]).toEqual([12, "2026-02", "2025-03"]);
  for (const { books } of companies) expect(books).toHaveLength(12);
  expect((await read("?through=2024-02&months=3")).months).toEqual(["2024-02", "2024-01", "2023-12"]);
});

it("has the same entity tag until a step of a month changes", async () => {
  const tagOf = async () => (await app.as("director").get(path)).headers.get("etag")!;
  const before = await tagOf();
  expect(await app.as("director").get(path, { "if-none-match": before })).toMatchObject({ status: 304, text: "" });
  const vouchers = [{ date: "20260210", amount: 100 }];
  const data = sieText({ businessIdentityCode: "1", start: "20260101", end: "20261231", vouchers });
  const imported = await app.as("director").put("/Api/v2/SieImport/home", { companyId: people.companyId, data });
  expect(imported.body).toMatchObject({ success: true });
  expect(await tagOf()).not.toBe(before);
});

it.each([
  "?through=2024",
  "?through=2024-13",
  "?months=0",
  "?months=37",
  "?through=0001-05",
  "?through=0001-01&months=36",
])("refuses %s", async (query) => {
  expect((await app.as("director").get(path + query)).status).toBe(400);
});

it("goes back to the first month that can be written", async () => {
  expect((await read("?through=0001-12")).months.at(-1)).toBe("0001-01");
});

it("has the companies that the user sees, by name", async () => {
  const other = await app.make.company(people.agencyId, { name: "Allra först AB" });
  const ids = async (userName: string) => (await read("", userName)).companies.map(({ companyId }) => companyId);
  expect(await ids("director")).toEqual([other, people.companyId]);
  expect(await ids("consultant")).toEqual([people.companyId]);
  expect((await app.as("stranger").get(path)).status).toBe(404);
});

it("knows the books of years before the latest four, whose reconciliation is not stored", async () => {
  const companyId = await app.make.company(people.agencyId, { name: "Ändå äldre AB" });
  for (const year of [2016, 2018, 2019, 2020, 2021, 2022]) {
    const vouchers = [{ date: `${year}1210`, amount: 100 }];
    const data = sieText({ businessIdentityCode: "1", start: `${year}0101`, end: `${year}1231`, vouchers });
    const imported = await app.as("director").put("/Api/v2/SieImport/home", { companyId, data });
    expect(imported.body).toMatchObject({ success: true });
  }
  const stepsOf = async (query: string) => {
    const found = (await read(query)).companies.find((each) => each.companyId === companyId)!;
    return [found.books, found.reconciled, found.commented, found.reported];
  };
  // Each file opens with 0 on account 1930, on which the year before has closed with 100, so 2019 is not reconciled.
  expect(await stepsOf("?through=2019-01&months=2")).toEqual(["yy", "n-", "nn", "nn"]);
  expect(await stepsOf("?through=2017-06&months=1")).toEqual(["n", "-", "-", "-"]);
  expect(await stepsOf("?through=2016-02&months=3")).toEqual(["yy-", "---", "nn-", "nn-"]);
});

it.each(ROLES)("is readable by users of agencies and administrators only: %s", async (role) => {
  const { status } = await app.as(people.userOf[role]).get(path);
  expect(status).toBe(role.startsWith("Company") ? 404 : 200);
});
