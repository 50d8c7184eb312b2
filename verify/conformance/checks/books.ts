import type { SieImportResult, SieNote } from "@/contract/imports/sie-import";
import { sieText } from "@/service/testing/sie-text";
import { ok, type Fixture } from "../fixture";

/** The codes of errors or warnings. */
export const codes = (notes: SieNote[]) => notes.map(({ code }) => code);

/** Sends a file to the agency's path; the response must be a 200. */
export async function importSie(s: Fixture, data: string, request: object = {}): Promise<SieImportResult> {
  return ok(await s.director.put(`/SieImport/${s.agencyId}`, { data, ...request }));
}

export async function yearsOf(
  s: Fixture,
  companyId: string,
): Promise<{ id: string; start: string; end: string; currency: string }[]> {
  return ok(await s.director.get(`/Company/${companyId}/FiscalYear`));
}

/** Net sales of each fiscal year, which show the content of the books. */
export async function salesOf(s: Fixture, companyId: string): Promise<(number | null)[]> {
  const response = await s.director.get(`/Company/${companyId}/KeyFigureValue/NetSales`);
  return ok<{ keyFigureValues: { value: number | null }[] }>(response).keyFigureValues.map(({ value }) => value);
}

/** A file of type 4I: one voucher and no balances. */
export const additions = (date = "20250310", amount = 50) =>
  sieText({ withoutBalances: true, vouchers: [{ date, amount, text: "Lön" }] });
