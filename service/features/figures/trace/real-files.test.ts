// Long: traces every key figure of real books.
import { gunzipSync } from "node:zlib";
import { and, asc, eq, ne } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { endOfMonth, startOfMonth } from "@/contract/calendar";
import { type Period, periodOfDays } from "@/contract/period";
import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";
import { keyFigureTraceSchema } from "@/contract/figures/key-figure-trace";
import type { KeyFigureResult } from "@/contract/figures/key-figure-value";
import { importedFile, monthlyMovement } from "../../../platform/db/schema";
import { CATALOGUE_IDS } from "../../../figures/key-figures";
import { describeWithRealFiles } from "../../../books/sie/testing/real-files";
import { TestApp } from "../../../testing/test-app";
import { takesAllRealFiles, TELLING_FILES } from "../../../testing/test-settings.mjs";
import { problemsOf } from "../testing/check-trace";
import { importRealBooks, REAL_BOOKS } from "../testing/real-books";

/** `npm run prove -- real-files` traces the figures of all files. */
const BOOKS = REAL_BOOKS.filter(({ file }) => takesAllRealFiles || TELLING_FILES.includes(file));

let app: TestApp;
let companies: Map<string, string>;

beforeAll(async () => {
  app = await TestApp.start();
  companies = await importRealBooks(app, BOOKS);
}, 240_000);
afterAll(() => app.stop());

describeWithRealFiles("the trace of every key figure", () => {
  it.each(BOOKS)(
    "adds up to the lines of $file",
    async ({ file, year: [firstDay, lastDay], monthsKnown }) => {
      const companyId = companies.get(file)!;
      const client = app.as("administrator");
      const base = `/Api/v2/Company/${companyId}`;
      const period = periodOfDays(firstDay, lastDay);
      const values = [
        { keyFigureInfoId: "NumberOfEmployees", period, value: 3.5 },
        { keyFigureInfoId: "CreditSalesVATIncluded", period, value: 1_000_000 },
        { keyFigureInfoId: "BankOverdraftLimit", period, value: 50_000 },
      ];
      const years = (await client.get(`${base}/FiscalYear`)).body as FiscalYear[];
      const typed = await client.put(`${base}/FiscalYear/${years[0]!.id}/KeyFigureData`, values);
      expect(typed.status).toBe(200);
      const kept = await linesOfImports(companyId);
      const sources = {
        years: new Map(years.map(({ id, start, end }): [string, Period] => [id, { start, end }])),
        linesOf: (id: string) => kept.get(id) ?? [],
      };
      const ranges = [`startDate=${firstDay}&endDate=${lastDay}`];
      if (monthsKnown !== false) {
        const last = years[0]!.lastLedgerDate.slice(0, 10);
        ranges.push(`startDate=${startOfMonth(last)}&endDate=${endOfMonth(last)}`);
      }
      const objects = await app.database.db
        .selectDistinct({ object: monthlyMovement.object })
        .from(monthlyMovement)
        .where(and(eq(monthlyMovement.companyId, companyId), ne(monthlyMovement.object, "")))
        .orderBy(asc(monthlyMovement.object))
        .limit(1);
      for (const { object } of objects) ranges.push(`${ranges[0]!}&dimensionId=${encodeURIComponent(object)}`);
      for (const range of ranges) {
        const results = (await client.get(`${base}/KeyFigureValue?${range}`)).body as KeyFigureResult[];
        expect(results.map(({ keyFigure }) => keyFigure.id)).toEqual(CATALOGUE_IDS);
        let accounts = 0;
        for (const { keyFigure, keyFigureValues } of results) {
          const response = await client.get(`${base}/KeyFigureValue/${keyFigure.id}/Trace?${range}`);
          const traced = keyFigureTraceSchema.parse(response.body);
          // A trace has the value that is booked, without the budget and the year before beside it.
          const { budget: _, yearBefore: __, ...computed } = keyFigureValues[0]!;
          expect([keyFigure.id, traced]).toMatchObject([keyFigure.id, computed]);
          expect(traced.reason).toEqual(computed.reason);
          expect(problemsOf(traced, sources)).toEqual([]);
          accounts += traced.accounts.length;
        }
        expect(accounts).toBeGreaterThan(0);
      }
    },
    120_000,
  );
});

/** The lines of each imported file, by the id of its import. */
async function linesOfImports(companyId: string): Promise<Map<string, string[]>> {
  const rows = await app.database.db
    .select({ id: importedFile.id, content: importedFile.content })
    .from(importedFile)
    .where(eq(importedFile.companyId, companyId));
  return new Map(
    rows.map(({ id, content }) => [
      id,
      gunzipSync(content!)
        .toString()
        .split(/\r\n|\r|\n/),
    ]),
  );
}
