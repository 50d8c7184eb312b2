import { quoted } from "../notes";
import { isDimensionNumber, MAX_CODE_LENGTH } from "../object-lists";
import type { RecordFields } from "../record-fields";
import type { SieDimension } from "../sie-records";
import type { RecordHandler } from "./handler";

export const dimensionRecords = {
  "#DIM": (fields) => {
    declareDimension(fields);
  },
  "#UNDERDIM": (fields) => {
    const dimension = declareDimension(fields);
    if (!dimension) return;
    const parent = fields.text();
    if (!isDimensionNumber(parent)) {
      fields.warn(
        "badDimension",
        `Expected the number of the parent dimension, found ${quoted(parent)}; it was left out.`,
      );
      return;
    }
    dimension.parent = Number(parent);
    fields.draft.dimension(dimension.parent, fields.scanner.lineNo);
  },
  "#OBJEKT": (fields) => {
    const dimension = readNumber(fields);
    if (dimension === null) return;
    const code = fields.text();
    if (code === "" || code.length > MAX_CODE_LENGTH) {
      fields.leaveOut("badObject", `Expected the number of an object, found ${quoted(code)}.`);
      return;
    }
    const object = fields.draft.object({ dimension, code }, fields.scanner.lineNo);
    object.name = fields.text();
    object.declared = true;
    object.lineNo = fields.scanner.lineNo;
  },
} satisfies Record<string, RecordHandler>;

function declareDimension(fields: RecordFields): SieDimension | null {
  const number = readNumber(fields);
  if (number === null) return null;
  const dimension = fields.draft.dimension(number, fields.scanner.lineNo);
  const name = fields.text();
  if (name !== "") dimension.name = name;
  dimension.declared = true;
  dimension.lineNo = fields.scanner.lineNo;
  return dimension;
}

function readNumber(fields: RecordFields): number | null {
  const text = fields.text();
  if (isDimensionNumber(text)) return Number(text);
  fields.leaveOut("badDimension", `Expected the number of a dimension, found ${quoted(text)}.`);
  return null;
}
