import * as z from "zod";
import { companySchema } from "../companies/company";
import { currencySchema } from "../fiscal-years/currency";
import { calendarDay, startOfDay, timestamp, writtenDay } from "../dates";
import { fiscalYearSchema } from "../fiscal-years/fiscal-year";
import { list } from "../list";
import { anyId } from "../text";
import { createForm } from "../write-forms";
import type { SieEncoding } from "./sie-bytes-tables";

/** The encodings that SIE files are found in; the format itself allows only the first. */
const SIE_ENCODINGS = ["cp437", "utf-8", "windows-1252"] as const satisfies SieEncoding[];

/** A day, kept as `YYYY-MM-DD`; clients may also send a timestamp. */
const day = startOfDay.overwrite((value) => writtenDay(value)!);

/** Maximum number of objects that a request may list. */
const MAX_OBJECTS = 10_000;

export const sieImportRequestSchema = createForm(
  z.object({
    /** The text of the file, decoded by the client with contract/imports/sie-bytes. */
    data: z.string(),
    currency: currencySchema.optional(),
    chartOfAccountsId: anyId().optional(),
    /**
     * Objects to import, each as `dimension_object` or the object's number alone; the amounts of other objects stay
     * on their accounts. Empty for none, absent for all. Cannot be combined with `excludeEmptyDimensions: true`.
     */
    dimensionObjects: list(anyId(), MAX_OBJECTS).optional(),
    /** Leaves out objects without any amount, and dimensions without an object. */
    excludeEmptyDimensions: z.boolean().optional(),
    /** The last day that the books cover; vouchers with a later date are left out. */
    lastLedgerDate: day.optional(),
    fiscalYearStart: day.optional(),
    fiscalYearEnd: day.optional(),
    companyId: anyId().optional(),
    /** The encoding that the client decoded the bytes with; only the client knows it. */
    encoding: z.enum(SIE_ENCODINGS).optional(),
    dryRun: z.boolean().optional(),
  }),
);
export type SieImportRequest = z.output<typeof sieImportRequestSchema>;

/** The fiscal year that a user enters when the file or the company lacks it. */
export const enteredFiscalYearSchema = z
  .object({ fiscalYearStart: calendarDay, fiscalYearEnd: calendarDay })
  .refine(({ fiscalYearStart, fiscalYearEnd }) => fiscalYearStart <= fiscalYearEnd, {
    path: ["fiscalYearEnd"],
    message: "expected an end that is not before the start",
  });

/**
 * A remark on a line of the file. `lineNo` and `linePos` count from 1. Both are 0 in a remark on the whole file; only
 * `linePos` is 0 in one that says how many more remarks were left out after that line.
 */
export const sieNoteSchema = z.object({
  lineNo: z.int(),
  linePos: z.int(),
  label: z.string(),
  line: z.string(),
  explanation: z.string(),
  /** Stable name of the kind of remark, for programs and translations. */
  code: z.string(),
  /** The number of equal remarks that are combined in this one, when there are several; the line is the first one's. */
  count: z.int().optional(),
});
export type SieNote = z.output<typeof sieNoteSchema>;

export const sieImportSummarySchema = z.object({
  company: companySchema.pick({ id: true, businessIdentityCode: true, name: true }).optional(),
  /** The file's company: #FNAMN and #ORGNR. */
  fileCompanyName: z.string(),
  fileBusinessIdentityCode: z.string(),
  program: z.string(),
  sieType: z.enum(["1", "2", "3", "4E", "4I"]),
  encoding: z.enum([...SIE_ENCODINGS, "unknown"]),
  fiscalYear: fiscalYearSchema
    .pick({ start: true, end: true, currency: true })
    .extend({ id: z.string().optional() })
    .optional(),
  outcome: z.enum(["created", "replaced", "added", "unchanged", "refused"]),
  accounts: z.int(),
  vouchers: z.int(),
  rows: z.int(),
  objects: z.int(),
  /** In units of the fiscal year's currency, such as kronor, not in öre. */
  controlTotals: z.object({
    openingBalance: z.number(),
    closingBalance: z.number(),
    result: z.number(),
    debit: z.number(),
    credit: z.number(),
  }),
  /** Some names in the file with letters beyond ASCII, to check that they were decoded correctly. */
  sample: z.array(z.string()),
  firstVoucherDate: calendarDay.optional(),
  lastVoucherDate: calendarDay.optional(),
});
export type SieImportSummary = z.output<typeof sieImportSummarySchema>;

export const sieImportResultSchema = z.object({
  success: z.boolean(),
  errors: z.array(sieNoteSchema),
  warnings: z.array(sieNoteSchema),
  summary: sieImportSummarySchema.optional(),
});
export type SieImportResult = z.output<typeof sieImportResultSchema>;

/** A stored import of a company's books, which can be taken back. */
export const sieImportEntrySchema = z.object({
  id: z.string(),
  /** UTC. */
  at: timestamp,
  /** User name of the importing user. */
  user: z.string(),
  fiscalYear: fiscalYearSchema.pick({ id: true, start: true, end: true }),
  program: z.string(),
  sieType: z.string(),
  encoding: z.string(),
  /** Effect on the fiscal year: created it, replaced its books or added vouchers to them. */
  action: z.enum(["new", "replaced", "added"]),
  /** Time when it was taken back, UTC. */
  takenBack: timestamp.optional(),
  /**
   * True for the latest import of its fiscal year, if it created the year or the files before it are still stored.
   * Changes made since the import may still forbid taking it back.
   */
  canBeTakenBack: z.boolean(),
  /** The import's remarks on the file. */
  warnings: z.array(sieNoteSchema),
});
export type SieImportEntry = z.output<typeof sieImportEntrySchema>;
export const sieImportEntryListSchema = z.array(sieImportEntrySchema);

/** Progress of a company's running import: `done` of `total` bytes while it reads, rows while it stores. */
export const sieImportProgressSchema = z.object({
  stage: z.enum(["idle", "reading", "storing"]),
  done: z.int(),
  total: z.int(),
});
export type SieImportProgress = z.output<typeof sieImportProgressSchema>;
