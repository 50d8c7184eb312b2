import { expect, test } from "vitest";
import { decodeSieBytes } from "@/contract/sie-bytes";
import { repairMisdecodedSie } from "@/contract/sie-bytes-repair";
import { formatOre } from "./amounts";
import { readSie } from "./read";
import type { SieFile } from "./sie-file";
import { describeWithRealFiles, realFileBytes, realFileText } from "./testing/real-files";
import { codesOf } from "./testing/small-file";

type Expected = {
  sieType: string;
  program: string;
  companyName: string;
  businessIdentityCode: string;
  currency: string | null;
  chartType: string;
  years: string[];
  accounts: number;
  vouchers: number;
  rows: number;
  rowsWithObjects: number;
  dimensions: string[];
  objects: number;
  psaldo: number;
  psaldoWithObjects: number;
  pbudget: number;
  sru: number;
  ktyp: number;
  warnings: string[];
};

const OVNINGSBOLAGET = { companyName: "Övningsbolaget AB", currency: null, chartType: "EUBAS97" };
const YEARS_2010 = ["0: 2010-01-01–2010-12-31", "-1: 2009-01-01–2009-12-31"];
const NONE = { psaldo: 0, psaldoWithObjects: 0, pbudget: 0, sru: 0, ktyp: 0, warnings: [] };
const NO_VOUCHERS = { vouchers: 0, rows: 0, rowsWithObjects: 0 };

