import { eq } from "drizzle-orm";
import { gunzipSync } from "node:zlib";
import { expect } from "vitest";
import type { ChangedVoucherList, ImportChange } from "@/contract/imports/import-change";
import type { SieImportResult } from "@/contract/imports/sie-import";
import { importedFile } from "@/service/platform/db/schema";
import { sieText } from "@/service/testing/sie-text";
import { topic } from "../check";
import { ok } from "../fixture";
import { codes, importSie, yearsOf } from "./books";
import { addComment, companyWithYear, inputOf } from "./samples";

export const sieImportTopic = topic("SieImport", (check) => {
  check(
    "PUT creates or replaces the fiscal year of #RAR 0 for the company with #ORGNR",
    [
      "import-result-members",
      "import-creates-or-replaces-year",
      "import-company-by-orgnr",
      "import-address",
      "company-code-matched-by-import",
    ],
    async (s) => {
      const company = await s.company();
      // The codes that the fixture makes up may have letters too.
      const data = sieText({ businessIdentityCode: company.businessIdentityCode.replace("-", "").toUpperCase() });
      const created = await importSie(s, data);
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
      expect((await importSie(s, other)).summary?.outcome).toBe("replaced");
      const direct = await s.directCompany();
      const toDirect = { data: sieText({ businessIdentityCode: direct.businessIdentityCode }) };
      expect(ok(await s.director.put("/SieImport", toDirect))).toMatchObject({
        summary: { company: { id: direct.id } },
      });
      expect(await importSie(s, toDirect.data)).toMatchObject({ success: false });
      const { client } = await s.companyUser(company.id, "Import");
      for (const path of ["/SieImport", `/SieImport/${s.agencyId}`]) {
        expect(ok(await client.put(path, { data, dryRun: true }))).toMatchObject({
          summary: { company: { id: company.id } },
        });
      }
    },
  );

  check(
    "#ORGNR is matched after normalising",
    ["company-code-matched-by-import", "import-company-by-orgnr"],
    async (s) => {
      const [stored, ...others] = s.codeOfDigits();
      const { id } = await s.company({ businessIdentityCode: stored });
      for (const code of others) {
        expect(await importSie(s, sieText({ businessIdentityCode: code }), { dryRun: true })).toMatchObject({
          success: true,
          summary: { company: { id } },
        });
      }
    },
  );

  check("errors and warnings name the line", ["import-remark-members"], async (s) => {
    const { id } = await s.company();
    const broken = sieText().replace("#TRANS 1930 {} 1000", "#TRANS 1930 {} 1,00,0");
    const { errors } = await importSie(s, broken, { companyId: id });
    const lineNo = broken.split("\r\n").findIndex((line) => line.includes("1,00,0")) + 1;
    expect(errors[0]).toMatchObject({ lineNo, label: "#TRANS", line: "#TRANS 1930 {} 1,00,0" });
    expect(errors[0]!.linePos).toBeGreaterThan(0);
    expect(errors[0]!.explanation).toMatch(/\S/);
  });

  check(
    "an import is atomic: a file that is refused changes nothing",
    ["import-is-atomic", "import-bad-file-is-200"],
    async (s) => {
      const { id } = await companyWithYear(s);
      const before = await yearsOf(s, id);
      const wrong = sieText({ vouchers: [{ date: "20250301", amount: 7 }] }).replace(
        "#TRANS 3001 {} -7",
        "#TRANS 3001 {} x",
      );
      expect(await importSie(s, wrong, { companyId: id })).toMatchObject({
        success: false,
        summary: { outcome: "refused" },
      });
      expect(await yearsOf(s, id)).toEqual(before);
      expect((await importSie(s, sieText(), { companyId: id })).summary?.outcome).toBe("unchanged");
    },
  );

  check("companyId names the company, and a differing #ORGNR then only warns", ["import-company-by-id"], async (s) => {
    const { id } = await s.company();
    const result = await importSie(s, sieText({ businessIdentityCode: "999999-9999" }), { companyId: id });
    expect([result.success, codes(result.warnings)]).toEqual([true, ["organisationNumberDiffers"]]);
    expect(result.summary?.company?.id).toBe(id);
  });

  check("a dry run writes nothing and answers what would happen", ["import-dry-run"], async (s) => {
    const { id } = await s.company();
    const dry = await importSie(s, sieText(), { companyId: id, dryRun: true });
    expect(dry).toMatchObject({ success: true, summary: { outcome: "created", vouchers: 1 } });
    expect(await yearsOf(s, id)).toEqual([]);
    const { summary } = await importSie(s, sieText(), { companyId: id });
    const { id: _, ...year } = summary!.fiscalYear!;
    expect({ ...summary, fiscalYear: year }).toEqual(dry.summary);
  });

  check("the summary holds what the import found", ["import-summary"], async (s) => {
    const company = await s.company();
    const { summary } = await importSie(s, sieText(), { companyId: company.id });
    const [year] = await yearsOf(s, company.id);
    expect(summary).toMatchObject({
      company: { id: company.id, businessIdentityCode: company.businessIdentityCode, name: company.name },
      fiscalYear: { id: year!.id, start: year!.start, end: year!.end, currency: "SEK" },
      outcome: "created",
      accounts: 2,
      vouchers: 1,
      rows: 2,
      objects: 0,
      encoding: expect.any(String),
      controlTotals: { openingBalance: 0, closingBalance: 1000, result: 1000, debit: 1000, credit: 1000 },
    });
  });

  check(
    "an #ORGNR that is unknown or empty is no success; several companies are named",
    ["import-bad-file-is-200", "import-ambiguous-orgnr-names-companies"],
    async (s) => {
      const result = async (businessIdentityCode?: string) =>
        importSie(s, sieText(businessIdentityCode === undefined ? {} : { businessIdentityCode }));
      expect(codes((await result("999999-9999")).errors)).toEqual(["companyUnknown"]);
      for (const none of [undefined, '""']) expect(codes((await result(none)).errors)).toEqual(["companyMissing"]);
      // A company that the sender may not see is reported as unknown, too.
      const { businessIdentityCode } = await s.company();
      const { client } = await s.consultant();
      const unseen = await client.put(`/SieImport/${s.agencyId}`, { data: sieText({ businessIdentityCode }) });
      expect(codes(ok<SieImportResult>(unseen).errors)).toEqual(["companyUnknown"]);
      const code = s.code();
      const [one, two] = [s.name("one"), s.name("two")];
      for (const id of [one, two]) await s.directCompany({ id, businessIdentityCode: code });
      const response = await s.director.put("/SieImport", { data: sieText({ businessIdentityCode: code }) });
      const { success, errors } = ok<SieImportResult>(response);
      expect(success).toBe(false);
      for (const id of [one, two]) expect(errors[0]!.explanation).toContain(id);
    },
  );

  check("400 is for the request, 404 for the agency, 403 for the role", ["import-status-of-bad-request"], async (s) => {
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
    ["import-same-start-replaces"],
    async (s) => {
      const { id, yearId, dataPath } = await companyWithYear(s);
      ok(await s.director.put(dataPath, [inputOf()]));
      await addComment(s, id);
      const replacement = sieText({ end: "20251231", vouchers: [{ date: "20250301", amount: 7 }] });
      expect((await importSie(s, replacement, { companyId: id })).summary?.outcome).toBe("replaced");
      expect((await yearsOf(s, id)).map((year) => year.id)).toEqual([yearId]);
      expect(ok(await s.director.get(dataPath))).toEqual([inputOf()]);
      expect(ok<unknown[]>(await s.director.get(`/Company/${id}/Comment`))).toHaveLength(1);
    },
  );

  check(
    "a replacement that would leave key figure data outside is refused, naming it",
    ["import-keeps-key-figure-data-inside"],
    async (s) => {
      const { id, dataPath } = await companyWithYear(s);
      ok(await s.director.put(dataPath, [inputOf({ keyFigureInfoId: "SeparableCosts" })]));
      const { success, errors } = await importSie(s, sieText({ end: "20250630" }), { companyId: id });
      expect(success).toBe(false);
      expect(errors[0]!.explanation).toContain("SeparableCosts");
      expect((await yearsOf(s, id))[0]!.end).toBe("2025-12-31T00:00:00");
    },
  );

  check("an import can be taken back: the year that it replaced returns", ["import-can-be-taken-back"], async (s) => {
    const { id } = await companyWithYear(s);
    const years = await yearsOf(s, id);
    const sales = async () => ok<object>(await s.director.get(`/Company/${id}/KeyFigureValue/NetSales`));
    const before = await sales();
    await importSie(s, sieText({ vouchers: [{ date: "20250301", amount: 7 }] }), { companyId: id });
    expect(await sales()).not.toEqual(before);
    const imports = ok<{ id: string; canBeTakenBack: boolean }[]>(await s.director.get(`/Company/${id}/SieImport`));
    expect(imports).toHaveLength(2);
    const latest = imports.filter(({ canBeTakenBack }) => canBeTakenBack);
    expect(latest).toHaveLength(1);
    expect((await s.director.delete(`/Company/${id}/SieImport/${latest[0]!.id}`)).text).toBe("null");
    expect(await sales()).toEqual(before);
    expect(await yearsOf(s, id)).toEqual(years);
    expect((await importSie(s, sieText(), { companyId: id })).summary?.outcome).toBe("unchanged");
  });

  check("an import is compared with the books that it replaced", ["import-compared"], async (s) => {
    const { id } = await companyWithYear(s);
    const latestChange = async () => {
      const [latest] = ok<{ id: string }[]>(await s.director.get(`/Company/${id}/SieImport`));
      const path = `/Company/${id}/SieImport/${latest!.id}`;
      const change = ok<ImportChange>(await s.director.get(`${path}/Change`));
      return { change, vouchers: ok<ChangedVoucherList>(await s.director.get(`${path}/ChangedVoucher`)).vouchers };
    };
    expect((await latestChange()).change.state).toBe("nothingBefore");
    await importSie(s, sieText({ vouchers: [{ date: "20250215", amount: 1007 }] }), { companyId: id });
    const { change, vouchers } = await latestChange();
    const account = change.books!.accounts.find(({ number }) => number === "1930")!;
    expect(account.closing).toEqual({ before: 1000_00, after: 1007_00, difference: 7_00 });
    expect(change.books!.keyFigures.map(({ keyFigure }) => keyFigure.id)).toContain("NetSales");
    expect(change.books!.vouchers).toMatchObject({ before: 1, after: 1, changed: 1 });
    expect(vouchers.map((voucher) => [voucher.change, voucher.before?.debit, voucher.after?.debit])).toEqual([
      ["changed", 1000_00, 1007_00],
    ]);
    await importSie(s, sieText(), { companyId: id, currency: "EUR" });
    expect((await latestChange()).change.state).toBe("otherCurrency");
  });

  check(
    "the imported file is kept, compressed",
    ["import-stores-compressed-file"],
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
