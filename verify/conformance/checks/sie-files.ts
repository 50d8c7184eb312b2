import { eq } from "drizzle-orm";
import { expect } from "vitest";
import type { ChartOfAccounts } from "@/contract/charts-of-accounts/chart-of-accounts";
import { fileBalance } from "@/service/platform/db/schema";
import { sieText } from "@/service/testing/sie-text";
import { topic } from "../check";
import { ok } from "../fixture";
import { additions, codes, salesOf, importSie, yearsOf } from "./books";
import { companyWithYear } from "./samples";

export const sieFilesTopic = topic("SieImport: what a file says", (check) => {
  check(
    "the request chooses objects, omits empty ones, sets the last day and the chart",
    ["import-request-members"],
    async (s) => {
      const objects = '#DIM 1 "Kst"\r\n#OBJEKT 1 "10" "Syd"\r\n#OBJEKT 1 "20" "Nord"\r\n#VER';
      const data = sieText().replace("#VER", objects).replace("#TRANS 3001 {}", '#TRANS 3001 {"1" "10"}');
      const statusOfNorth = async (request: object): Promise<number> => {
        const { id } = await s.company();
        expect(await importSie(s, data, { companyId: id, ...request })).toMatchObject({ success: true });
        return (await s.director.get(`/Company/${id}/KeyFigureValue/NetSales?dimensionId=1_20`)).status;
      };
      const both = { dimensionObjects: ["1_10"], excludeEmptyDimensions: true };
      const { id } = await s.company();
      expect((await s.director.put(`/SieImport/${s.agencyId}`, { data, companyId: id, ...both })).status).toBe(400);
      expect(await statusOfNorth({})).toBe(200);
      expect(await statusOfNorth({ dimensionObjects: ["1_10"] })).toBe(400);
      expect(await statusOfNorth({ excludeEmptyDimensions: true })).toBe(400);
      expect(await importSie(s, data, { companyId: id, lastLedgerDate: "2025-09-30" })).toMatchObject({
        success: true,
      });
      expect(await yearsOf(s, id)).toMatchObject([{ lastLedgerDate: "2025-09-30T00:00:00" }]);
      const charts = `/Company/${id}/ChartOfAccounts`;
      ok(
        await s.director.post(charts, {
          ...ok<ChartOfAccounts>(await s.director.get(`${charts}/EUBAS97`)),
          id: "Own97",
        }),
      );
      expect(await importSie(s, data, { companyId: id, chartOfAccountsId: "Own97" })).toMatchObject({ success: true });
      expect(await yearsOf(s, id)).toMatchObject([{ chartOfAccountsId: "Own97" }]);
    },
  );

  check("files of the types 1, 2, 3, 4E and 4I are read", ["import-file-types"], async (s) => {
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
      const result = await importSie(s, [...head, ...lines, ""].join("\r\n"), { companyId: id });
      expect([result.success, result.summary?.sieType], JSON.stringify(result.errors)).toEqual([true, type]);
      expect(await yearsOf(s, id)).toHaveLength(1);
    }
    const { id } = await companyWithYear(s);
    const result = await importSie(s, additions(), { companyId: id });
    expect([result.success, result.summary?.sieType]).toEqual([true, "4I"]);
  });

  check("the currency is #VALUTA's, else the request's, else SEK", ["import-currency"], async (s) => {
    const currencyOf = async (inFile: string | undefined, currency?: string) => {
      const { id } = await s.company();
      const data = sieText(inFile === undefined ? {} : { currency: inFile });
      const { warnings } = await importSie(s, data, { companyId: id, currency });
      return [(await yearsOf(s, id))[0]!.currency, codes(warnings).includes("currencyDiffers")];
    };
    expect(await currencyOf(undefined)).toEqual(["SEK", false]);
    expect(await currencyOf(undefined, "EUR")).toEqual(["EUR", false]);
    expect(await currencyOf("NOK", "NOK")).toEqual(["NOK", false]);
    expect(await currencyOf("NOK", "EUR")).toEqual(["NOK", true]);
  });

  check(
    "#FNAMN never renames the company, #FLAGGA 1 warns",
    ["import-never-renames", "import-flagga-warns"],
    async (s) => {
      const { id, name } = await s.company();
      const data = sieText({ companyName: "Helt annat AB" }).replace("#FLAGGA 0", "#FLAGGA 1");
      const result = await importSie(s, data, { companyId: id });
      expect([result.success, codes(result.warnings)]).toEqual([true, expect.arrayContaining(["alreadyImported"])]);
      expect(ok(await s.director.get(`/Company/${id}`))).toMatchObject({ name });
    },
  );

  check(
    "a wrong #KSUMMA warns, a missing final one is refused",
    ["import-wrong-ksumma-warns", "import-missing-ksumma-rejected"],
    async (s) => {
      const { id } = await s.company();
      const begun = sieText().replace("#FORMAT", "#KSUMMA\r\n#FORMAT");
      const cutOff = await importSie(s, begun, { companyId: id });
      expect([cutOff.success, codes(cutOff.errors)]).toEqual([false, ["cutOff"]]);
      const wrong = await importSie(s, `${begun}#KSUMMA 1\r\n`, { companyId: id });
      expect([wrong.success, codes(wrong.warnings)]).toEqual([true, expect.arrayContaining(["checksumDiffers"])]);
    },
  );

  check("balances of earlier years make no fiscal year", ["import-earlier-years-for-comparison"], async (s) => {
    const { id } = await s.company();
    const earlier = "#RAR -1 20240101 20241231\r\n#IB -1 1930 0\r\n#UB -1 1930 0\r\n#RES -1 3001 0\r\n#KONTO 1930";
    const data = sieText().replace("#KONTO 1930", earlier);
    expect(await importSie(s, data, { companyId: id })).toMatchObject({ success: true });
    expect((await yearsOf(s, id)).map(({ start }) => start)).toEqual(["2025-01-01T00:00:00"]);
  });

  check(
    "balances of earlier years are kept beside the year's own",
    ["import-earlier-years-for-comparison"],
    async (s) => {
      const { id } = await s.company();
      const earlier = "#RAR -1 20240101 20241231\r\n#UB -1 1930 12.50\r\n#RES -1 3001 -12.50\r\n#KONTO 1930";
      expect(await importSie(s, sieText().replace("#KONTO 1930", earlier), { companyId: id })).toMatchObject({
        success: true,
      });
      const rows = await s
        .own!.database.db.select()
        .from(fileBalance)
        .where(eq(fileBalance.companyId, id))
        .orderBy(fileBalance.account);
      const kept = rows.filter(({ yearIndex }) => yearIndex === -1).map(({ kind, amount }) => [kind, amount]);
      expect(kept).toEqual([
        ["UB", 1250n],
        ["RES", -1250n],
      ]);
    },
    "own service",
  );

  check(
    "in a file with vouchers the balances come from #IB and vouchers; a warning names accounts that differ",
    ["import-vouchers-decide-balances", "import-differing-totals-warn"],
    async (s) => {
      const { id } = await s.company();
      const data = sieText()
        .replace("#UB 0 1930 1000", "#UB 0 1930 999")
        .replace("#RES 0 3001 -1000", "#RES 0 3001 -7");
      const { success, warnings, summary } = await importSie(s, data, { companyId: id });
      expect(success).toBe(true);
      const explanationOf = (code: string) => warnings.find((note) => note.code === code)?.explanation;
      expect(explanationOf("closingBalanceDiffers")).toContain("1930");
      expect(explanationOf("resultDiffers")).toContain("3001");
      expect(summary?.controlTotals).toMatchObject({ debit: 1000, credit: 1000 });
      expect(await salesOf(s, id)).toEqual([1000]);
    },
  );

  check("the request's fiscal year overrides #RAR 0", ["import-request-year-overrides"], async (s) => {
    const { id } = await s.company();
    const year = { fiscalYearStart: "2025-01-01T00:00:00", fiscalYearEnd: "2025-06-30" };
    expect(await importSie(s, sieText(), { companyId: id, ...year })).toMatchObject({ success: true });
    expect(await yearsOf(s, id)).toMatchObject([{ start: "2025-01-01T00:00:00", end: "2025-06-30T00:00:00" }]);
    const other = await s.company();
    const without = sieText().replace(/#RAR.*\r\n/, "");
    expect(await importSie(s, without, { companyId: other.id })).toMatchObject({ success: false });
    expect(await importSie(s, without, { companyId: other.id, ...year })).toMatchObject({ success: true });
  });

  check(
    "a 4I file adds its vouchers once to the year that holds them; a later 4E file replaces them",
    ["import-4i-adds-vouchers", "import-4i-currency", "import-4i-once", "import-4i-replaced-by-4e"],
    async (s) => {
      const { id } = await companyWithYear(s);
      const inOther = additions().replace("#FNAMN", "#VALUTA NOK\r\n#FNAMN");
      const refused = await importSie(s, inOther, { companyId: id });
      expect([refused.success, codes(refused.errors)]).toEqual([false, ["currencyOfYear"]]);
      expect((await importSie(s, additions(), { companyId: id })).summary?.outcome).toBe("added");
      const again = additions().replace("#GEN 20260101", "#GEN 20260202");
      const garbled = Buffer.from(again, "utf8").toString("latin1");
      for (const same of [additions(), again, garbled]) {
        const result = await importSie(s, same, { companyId: id });
        expect([result.success, codes(result.errors)]).toEqual([false, ["vouchersAlreadyImported"]]);
      }
      expect((await importSie(s, sieText(), { companyId: id })).summary?.outcome).toBe("replaced");
      expect((await importSie(s, additions(), { companyId: id })).summary?.outcome).toBe("added");
    },
  );

  check(
    "4I vouchers without a year are refused unless the request makes one; those of two years go each to its own",
    ["import-4i-without-year", "import-4i-over-two-years"],
    async (s) => {
      const { id } = await s.company();
      expect(await importSie(s, additions(), { companyId: id })).toMatchObject({ success: false });
      const withYear = additions().replace("#FNAMN", "#RAR 0 20250101 20251231\r\n#FNAMN");
      expect(await importSie(s, withYear, { companyId: id })).toMatchObject({ success: false });
      const year = { fiscalYearStart: "2025-01-01", fiscalYearEnd: "2025-12-31" };
      expect(await importSie(s, additions(), { companyId: id, ...year })).toMatchObject({ success: true });
      expect(await yearsOf(s, id)).toHaveLength(1);
      const twoYears = sieText({
        withoutBalances: true,
        vouchers: [
          { date: "20251231", amount: 1 },
          { date: "20260101", amount: 2 },
        ],
      });
      expect(await importSie(s, twoYears, { companyId: id })).toMatchObject({ success: false });
      await s.fiscalYear(id, { start: "20260101", end: "20261231", vouchers: [] });
      expect(await importSie(s, twoYears, { companyId: id })).toMatchObject({ success: true });
      // 50 of `additions`, and 1 of the voucher of 2025.
      expect(await salesOf(s, id)).toEqual([51, 2]);
    },
  );

  check(
    "text decoded wrongly is recognised, text damaged earlier imports with a warning",
    ["import-wrong-decoding-recognised", "import-damaged-text-warns"],
    async (s) => {
      const decoded: [string, string][] = [
        ["CP437 read as Latin-1", "F\u0094retagskonto \u0086\u0084\u008e\u008f\u0099"],
        ["UTF-8 read as Latin-1", "F\u00c3\u00b6retagskonto \u00c3\u00a5\u00c3\u00a4"],
      ];
      for (const [how, garbled] of decoded) {
        // No other text of the file has letters beyond ASCII.
        const { id } = await s.company();
        const data = sieText({ companyName: "Skane" })
          .replaceAll("Företagskonto", garbled)
          .replaceAll("Försäljning", "x");
        const { success, summary } = await importSie(s, data, { companyId: id });
        expect(success, how).toBe(true);
        expect(summary?.sample.join(" "), how).toContain("Företagskonto å");
      }
      const { id } = await s.company();
      const damaged = sieText().replace("Företagskonto", "F\ufffdretagskonto");
      const result = await importSie(s, damaged, { companyId: id });
      expect([result.success, codes(result.warnings)]).toEqual([true, expect.arrayContaining(["lettersLost"])]);
    },
  );
});