/** What ../shared/data/sie/README.md says of each file. */
const FILES: Record<string, Expected> = {
  "avendo-4e-rtrans-2011.se": {
    ...NONE,
    ...OVNINGSBOLAGET,
    sieType: "4E",
    program: "Avendo 5.10",
    businessIdentityCode: "555555-5555",
    currency: "SEK",
    chartType: "BAS2010",
    years: ["0: 2011-01-01–2011-12-31", "-1: 2010-01-01–2010-12-31"],
    accounts: 565,
    vouchers: 20,
    rows: 76,
    rowsWithObjects: 13,
    dimensions: ["1 Resultatenheter", "7 Medarbetare"],
    objects: 8,
    psaldo: 293,
    sru: 565,
    ktyp: 565,
  },
  "briljant-4e-2008.se": {
    ...NONE,
    sieType: "4E",
    program: "BRILJANT EKONOMISYSTEM 09",
    companyName: "Exempelföretag 44",
    businessIdentityCode: "556488-2362",
    currency: null,
    chartType: "EUBAS97",
    years: ["0: 2008-01-01–2008-12-31"],
    accounts: 81,
    vouchers: 167,
    rows: 1464,
    rowsWithObjects: 0,
    dimensions: [],
    objects: 0,
    psaldo: 375,
    psaldoWithObjects: 146,
    pbudget: 146,
    sru: 77,
    warnings: ["objectsWithoutName"],
  },
  "economic-4e-2010.se": {
    ...NONE,
    sieType: "4E",
    program: "e-conomic 1.0",
    companyName: "Lillakonsultbyrån",
    businessIdentityCode: "121212-1212",
    currency: null,
    chartType: "BAS95",
    years: YEARS_2010,
    accounts: 407,
    vouchers: 57,
    rows: 160,
    rowsWithObjects: 43,
    dimensions: ["1 Avdelning", "6 Projekt"],
    objects: 4,
    sru: 403,
    ktyp: 407,
    warnings: [
      "openingBalanceDiffers",
      ...Array<string>(4).fill("closingBalanceDiffers"),
      ...Array<string>(4).fill("resultDiffers"),
      "braceMissing",
    ],
  },
  "edison-3-2012.se": {
    ...NONE,
    ...NO_VOUCHERS,
    sieType: "3",
    program: "Edison Ekonomi Byrå 4.9G",
    companyName: "Övningsföretaget AB",
    businessIdentityCode: "000000-0000",
    currency: null,
    chartType: "BAS95",
    years: ["0: 2012-01-01–2012-12-31", "-1: 2011-01-01–2011-12-31"],
    accounts: 299,
    dimensions: ["1 Kostnadsställe", "6 Projekt"],
    objects: 6,
    psaldo: 113,
    psaldoWithObjects: 9,
    pbudget: 444,
    ktyp: 299,
    warnings: ["extraFields"],
  },
  "fortnox-4e-2010.se": {
    ...NONE,
    sieType: "4E",
    program: "Fortnox Bokföring 2.0.0",
    companyName: "Testföretaget AB",
    businessIdentityCode: "",
    currency: null,
    chartType: "EUBAS97",
    years: YEARS_2010,
    accounts: 145,
    vouchers: 194,
    rows: 963,
    rowsWithObjects: 16,
    dimensions: ["1 Kostnadsställe", "6 Projekt"],
    objects: 3,
    psaldo: 538,
    psaldoWithObjects: 3,
    sru: 145,
    warnings: ["openingBalanceNotZero"],
  },
  "kontek-lon-4i.si": {
    ...NONE,
    sieType: "4I",
    program: "Kontek Lön 2011.0",
    companyName: "Demoföretaget AB",
    businessIdentityCode: "000000-0000",
    currency: null,
    chartType: "BAS95",
    years: [],
    accounts: 0,
    vouchers: 1,
    rows: 25,
    rowsWithObjects: 18,
    dimensions: ["1 Kostnadsställe", "6 Projekt", "20 Nivå 4"],
    objects: 0,
  },
  "mamut-4e-2010.se": {
    ...NONE,
    sieType: "4E",
    program: "Mamut Enterprise 14.8604",
    companyName: "Mamut_SIE",
    businessIdentityCode: "555555-5555",
    currency: null,
    chartType: "EUBAS97",
    years: YEARS_2010,
    accounts: 412,
    vouchers: 168,
    rows: 458,
    rowsWithObjects: 391,
    dimensions: ["1 Department", "6 Project", "8 Customer", "9 Supplier", "10 Invoice"],
    objects: 33,
    sru: 412,
    warnings: ["openingBalanceDiffers", "objectsWithoutName"],
  },
  "norstedts-revision-1-2010.se": {
    ...NONE,
    ...NO_VOUCHERS,
    sieType: "1",
    program: '"Norstedts Revision" 2010.1.1',
    companyName: "Datakonsulterna AB",
    businessIdentityCode: "556639-1537",
    currency: null,
    chartType: "EUBAS97",
    years: ["0: 2009-07-01–2010-06-30"],
    accounts: 351,
    dimensions: [],
    objects: 0,
  },
  "softone-xe-2-2016.se": {
    ...NONE,
    ...NO_VOUCHERS,
    sieType: "2",
    program: "SoftOne XE 1.0",
    companyName: "Entreprenad AB",
    businessIdentityCode: "5560602345",
    currency: null,
    chartType: "BAS95",
    years: ["0: 2015-09-01–2016-08-31", "-1: 2013-07-01–2015-08-31"],
    accounts: 373,
    dimensions: [],
    objects: 0,
    psaldo: 4476,
    sru: 247,
    ktyp: 373,
    warnings: [
      "earlierYearTooLong",
      "extraFields",
      "openingBalanceNotZero",
      "openingBalanceDiffers",
      "closingBalanceUneven",
      "monthsDifferFromClosingBalance",
      ...Array<string>(15).fill("monthsDifferFromResult"),
    ],
  },
  "visma-adm2000-4e-2021-underdim.se": {
    ...NONE,
    sieType: "4E",
    program: "Visma Administration 2000 med Visma Integration 2022.2",
    companyName: "\ufffdvningsbolaget AB",
    businessIdentityCode: "555555-5555",
    currency: "SEK",
    chartType: "EUBAS97",
    years: ["0: 2021-01-01–2021-12-31", "-1: 2020-01-01–2020-12-31"],
    accounts: 530,
    vouchers: 295,
    rows: 1330,
    rowsWithObjects: 292,
    dimensions: ["1 Resultatenhet", "6 Projekt", "61 Kubernetesdrift <6", "62 Projektledning <6"],
    objects: 39,
    sru: 529,
    ktyp: 530,
    warnings: ["alreadyImported", "lettersLost", "objectsWithoutName"],
  },
  "visma-compact-2-2010.se": {
    ...NONE,
    ...NO_VOUCHERS,
    ...OVNINGSBOLAGET,
    sieType: "2",
    program: "Visma Compact 6.00",
    businessIdentityCode: "556252-9155",
    years: YEARS_2010,
    accounts: 301,
    dimensions: [],
    objects: 0,
    psaldo: 558,
    sru: 301,
  },
  "visma-compact-4e-2010.se": {
    ...NONE,
    ...OVNINGSBOLAGET,
    sieType: "4E",
    program: "Visma Compact 6.00",
    businessIdentityCode: "556252-9155",
    years: YEARS_2010,
    accounts: 301,
    vouchers: 286,
    rows: 949,
    rowsWithObjects: 58,
    dimensions: ["1 Kostnadsställe", "6 Projekt"],
    objects: 6,
    sru: 301,
  },
};

