import { readSie } from "../../../books/sie/read";
import { realFileText } from "../../../books/sie/testing/real-files";
import type { TestApp } from "../../../testing/test-app";

/** A vendor's SIE file, with the amounts in öre by which the file contradicts itself. */
export interface RealBooks {
  file: string;
  year: [start: string, end: string];
  /** The result by the vouchers or months, minus the result by #RES. */
  resultDiffers?: bigint;
  /** Assets minus equity and liabilities, by vouchers or months; it should be 0. */
  unbalanced?: bigint;
  /** Sum of #IB 0 in classes 1 and 2: the result of the year before when it is not yet moved to equity. */
  openingBalance?: bigint;
  /** False for a file with balances of the year only (type 1). */
  monthsKnown?: false;
  /** True when some accounts have amounts for the whole year only. */
  monthsUnknown?: true;
  /** True for a file of vouchers alone (4I); the request names the fiscal year. */
  addsVouchers?: true;
}

/** Vouchers or months, and #RES, have 11,120.00 on account 9999, of no class: only writtenResult counts it. */
const NINES = { resultDiffers: 11_120_00n, unbalanced: -11_120_00n };

export const REAL_BOOKS: RealBooks[] = [
  // Its #PSALDO with and without objects are disjoint parts of the accounts, so all of them are added up.
  { file: "avendo-3-2011.se", year: ["2011-01-01", "2011-12-31"], openingBalance: 1_151_678_15n },
  { file: "bl-administration-2-2010.se", year: ["2009-07-01", "2010-06-30"], ...NINES },
  { file: "bl-administration-3-2017.se", year: ["2017-01-01", "2017-12-31"], openingBalance: -187_195_27n },
  { file: "bl-administration-4e-2010.se", year: ["2009-07-01", "2010-06-30"], ...NINES },
  { file: "visma-bokforing-2-2010.se", year: ["2010-01-01", "2010-12-31"] },
  { file: "avendo-4e-rtrans-2011.se", year: ["2011-01-01", "2011-12-31"], openingBalance: -284_046_83n },
  { file: "briljant-4e-2008.se", year: ["2008-01-01", "2008-12-31"] },
  // The rows of a salary run are missing: its #RES has 70,520.00 more of costs than the vouchers.
  { file: "economic-4e-2010.se", year: ["2010-01-01", "2010-12-31"], resultDiffers: 70_520_00n },
  { file: "edison-3-2012.se", year: ["2012-01-01", "2012-12-31"] },
  { file: "fortnox-4e-2010.se", year: ["2010-01-01", "2010-12-31"], openingBalance: 76_663_00n },
  // A salary run: vouchers alone, no #RES.
  { file: "kontek-lon-4i.si", year: ["2011-01-01", "2011-12-31"], resultDiffers: -215_898_00n, addsVouchers: true },
  { file: "mamut-4e-2010.se", year: ["2010-01-01", "2010-12-31"] },
  { file: "norstedts-revision-1-2010.se", year: ["2009-07-01", "2010-06-30"], monthsKnown: false },
  // Its #PSALDO contradict #UB or #RES on 36 accounts; #UB of balance accounts and #RES sum to 0.14 more than #IB of
  // balance accounts. All #IB sum to −15,209,719.54, of which −5,437.63 stand on accounts of the income statement.
  {
    file: "softone-xe-2-2016.se",
    year: ["2015-09-01", "2016-08-31"],
    unbalanced: 14n,
    openingBalance: -15_204_281_91n,
    monthsUnknown: true,
  },
  { file: "visma-adm2000-4e-2021-underdim.se", year: ["2021-01-01", "2021-12-31"] },
  { file: "visma-compact-2-2010.se", year: ["2010-01-01", "2010-12-31"] },
  { file: "visma-compact-4e-2010.se", year: ["2010-01-01", "2010-12-31"] },
];

/** Imports each file for a company of its own. Returns the companies' ids by file. */
export async function importRealBooks(app: TestApp, books = REAL_BOOKS): Promise<Map<string, string>> {
  const companies = new Map<string, string>();
  await app.make.agency("home");
  await app.make.user("Administrator", { userName: "administrator" });
  for (const { file, year, addsVouchers } of books) {
    const companyId = await app.make.company("home");
    const chosen = addsVouchers && { fiscalYearStart: year[0], fiscalYearEnd: year[1] };
    const request = { companyId, data: realFileText(file), ...chosen };
    const { body } = await app.as("administrator").put("/Api/v2/SieImport/home", request);
    if (!(body as { success?: boolean }).success) throw new Error(`${file}: ${JSON.stringify(body)}`);
    companies.set(file, companyId);
  }
  return companies;
}

/**
 * The result for the year as the file's #RES say it, in öre, positive for a profit. The transfer of the year's result
 * (899x) is left out, as in key figures.
 */
export function writtenResult(file: string): bigint {
  return readSie(realFileText(file))
    .balances.filter(({ kind, yearIndex, account }) => kind === "RES" && yearIndex === 0 && !/^899/.test(account))
    .reduce((sum, { amount }) => sum - amount, 0n);
}
