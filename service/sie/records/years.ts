import { quoted } from "../notes";
import type { RecordFields } from "../record-fields";
import type { RecordHandler } from "./handler";

export const yearRecords = {
  "#RAR": readYear,
  "#OMFATTN": (fields) => {
    fields.draft.balancesThrough = fields.minorDay();
  },
} satisfies Record<string, RecordHandler>;

/** Dates that cannot be read are a warning here: whether the file can do without that year shows at the end. */
function readYear(fields: RecordFields): void {
  const { draft, scanner } = fields;
  const index = fields.integer("the index of a year");
  if (index === null) return;
  const start = fields.minorDay();
  const end = fields.minorDay();
  if (start === null || end === null) {
    fields.warn("yearWithoutDates", `Expected the first and last day of year ${index}; the year was left out.`);
  } else if (end < start) {
    fields.warn("yearBackwards", `Expected year ${index} to end after its start ${quoted(start)}; it was left out.`);
  } else {
    if (draft.years.has(index)) fields.warn("yearTwice", `Year ${index} stands twice; the last one counts.`);
    draft.years.set(index, { index, start, end, lineNo: scanner.lineNo });
  }
}
