import { expect, type Page } from "@playwright/test";
import type { Company } from "@/contract/companies/company";
import { callApi, sieHeader } from "./api";

/** The cost of each month in {@link monthlyBooks}, in whole units of the currency. */
const RENT = 400;

interface Options {
  /** The opening balance of the bank, in the same unit; the share capital has as much in credit. */
  opening?: number;
  /** Records beside the balances. */
  more?: readonly string[];
}

/**
 * The books of a calendar year as a bookkeeping program writes them: sales and rent in the first months only.
 * @param sales of each booked month, in whole units of the currency
 */
export function monthlyBooks(
  company: Company,
  year: number,
  sales: readonly number[],
  { opening = 5_000, more = [] }: Options = {},
): string {
  const sold = sales.reduce((sum, amount) => sum + amount, 0);
  const rents = sales.length * RENT;
  const day = (month: number, date: number) => `${year}${String(month + 1).padStart(2, "0")}${date}`;
  const voucher = (id: string, date: string, debit: string, credit: string, amount: number) => [
    `#VER ${id} ${date} "Månaden"`,
    "{",
    `#TRANS ${debit} {} ${amount}.00`,
    `#TRANS ${credit} {} -${amount}.00`,
    "}",
  ];
  return [
    ...sieHeader(company, year),
    '#KONTO 1930 "Bank"',
    '#KONTO 2081 "Aktiekapital"',
    '#KONTO 3010 "Varor"',
    '#KONTO 5010 "Lokalhyra"',
    `#IB 0 1930 ${opening.toFixed(2)}`,
    `#IB 0 2081 -${opening.toFixed(2)}`,
    `#UB 0 1930 ${(opening + sold - rents).toFixed(2)}`,
    `#UB 0 2081 -${opening.toFixed(2)}`,
    `#RES 0 3010 -${sold}.00`,
    `#RES 0 5010 ${rents}.00`,
    ...more,
    ...sales.flatMap((amount, month) => [
      ...voucher(`A ${month + 1}`, day(month, 15), "1930", "3010", amount),
      ...voucher(`B ${month + 1}`, day(month, 28), "5010", "1930", RENT),
    ]),
    "",
  ].join("\r\n");
}

/** Imports the text of a SIE file for a company of an agency. */
export async function importText(page: Page, company: Company, data: string, agencyId = "demo"): Promise<void> {
  const result = await callApi(page, "PUT", `/SieImport/${agencyId}`, { data, companyId: company.id });
  expect(result).toMatchObject({ success: true });
}
