import { afterAll, beforeAll, expect, it } from "vitest";
import { decodeSieBytes } from "@/contract/imports/sie-bytes";
import type { KeyFigureResult } from "@/contract/figures/key-figure-value";
import type { SieImportEntry, SieImportRequest, SieImportResult } from "@/contract/imports/sie-import";
import { describeWithRealFiles, realFileBytes } from "../../books/sie/testing/real-files";
import { TestApp } from "../../testing/test-app";

let app: TestApp;

interface Expected {
  file: string;
  type: string;
  year: [start: string, end: string];
  /** Numbers of accounts, vouchers and rows in the file. */
  counts: [accounts: number, vouchers: number, rows: number];
  /** Sum of the opening balances of the file's year (#IB 0), in kronor. */
  openingBalance: number;
  /** Distinct codes of the warnings, except the one about the organisation number. */
  warnings?: string[];
  /** One of the texts that the summary shows, so that users see whether letters were read correctly. */
  sample: string;
}

const IMPORTED: Expected[] = [
  {
    file: "avendo-3-2011.se",
    type: "3",
    year: ["2011-01-01", "2011-12-31"],
    counts: [567, 0, 0],
    openingBalance: 1151678.15,
    warnings: ["monthOutsideYear", "monthsReadAsParts"],
    sample: "Övningsbolaget AB (Ekonomi 60)",
  },
  {
    file: "bl-administration-2-2010.se",
    type: "2",
    year: ["2009-07-01", "2010-06-30"],
    counts: [117, 0, 0],
    openingBalance: 0,
    sample: "Förutbetalda hyror",
  },
  {
    file: "bl-administration-3-2017.se",
    type: "3",
    year: ["2017-01-01", "2017-12-31"],
    counts: [202, 0, 0],
    openingBalance: -187195.27,
    warnings: ["monthOutsideYear", "openingBalanceNotZero"],
    sample: "Övningsföretaget AB",
  },
  {
    file: "bl-administration-4e-2010.se",
    type: "4E",
    year: ["2009-07-01", "2010-06-30"],
    counts: [117, 84, 405],
    openingBalance: 0,
    warnings: ["objectsWithoutName"],
    sample: "Förutbetalda hyror",
  },
  {
    file: "visma-bokforing-2-2010.se",
    type: "2",
    year: ["2010-01-01", "2010-12-31"],
    counts: [553, 0, 0],
    openingBalance: 0,
    warnings: ["balancesThroughOutsideYear"],
    sample: "Övningsbolaget AB",
  },
  {
    file: "avendo-4e-rtrans-2011.se",
    type: "4E",
    year: ["2011-01-01", "2011-12-31"],
    counts: [565, 20, 76],
    openingBalance: -284046.83,
    sample: "Övningsbolaget AB",
  },
  {
    file: "briljant-4e-2008.se",
    type: "4E",
    year: ["2008-01-01", "2008-12-31"],
    counts: [81, 167, 1464],
    openingBalance: 0,
    warnings: ["objectsWithoutName"],
    sample: "Exempelföretag 44",
  },
  {
    file: "economic-4e-2010.se",
    type: "4E",
    year: ["2010-01-01", "2010-12-31"],
    counts: [407, 57, 160],
    openingBalance: 0,
    warnings: ["braceMissing", "closingBalanceDiffers", "openingBalanceDiffers", "resultDiffers"],
    sample: "Lillakonsultbyrån",
  },
  {
    file: "edison-3-2012.se",
    type: "3",
    year: ["2012-01-01", "2012-12-31"],
    counts: [299, 0, 0],
    openingBalance: 0,
    warnings: ["extraFields"],
    sample: "Övningsföretaget AB",
  },
  {
    file: "fortnox-4e-2010.se",
    type: "4E",
    year: ["2010-01-01", "2010-12-31"],
    counts: [145, 194, 963],
    openingBalance: 76663,
    warnings: ["openingBalanceNotZero", "resultTransferDiffers"],
    sample: "Testföretaget AB",
  },
  {
    file: "mamut-4e-2010.se",
    type: "4E",
    year: ["2010-01-01", "2010-12-31"],
    counts: [412, 168, 458],
    openingBalance: 0,
    warnings: ["objectsWithoutName", "openingBalanceDiffers"],
    sample: "Hyresrätt",
  },
  {
    file: "norstedts-revision-1-2010.se",
    type: "1",
    year: ["2009-07-01", "2010-06-30"],
    counts: [351, 0, 0],
    openingBalance: 0,
    sample: "Hyresrätter",
  },
  {
    file: "softone-xe-2-2016.se",
    type: "2",
    year: ["2015-09-01", "2016-08-31"],
    counts: [373, 0, 0],
    openingBalance: -15209719.54,
    warnings: [
      "closingBalanceUneven",
      "earlierYearTooLong",
      "extraFields",
      "monthsContradictBalance",
      "openingBalanceDiffers",
      "openingBalanceNotZero",
    ],
    sample: "Ack avskr på balans utg",
  },
  {
    file: "visma-adm2000-4e-2021-underdim.se",
    type: "4E",
    year: ["2021-01-01", "2021-12-31"],
    counts: [530, 295, 1330],
    openingBalance: 0,
    warnings: ["alreadyImported", "lettersLost", "objectsWithoutName"],
    sample: "\ufffdvningsbolaget AB",
  },
  {
    file: "visma-compact-2-2010.se",
    type: "2",
    year: ["2010-01-01", "2010-12-31"],
    counts: [301, 0, 0],
    openingBalance: 0,
    sample: "Övningsbolaget AB",
  },
  {
    file: "visma-compact-4e-2010.se",
    type: "4E",
    year: ["2010-01-01", "2010-12-31"],
    counts: [301, 286, 949],
    openingBalance: 0,
    sample: "Övningsbolaget AB",
  },
];

