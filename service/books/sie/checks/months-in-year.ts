import type { SieMonthlyAmount } from "../sie-records";
import { listed, type SieCheck } from "./check";

/** The months of #PSALDO and #PBUDGET must be within their year. One note per label covers all that are not. */
export const checkMonthsInYear: SieCheck = ({ file, notes }) => {
  const years = new Map(file.years.map((year) => [year.index, year]));
  const isStray = ({ yearIndex, month }: SieMonthlyAmount) => {
    const year = years.get(yearIndex);
    return year !== undefined && (month < year.start.slice(0, 7) || month > year.end.slice(0, 7));
  };
  const strays = file.monthlyAmounts.filter(isStray);
  for (const kind of ["PSALDO", "PBUDGET"] as const) {
    const ofKind = strays.filter((record) => record.kind === kind);
    const [first] = ofKind;
    if (!first) continue;
    const accounts = listed(ofKind.map(({ account }) => account));
    notes.warn(
      "monthOutsideYear",
      { lineNo: first.lineNo, linePos: 1, label: `#${kind}` },
      `Expected months within year ${first.yearIndex}, found ${first.month}; ${ofKind.length} records have months outside their year and were left out, of accounts: ${accounts}.`,
    );
  }
};
