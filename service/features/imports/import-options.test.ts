import { and, asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";
import type { SieImportEntry, SieImportResult } from "@/contract/imports/sie-import";
import { accountBalances, dimension, dimensionObject, fileYear, voucher, voucherRow } from "../../platform/db/schema";
import { sieText } from "../../testing/sie-text";
import { TestApp } from "../../testing/test-app";

let app: TestApp;

beforeAll(async () => {
  app = await TestApp.start();
  await app.make.agency("home");
  await app.make.user("AgencyDirector", { userName: "director", agencyId: "home" });
});
afterAll(() => app.stop());

const send = (sent: object) => app.as("director").put("/Api/v2/SieImport/home", sent);

async function importFile(sent: object): Promise<SieImportResult> {
  const response = await send(sent);
  expect(response.status, response.text).toBe(200);
  return response.body as SieImportResult;
}

async function yearOf(companyId: string): Promise<FiscalYear> {
  return ((await app.as("director").get(`/Api/v2/Company/${companyId}/FiscalYear`)).body as FiscalYear[])[0]!;
}

const codes = (notes: { code: string }[]) => notes.map(({ code }) => code);

describe("the objects that an import takes from its file", () => {
  const data = sieText()
    .replace(
      "#IB",
      '#DIM 6 "Projekt"\r\n#DIM 7 "Anställd"\r\n#OBJEKT 6 "A" "Alfa"\r\n#OBJEKT 6 "B" "Beta"\r\n#OBJEKT 7 "1" "Åke"\r\n#IB',
    )
    .replace("#TRANS 1930 {}", "#TRANS 1930 {6 A}")
    .replace("#TRANS 3001 {}", "#TRANS 3001 {6 B}");

  async function objectsAfter(sent: object) {
    const companyId = await app.make.company("home");
    const result = await importFile({ companyId, data, ...sent });
    const { db } = app.database;
    const objects = await db.select().from(dimensionObject).where(eq(dimensionObject.companyId, companyId));
    const dimensions = await db.select().from(dimension).where(eq(dimension.companyId, companyId));
    const rows = await db
      .select({ objects: voucherRow.objects, amount: voucherRow.amount })
      .from(voucherRow)
      .where(eq(voucherRow.companyId, companyId))
      .orderBy(asc(voucherRow.ordinal));
    return {
      objects: objects.map(({ dimension: number, object }) => `${number}_${object}`).sort(),
      dimensions: dimensions.map(({ number }) => number).sort(),
      rows: rows.map((row) => [row.objects.join(), row.amount]),
      warnings: codes(result.warnings),
    };
  }

  it("are all that it has, unless the request says otherwise", async () => {
    const all = { objects: ["6_A", "6_B", "7_1"], dimensions: [6, 7] };
    const rows = [
      ["6_A", 100_000n],
      ["6_B", -100_000n],
    ];
    expect(await objectsAfter({})).toMatchObject({ ...all, rows });
    // A client that sets neither option may send them like this.
    expect(await objectsAfter({ dimensionObjects: null, excludeEmptyDimensions: false })).toMatchObject(all);
  });

  it("are those that dimensionObjects names, and the whole amounts stay on the accounts", async () => {
    const chosen = await objectsAfter({ dimensionObjects: ["6_A", "9_X"], excludeEmptyDimensions: false });
    expect(chosen).toEqual({
      objects: ["6_A"],
      dimensions: [6],
      rows: [
        ["6_A", 100_000n],
        ["", -100_000n],
      ],
      warnings: ["organisationNumberMissing", "dimensionObjectsUnknown"],
    });
    expect(await objectsAfter({ dimensionObjects: [] })).toMatchObject({ objects: [], dimensions: [] });
  });

  it("are those with an amount when empty ones are excluded", async () => {
    expect(await objectsAfter({ excludeEmptyDimensions: true })).toMatchObject({
      objects: ["6_A", "6_B"],
      dimensions: [6],
    });
  });

  it("cannot be chosen by both options at once, even with an empty list", async () => {
    const companyId = await app.make.company("home");
    for (const dimensionObjects of [["6_A"], []]) {
      const response = await send({ companyId, data, dimensionObjects, excludeEmptyDimensions: true });
      expect(response).toMatchObject({
        status: 400,
        body: { message: expect.stringContaining("$.excludeEmptyDimensions") },
      });
    }
  });

  it("decide whether a file that is imported again replaces the books or changes nothing", async () => {
    const companyId = await app.make.company("home");
    await importFile({ companyId, data });
    const changed = await importFile({ companyId, data, dimensionObjects: ["B", "A"] });
    expect(changed.summary?.outcome).toBe("replaced");
    const unchanged = await importFile({ companyId, data, dimensionObjects: ["A", "B", "A"] });
    expect(unchanged.summary?.outcome).toBe("unchanged");
    expect(unchanged.warnings.find(({ code }) => code === "nothingChanged")?.explanation).toBe(
      "The fiscal year 2025-01-01 to 2025-12-31 already holds exactly this file; nothing was changed.",
    );
  });
});

describe("the last ledger date of an import", () => {
  const data = sieText({
    vouchers: [
      { date: "20250215", amount: 1 },
      { date: "20250630", amount: 2 },
      { date: "20250701", amount: 4 },
    ],
  });
  const datesOf = async (companyId: string) =>
    (await app.database.db.select({ date: voucher.date }).from(voucher).where(eq(voucher.companyId, companyId)))
      .map(({ date }) => date)
      .sort();

  const balancesOf = async (companyId: string) =>
    (await app.database.db.select().from(accountBalances).where(eq(accountBalances.companyId, companyId)))[0]!;

  it("hides what comes after it, until a later import shows it", async () => {
    const companyId = await app.make.company("home");
    await importFile({ companyId, data, lastLedgerDate: "2025-06-30T00:00:00" });
    expect((await yearOf(companyId)).lastLedgerDate).toBe("2025-06-30T00:00:00");
    expect(await datesOf(companyId)).toEqual(["2025-02-15", "2025-06-30"]);
    expect((await importFile({ companyId, data, lastLedgerDate: null })).summary?.outcome).toBe("replaced");
    expect((await yearOf(companyId)).lastLedgerDate).toBe("2025-07-01T00:00:00");
    expect(await datesOf(companyId)).toHaveLength(3);
  });

  it("after the year hides nothing, before the year is refused", async () => {
    const companyId = await app.make.company("home");
    await importFile({ companyId, data, lastLedgerDate: "2026-01-31" });
    expect((await yearOf(companyId)).lastLedgerDate).toBe("2025-07-01T00:00:00");
    const refused = await importFile({ companyId, data, lastLedgerDate: "2024-12-31" });
    expect([refused.success, codes(refused.errors)]).toEqual([false, ["lastLedgerDateBeforeYear"]]);
  });

  it("hides the months after its own in a file of months, and warns where there are none", async () => {
    const companyId = await app.make.company("home");
    const ofType = (type: number, text: string) => text.replace("#SIETYP 4", `#SIETYP ${type}`);
    const head = sieText({ vouchers: [] });
    const months = `${head}#PSALDO 0 202502 1930 {} 5\r\n#PSALDO 0 202502 3001 {} -5\r\n#PSALDO 0 202503 1930 {} -5\r\n#PSALDO 0 202503 3001 {} 5\r\n`;
    await importFile({ companyId, data: ofType(2, months) });
    expect((await yearOf(companyId)).lastLedgerDate).toBe("2025-03-31T00:00:00");
    await importFile({ companyId, data: ofType(2, months), lastLedgerDate: "2025-02-10" });
    expect((await yearOf(companyId)).lastLedgerDate).toBe("2025-02-10T00:00:00");
    const withoutMonths = await importFile({
      companyId,
      data: ofType(1, head),
      lastLedgerDate: "2025-02-10",
    });
    expect(codes(withoutMonths.warnings)).toContain("lastLedgerDateUnused");
  });

  it("also holds if an account's months contradict its balance: its movement is then in the last month", async () => {
    const companyId = await app.make.company("home");
    const text = sieText({ vouchers: [{ date: "20250215", amount: 10 }] });
    const head = text.slice(0, text.indexOf("#VER")).replace("#SIETYP 4", "#SIETYP 2");
    const months = "#PSALDO 0 202502 1930 {} 4\r\n#PSALDO 0 202502 3001 {} -4\r\n#PSALDO 0 202503 3001 {} -6\r\n";
    await importFile({ companyId, data: head + months, lastLedgerDate: "2025-02-10" });
    const year = await yearOf(companyId);
    expect(year.lastLedgerDate).toBe("2025-02-10T00:00:00");
    const { accounts, movements } = await balancesOf(companyId);
    expect(accounts).toEqual(["1930", "3001"]);
    // Twelve months of 1930, then those of 3001; February is the last month of the books.
    expect(movements.slice(0, 2)).toEqual([0n, 10_00n]);
    expect(movements.slice(12, 15)).toEqual([0n, -4_00n, 0n]);
  });

  it("does not let a 4I file be added again after an import that hid some of its vouchers", async () => {
    const companyId = await app.make.company("home");
    await importFile({ companyId, data: sieText() });
    const additions = sieText({
      withoutBalances: true,
      vouchers: [
        { date: "20250310", amount: 1 },
        { date: "20250410", amount: 2 },
      ],
    });
    await importFile({ companyId, data: additions, lastLedgerDate: "2025-03-31" });
    expect(await datesOf(companyId)).toEqual(["2025-02-15", "2025-03-10"]);
    expect(codes((await importFile({ companyId, data: additions })).errors)).toEqual(["vouchersAlreadyImported"]);
    // Once the import is taken back, the file brings all of its vouchers.
    const imports = `/Api/v2/Company/${companyId}/SieImport`;
    const [latest] = (await app.as("director").get(imports)).body as SieImportEntry[];
    expect((await app.as("director").delete(`${imports}/${latest!.id}`)).status).toBe(200);
    expect((await importFile({ companyId, data: additions })).errors).toEqual([]);
    expect(await datesOf(companyId)).toEqual(["2025-02-15", "2025-03-10", "2025-04-10"]);
  });
});

describe("the fiscal year of an import", () => {
  it.each([
    ["both days", { fiscalYearStart: "2025-01-01", fiscalYearEnd: "2025-06-30" }, "2025-01-01", "2025-06-30"],
    ["the last day", { fiscalYearEnd: "2026-02-28T00:00:00" }, "2025-01-01", "2026-02-28"],
    ["the first day", { fiscalYearStart: "2024-12-01" }, "2024-12-01", "2025-12-31"],
    ["neither", { fiscalYearStart: null, fiscalYearEnd: null }, "2025-01-01", "2025-12-31"],
  ])("takes %s from the request, and the rest from the file", async (_, sent, start, end) => {
    const companyId = await app.make.company("home");
    const { summary } = await importFile({ companyId, data: sieText(), ...sent });
    expect(summary?.fiscalYear).toMatchObject({ start: `${start}T00:00:00`, end: `${end}T00:00:00` });
    expect(await yearOf(companyId)).toMatchObject({ start: `${start}T00:00:00`, end: `${end}T00:00:00` });
    const [own] = await app.database.db
      .select()
      .from(fileYear)
      .where(and(eq(fileYear.companyId, companyId), eq(fileYear.yearIndex, 0)));
    expect(own).toMatchObject({ firstDay: start, lastDay: end });
  });

  it("causes a warning about vouchers outside of it", async () => {
    const companyId = await app.make.company("home");
    const data = sieText({ vouchers: [{ date: "20250815", amount: 1 }] });
    const { warnings } = await importFile({ companyId, data, fiscalYearEnd: "2025-06-30" });
    expect(codes(warnings)).toContain("voucherOutsideYear");
  });

  it("is refused when its days are the wrong way round", async () => {
    const companyId = await app.make.company("home");
    const { errors } = await importFile({ companyId, data: sieText(), fiscalYearEnd: "2024-06-30" });
    expect(codes(errors)).toEqual(["fiscalYearReversed"]);
  });
});
