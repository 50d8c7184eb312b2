import { quoted } from "../notes";
import type { RecordFields } from "../record-fields";
import type { RecordHandler } from "./handler";

export const yearRecords = {
  "#RAR": readYear,
  "#OMFATTN": (fields) => {
    fields.draft.balancesThrough = fields.minorDay();
  },
} satisfies Record<string, RecordHandler>;

/** Errors in year 0 are reported at the end, when it is known if the file needs its dates. */
function readYear(fields: RecordFields): void {
  const { draft, scanner } = fields;
  const index = fields.integer("the index of a year");
  if (index === null) return;
  const start = fields.minorDay();
  const end = fields.minorDay();
  const leaveOut = (code: string, explanation: string) => {
    if (index === 0) draft.badYear = { code, position: scanner.position(), explanation };
    else fields.warn(code, explanation);
  };
  if (start === null || end === null) {
    leaveOut("yearWithoutDates", `Expected the first and last day of year ${index}; the year was left out.`);
  } else if (end < start) {
    leaveOut("yearBackwards", `Expected year ${index} to end after its start ${quoted(start)}; it was left out.`);
  } else {
    if (draft.years.has(index)) fields.warn("yearTwice", `Year ${index} stands twice; the last one counts.`);
    draft.years.set(index, { index, start, end, lineNo: scanner.lineNo });
  }
}
