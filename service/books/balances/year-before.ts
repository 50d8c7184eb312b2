import { closingKind, isResultNumber } from "../sie/month-readings";
import type { SieFile } from "../sie/sie-file";
import type { SieBalance } from "../sie/sie-records";
import type { FileYearBefore } from "../../figures/engine/year-sums";
import type { CountedRecord } from "./books-balances";

/** A file's balances of the year before its own (#RAR −1), without those of objects and without monthly amounts. */
export interface YearBeforeRecords {
  openings: CountedRecord[];
  /** #UB −1 less #IB −1, or #RES −1. */
  movements: CountedRecord[];
  known: FileYearBefore;
}

/** Returns null if the file has neither #UB −1 nor #RES −1. */
export function yearBeforeRecords({ balances }: Pick<SieFile, "balances">): YearBeforeRecords | null {
  const ofKind = (kind: SieBalance["kind"]) =>
    balances.filter(
      (balance) =>
        balance.kind === kind &&
        balance.yearIndex === -1 &&
        (kind === "IB" ? !isResultNumber(balance.account) : kind === closingKind(balance.account)),
    );
  const ib = ofKind("IB");
  const ub = ofKind("UB");
  const res = ofKind("RES");
  const hasClosings = ub.length > 0;
  const hasResults = res.length > 0;
  if (!hasClosings && !hasResults) return null;
  const counted = (record: SieBalance): CountedRecord => ({ record, object: "", amount: record.amount });
  const negated = (record: SieBalance): CountedRecord => ({ record, object: "", amount: -record.amount });
  return {
    openings: ib.map(counted),
    movements: [...ub.map(counted), ...(hasClosings ? ib.map(negated) : []), ...res.map(counted)],
    known: {
      openings: ib.length > 0,
      closings: hasClosings,
      results: hasResults,
      // Closing balances and results sum to the opening balances, whether or not the result was transferred to equity.
      openingSum: hasClosings && hasResults ? [...ub, ...res].reduce((sum, { amount }) => sum + amount, 0n) : null,
    },
  };
}
