import { eq } from "drizzle-orm";
import { gunzipSync } from "node:zlib";
import { expect } from "vitest";
import type { SieImportResult, SieNote } from "@/contract/sie-import";
import { fileBalance, importedFile } from "../../db/schema";
import { sieText } from "../../testing/sie-text";
import { topic } from "../check";
import { ok, type Setting } from "../setting";
import { addComment, companyWithYear, figure } from "./samples";

const codes = (notes: SieNote[]) => notes.map(({ code }) => code);

/** Sends a file to the agency's path; the answer must be 200. */
async function send(s: Setting, data: string, request: object = {}): Promise<SieImportResult> {
  return ok(await s.director.put(`/SieImport/${s.agencyId}`, { data, ...request }));
}

async function yearsOf(
  s: Setting,
  companyId: string,
): Promise<{ id: string; start: string; end: string; currency: string }[]> {
  return ok(await s.director.get(`/Company/${companyId}/FiscalYear`));
}

/** Net sales of each fiscal year: what the books really hold. */
async function salesOf(s: Setting, companyId: string): Promise<(number | null)[]> {
  const answer = await s.director.get(`/Company/${companyId}/KeyFigureValue/NetSales`);
  return ok<{ keyFigureValues: { value: number | null }[] }>(answer).keyFigureValues.map(({ value }) => value);
}

/** A file of vouchers alone. */
const additions = (date = "20250310", amount = 50) =>
  sieText({ withoutBalances: true, vouchers: [{ date, amount, text: "Lön" }] });