/** The same figures of a file that was read. */
function summary(file: SieFile): Expected {
  const months = (kind: string) => file.monthlyAmounts.filter((amount) => amount.kind === kind);
  const { program, companyName, businessIdentityCode, currency, chartType } = file.identification;
  const rows = file.vouchers.flatMap((voucher) => voucher.rows);
  expect(rows).toHaveLength(file.counts.rows);
  return {
    sieType: file.sieType,
    program,
    companyName,
    businessIdentityCode,
    currency,
    chartType,
    years: file.years.map(({ index, start, end }) => `${index}: ${start}–${end}`),
    accounts: file.counts.accounts,
    vouchers: file.counts.vouchers,
    rows: file.counts.rows,
    rowsWithObjects: rows.filter(({ objects }) => objects.length > 0).length,
    dimensions: file.dimensions
      .filter(({ declared }) => declared)
      .map(({ number, name, parent }) => `${number} ${name}${parent === null ? "" : ` <${parent}`}`),
    objects: file.counts.objects,
    psaldo: months("PSALDO").length,
    psaldoWithObjects: months("PSALDO").filter(({ objects }) => objects.length > 0).length,
    pbudget: months("PBUDGET").length,
    sru: file.accounts.reduce((count, { sruCodes }) => count + sruCodes.length, 0),
    ktyp: file.accounts.filter(({ type }) => type).length,
    warnings: codesOf(file).warnings,
  };
}

