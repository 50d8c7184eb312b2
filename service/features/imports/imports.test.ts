// On both databases: rows go by COPY, which each driver does in its own way.
import { and, asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Company } from "@/contract/companies/company";
import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";
import { TABLES } from "@/contract/imports/sie-bytes-tables";
import type { SieImportRequest, SieImportResult } from "@/contract/imports/sie-import";
import { grantOf, ROLES } from "@/contract/permissions";
import { auditEntry, fiscalYear, keyFigureData, voucher, voucherRow } from "../../platform/db/schema";
import { makePeople, type People } from "../../testing/people";
import { sieText } from "../../testing/sie-text";
import { TestApp } from "../../testing/test-app";
import { READING_VERSION } from "./store-year";

let app: TestApp;
let people: People;

beforeAll(async () => {
  app = await TestApp.start();
  people = await makePeople(app);
});
afterAll(() => app.stop());

/** The character of each byte in code page 437. */
const CP437 = String.fromCharCode(...TABLES.cp437);

type Sent = Partial<SieImportRequest> & { data: string };

async function send(sent: Sent, userName = "director", path = "/Api/v2/SieImport/home") {
  return app.as(userName).put(path, sent);
}

async function importFile(sent: Sent): Promise<SieImportResult> {
  const response = await send(sent);
  expect(response.status, response.text).toBe(200);
  return response.body as SieImportResult;
}

async function yearsOf(companyId: string): Promise<FiscalYear[]> {
  return (await app.as("administrator").get(`/Api/v2/Company/${companyId}/FiscalYear`)).body as FiscalYear[];
}

async function rowsOf(companyId: string) {
  return app.database.db
    .select({ account: voucherRow.account, amount: voucherRow.amount, line: voucherRow.line, date: voucherRow.date })
    .from(voucherRow)
    .where(eq(voucherRow.companyId, companyId))
    .orderBy(asc(voucherRow.voucherOrdinal), asc(voucherRow.ordinal));
}

const codes = (notes: { code: string }[]) => notes.map(({ code }) => code);

