import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { dimensionObject, fiscalYear } from "../../platform/db/schema";
import { makePeople, type People } from "../../testing/people";
import { sieText } from "../../testing/sie-text";
import { TestApp } from "../../testing/test-app";
import { nameOfObject } from "./name-of-object";

let app: TestApp;
let people: People;
let companyId: string;

beforeAll(async () => {
  app = await TestApp.start();
  people = await makePeople(app);
});
afterAll(() => app.stop());
beforeEach(async () => {
  companyId = await app.make.company(people.agencyId);
});

/** Imports a year with a voucher on object A_1 of dimension 1; the file has #OBJEKT only if there is a name. */
async function importYear(year: number, name: string): Promise<void> {
  const books = { start: `${year}0101`, end: `${year}1231`, vouchers: [{ date: `${year}0215`, amount: 1 }] };
  const declared = name === "" ? "" : `#OBJEKT 1 "A_1" "${name}"\r\n`;
  const data = sieText(books)
    .replace("#KONTO", `#DIM 1 "Ort"\r\n${declared}#KONTO`)
    .replace(/(#TRANS \d+) \{\}/, '$1 {1 "A_1"}');
  const { body } = await app.as("director").put("/Api/v2/SieImport", { companyId, data });
  expect(body).toMatchObject({ success: true });
}

it("is the name in the latest fiscal year, in whichever order the years were imported", { tags: "long" }, async () => {
  const name = (id: string) => nameOfObject(app.database.db, companyId, id);
  await importYear(2025, "Norra");
  for (const year of [2024, 2020, 2023, 2021, 2022]) await importYear(year, `Norr ${year}`);
  expect(await name("1_A_1")).toBe("A_1 Norra");
  await importYear(2026, "Nord");
  await importYear(2025, "Norra");
  expect(await name("1_A_1")).toBe("A_1 Nord");
  // An object that no year has is called by its code.
  expect(await name("1_B")).toBe("B");
});

it("is the name in an earlier fiscal year if the file of a later one uses the object without a name", async () => {
  await importYear(2018, "Söder");
  await importYear(2019, "");
  const { db } = app.database;
  const [later] = await db
    .select({ name: dimensionObject.name })
    .from(dimensionObject)
    .innerJoin(fiscalYear, eq(fiscalYear.id, dimensionObject.fiscalYearId))
    .where(and(eq(fiscalYear.companyId, companyId), eq(fiscalYear.firstDay, "2019-01-01")));
  expect(later).toEqual({ name: "" });
  expect(await nameOfObject(db, companyId, "1_A_1")).toBe("A_1 Söder");
});