function accountsNamed(file: SieFile, code: string): string[] {
  return file.warnings
    .filter((warning) => warning.code === code)
    .flatMap(({ explanation }) =>
      Array.from(explanation.matchAll(/\b(\d{4})(?= it is| \(-?\d)/g), ([, account]) => account ?? ""),
    );
}

describeWithRealFiles("the vendors' test files", () => {
  test.each(Object.entries(FILES))("%s is read as its description says, without errors", (name, expected) => {
    const file = readSie(realFileText(name));
    expect(file.errors).toEqual([]);
    expect(summary(file)).toEqual(expected);
  });

  test.each(Object.keys(FILES))("%s is in the encoding its description says", (name) => {
    const { encoding, damaged } = decodeSieBytes(realFileBytes(name));
    const isDamaged = name === "visma-adm2000-4e-2021-underdim.se";
    expect({ encoding, damaged }).toEqual({ encoding: isDamaged ? "utf-8" : "cp437", damaged: isDamaged });
  });

  test("every remark stands on the line it quotes", () => {
    for (const name of Object.keys(FILES)) {
      const lines = realFileText(name).split(/\r?\n/);
      for (const { lineNo, line } of readSie(realFileText(name)).warnings) {
        expect(lineNo).toBeGreaterThan(0);
        expect(line).toBe(lines[lineNo - 1]?.replaceAll("\t", " ").trimEnd());
      }
    }
  });

  test("e-conomic: the accounts are named on which the vouchers do not give the balances, and the voucher without {", () => {
    const file = readSie(realFileText("economic-4e-2010.se"));
    expect(accountsNamed(file, "closingBalanceDiffers")).toEqual(["1930", "2710", "2920", "2950"]);
    expect(accountsNamed(file, "resultDiffers")).toEqual(["7210", "7510", "7519", "7699"]);
    const brace = file.warnings.find(({ code }) => code === "braceMissing");
    expect(brace?.lineNo).toBe(1461);
    expect(brace?.explanation).toContain("voucher “19”");
    expect(file.vouchers.find(({ number }) => number === "19")?.rows).toHaveLength(2);
  });

  test("SoftOne: the months contradict the balances on 37 of 74 accounts, all named", () => {
    const file = readSie(realFileText("softone-xe-2-2016.se"));
    const named = [
      ...accountsNamed(file, "monthsDifferFromClosingBalance"),
      ...accountsNamed(file, "monthsDifferFromResult"),
    ];
    expect(new Set(named).size).toBe(37);
    expect(file.warnings.find(({ code }) => code === "closingBalanceUneven")?.explanation).toContain("-15209719.54");
  });

  test("Fortnox: the opening balances sum to the 76,663 kronor that no #RES −1 explains", () => {
    const file = readSie(realFileText("fortnox-4e-2010.se"));
    expect(file.warnings[0]?.explanation).toContain("the sum is 76663.00");
    expect(file.identification.companyKey).toBe("54256");
    expect(file.accounts.find(({ number }) => number === "1111")?.name).toBe("Byggnader på egen mark");
  });

  test("Avendo: the added row and its copy are one, the struck row is history", () => {
    const { vouchers } = readSie(realFileText("avendo-4e-rtrans-2011.se"));
    const changed = vouchers.find(({ struckRows }) => struckRows.length > 0);
    expect(changed?.struckRows).toMatchObject([{ account: "1910", amount: -15700n, lineNo: 2204 }]);
    expect(changed?.rows.filter(({ added }) => added)).toMatchObject([
      { account: "1920", amount: -15700n, lineNo: 2205 },
    ]);
    expect(changed?.rows.reduce((sum, { amount }) => sum + amount, 0n)).toBe(0n);
  });

  test("Visma Compact: the months of the vouchers are those of #PSALDO in the type 2 file of the same year", () => {
    const fromRows = new Map<string, bigint>();
    for (const { rows } of readSie(realFileText("visma-compact-4e-2010.se")).vouchers) {
      for (const { account, date, amount } of rows) {
        const key = `${account} ${date.slice(0, 7)}`;
        fromRows.set(key, (fromRows.get(key) ?? 0n) + amount);
      }
    }
    const written = new Map<string, bigint>();
    for (const { kind, yearIndex, account, month, amount } of readSie(realFileText("visma-compact-2-2010.se"))
      .monthlyAmounts) {
      if (kind === "PSALDO" && yearIndex === 0) written.set(`${account} ${month}`, amount);
    }
    const lines = (months: Map<string, bigint>) =>
      Array.from(months)
        .flatMap(([key, amount]) => (amount === 0n ? [] : `${key} ${formatOre(amount)}`))
        .sort();
    expect(lines(fromRows)).toEqual(lines(written));
    expect(fromRows.size).toBeGreaterThan(100);
  });

  test.each(["norstedts-revision-1-2010.se", "visma-compact-2-2010.se", "visma-compact-4e-2010.se"])(
    "%s: the checksum verifies, and no longer when one öre is changed",
    (name) => {
      const text = realFileText(name);
      expect(codesOf(readSie(text)).warnings).not.toContain("checksumDiffers");
      const changed = text.replace(/(#UB\s+0\s+\d+\s+)(-?\d+)/, "$1$21");
      expect(changed).not.toBe(text);
      expect(codesOf(readSie(changed)).warnings).toContain("checksumDiffers");
    },
  );

  test("a file that arrives decoded wrongly is turned right before it is read", () => {
    for (const name of Object.keys(FILES)) {
      const { text, encoding } = decodeSieBytes(realFileBytes(name));
      if (encoding !== "cp437") continue;
      const asLatin1 = Buffer.from(realFileBytes(name)).toString("latin1");
      const asWindows = new TextDecoder("windows-1252").decode(realFileBytes(name));
      const repairable = /[^\0-\x7f]/.test(text) ? "cp437" : null;
      expect(repairMisdecodedSie(asLatin1)).toEqual({ text, repairedFrom: repairable });
      expect(repairMisdecodedSie(asWindows)).toEqual({ text, repairedFrom: repairable });
      expect(repairMisdecodedSie(text)).toEqual({ text, repairedFrom: null });
    }
  });
});