describe("importing a SIE file", () => {
  it("creates the fiscal year of #RAR 0 with its vouchers, for the company with the number in #ORGNR", async () => {
    // The number in the file, as authorities write it: with twelve digits, of which the first two are 16.
    const companyId = await app.make.company("home", { businessIdentityCode: "165560001111", name: "Nya AB" });
    const result = await importFile({ data: sieText({ businessIdentityCode: "556000-1111" }) });
    expect(result).toMatchObject({
      success: true,
      errors: [],
      summary: {
        company: { id: companyId },
        outcome: "created",
        sieType: "4E",
        accounts: 2,
        vouchers: 1,
        rows: 2,
        fiscalYear: { start: "2025-01-01T00:00:00", end: "2025-12-31T00:00:00", currency: "SEK" },
        controlTotals: { closingBalance: 1000, result: 1000, debit: 1000, credit: 1000 },
        sample: expect.arrayContaining(["Åkes Övningsbolag", "Försäljning"]),
      },
    });
    const [year] = await yearsOf(companyId);
    expect(year).toMatchObject({
      id: result.summary?.fiscalYear?.id,
      lastLedgerDate: "2025-02-15T00:00:00",
      chartOfAccountsId: "EUBAS97",
      activePeriodLastUpdate: "2026-03-15T12:00:00",
    });
    expect(await rowsOf(companyId)).toEqual([
      { account: "1930", amount: 100_000n, line: 16, date: "2025-02-15" },
      { account: "3001", amount: -100_000n, line: 17, date: "2025-02-15" },
    ]);
  });

  it("replaces the year of the same start as a whole and keeps its id, comments and key figure data", async () => {
    const companyId = await app.make.company("home");
    const first = await importFile({ data: sieText(), companyId });
    const id = first.summary!.fiscalYear!.id!;
    const put = await app
      .as("director")
      .put(`/Api/v2/Company/${companyId}/FiscalYear/${id}/KeyFigureData`, [
        { keyFigureInfoId: "TaxRate", period: { start: "2025-01-01", end: "2025-12-31" }, value: 20.6 },
      ]);
    expect(put.status, put.text).toBe(200);
    const comments = `/Api/v2/Company/${companyId}/Comment`;
    const period = { start: "2025-01-01T00:00:00", end: "2025-12-31T23:59:59" };
    const comment = { type: "KeyFigureComment", message: "Skatten", period, keyFigureType: "TaxRate" };
    expect((await app.as("director").post(comments, comment)).status).toBe(200);
    const second = await importFile({ data: sieText({ vouchers: [{ date: "20250301", amount: 7 }] }), companyId });
    expect(second.summary).toMatchObject({ outcome: "replaced", fiscalYear: { id } });
    expect((await rowsOf(companyId)).map(({ amount }) => amount)).toEqual([700n, -700n]);
    const kept = await app.database.db.select().from(keyFigureData).where(eq(keyFigureData.companyId, companyId));
    expect(kept).toHaveLength(1);
    expect((await app.as("director").get(comments)).body).toMatchObject([{ message: "Skatten" }]);
    expect((await yearsOf(companyId)).map((year) => year.id)).toEqual([id]);
  });

  it("says that the same file changed nothing", async () => {
    const companyId = await app.make.company("home");
    await importFile({ data: sieText(), companyId });
    const count = async () =>
      (await app.database.db.select().from(auditEntry).where(eq(auditEntry.companyId, companyId))).length;
    const before = await count();
    expect((await importFile({ data: sieText(), companyId })).summary?.outcome).toBe("unchanged");
    expect(await count()).toBe(before);
  });

  it("writes nothing on a dry run and returns the effect that the import would have", async () => {
    const companyId = await app.make.company("home");
    const dry = await importFile({ data: sieText(), companyId, dryRun: true });
    expect(dry).toMatchObject({ success: true, summary: { outcome: "created", vouchers: 1, rows: 2 } });
    expect(await yearsOf(companyId)).toEqual([]);
    await importFile({ data: sieText(), companyId });
    const other = { data: sieText({ vouchers: [] }), companyId, dryRun: true };
    expect((await importFile(other)).summary?.outcome).toBe("replaced");
    expect(await rowsOf(companyId)).toHaveLength(2);
  });

  it("refuses a broken file with the line, and leaves the old year as it was", async () => {
    const companyId = await app.make.company("home");
    await importFile({ data: sieText(), companyId });
    const broken = sieText({ vouchers: [{ date: "20250301", amount: 7 }] }).replace(
      "#TRANS 1930 {} 7",
      "#TRANS 1930 {} 7,00,1",
    );
    const result = await importFile({ data: broken, companyId });
    expect(result).toMatchObject({ success: false, summary: { outcome: "refused" } });
    expect(result.errors[0]).toMatchObject({ lineNo: 15, label: "#TRANS" });
    expect((await rowsOf(companyId)).map(({ amount }) => amount)).toEqual([100_000n, -100_000n]);
  });

  it("refuses a file with an unknown organisation number, and one without any", async () => {
    const unknown = await importFile({ data: sieText({ businessIdentityCode: "559999-9999" }) });
    expect(codes(unknown.errors)).toEqual(["companyUnknown"]);
    expect(codes((await importFile({ data: sieText() })).errors)).toEqual(["companyMissing"]);
  });

  it("only warns of another or no organisation number when the request names the company", async () => {
    const companyId = await app.make.company("home");
    const none = await importFile({ data: sieText(), companyId, dryRun: true });
    expect([none.success, codes(none.warnings)]).toEqual([true, ["organisationNumberMissing"]]);
    const other = await importFile({ data: sieText({ businessIdentityCode: "1-2" }), companyId, dryRun: true });
    expect(codes(other.warnings)).toEqual(["organisationNumberDiffers"]);
  });

  it("names the companies when several without an agency match", async () => {
    await app.make.company(null, { id: "one", businessIdentityCode: "5560002222" });
    await app.make.company(null, { id: "two", businessIdentityCode: "556000-2222" });
    const response = await send(
      { data: sieText({ businessIdentityCode: "556000-2222" }) },
      "administrator",
      "/Api/v2/SieImport",
    );
    const { errors } = response.body as SieImportResult;
    expect(errors[0]).toMatchObject({ code: "companyAmbiguous", explanation: expect.stringContaining("one, two") });
  });

  it("refuses a year that overlaps another one or is longer than 18 months", async () => {
    const companyId = await app.make.company("home");
    await importFile({ data: sieText(), companyId });
    const overlapping = sieText({ start: "20250701", end: "20260630", vouchers: [] });
    expect(codes((await importFile({ data: overlapping, companyId })).errors)).toEqual(["fiscalYearOverlaps"]);
    const long = sieText({ start: "20260101", end: "20270701", vouchers: [] });
    expect(codes((await importFile({ data: long, companyId })).errors)).toEqual(["yearTooLong"]);
    const longest = sieText({ start: "20260101", end: "20270630", vouchers: [] });
    expect((await importFile({ data: longest, companyId })).success).toBe(true);
  });

  it("refuses to shorten a year when key figure data would lie outside of it, and names the key figure", async () => {
    const companyId = await app.make.company("home");
    const { summary } = await importFile({ data: sieText(), companyId });
    await app
      .as("director")
      .put(`/Api/v2/Company/${companyId}/FiscalYear/${summary!.fiscalYear!.id!}/KeyFigureData`, [
        { keyFigureInfoId: "TaxRate", period: { start: "2025-12-01", end: "2025-12-31" }, value: 20.6 },
      ]);
    const shorter = await importFile({ data: sieText({ end: "20250630" }), companyId });
    expect(shorter.errors[0]).toMatchObject({
      code: "keyFigureDataOutside",
      explanation: expect.stringContaining("TaxRate"),
    });
  });

  it("refuses to shorten a year when a typed budget would lie outside of it, and names account and month", async () => {
    const companyId = await app.make.company("home");
    const { summary } = await importFile({ data: sieText(), companyId });
    const path = `/Api/v2/Company/${companyId}/FiscalYear/${summary!.fiscalYear!.id!}/Budget`;
    const amount = (month: string) => ({ account: "3010", month, amount: -100 });
    expect((await app.as("director").put(path, [amount("2025-06"), amount("2025-10")])).status).toBe(200);
    const shorter = await importFile({ data: sieText({ end: "20250630" }), companyId });
    expect(shorter.errors).toMatchObject([
      {
        code: "keyFigureDataOutside",
        explanation: expect.stringMatching(/^1 value of .* would lie .* ends 2025-06-30: budget of 3010 2025-10\.$/),
      },
    ]);
  });

  it("takes the currency from the file, then the request, then SEK", async () => {
    const currencyOf = async (sent: Omit<Sent, "companyId">) => {
      const result = await importFile({ ...sent, companyId: await app.make.company("home") });
      return [result.summary?.fiscalYear?.currency, codes(result.warnings).includes("currencyDiffers")];
    };
    expect(await currencyOf({ data: sieText() })).toEqual(["SEK", false]);
    expect(await currencyOf({ data: sieText(), currency: "EUR" })).toEqual(["EUR", false]);
    expect(await currencyOf({ data: sieText({ currency: "NOK" }), currency: "EUR" })).toEqual(["NOK", true]);
  });

  it("requires a fiscal year in the request for a file without #RAR 0", async () => {
    const companyId = await app.make.company("home");
    const data = sieText().replace(/#RAR.*\r\n/, "");
    expect(codes((await importFile({ data, companyId })).errors)).toContain("yearMissing");
    const year = { fiscalYearStart: "2025-01-01", fiscalYearEnd: "2025-12-31" };
    expect((await importFile({ data, companyId, ...year })).summary?.outcome).toBe("created");
  });

  it("keeps rows that were added or struck out later apart from the others", async () => {
    const companyId = await app.make.company("home");
    // A #RTRANS is followed by the same row as #TRANS, which counts in its place; a #BTRANS does not count.
    const data = sieText().replace(
      "#TRANS 1930 {} 1000",
      "#RTRANS 1930 {} 1000\r\n#TRANS 1930 {} 1000\r\n#BTRANS 1930 {} 999",
    );
    const result = await importFile({ data, companyId });
    expect(result).toMatchObject({ success: true, summary: { rows: 2, controlTotals: { debit: 1000, credit: 1000 } } });
    const rows = await app.database.db
      .select({ kind: voucherRow.kind, amount: voucherRow.amount })
      .from(voucherRow)
      .where(eq(voucherRow.companyId, companyId))
      .orderBy(asc(voucherRow.ordinal));
    expect(rows.map(({ kind, amount }) => `${kind} ${amount}`)).toEqual([
      "RTRANS 100000",
      "TRANS 100000",
      "BTRANS 99900",
      "TRANS -100000",
    ]);
  });

  it("refuses a file whose final checksum is missing, and only warns of a wrong one", async () => {
    const companyId = await app.make.company("home");
    const cutOff = await importFile({ data: `#KSUMMA\r\n${sieText()}`, companyId });
    expect([cutOff.success, codes(cutOff.errors)]).toEqual([false, ["cutOff"]]);
    expect(await yearsOf(companyId)).toEqual([]);
    const wrong = await importFile({ data: `#KSUMMA\r\n${sieText()}#KSUMMA 1\r\n`, companyId });
    expect([wrong.success, codes(wrong.warnings)]).toEqual([true, ["checksumDiffers", "organisationNumberMissing"]]);
  });

  it("refuses a file whose amounts have a sum that is too large to be stored", async () => {
    const companyId = await app.make.company("home");
    // The öre of one row fit in 64 bits, those of both do not.
    const row = "#TRANS 1930 {} 90000000000000000";
    const data = `${sieText()}#VER B 1 20250301\r\n{\r\n${row}\r\n${row}\r\n}\r\n`;
    const refused = await importFile({ data, companyId });
    expect([refused.success, codes(refused.errors)]).toEqual([false, ["sumTooLarge"]]);
  });

  it.each([
    ["no data", {}, "$.data: is required"],
    ["data that is no text", { data: 1 }, "$.data"],
    ["a currency that is none", { data: "", currency: "kronor" }, "$.currency"],
    ["a chart of accounts that is not there", { data: "", chartOfAccountsId: "Nope" }, "$.chartOfAccountsId"],
  ])("answers 400 for %s", async (_, sent, message) => {
    const response = await app.as("director").put("/Api/v2/SieImport/home", { companyId: people.companyId, ...sent });
    expect(response).toMatchObject({ status: 400, body: { message: expect.stringContaining(message) } });
  });

  it("names the encoding that the file has, also where the client has decoded it from another one", async () => {
    const companyId = await app.make.company("home");
    const bytes = Uint8Array.from(sieText(), (letter) => CP437.indexOf(letter));
    const data = new TextDecoder("windows-1252").decode(bytes);
    const encodingOf = async (encoding?: SieImportRequest["encoding"]) => {
      const { summary } = await importFile({ data, companyId, dryRun: true, ...(encoding && { encoding }) });
      expect(summary?.sample).toContain("Åkes Övningsbolag");
      return summary?.encoding;
    };
    expect(await encodingOf()).toBe("cp437");
    expect(await encodingOf("windows-1252")).toBe("cp437");
    // A client that decoded UTF-8 got the wrong letters from the file itself.
    expect(await encodingOf("utf-8")).toBe("utf-8");
  });

  it("accepts only PUT", async () => {
    expect((await app.as("director").get("/Api/v2/SieImport")).status).toBe(405);
    expect((await app.as("director").post("/Api/v2/SieImport/home", {})).headers.get("allow")).toBe("PUT");
  });
});

it("stores more accounts than a statement has parameters for", { tags: "long" }, async () => {
  const companyId = await app.make.company("home");
  // An account has seven columns, so these have 70,000 parameters; a statement has at most 65,535.
  const accounts = Array.from({ length: 10_000 }, (_, i) => `#KONTO ${String(100_000 + i)} "Kund ${String(i)}"`);
  const data = sieText().replace("#IB 0", `${accounts.join("\r\n")}\r\n#IB 0`);
  expect(await importFile({ data, companyId })).toMatchObject({ success: true, summary: { accounts: 10_002 } });
});

describe("importing a file of vouchers alone (4I)", () => {
  const additions = (date = "20250310") =>
    sieText({ withoutBalances: true, vouchers: [{ date, amount: 50, text: "Lön" }] });

  it("adds them to the year that holds their dates, once; a later 4E file replaces them too", async () => {
    const companyId = await app.make.company("home");
    await importFile({ data: sieText(), companyId });
    expect((await importFile({ data: additions(), companyId })).summary?.outcome).toBe("added");
    expect(await rowsOf(companyId)).toHaveLength(4);
    // Another file with the same vouchers.
    const again = await importFile({ data: additions().replace("#GEN 20260101", "#GEN 20260202"), companyId });
    expect(codes(again.errors)).toEqual(["vouchersAlreadyImported"]);
    expect(await rowsOf(companyId)).toHaveLength(4);
    expect((await importFile({ data: sieText(), companyId })).summary?.outcome).toBe("replaced");
    expect(await rowsOf(companyId)).toHaveLength(2);
  });

  it("is refused when no year holds its dates, unless the request gives one", async () => {
    const companyId = await app.make.company("home");
    expect(codes((await importFile({ data: additions(), companyId })).errors)).toEqual(["fiscalYearMissing"]);
    const made = await importFile({
      data: additions(),
      companyId,
      fiscalYearStart: "2025-01-01",
      fiscalYearEnd: "2025-12-31",
    });
    expect(made.summary?.outcome).toBe("created");
    expect(await yearsOf(companyId)).toHaveLength(1);
  });

  it("adds amounts in the year's currency, and refuses those in another", async () => {
    const companyId = await app.make.company("home");
    await importFile({ data: sieText({ currency: "EUR" }), companyId });
    const added = await importFile({ data: additions(), companyId });
    expect([added.success, added.summary?.fiscalYear?.currency]).toEqual([true, "EUR"]);
    const other = additions("20250311").replace("#FNAMN", "#VALUTA SEK\r\n#FNAMN");
    expect(await importFile({ data: other, companyId })).toMatchObject({
      success: false,
      summary: { outcome: "refused" },
      errors: [
        {
          code: "currencyOfYear",
          label: "#VALUTA",
          explanation: "The file is in SEK, the fiscal year 2025-01-01 to 2025-12-31 in EUR.",
        },
      ],
    });
    expect(codes((await importFile({ data: additions("20250312"), companyId, currency: "SEK" })).errors)).toEqual([
      "currencyOfYear",
    ]);
    expect(await rowsOf(companyId)).toHaveLength(4);
  });

  it("recognises vouchers again after the year was made longer and holds rows that were outside of it", async () => {
    const companyId = await app.make.company("home");
    await importFile({ data: sieText(), companyId });
    const late = additions("20251230").replace("1930 {} 50", "1930 {} 50 20260105");
    expect(codes((await importFile({ data: late, companyId })).warnings)).toContain("rowOutsideYear");
    const days = { fiscalYearStart: "2025-01-01", fiscalYearEnd: "2026-06-30" };
    expect((await importFile({ data: additions("20260215"), companyId, ...days })).summary?.outcome).toBe("added");
    expect(codes((await importFile({ data: late, companyId })).errors)).toEqual(["vouchersAlreadyImported"]);
  });

  it.each([
    ["20251231", "20260101"],
    ["20260101", "20251231"],
  ])("makes a year in SEK beside one in another currency, for vouchers of %s and %s", async (...dates) => {
    const companyId = await app.make.company("home");
    await importFile({ data: sieText({ currency: "EUR" }), companyId });
    const data = sieText({ withoutBalances: true, vouchers: dates.map((date) => ({ date, amount: 50 })) });
    const days = { fiscalYearStart: "2026-01-01", fiscalYearEnd: "2026-12-31" };
    expect((await importFile({ data, companyId, ...days })).success).toBe(true);
    expect((await yearsOf(companyId)).map(({ currency }) => currency)).toEqual(["EUR", "SEK"]);
  });

  it.each([
    ["20260215", "20251115"],
    ["20251115", "20260215"],
  ])("makes a year longer by the request's days, for vouchers of %s and %s", async (first, second) => {
    const companyId = await app.make.company("home");
    await importFile({ data: sieText(), companyId });
    const vouchers = [first, second].map((date) => ({ date, amount: 50 }));
    const added = await importFile({
      data: sieText({ withoutBalances: true, vouchers }),
      companyId,
      fiscalYearStart: "2025-01-01",
      fiscalYearEnd: "2026-06-30",
    });
    expect(added).toMatchObject({ success: true, summary: { outcome: "added" } });
    expect(await yearsOf(companyId)).toMatchObject([{ start: "2025-01-01T00:00:00", end: "2026-06-30T00:00:00" }]);
    expect(await rowsOf(companyId)).toHaveLength(6);
  });

  it("reads no other file of the year, so a year that an earlier reader read stays marked for reading anew", async () => {
    const companyId = await app.make.company("home");
    await importFile({ data: sieText(), companyId });
    const { db } = app.database;
    const ofCompany = eq(fiscalYear.companyId, companyId);
    const versions = () => db.select({ version: fiscalYear.readingVersion }).from(fiscalYear).where(ofCompany);
    // Version 0 is older than any reader: the books of such a year are rebuilt at the next start.
    await db.update(fiscalYear).set({ readingVersion: 0 }).where(ofCompany);
    expect((await importFile({ data: additions(), companyId })).summary?.outcome).toBe("added");
    expect(await versions()).toEqual([{ version: 0 }]);
    expect((await importFile({ data: sieText(), companyId })).summary?.outcome).toBe("replaced");
    expect(await versions()).toEqual([{ version: READING_VERSION }]);
  });

  it("puts each voucher into the year of its date", async () => {
    const companyId = await app.make.company("home");
    await importFile({ data: sieText(), companyId });
    await importFile({ data: sieText({ start: "20260101", end: "20261231", vouchers: [] }), companyId });
    const both = sieText({
      withoutBalances: true,
      vouchers: [
        { date: "20251231", amount: 1 },
        { date: "20260101", amount: 2 },
      ],
    });
    expect((await importFile({ data: both, companyId })).success).toBe(true);
    const years = await yearsOf(companyId);
    const vouchersIn = (id: string) =>
      app.database.db
        .select()
        .from(voucher)
        .where(and(eq(voucher.companyId, companyId), eq(voucher.fiscalYearId, id)));
    expect(await vouchersIn(years[0]!.id)).toHaveLength(2);
    expect(await vouchersIn(years[1]!.id)).toHaveLength(1);
  });
});

describe("permissions for imports", () => {
  it.each(ROLES)("%s", async (role) => {
    const may = grantOf(role, "sie.import") === true;
    for (const path of ["/Api/v2/SieImport", "/Api/v2/SieImport/home"]) {
      const response = await send(
        { data: sieText(), companyId: people.companyId, dryRun: true },
        people.userOf[role],
        path,
      );
      expect(response.status, response.text).toBe(may ? 200 : 403);
    }
  });

  it("finds a company user's company by #ORGNR on the agency's path too, but no other company", async () => {
    const admin = people.userOf.CompanyAdmin;
    const otherId = await app.make.company("home");
    const companies = (await app.as("director").get("/Api/v2/Agency/home/Company")).body as Company[];
    const own = companies.find(({ id }) => id === people.companyId)!;
    const other = companies.find(({ id }) => id === otherId)!;
    const fileOf = (code: string) => ({ data: sieText({ businessIdentityCode: code }), dryRun: true });
    const mine = await send(fileOf(own.businessIdentityCode), admin, "/Api/v2/SieImport/home");
    expect(mine.body).toMatchObject({ success: true, summary: { company: { id: own.id } } });
    const theirs = await send(fileOf(other.businessIdentityCode), admin, "/Api/v2/SieImport/home");
    expect(theirs.body).toMatchObject({
      success: false,
      errors: [{ code: "companyUnknown", lineNo: 7, label: "#ORGNR" }],
    });
  });

  it("hides agencies and companies of others", async () => {
    expect((await send({ data: sieText() }, "stranger")).status).toBe(404);
    expect((await send({ data: sieText() }, "company-admin", "/Api/v2/SieImport/foreign")).status).toBe(404);
    expect((await send({ data: sieText() }, "company-admin", "/Api/v2/SieImport/unknown")).status).toBe(404);
    expect((await send({ data: sieText(), companyId: people.foreignCompanyId })).status).toBe(404);
    expect(
      (await send({ data: sieText(), companyId: people.foreignCompanyId }, "director", "/Api/v2/SieImport")).status,
    ).toBe(404);
    expect((await app.as(null).put("/Api/v2/SieImport", { data: "" })).status).toBe(401);
  });
});
