import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { agencyKeyFigureDataSchema } from "@/contract/inputs/agency-key-figure-data";
import { makePeople } from "../../testing/people";
import { TestApp, type TestClient } from "../../testing/test-app";
import { untilLocksAreAwaited } from "../../testing/lock-waiters";
import { TEST_DATABASE } from "../../testing/test-database";
import { item, MAY } from "./testing/items";

let app: TestApp;
let client: TestClient;
const AGENCY = "lists";
const path = `/Api/v2/Agency/${AGENCY}/KeyFigureData`;
const listOf = async (address: string, as = client) =>
  agencyKeyFigureDataSchema.parse((await as.get(path + address)).body);
const dataPath = (companyId: string, yearId: string) =>
  `/Api/v2/Company/${companyId}/FiscalYear/${yearId}/KeyFigureData`;

let companies: Record<"first" | "second" | "empty", string>;

beforeAll(async () => {
  app = await TestApp.start();
  await makePeople(app);
  await app.make.agency(AGENCY);
  await app.make.user("AgencyDirector", { userName: "lister", agencyId: AGENCY });
  await app.make.user("AgencyConsultant", { userName: "helper", agencyId: AGENCY });
  client = app.as("lister");
  companies = {
    second: await app.make.company(AGENCY, { name: "B" }),
    first: await app.make.company(AGENCY, { name: "A" }),
    empty: await app.make.company(AGENCY, { name: "Ö" }),
  };
  await app.make.connect(companies.second, "helper");
  const fromJuly = await app.make.fiscalYear(companies.first, { firstDay: "2024-07-01", lastDay: "2025-06-30" });
  await app.make.fiscalYear(companies.first, { firstDay: "2023-07-01", lastDay: "2024-06-30" });
  const calendarYear = await app.make.fiscalYear(companies.second);
  await client.put(dataPath(companies.first, fromJuly), [
    item("Own", -Infinity, { period: MAY }),
    item("Other", 1, { period: MAY }),
    item("Own", 5, { period: MAY, dimensionId: "1_2" }),
  ]);
  await client.put(dataPath(companies.second, calendarYear), [item("Own", 7, { period: MAY })]);
});
afterAll(() => app.stop());

describe("one key figure of an agency's companies", () => {
  it("has every company by name, with the fiscal years of the range and their values", async () => {
    const year = { currency: "SEK", id: expect.stringMatching(/^[0-9a-f]{32}$/) as string };
    expect(await listOf("/Own?startDate=2025-01-01&endDate=2025-12-31")).toEqual([
      {
        id: companies.first,
        name: "A",
        fiscalYears: [
          {
            ...year,
            start: "2024-07-01T00:00:00",
            end: "2025-06-30T00:00:00",
            values: [{ period: MAY, value: -Infinity }],
          },
        ],
      },
      {
        id: companies.second,
        name: "B",
        fiscalYears: [
          { ...year, start: "2025-01-01T00:00:00", end: "2025-12-31T00:00:00", values: [{ period: MAY, value: 7 }] },
        ],
      },
      { id: companies.empty, name: "Ö", fiscalYears: [] },
    ]);
  });

  it("is limited to the range and the dimension, and refuses invalid ones", async () => {
    const values = (list: Awaited<ReturnType<typeof listOf>>) =>
      list.flatMap(({ fiscalYears }) => fiscalYears.flatMap((year) => year.values.map(({ value }) => value)));
    expect(values(await listOf("/Own?startDate=2025-05-02"))).toEqual([]);
    expect(values(await listOf("/Own?dimensionId=1_2"))).toEqual([5]);
    expect(values(await listOf("/Other"))).toEqual([1]);
    expect((await listOf("/Own?endDate=2024-06-30"))[0]!.fiscalYears).toHaveLength(1);
    for (const query of ["?startDate=2025-02-01&endDate=2025-01-01", "?startDate=x", "?dimensionId=x"])
      expect((await client.get(`${path}/Own${query}`)).status).toBe(400);
    expect((await client.get(`${path}/${"x".repeat(65)}`)).status).toBe(404);
  });

  it("shows a consultant their clients, and users of other agencies nothing", async () => {
    expect((await listOf("/Own", app.as("helper"))).map(({ name }) => name)).toEqual(["B"]);
    for (const stranger of ["director", "stranger"])
      expect((await app.as(stranger).get(`${path}/Own`)).status).toBe(404);
    expect((await app.as(null).get(`${path}/Own`)).status).toBe(401);
  });

  // PGlite has one connection, so nothing is read there while another transaction is open.
  it.runIf(TEST_DATABASE === "postgres")("is of one moment, also if values are deleted while it is read", async () => {
    const { db } = app.database;
    const reading = await db.transaction(async (tx) => {
      // Until this transaction ends, others can read the fiscal years but not their values.
      await tx.execute(sql`lock table key_figure_data in access exclusive mode`);
      const response = listOf("/Own");
      await untilLocksAreAwaited(db);
      await tx.execute(sql`delete from key_figure_data`);
      // In an object: a returned promise would be awaited inside the transaction, whose lock it waits for.
      return { response };
    });
    expect((await reading.response).flatMap(({ fiscalYears }) => fiscalYears.flatMap(({ values }) => values))).toEqual([
      { period: MAY, value: -Infinity },
      { period: MAY, value: 7 },
    ]);
    expect((await listOf("/Own")).flatMap(({ fiscalYears }) => fiscalYears.flatMap(({ values }) => values))).toEqual(
      [],
    );
  });
});