export const sieImportTopic = topic("SieImport", (check) => {
  check(
    "PUT creates or replaces the fiscal year of #RAR 0 for the company with #ORGNR",
    ["d.5.8f6590", "d.5.834849", "d.5.85e512", "d.5.67c600", "d.4.69620c"],
    async (s) => {
      const company = await s.company();
      const data = sieText({ businessIdentityCode: company.businessIdentityCode.replace("-", "").toUpperCase() });
      const created = await send(s, data);
      expect(Object.keys(created).sort()).toEqual(["errors", "success", "summary", "warnings"]);
      expect(created).toMatchObject({ success: true, errors: [], summary: { company: { id: company.id } } });
      expect(created.summary?.outcome).toBe("created");
      expect(await yearsOf(s, company.id)).toMatchObject([
        { start: "2025-01-01T00:00:00", end: "2025-12-31T00:00:00" },
      ]);
      const other = sieText({
        businessIdentityCode: company.businessIdentityCode,
        vouchers: [{ date: "20250301", amount: 7 }],
      });
      expect((await send(s, other)).summary?.outcome).toBe("replaced");
      const direct = await s.directCompany();
      const toDirect = { data: sieText({ businessIdentityCode: direct.businessIdentityCode }) };
      expect(ok(await s.director.put("/SieImport", toDirect))).toMatchObject({
        summary: { company: { id: direct.id } },
      });
      expect(await send(s, toDirect.data)).toMatchObject({ success: false });
    },
  );

  check("#ORGNR is matched after normalising", ["d.4.69620c", "d.5.85e512"], async (s) => {
    const number = `55${String(Date.now()).slice(-8)}`;
    const { id } = await s.company({ businessIdentityCode: `${number.slice(0, 6)}-${number.slice(6)}` });
    for (const code of [number, `16${number}`, `16${number.slice(0, 6)}-${number.slice(6)}`]) {
      expect(await send(s, sieText({ businessIdentityCode: code }), { dryRun: true })).toMatchObject({
        ...{ success: true, summary: { company: { id } } },
      });
    }
  });

  check("the request chooses objects, their omission and the last day", ["d.5.8f6590"], async (s) => {
    const objects = '#DIM 1 "Kst"\r\n#OBJEKT 1 "10" "Syd"\r\n#OBJEKT 1 "20" "Nord"\r\n#VER';
    const data = sieText().replace("#VER", objects).replace("#TRANS 3001 {}", '#TRANS 3001 {"1" "10"}');
    const north = async (request: object): Promise<number> => {
      const { id } = await s.company();
      expect(await send(s, data, { companyId: id, ...request })).toMatchObject({ success: true });
      return (await s.director.get(`/Company/${id}/KeyFigureValue/NetSales?dimensionId=1_20`)).status;
    };
    const both = { dimensionObjects: ["1_10"], excludeEmptyDimensions: true };
    const { id } = await s.company();
    expect((await s.director.put(`/SieImport/${s.agencyId}`, { data, companyId: id, ...both })).status).toBe(400);
    expect(await north({})).toBe(200);
    expect(await north({ dimensionObjects: ["1_10"] })).toBe(400);
    expect(await north({ excludeEmptyDimensions: true })).toBe(400);
    expect(await send(s, data, { companyId: id, lastLedgerDate: "2025-09-30" })).toMatchObject({ success: true });
    expect(await yearsOf(s, id)).toMatchObject([{ lastLedgerDate: "2025-09-30T00:00:00" }]);
  });

  check("errors and warnings name the line", ["d.5.8f6590"], async (s) => {
    const { id } = await s.company();
    const broken = sieText().replace("#TRANS 1930 {} 1000", "#TRANS 1930 {} 1,00,0");
    const { errors } = await send(s, broken, { companyId: id });
    const lineNo = broken.split("\r\n").findIndex((line) => line.includes("1,00,0")) + 1;
    expect(errors[0]).toMatchObject({ lineNo, label: "#TRANS", line: "#TRANS 1930 {} 1,00,0" });
    expect(errors[0]!.linePos).toBeGreaterThan(0);
    expect(errors[0]!.explanation).toMatch(/\S/);
  });

  check("files of the types 1, 2, 3, 4E and 4I are read", ["d.5.8f6590"], async (s) => {
    const balances = ["#KONTO 1930 Bank", "#KONTO 3001 Sälj", "#IB 0 1930 0", "#UB 0 1930 10", "#RES 0 3001 -10"];
    const months = ["#PSALDO 0 202501 1930 {} 10", "#PSALDO 0 202501 3001 {} -10"];
    const objects = [
      '#DIM 1 "Kst"',
      '#OBJEKT 1 "10" "Syd"',
      '#OUB 0 1930 {"1" "10"} 10',
      '#PSALDO 0 202501 1930 {"1" "10"} 10',
    ];
    const head = ["#FLAGGA 0", "#PROGRAM Prov 1", "#FORMAT PC8", "#GEN 20260101"];
    const rest = ['#FNAMN "Övning"', "#RAR 0 20250101 20251231"];
    const voucher = ['#VER A 1 20250215 "x"', "{", "#TRANS 1930 {} 10", "#TRANS 3001 {} -10", "}"];
    const bodies: [type: string, lines: string[]][] = [
      ["1", ["#SIETYP 1", ...rest, ...balances]],
      ["2", ["#SIETYP 2", ...rest, ...balances, ...months]],
      ["3", ["#SIETYP 3", ...rest, ...balances, ...months, ...objects]],
      ["4E", ["#SIETYP 4", ...rest, ...balances, ...voucher]],
    ];
    for (const [type, lines] of bodies) {
      const { id } = await s.company();
      const result = await send(s, [...head, ...lines, ""].join("\r\n"), { companyId: id });
      expect([result.success, result.summary?.sieType], JSON.stringify(result.errors)).toEqual([true, type]);
      expect(await yearsOf(s, id)).toHaveLength(1);
    }
    const { id } = await companyWithYear(s);
    const result = await send(s, additions(), { companyId: id });
    expect([result.success, result.summary?.sieType]).toEqual([true, "4I"]);
  });

  check("is atomic: a file that is refused changes nothing", ["d.5.fd4332", "d.5.d734ae"], async (s) => {
    const { id } = await companyWithYear(s);
    const before = await yearsOf(s, id);
    const wrong = sieText({ vouchers: [{ date: "20250301", amount: 7 }] }).replace(
      "#TRANS 3001 {} -7",
      "#TRANS 3001 {} x",
    );
    expect(await send(s, wrong, { companyId: id })).toMatchObject({ success: false, summary: { outcome: "refused" } });
    expect(await yearsOf(s, id)).toEqual(before);
    expect((await send(s, sieText(), { companyId: id })).summary?.outcome).toBe("unchanged");
  });

  check("companyId names the company, and a differing #ORGNR then only warns", ["d.5.543277"], async (s) => {
    const { id } = await s.company();
    const result = await send(s, sieText({ businessIdentityCode: "999999-9999" }), { companyId: id });
    expect([result.success, codes(result.warnings)]).toEqual([true, ["organisationNumberDiffers"]]);
    expect(result.summary?.company?.id).toBe(id);
  });

  check("a dry run writes nothing and answers what would happen", ["d.5.dd73cf"], async (s) => {
    const { id } = await s.company();
    const dry = await send(s, sieText(), { companyId: id, dryRun: true });
    expect(dry).toMatchObject({ success: true, summary: { outcome: "created", vouchers: 1 } });
    expect(await yearsOf(s, id)).toEqual([]);
    const { summary } = await send(s, sieText(), { companyId: id });
    const { id: _, ...year } = summary!.fiscalYear!;
    expect({ ...summary, fiscalYear: year }).toEqual(dry.summary);
  });

  check("the summary holds what the import found", ["d.5.3feb83"], async (s) => {
    const company = await s.company();
    const { summary } = await send(s, sieText(), { companyId: company.id });
    const [year] = await yearsOf(s, company.id);
    expect(summary).toMatchObject({
      company: { id: company.id, businessIdentityCode: company.businessIdentityCode, name: company.name },
      fiscalYear: { id: year!.id, start: year!.start, end: year!.end, currency: "SEK" },
      ...{ outcome: "created", accounts: 2, vouchers: 1, rows: 2, objects: 0 },
      encoding: expect.any(String),
      controlTotals: { openingBalance: 0, closingBalance: 1000, result: 1000, debit: 1000, credit: 1000 },
    });
  });

  check(
    "an #ORGNR that is unknown or empty is no success; several companies are named",
    ["d.5.d734ae", "d.4.1f2ffb"],
    async (s) => {
      const result = async (businessIdentityCode?: string) =>
        send(s, sieText(businessIdentityCode === undefined ? {} : { businessIdentityCode }));
      expect(codes((await result("999999-9999")).errors)).toEqual(["companyUnknown"]);
      for (const none of [undefined, '""']) expect(codes((await result(none)).errors)).toEqual(["companyMissing"]);
      const code = s.code();
      const [one, two] = [s.name("one"), s.name("two")];
      for (const id of [one, two]) await s.directCompany({ id, businessIdentityCode: code });
      const answer = await s.director.put("/SieImport", { data: sieText({ businessIdentityCode: code }) });
      const { success, errors } = ok<SieImportResult>(answer);
      expect(success).toBe(false);
      for (const id of [one, two]) expect(errors[0]!.explanation).toContain(id);
    },
  );

  check("400 is for the request, 404 for the agency, 403 for the role", ["d.5.176259"], async (s) => {
    const { id } = await s.company();
    for (const wrong of [{}, { data: 1 }, { data: "", currency: "kronor" }, { data: "", fiscalYearStart: "x" }]) {
      expect((await s.director.put(`/SieImport/${s.agencyId}`, wrong)).status, JSON.stringify(wrong)).toBe(400);
    }
    expect((await s.director.put("/SieImport/nowhere", { data: sieText() })).status).toBe(404);
    const { client } = await s.companyUser(id, "Normal");
    expect((await client.put("/SieImport", { data: sieText(), companyId: id })).status).toBe(403);
  });

  check(
    "the same start date replaces the year, which keeps id, key figure data and comments",
    ["d.5.bbf52f"],
    async (s) => {
      const { id, yearId, data } = await companyWithYear(s);
      ok(await s.director.put(data, [figure()]));
      await addComment(s, id);
      const shorter = sieText({ end: "20251231", vouchers: [{ date: "20250301", amount: 7 }] });
      expect((await send(s, shorter, { companyId: id })).summary?.outcome).toBe("replaced");
      expect((await yearsOf(s, id)).map((year) => year.id)).toEqual([yearId]);
      expect(ok(await s.director.get(data))).toEqual([figure()]);
      expect(ok<unknown[]>(await s.director.get(`/Company/${id}/Comment`))).toHaveLength(1);
    },
  );

  check("the currency is #VALUTA's, else the request's, else SEK", ["d.5.890755", "d.5.9ded86"], async (s) => {
    const currencyOf = async (inFile: string | undefined, currency?: string) => {
      const { id } = await s.company();
      const data = sieText(inFile === undefined ? {} : { currency: inFile });
      const { warnings } = await send(s, data, { companyId: id, currency });
      return [(await yearsOf(s, id))[0]!.currency, codes(warnings).includes("currencyDiffers")];
    };
    expect(await currencyOf(undefined)).toEqual(["SEK", false]);
    expect(await currencyOf(undefined, "EUR")).toEqual(["EUR", false]);
    expect(await currencyOf("NOK", "NOK")).toEqual(["NOK", false]);
    expect(await currencyOf("NOK", "EUR")).toEqual(["NOK", true]);
  });

  check("#FNAMN never renames the company, #FLAGGA 1 warns", ["d.5.e696a2", "d.5.22b5f4"], async (s) => {
    const { id, name } = await s.company();
    const data = sieText({ companyName: "Helt annat AB" }).replace("#FLAGGA 0", "#FLAGGA 1");
    const result = await send(s, data, { companyId: id });
    expect([result.success, codes(result.warnings)]).toEqual([true, expect.arrayContaining(["alreadyImported"])]);
    expect(ok(await s.director.get(`/Company/${id}`))).toMatchObject({ name });
  });

  check("a wrong #KSUMMA warns, a missing final one is refused", ["d.5.238a49", "d.5.3bc3ca"], async (s) => {
    const { id } = await s.company();
    const begun = sieText().replace("#FORMAT", "#KSUMMA\r\n#FORMAT");
    const cutOff = await send(s, begun, { companyId: id });
    expect([cutOff.success, codes(cutOff.errors)]).toEqual([false, ["cutOff"]]);
    const wrong = await send(s, `${begun}#KSUMMA 1\r\n`, { companyId: id });
    expect([wrong.success, codes(wrong.warnings)]).toEqual([true, expect.arrayContaining(["checksumDiffers"])]);
  });

  check("balances of earlier years make no fiscal year", ["d.5.7b636f"], async (s) => {
    const { id } = await s.company();
    const earlier = "#RAR -1 20240101 20241231\r\n#IB -1 1930 0\r\n#UB -1 1930 0\r\n#RES -1 3001 0\r\n#KONTO 1930";
    const data = sieText().replace("#KONTO 1930", earlier);
    expect(await send(s, data, { companyId: id })).toMatchObject({ success: true });
    expect((await yearsOf(s, id)).map(({ start }) => start)).toEqual(["2025-01-01T00:00:00"]);
  });

  check(
    "balances of earlier years are kept beside the year's own",
    ["d.5.7b636f"],
    async (s) => {
      const { id } = await s.company();
      const earlier = "#RAR -1 20240101 20241231\r\n#UB -1 1930 12.50\r\n#RES -1 3001 -12.50\r\n#KONTO 1930";
      expect(await send(s, sieText().replace("#KONTO 1930", earlier), { companyId: id })).toMatchObject({
        success: true,
      });
      const rows = await s.own!.database.db.select().from(fileBalance).where(eq(fileBalance.companyId, id));
      const kept = rows.filter(({ yearIndex }) => yearIndex === -1).map(({ kind, amount }) => [kind, amount]);
      expect(kept).toEqual([
        ["UB", 1250n],
        ["RES", -1250n],
      ]);
    },
    "own service",
  );

  check(
    "with vouchers the balances come from #IB and them; a warning names the accounts where the file differs",
    ["d.5.979f8f", "d.5.ad3b96"],
    async (s) => {
      const { id } = await s.company();
      const data = sieText()
        .replace("#UB 0 1930 1000", "#UB 0 1930 999")
        .replace("#RES 0 3001 -1000", "#RES 0 3001 -7");
      const { success, warnings, summary } = await send(s, data, { companyId: id });
      expect(success).toBe(true);
      const explanationOf = (code: string) => warnings.find((note) => note.code === code)?.explanation;
      expect(explanationOf("closingBalanceDiffers")).toContain("1930");
      expect(explanationOf("resultDiffers")).toContain("3001");
      expect(summary?.controlTotals).toMatchObject({ debit: 1000, credit: 1000 });
      expect(await salesOf(s, id)).toEqual([1000]);
    },
  );

  check("the request's fiscal year overrides #RAR 0", ["d.5.e80d3f"], async (s) => {
    const { id } = await s.company();
    const year = { fiscalYearStart: "2025-01-01T00:00:00", fiscalYearEnd: "2025-06-30" };
    expect(await send(s, sieText(), { companyId: id, ...year })).toMatchObject({ success: true });
    expect(await yearsOf(s, id)).toMatchObject([{ start: "2025-01-01T00:00:00", end: "2025-06-30T00:00:00" }]);
    const other = await s.company();
    const without = sieText().replace(/#RAR.*\r\n/, "");
    expect(await send(s, without, { companyId: other.id })).toMatchObject({ success: false });
    expect(await send(s, without, { companyId: other.id, ...year })).toMatchObject({ success: true });
  });

  check(
    "a 4I file adds its vouchers once to the year that holds them; a later 4E file replaces them",
    ["d.5.d97041", "d.5.d4bf12", "d.5.d23fe8"],
    async (s) => {
      const { id } = await companyWithYear(s);
      expect((await send(s, additions(), { companyId: id })).summary?.outcome).toBe("added");
      const again = additions().replace("#GEN 20260101", "#GEN 20260202");
      const garbled = Buffer.from(again, "utf8").toString("latin1");
      for (const same of [additions(), again, garbled]) {
        const result = await send(s, same, { companyId: id });
        expect([result.success, codes(result.errors)]).toEqual([false, ["vouchersAlreadyImported"]]);
      }
      expect((await send(s, sieText(), { companyId: id })).summary?.outcome).toBe("replaced");
      expect((await send(s, additions(), { companyId: id })).summary?.outcome).toBe("added");
    },
  );

  check(
    "without a year for them the request makes one or they are refused; vouchers of two years go each to its own",
    ["d.5.db1add", "d.5.cb7516"],
    async (s) => {
      const { id } = await s.company();
      expect(await send(s, additions(), { companyId: id })).toMatchObject({ success: false });
      const year = { fiscalYearStart: "2025-01-01", fiscalYearEnd: "2025-12-31" };
      expect(await send(s, additions(), { companyId: id, ...year })).toMatchObject({ success: true });
      expect(await yearsOf(s, id)).toHaveLength(1);
      const twoYears = sieText({
        withoutBalances: true,
        vouchers: [
          { date: "20251231", amount: 1 },
          { date: "20260101", amount: 2 },
        ],
      });
      expect(await send(s, twoYears, { companyId: id })).toMatchObject({ success: false });
      await s.fiscalYear(id, { start: "20260101", end: "20261231", vouchers: [] });
      expect(await send(s, twoYears, { companyId: id })).toMatchObject({ success: true });
      expect(await salesOf(s, id)).toEqual([51, 2]);
    },
  );

  check("a replacement that would leave key figure data outside is refused, naming it", ["d.5.66eb8b"], async (s) => {
    const { id, data } = await companyWithYear(s);
    ok(await s.director.put(data, [figure({ keyFigureInfoId: "SeparableCosts" })]));
    const { success, errors } = await send(s, sieText({ end: "20250630" }), { companyId: id });
    expect(success).toBe(false);
    expect(errors[0]!.explanation).toContain("SeparableCosts");
    expect((await yearsOf(s, id))[0]!.end).toBe("2025-12-31T00:00:00");
  });

  check(
    "text decoded wrongly is recognised, text damaged earlier imports with a warning",
    ["d.5.c9a8f8", "d.5.fe3517"],
    async (s) => {
      const decoded: [string, string][] = [
        ["CP437 read as Latin-1", "F\u0094retagskonto \u0086\u0084\u008e\u008f\u0099"],
        ["UTF-8 read as Latin-1", "F\u00c3\u00b6retagskonto \u00c3\u00a5\u00c3\u00a4"],
      ];
      for (const [how, garbled] of decoded) {
        const { id } = await s.company();
        const data = sieText({ companyName: "Skane" })
          .replaceAll("Företagskonto", garbled)
          .replaceAll("Försäljning", "x");
        const { success, summary } = await send(s, data, { companyId: id });
        expect(success, how).toBe(true);
        expect(summary?.sample.join(" "), how).toContain("Företagskonto å");
      }
      const { id } = await s.company();
      const damaged = sieText().replace("Företagskonto", "F\ufffdretagskonto");
      const result = await send(s, damaged, { companyId: id });
      expect([result.success, codes(result.warnings)]).toEqual([true, expect.arrayContaining(["lettersLost"])]);
    },
  );

  check("an import can be taken back: the year that it replaced returns", ["d.5.4c9518"], async (s) => {
    const { id, yearId } = await companyWithYear(s);
    const years = await yearsOf(s, id);
    const sales = async () => ok<object>(await s.director.get(`/Company/${id}/KeyFigureValue/NetSales`));
    const before = await sales();
    await send(s, sieText({ vouchers: [{ date: "20250301", amount: 7 }] }), { companyId: id });
    expect(await sales()).not.toEqual(before);
    const imports = ok<{ id: string; canBeTakenBack: boolean }[]>(await s.director.get(`/Company/${id}/SieImport`));
    expect(imports).toHaveLength(2);
    const latest = imports.filter(({ canBeTakenBack }) => canBeTakenBack);
    expect(latest).toHaveLength(1);
    expect((await s.director.delete(`/Company/${id}/SieImport/${latest[0]!.id}`)).text).toBe("null");
    expect(await sales()).toEqual(before);
    expect(await yearsOf(s, id)).toEqual([{ ...years[0], id: yearId }]);
    expect((await send(s, sieText(), { companyId: id })).summary?.outcome).toBe("unchanged");
  });

  check(
    "the imported file is kept, compressed",
    ["d.5.4c9518"],
    async (s) => {
      const { id } = await s.company();
      const data = sieText({ vouchers: Array.from({ length: 200 }, () => ({ date: "20250215", amount: 1000 })) });
      ok(await s.import(id, {}, { data }));
      const rows = await s.own!.database.db.select().from(importedFile).where(eq(importedFile.companyId, id));
      expect(rows).toHaveLength(1);
      const content = Buffer.from(rows[0]!.content!);
      expect(content.byteLength).toBeLessThan(data.length / 4);
      expect(gunzipSync(content).toString("utf8")).toBe(data);
    },
    "own service",
  );
});
