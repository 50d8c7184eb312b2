import type { SieCheck } from "./check";

/** The months of #PSALDO and #PBUDGET lie within the year they are written for. One remark for all that do not. */
export const checkMonthsInYear: SieCheck = ({ file, notes }) => {
  const years = new Map(file.years.map((year) => [year.index, year]));
  const strays = file.monthlyAmounts.filter(({ yearIndex, month }) => {
    const year = years.get(yearIndex);
    return year !== undefined && (month < year.start.slice(0, 7) || month > year.end.slice(0, 7));
  });
  const [first] = strays;
  if (!first) return;
  notes.warn(
    "monthOutsideYear",
    { lineNo: first.lineNo, linePos: 1, label: `#${first.kind}` },
    `Expected months within year ${first.yearIndex}, found ${first.month}; ${strays.length} records are like that.`,
  );
};
