import type { SieDraft } from "./draft";
import { quoted, WHOLE_FILE, type SieNotes } from "./notes";
import { RecordFields } from "./record-fields";
import { RECORDS } from "./records/labels";
import { readVoucher } from "./records/vouchers";
import { SieScanner } from "./scanner";
import { Tally } from "./tally";
import { VoucherReader } from "./voucher-reader";

/** Reads all records of a text into the draft, in one pass. */
export function readRecords(text: string, draft: SieDraft, notes: SieNotes): void {
  const scanner = new SieScanner(text);
  const fields = new RecordFields(scanner, draft, notes);
  const vouchers = new VoucherReader(fields);
  const tallies = {
    unknown: new Tally(
      "unknownLabel",
      (label, lines) => `The format has no record ${quoted(label)}; it was passed over on ${lines}.`,
    ),
    extra: new Tally(
      "extraFields",
      (label, lines) => `${label} has more fields than the format knows; they were passed over on ${lines}.`,
    ),
    stray: new Tally(
      "notARecord",
      (_, lines) => `Expected a record that begins with #; ${lines} without one were passed over.`,
    ),
    control: new Tally("controlCharacter", (_, lines) => `Control characters were read as blanks on ${lines}.`),
  };
  const place = () => scanner.place();

  for (let line = scanner.nextLine(); line !== null; line = scanner.restOfLine() ?? scanner.nextLine()) {
    if (line === "open") vouchers.open();
    else if (line === "close") vouchers.close();
    else if (line === "other") tallies.stray.count("", place);
    else {
      const isKnown = readRecord(fields, vouchers);
      if (vouchers.skipping) continue;
      if (!isKnown) tallies.unknown.count(scanner.label, place);
      else if (hasExtraField(scanner)) tallies.extra.count(scanner.label, place);
      if (scanner.controls) tallies.control.count("", place);
    }
  }
  vouchers.end();
  for (const tally of Object.values(tallies)) tally.report(notes);
  if (draft.labels.size === 0) {
    notes.error(
      "notSie",
      WHOLE_FILE,
      "Expected a SIE file, with records such as #FLAGGA 0 or #SIETYP 4; none was found.",
    );
  }
}

/** False where the format does not know the record. */
function readRecord(fields: RecordFields, vouchers: VoucherReader): boolean {
  const { scanner, draft } = fields;
  const { label } = scanner;
  const isRow = label === "#TRANS" || label === "#RTRANS" || label === "#BTRANS";
  const handler = RECORDS.get(label);
  const isKnown = isRow || label === "#VER" || handler !== undefined;
  if (isKnown && !draft.labels.has(label)) draft.labels.set(label, scanner.place());
  if (!isRow) vouchers.interrupt(isKnown);
  if (vouchers.skipping) return isKnown;
  if (isRow) vouchers.row(label);
  else if (label === "#VER") vouchers.begin(readVoucher(fields));
  else handler?.(fields);
  return isKnown;
}

/** After an error the rest of the line is no extra field, but the error says enough for it not to matter. */
function hasExtraField(scanner: SieScanner): boolean {
  while (scanner.hasMore()) {
    scanner.nextField();
    if (scanner.fieldEnd > scanner.fieldStart) return true;
  }
  return false;
}
