import { setImmediate } from "node:timers/promises";
import type { CalendarDay } from "@/contract/calendar";
import { checkFile } from "./check-file";
import { FileChecksum } from "./checksum";
import { SieDraft } from "./draft";
import { SieNotes } from "./notes";
import { RecordReader } from "./read-records";
import type { SieFile } from "./sie-file";
import { detectType } from "./sie-type";
import { SieSource } from "./source";
import { SieVouchers } from "./vouchers";

export type ReadSieOptions = {
  /** The first and last day of year 0, in place of the days in #RAR 0; an omitted day is taken from the file. */
  fiscalYear?: { start?: CalendarDay; end?: CalendarDay };
};

/** The number of bytes that one step reads, which takes about ten milliseconds. */
const STEP_BYTES = 2 * 1024 * 1024;

/**
 * Reads and checks a SIE file of type 1–4, given as a text (decoded by contract/imports/sie-bytes) or as UTF-8. Never
 * throws: problems are listed in `errors` (then nothing of the file may be stored) and `warnings`.
 */
export function readSie(text: string | Uint8Array, options: ReadSieOptions = {}): SieFile {
  const reading = new SieReading(text, options);
  while (reading.step());
  return reading.finish();
}

/** Like {@link readSie}, but yields to the event loop between steps, for large files. */
export async function readSieInSteps(text: Uint8Array, options: ReadSieOptions): Promise<SieFile> {
  const reading = new SieReading(text, options);
  while (reading.step()) await setImmediate();
  return reading.finish();
}

class SieReading {
  private readonly source: SieSource;
  private readonly draft: SieDraft;
  private readonly notes = new SieNotes();
  private readonly records: RecordReader;
  private checksum: FileChecksum | null = null;

  constructor(
    text: string | Uint8Array,
    private readonly options: ReadSieOptions,
  ) {
    this.source = new SieSource(text);
    this.draft = new SieDraft(this.source);
    this.records = new RecordReader(this.source, this.draft, this.notes);
  }

  /** Reads the next piece of the file, after its end the next piece for its checksum; false if nothing was left. */
  step(): boolean {
    if (this.checksum) return this.checksum.step(STEP_BYTES);
    if (!this.records.read(STEP_BYTES)) this.checksum = new FileChecksum(this.source, this.draft.checksums);
    return true;
  }

  /** Checks the file, once {@link step} has returned false. */
  finish(): SieFile {
    const { source, draft, notes, options } = this;
    if (options.fiscalYear) setYear(draft, options.fiscalYear);
    const file = makeFile(draft, source, this.records.fields.objectLists.lists);
    checkFile(file, draft, source, this.checksum!, notes);
    return { ...file, ...notes.finish(source) };
  }
}

function setYear(draft: SieDraft, fiscalYear: NonNullable<ReadSieOptions["fiscalYear"]>): void {
  const written = draft.years.get(0);
  const start = fiscalYear.start ?? written?.start;
  const end = fiscalYear.end ?? written?.end;
  if (start && end) draft.years.set(0, { index: 0, start, end, lineNo: written?.lineNo ?? 0 });
}

function makeFile(draft: SieDraft, source: SieSource, objectLists: SieVouchers["objectLists"]): SieFile {
  const { accounts } = draft;
  const dimensions = Array.from(draft.dimensions.values()).sort((a, b) => a.number - b.number);
  const objects = Array.from(draft.objects.values());
  const { balancesThrough } = draft;
  const year = draft.years.get(0);
  const isInYear = balancesThrough !== null && year && year.start <= balancesThrough && balancesThrough <= year.end;
  return {
    sieType: detectType(draft),
    identification: draft.identification,
    alreadyImported: draft.flag === "1",
    balancesThrough: isInYear ? balancesThrough : null,
    years: Array.from(draft.years.values()).sort((a, b) => b.index - a.index),
    accounts,
    dimensions,
    objects,
    balances: Array.from(draft.balances.values()),
    monthlyAmounts: Array.from(draft.monthlyAmounts.values()),
    vouchers: new SieVouchers(draft.vouchers, accounts, objectLists),
    counts: {
      accounts: countDeclared(accounts),
      vouchers: draft.vouchers.vouchers,
      rows: draft.rows,
      dimensions: countDeclared(dimensions),
      objects: countDeclared(objects),
    },
    damagedCharacters: countDamage(source.bytes),
    errors: [],
    warnings: [],
  };
}

function countDeclared(records: readonly { declared: boolean }[]): number {
  return records.reduce((count, { declared }) => count + (declared ? 1 : 0), 0);
}

function countDamage(bytes: Buffer): number {
  let count = 0;
  for (let at = bytes.indexOf("\ufffd"); at >= 0; at = bytes.indexOf("\ufffd", at + 1)) count++;
  return count;
}
