import { isLongerThan18Months } from "../days";
import type { SiePosition } from "../notes";
import type { SieYear } from "../sie-records";
import { firstOf, type CheckInput, type SieCheck } from "./check";

/**
 * Checks the file's years: year 0 exists, #OMFATTN is a day of it, none is too long, none overlaps the one before, and
 * every year used is declared.
 */
export const checkYears: SieCheck = (input) => {
  checkYearOfFile(input);
  const { file, notes } = input;
  for (const year of file.years) checkLength(year, input);
  for (const [i, year] of file.years.entries()) {
    // The latest year comes first.
    const before = file.years[i + 1];
    if (!before || before.end < year.start) continue;
    const explanation = `Expected year ${before.index} to end before year ${year.index} begins, on ${year.start}.`;
    notes.warn("yearsOverlap", positionOf(before), explanation);
  }
  checkUsedYears(input);
};

/** A file of balances must have a year 0, and its balances must run to a day in that year. */
function checkYearOfFile({ file, draft, notes }: CheckInput): void {
  const { badYear, balancesThrough } = draft;
  const year = file.years.find(({ index }) => index === 0);
  const isMissing = file.sieType !== "4I" && !year && draft.labels.size > 0;
  if (badYear && isMissing) notes.error(badYear.code, badYear.position, badYear.explanation);
  else if (badYear) notes.warn(badYear.code, badYear.position, badYear.explanation);
  else if (isMissing) {
    const explanation = "Expected #RAR 0 with the first and the last day of the fiscal year.";
    notes.error("yearMissing", firstOf(draft, "#RAR"), explanation);
  }
  if (year && balancesThrough !== null && file.balancesThrough === null) {
    const explanation = `Expected a day of the fiscal year ${year.start} to ${year.end}, found ${balancesThrough}; it was left out.`;
    notes.warn("balancesThroughOutsideYear", firstOf(draft, "#OMFATTN"), explanation);
  }
}

function checkLength(year: SieYear, { notes }: CheckInput): void {
  if (!isLongerThan18Months(year.start, year.end)) return;
  const explanation = `Expected a fiscal year of at most 18 months, found ${year.start} to ${year.end}.`;
  if (year.index === 0) notes.error("yearTooLong", positionOf(year), explanation);
  else notes.warn("earlierYearTooLong", positionOf(year), explanation);
}

function checkUsedYears({ file, notes }: CheckInput): void {
  // checkYearOfFile reports a missing year 0.
  const known = new Set([0, ...file.years.map(({ index }) => index)]);
  for (const { kind, yearIndex, lineNo } of [...file.balances, ...file.monthlyAmounts]) {
    if (known.has(yearIndex)) continue;
    known.add(yearIndex);
    const explanation = `Expected #RAR ${yearIndex} with the days of the year that this record belongs to.`;
    notes.warn("yearUnknown", { lineNo, linePos: 1, label: `#${kind}` }, explanation);
  }
}

/** Line 0 means that the request gave the year, and the file does not have it. */
function positionOf({ lineNo }: SieYear): SiePosition {
  return { lineNo, linePos: lineNo > 0 ? 1 : 0, label: "#RAR" };
}
