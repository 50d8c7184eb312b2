import {
  monthReadings,
  movementsInYear,
  openingBalances,
  type AccountMonths,
  type MonthsReading,
} from "../month-readings";
import { closingRule } from "./account-totals";
import { listed, type CheckInput, type SieCheck } from "./check";
import { reportDifferences, unbalancedAccounts } from "./differences";

/**
 * The opening balance plus #PSALDO must give #UB on each balance account; #PSALDO must give #RES on each result
 * account.
 */
export const checkMonthsGiveBalances: SieCheck = (input) => {
  if (input.file.counts.vouchers > 0) checkMonthsBesideVouchers(input);
  else checkReadings(input);
};

/** Lists the accounts whose monthly amounts are read differently from the format, as their #UB and #RES require. */
function checkReadings({ file, notes }: CheckInput): void {
  const year = file.years.find(({ index }) => index === 0);
  if (!year || movementsInYear(file, year).length === 0) return;
  const readings = monthReadings(file, year);
  const warn = (code: string, reading: MonthsReading, explain: (accounts: string) => string) => {
    const matching = readings.filter((account) => account.reading === reading);
    if (matching.length === 0) return;
    const accounts = matching.map(({ account }) => account);
    notes.warn(code, { ...positionOf(matching[0]!), linePos: 1 }, explain(listed(accounts)));
  };
  warn(
    "monthsReadAsParts",
    "parts",
    (accounts) =>
      `Expected the #PSALDO without an object to give #UB or #RES; all records of an account together do on these, so they were read as its parts: ${accounts}.`,
  );
  warn(
    "monthsContradictBalance",
    "none",
    (accounts) =>
      `Expected #PSALDO to give #UB or #RES; on these accounts they do not, so the year is #UB or #RES and the months are unknown: ${accounts}.`,
  );
  function positionOf({ account }: AccountMonths): { lineNo: number; label: string } {
    const month = file.monthlyAmounts.find(
      (record) => record.kind === "PSALDO" && record.yearIndex === 0 && record.account === account,
    );
    if (month) return { lineNo: month.lineNo, label: "#PSALDO" };
    // An account without #PSALDO has a balance of the year, or a #UB −1 that is its opening balance.
    const ofYear = file.balances.filter(({ yearIndex }) => yearIndex === 0);
    const balances = [...ofYear, ...openingBalances(file, ["IB", "UB"])];
    const { lineNo, kind } = balances.find((record) => record.account === account)!;
    return { lineNo, label: `#${kind}` };
  }
}

/** The months of a file with vouchers are only compared, because its books are read from the vouchers. */
function checkMonthsBesideVouchers({ totals, notes }: CheckInput): void {
  if (!Array.from(totals.values()).some(({ months }) => months)) return;
  const { balances, results } = unbalancedAccounts(
    totals,
    ({ months }) => months,
    ({ opening, ub, res, months }, isResult) => {
      if (months) return { lineNo: months.lineNo, label: "#PSALDO" };
      if (isResult) return { lineNo: res?.lineNo ?? 0, label: "#RES" };
      if (ub) return { lineNo: ub.lineNo, label: "#UB" };
      return { lineNo: opening?.lineNo ?? 0, label: opening?.label ?? "#IB" };
    },
  );
  const rule = closingRule(totals, "the months of #PSALDO");
  reportDifferences(notes, "monthsDifferFromClosingBalance", rule, balances);
  reportDifferences(notes, "monthsDifferFromResult", "the months of #PSALDO give #RES", results);
}
