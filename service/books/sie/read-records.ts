import type { SieDraft } from "./draft";
import { quoted, WHOLE_FILE, type SieNotes, type SiePosition } from "./notes";
import { QuickRows } from "./quick-rows";
import { RecordFields } from "./record-fields";
import type { RecordHandler } from "./records/handler";
import { RECORDS } from "./records/labels";
import { SieScanner, type SieLine } from "./scanner";
import type { SieSource } from "./source";
import { Tally } from "./tally";
import { BTRANS, RTRANS, TRANS } from "./voucher-columns";
import { VoucherReader } from "./voucher-reader";

const ROWS: Record<string, number> = { "#TRANS": TRANS, "#RTRANS": RTRANS, "#BTRANS": BTRANS };

export const isRowLabel = (label: string): boolean => label in ROWS;
export const isKnownLabel = (label: string): boolean => isRowLabel(label) || label === "#VER" || RECORDS.has(label);

/** Labels of records that balances and vouchers are made from. */
const NEEDED = new Set(["#IB", "#UB", "#RES", "#OIB", "#OUB", "#PSALDO", "#VER", "#TRANS", "#RTRANS"]);
/** Labels of records that are not needed if the file has vouchers. */
const NEEDED_WITHOUT_VOUCHERS = new Set(["#UB", "#RES", "#OUB", "#PSALDO"]);

/** Labels of which the last record counts, and is checked once all is read; remarks of that check refer to it. */
const LAST_COUNTS = new Set(["#FLAGGA", "#FORMAT", "#SIETYP", "#OMFATTN"]);

/** The handling of the records of a label. */
interface LabelKind {
  isKnown: boolean;
  isNeeded: boolean;
  lastCounts: boolean;
  /** The kind of row, −1 for other records. */
  row: number;
  handler: RecordHandler | undefined;
}

/** Reads all records of a file into the draft in one pass, which can be made in steps. */
export class RecordReader {
  readonly fields: RecordFields;
  private readonly scanner: SieScanner;
  private readonly vouchers: VoucherReader;
  private readonly quickRows: QuickRows;
  /** By the scanner's number for the label. */
  private readonly kinds: LabelKind[] = [];
  private readonly tallies = {
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
      (_, lines) => `Expected a record that begins with #; passed over ${lines} without one.`,
    ),
    control: new Tally("controlCharacter", (_, lines) => `Control characters were read as blanks on ${lines}.`),
  };

  constructor(
    source: SieSource,
    private readonly draft: SieDraft,
    private readonly notes: SieNotes,
  ) {
    this.scanner = new SieScanner(source);
    this.fields = new RecordFields(this.scanner, draft, notes);
    this.vouchers = new VoucherReader(this.fields);
    this.quickRows = new QuickRows(this.fields);
  }

  /**
   * Reads about `size` more bytes, up to the end of a line, or of a run of rows that QuickRows can read. Returns false
   * at the end of the file.
   */
  read(size: number): boolean {
    const { scanner, vouchers, quickRows } = this;
    const stop = scanner.nextLineStart + size;
    for (let line = scanner.nextLine(); line !== null; line = scanner.restOfLine() ?? scanner.nextLine()) {
      this.readLine(line);
      if (vouchers.awaitsRow && !scanner.hasMore()) while (quickRows.read());
      if (scanner.nextLineStart >= stop && !scanner.hasMore()) return true;
    }
    this.finish();
    return false;
  }

  private readLine(line: SieLine): void {
    const { scanner, vouchers, tallies } = this;
    const kind = line === "record" ? this.kindOfRecord() : null;
    // A known record other than a row ends braces that were never closed.
    if (vouchers.skipping && !(kind?.isKnown && kind.row < 0)) vouchers.skip();
    else if (line === "open") vouchers.open();
    else if (line === "close") vouchers.close();
    else if (!kind) tallies.stray.count("", this.notePosition);
    else {
      this.readRecord(kind);
      if (!kind.isKnown) tallies.unknown.count(scanner.label, this.notePosition);
      else if (hasExtraField(scanner)) tallies.extra.count(scanner.label, this.notePosition);
      if (scanner.controls) tallies.control.count("", this.notePosition);
    }
  }

  private readonly notePosition = (): SiePosition => this.scanner.position();

  private kindOfRecord(): LabelKind {
    const { label, labelNumber } = this.scanner;
    return (this.kinds[labelNumber] ??= this.kindOf(label));
  }

  private readRecord(kind: LabelKind): void {
    const { scanner, vouchers } = this;
    const { label } = scanner;
    if (kind.row < 0) vouchers.interrupt(kind.isKnown);
    this.fields.isNeeded = kind.isNeeded;
    if (kind.row >= 0) vouchers.row(label, kind.row);
    else if (kind.handler) {
      if (kind.lastCounts) this.draft.labels.set(label, scanner.position());
      kind.handler(this.fields);
    } else if (label === "#VER") vouchers.begin();
  }

  /** Called once for each spelling of a label, at its first record. */
  private kindOf(label: string): LabelKind {
    const row = ROWS[label] ?? -1;
    const handler = RECORDS.get(label);
    const isKnown = isKnownLabel(label);
    if (isKnown && !this.draft.labels.has(label)) this.draft.labels.set(label, this.scanner.position());
    return { isKnown, isNeeded: NEEDED.has(label), lastCounts: LAST_COUNTS.has(label), row, handler };
  }

  /** Refuses a file that needs a damaged closing balance of the year before, because it has no opening balances. */
  private requireOpening(kind: "UB" | "OUB", position: SiePosition): void {
    const opening = kind === "UB" ? "IB" : "OIB";
    const balances = [...this.draft.balances.values()];
    if (balances.some((balance) => balance.kind === opening && balance.yearIndex === 0)) return;
    this.notes.error(
      "openingUnreadable",
      position,
      `Expected a record that can be read: without #${opening} 0, the opening balances are those of #${kind} −1.`,
    );
  }

  private finish(): void {
    this.vouchers.end();
    if (this.draft.vouchers.vouchers > 0) this.notes.excuse(NEEDED_WITHOUT_VOUCHERS);
    for (const [kind, position] of this.draft.damagedClosings) this.requireOpening(kind, position);
    for (const tally of Object.values(this.tallies)) tally.report(this.notes);
    if (this.draft.labels.size > 0) return;
    this.notes.error(
      "notSie",
      WHOLE_FILE,
      "Expected a SIE file, with records such as #FLAGGA 0 or #SIETYP 4; none was found.",
    );
  }
}

/** Returns true if a non-empty field remains on the line; after an error, the rest of the line was skipped. */
function hasExtraField(scanner: SieScanner): boolean {
  while (scanner.hasMore()) {
    scanner.nextField();
    if (scanner.fieldEnd > scanner.fieldStart) return true;
  }
  return false;
}
