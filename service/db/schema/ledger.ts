import {
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from "drizzle-orm/pg-core";
import { bytes, double, instant, ore } from "./columns";
import { fiscalYear } from "./fiscal-year";

/** What belongs to a fiscal year's books hangs on it and goes with it. */
function ofFiscalYear(table: { companyId: AnyPgColumn; fiscalYearId: AnyPgColumn }) {
  return foreignKey({
    columns: [table.companyId, table.fiscalYearId] as never,
    foreignColumns: [fiscalYear.companyId, fiscalYear.id] as never,
  }).onDelete("cascade");
}

/** The row of a fiscal year as JSON holds it. */
export type KeptFiscalYear = Omit<typeof fiscalYear.$inferSelect, "activePeriodLastUpdate"> & {
  activePeriodLastUpdate: string;
};

/**
 * The imports of a fiscal year, each with its SIE file: the files of the books as they are (the source of every line
 * number below), and those they replaced, from which the books before can be made again.
 */
export const importedFile = pgTable(
  "imported_file",
  {
    companyId: text("company_id").notNull(),
    fiscalYearId: text("fiscal_year_id").notNull(),
    /** One more for each import of the fiscal year. */
    sequence: integer("sequence").notNull(),
    id: uuid("id").notNull().defaultRandom(),
    /** Whether it made the year, replaced its books or added to them. */
    action: text("action").$type<"new" | "replaced" | "added">().notNull().default("replaced"),
    importedAt: instant("imported_at").notNull(),
    importedBy: text("imported_by").notNull(),
    program: text("program").notNull(),
    sieType: text("sie_type").notNull(),
    encoding: text("encoding").notNull(),
    /** SHA-256 in hex of the text as it was read, in UTF-8. */
    textHash: text("text_hash").notNull(),
    /** SHA-256 of the vouchers that a 4I file added: tells one that comes twice, whatever #GEN says. Else empty. */
    vouchersHash: text("vouchers_hash").notNull(),
    /** The text in UTF-8, gzip; null once the import was taken back. */
    content: bytes("content"),
    /** What the request said of how to read the file. */
    options: jsonb("options").$type<Record<string, unknown>>().notNull().default({}),
    /** The row of the fiscal year before the import; null where it made the year, or came before imports kept it. */
    yearBefore: jsonb("year_before").$type<KeptFiscalYear>(),
    /** `sequence` of the import whose books took the place of this one's; null for those of the books as they are. */
    replacedBy: integer("replaced_by"),
    takenBackAt: instant("taken_back_at"),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.fiscalYearId, table.sequence] }),
    ofFiscalYear(table),
    uniqueIndex("imported_file_id").on(table.companyId, table.id),
  ],
);

export const account = pgTable(
  "account",
  {
    companyId: text("company_id").notNull(),
    fiscalYearId: text("fiscal_year_id").notNull(),
    number: text("number").notNull(),
    name: text("name").notNull(),
    /** T asset, S liability or equity, K cost, I income; null where the file leaves it to the number. */
    type: text("type").$type<"T" | "S" | "K" | "I">(),
    sruCodes: text("sru_codes").array().notNull().default([]),
    /** What the account's quantities count. */
    unit: text("unit").notNull().default(""),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.fiscalYearId, table.number] }), ofFiscalYear(table)],
);

export const dimension = pgTable(
  "dimension",
  {
    companyId: text("company_id").notNull(),
    fiscalYearId: text("fiscal_year_id").notNull(),
    number: integer("number").notNull(),
    name: text("name").notNull(),
    parent: integer("parent"),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.fiscalYearId, table.number] }), ofFiscalYear(table)],
);

export const dimensionObject = pgTable(
  "dimension_object",
  {
    companyId: text("company_id").notNull(),
    fiscalYearId: text("fiscal_year_id").notNull(),
    dimension: integer("dimension").notNull(),
    object: text("object").notNull(),
    name: text("name").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.fiscalYearId, table.dimension, table.object] }),
    ofFiscalYear(table),
  ],
);

/**
 * Of vouchers and their rows there may be a million. To check a foreign key for each costs more than to store it, and an
 * index by account as much: whoever deletes a fiscal year or a company deletes them too (removeLedgers, ADR 0030).
 */
export const voucher = pgTable(
  "voucher",
  {
    companyId: text("company_id").notNull(),
    fiscalYearId: text("fiscal_year_id").notNull(),
    /** Place in the books, from 0: series and number are no key, some programs repeat or omit them. */
    ordinal: integer("ordinal").notNull(),
    fileSequence: integer("file_sequence").notNull(),
    line: integer("line").notNull(),
    series: text("series").notNull(),
    number: text("number").notNull(),
    date: date("date", { mode: "string" }).notNull(),
    text: text("text").notNull(),
    registered: date("registered", { mode: "string" }),
    signature: text("signature").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.fiscalYearId, table.ordinal] }),
    index("voucher_date").on(table.companyId, table.fiscalYearId, table.date),
  ],
);

export const voucherRow = pgTable(
  "voucher_row",
  {
    companyId: text("company_id").notNull(),
    fiscalYearId: text("fiscal_year_id").notNull(),
    voucherOrdinal: integer("voucher_ordinal").notNull(),
    ordinal: integer("ordinal").notNull(),
    line: integer("line").notNull(),
    account: text("account").notNull(),
    /** Debit +, credit −. */
    amount: ore("amount").notNull(),
    date: date("date", { mode: "string" }).notNull(),
    text: text("text").notNull(),
    quantity: double("quantity"),
    signature: text("signature").notNull(),
    /** `dimension_object` ids of the row, at most one a dimension. */
    objects: text("objects").array().notNull(),
    /** TRANS and RTRANS (added later) count; BTRANS was struck out and is history. */
    kind: text("kind").$type<"TRANS" | "RTRANS" | "BTRANS">().notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.fiscalYearId, table.voucherOrdinal, table.ordinal] })],
);

/** The balances written in the file, for comparison and for years before the first one imported. */
export const fileBalance = pgTable(
  "file_balance",
  {
    companyId: text("company_id").notNull(),
    fiscalYearId: text("fiscal_year_id").notNull(),
    ordinal: integer("ordinal").notNull(),
    kind: text("kind").$type<"IB" | "UB" | "RES" | "OIB" | "OUB" | "PSALDO" | "PBUDGET">().notNull(),
    /** 0 this year, −1 the one before, … */
    yearIndex: integer("year_index").notNull(),
    /** YYYY-MM of PSALDO and PBUDGET. */
    month: text("month"),
    account: text("account").notNull(),
    /** `dimension_object` ids; empty for the whole account. */
    objects: text("objects").array().notNull(),
    amount: ore("amount").notNull(),
    quantity: double("quantity"),
    line: integer("line").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.fiscalYearId, table.ordinal] }),
    ofFiscalYear(table),
    index("file_balance_account").on(table.companyId, table.fiscalYearId, table.kind, table.account),
  ],
);

/** The other fiscal years a file names (#RAR −1 and earlier), so that their balances keep their dates. */
export const fileYear = pgTable(
  "file_year",
  {
    companyId: text("company_id").notNull(),
    fiscalYearId: text("fiscal_year_id").notNull(),
    yearIndex: integer("year_index").notNull(),
    firstDay: date("first_day", { mode: "string" }).notNull(),
    lastDay: date("last_day", { mode: "string" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.fiscalYearId, table.yearIndex] }), ofFiscalYear(table)],
);
