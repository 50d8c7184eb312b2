import { afterAll, beforeAll, expect, it } from "vitest";
import { makePeople, type People } from "../../testing/people";
import { sieText } from "../../testing/sie-text";
import { TestApp } from "../../testing/test-app";
import { nameOfObject } from "./name-of-object";

let app: TestApp;
let people: People;

beforeAll(async () => {
  app = await TestApp.start();
  people = await makePeople(app);
});
afterAll(() => app.stop());

async function importYear(year: number, name: string): Promise<void> {
  const books = { start: `${year}0101`, end: `${year}1231`, vouchers: [{ date: `${year}0215`, amount: 1 }] };
  const data = sieText(books).replace("#KONTO", `#DIM 1 "Ort"\r\n#OBJEKT 1 "A_1" "${name}"\r\n#KONTO`);
  const { body } = await app.as("director").put("/Api/v2/SieImport", { companyId: people.companyId, data });
  expect(body).toMatchObject({ success: true });
}

it("has the name of the latest fiscal year, in whichever order the years were imported", async () => {
  const name = (id: string) => nameOfObject(app.database.db, people.companyId, id);
  await importYear(2025, "Norra");
  for (const year of [2024, 2020, 2023, 2021, 2022]) await importYear(year, `Norr ${year}`);
  expect(await name("1_A_1")).toBe("A_1 Norra");
  await importYear(2026, "Nord");
  await importYear(2025, "Norra");
  expect(await name("1_A_1")).toBe("A_1 Nord");
  expect(await name("1_B")).toBe("B");
});
