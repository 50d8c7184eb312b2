import { expect, test } from "vitest";
import { decodeSieBytes } from "@/contract/imports/sie-bytes";
import { repairMisdecodedSie } from "@/contract/imports/sie-bytes-repair";
import { formatOre } from "./amounts";
import { readSie } from "./read";
import type { SieFile } from "./sie-file";
import { REAL_FILES, type RealFileFacts } from "./testing/real-file-facts";
import { describeWithRealFiles, realFileBytes, realFileText } from "./testing/real-files";
import { codesOf } from "./testing/small-file";

/** The facts of a file that was read, to compare with those listed in REAL_FILES. */
function summary(file: SieFile): RealFileFacts {
  const months = (kind: string) => file.monthlyAmounts.filter((amount) => amount.kind === kind);
  const { program, companyName, businessIdentityCode, currency, chartType } = file.identification;
  const rows = [...file.vouchers].flatMap((voucher) => voucher.rows);
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

/** The accounts that warnings of a code name: as “on account 1930 it is”, or as “1930 (-5.00)” among several. */
function accountsNamed(file: SieFile, code: string): string[] {
  return file.warnings
    .filter((warning) => warning.code === code)
    .flatMap(({ explanation }) =>
      Array.from(explanation.matchAll(/\b(\d{4})(?= it is| \(-?\d)/g), ([, account]) => account ?? ""),
    );
}

describeWithRealFiles("the vendors' test files", () => {
  test.each(Object.entries(REAL_FILES))("%s is read as its description says, without errors", (name, expected) => {
    const file = readSie(realFileText(name));
    expect(file.errors).toEqual([]);
    expect(summary(file)).toEqual(expected);
  });

  test.each(Object.keys(REAL_FILES))("%s is in code page 437, or in UTF-8 if it is the damaged file", (name) => {
    const { encoding, text } = decodeSieBytes(realFileBytes(name));
    const isDamaged = name === "visma-adm2000-4e-2021-underdim.se";
    expect([encoding, text.includes("\ufffd")]).toEqual([isDamaged ? "utf-8" : "cp437", isDamaged]);
  });

  test("every remark stands on the line it quotes", () => {
    for (const name of Object.keys(REAL_FILES)) {
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
    expect([...file.vouchers].find(({ number }) => number === "19")?.rows).toHaveLength(2);
  });

  test("SoftOne: the months contradict #UB or #RES on 36 accounts, all named, and #UB and #RES do not sum to #IB", () => {
    const file = readSie(realFileText("softone-xe-2-2016.se"));
    const remark = file.warnings.find(({ code }) => code === "monthsContradictBalance");
    expect(new Set(remark?.explanation.match(/\b\d{4}\b/g)).size).toBe(36);
    expect(file.warnings.find(({ code }) => code === "closingBalanceUneven")?.explanation).toContain("-15209719.54");
  });

  test("Fortnox: the opening balances sum to 76,663 kronor, which no #RES −1 explains; names are read", () => {
    const file = readSie(realFileText("fortnox-4e-2010.se"));
    expect(file.warnings[0]?.explanation).toContain("the sum is 76663.00");
    expect(file.identification.companyKey).toBe("54256");
    expect(file.accounts.find(({ number }) => number === "1111")?.name).toBe("Byggnader på egen mark");
  });

  test("Avendo: the copy of the added row counts, the added and the struck row are history", () => {
    const { vouchers } = readSie(realFileText("avendo-4e-rtrans-2011.se"));
    const changed = [...vouchers].find(({ struckRows }) => struckRows.length > 0);
    expect(changed?.struckRows).toMatchObject([{ account: "1910", amount: -15700n, lineNo: 2204 }]);
    expect(changed?.addedRows).toMatchObject([{ account: "1920", amount: -15700n, lineNo: 2205 }]);
    expect(changed?.rows.find(({ account }) => account === "1920")).toMatchObject({ amount: -15700n, lineNo: 2206 });
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
    "%s: the checksum verifies, and no longer when a digit is added to an amount",
    (name) => {
      const text = realFileText(name);
      expect(codesOf(readSie(text)).warnings).not.toContain("checksumDiffers");
      const changed = text.replace(
        /(#UB\s+0\s+\d+\s+)(-?\d+)/,
        (_, before: string, amount: string) => `${before}${amount}1`,
      );
      expect(changed).not.toBe(text);
      expect(codesOf(readSie(changed)).warnings).toContain("checksumDiffers");
    },
  );

  test("a file of code page 437 that was decoded as another is repaired", () => {
    for (const name of Object.keys(REAL_FILES)) {
      const { text, encoding } = decodeSieBytes(realFileBytes(name));
      if (encoding !== "cp437") continue;
      const asLatin1 = Buffer.from(realFileBytes(name)).toString("latin1");
      const asWindows = new TextDecoder("windows-1252").decode(realFileBytes(name));
      const repairedFrom = /[^\0-\x7f]/.test(text) ? "cp437" : null;
      expect(repairMisdecodedSie(asLatin1)).toEqual({ text, repairedFrom });
      expect(repairMisdecodedSie(asWindows)).toEqual({ text, repairedFrom });
      expect(repairMisdecodedSie(text)).toEqual({ text, repairedFrom: null });
    }
  });
});