beforeAll(async () => {
  app = await TestApp.start();
  await app.make.user("Administrator", { userName: "administrator" });
  await app.make.agency("home");
});
afterAll(() => app.stop());

async function importRealFile(file: string, more: Partial<SieImportRequest> = {}): Promise<SieImportResult> {
  const { text, encoding } = decodeSieBytes(realFileBytes(file));
  const companyId = more.companyId ?? (await app.make.company("home"));
  const response = await app
    .as("administrator")
    .put("/Api/v2/SieImport/home", { ...more, companyId, encoding, data: text });
  expect(response.status, response.text).toBe(200);
  return response.body as SieImportResult;
}

const warningCodes = (result: SieImportResult) =>
  [...new Set(result.warnings.map(({ code }) => code))].filter((code) => !code.startsWith("organisationNumber")).sort();

describeWithRealFiles("real SIE files at the service", () => {
  it.each(IMPORTED)("imports $file", async ({ file, type, year, counts, openingBalance, warnings = [], sample }) => {
    const result = await importRealFile(file);
    const summary = result.summary!;
    expect(result.errors).toEqual([]);
    expect([summary.outcome, summary.sieType]).toEqual(["created", type]);
    expect([summary.fiscalYear?.start.slice(0, 10), summary.fiscalYear?.end.slice(0, 10)]).toEqual(year);
    expect([summary.accounts, summary.vouchers, summary.rows]).toEqual(counts);
    expect(summary.controlTotals.openingBalance).toBe(openingBalance);
    expect(summary.controlTotals.debit).toBe(summary.controlTotals.credit);
    expect(summary.sample).toContain(sample);
    expect(warningCodes(result)).toEqual(warnings);
    // The summary's result equals the key figure, except in economic-4e-2010.se: its #RES has 70,520.00 more of costs
    // than its vouchers.
    const { id } = summary.company!;
    const client = app.as("administrator");
    const profit = (await client.get(`/Api/v2/Company/${id}/KeyFigureValue/Profit`)).body as KeyFigureResult;
    const difference = profit.keyFigureValues.at(-1)!.value! - summary.controlTotals.result;
    expect(Math.round(difference * 100)).toBe(warnings.includes("resultDiffers") ? 70_520_00 : 0);
    const [kept] = (await client.get(`/Api/v2/Company/${id}/SieImport`)).body as SieImportEntry[];
    expect(kept!.warnings).toEqual(result.warnings);
  });

  it("names the accounts on which a file contradicts itself", async () => {
    const economic = await importRealFile("economic-4e-2010.se");
    const accountsIn = (code: string) =>
      economic.warnings.filter((note) => note.code === code).map((note) => /account (\d+)/.exec(note.explanation)?.[1]);
    expect(accountsIn("closingBalanceDiffers")).toEqual(["1930", "2710", "2920", "2950"]);
    expect(accountsIn("resultDiffers")).toEqual(["7210", "7510", "7519", "7699"]);
  });

  it("imports a payroll file (4I) into the year that the request states, and only once", async () => {
    const companyId = await app.make.company("home");
    const year = { fiscalYearStart: "2011-01-01", fiscalYearEnd: "2011-12-31" };
    const refused = await importRealFile("kontek-lon-4i.si", { companyId });
    expect(refused.errors.map(({ code }) => code)).toEqual(["fiscalYearMissing"]);
    const added = await importRealFile("kontek-lon-4i.si", { companyId, ...year });
    expect(added.summary).toMatchObject({ outcome: "created", sieType: "4I", vouchers: 1, rows: 25 });
    const again = await importRealFile("kontek-lon-4i.si", { companyId, ...year });
    expect(again.errors.map(({ code }) => code)).toEqual(["vouchersAlreadyImported"]);
  });

  it("repairs a file that was decoded as Latin-1", async () => {
    const companyId = await app.make.company("home");
    const data = Buffer.from(realFileBytes("fortnox-4e-2010.se")).toString("latin1");
    const response = await app.as("administrator").put("/Api/v2/SieImport/home", { companyId, data });
    const { summary } = response.body as SieImportResult;
    expect(summary?.encoding).toBe("cp437");
    expect(summary?.sample).toContain("Testföretaget AB");
  });
});
