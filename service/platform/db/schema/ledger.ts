import { sql } from "drizzle-orm";
import {
  date,
  index,
  integer,
  jsonb,
  pgTable,
  pgView,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from "drizzle-orm/pg-core";
import type { SieNote } from "@/contract/imports/sie-import";
import { bytes, cascadeFrom, double, instant, ore } from "./columns";
import { fiscalYear } from "./fiscal-year";

/** Foreign key to the fiscal year: its books are deleted with it. */
function ofFiscalYear(table: { companyId: AnyPgColumn; fiscalYearId: AnyPgColumn }) {
  return cascadeFrom([table.companyId, table.fiscalYearId], [fiscalYear.companyId, fiscalYear.id]);
}

/** A row of `fiscal_year` as it is stored in a JSON column: JSON has no dates, so the instant is ISO 8601 text. */
export type SavedFiscalYear = Omit<typeof fiscalYear.$inferSelect, "activePeriodLastUpdate"> & {
  activePeriodLastUpdate: string;
};

/**
 * The imports of a fiscal year with their SIE files: the files of the current books (the source of all line numbers
 * below), and replaced files, from which the earlier books can be rebuilt.
 */
export const importedFile = pgTable(
  "imported_file",
  {
    companyId: text("company_id").notNull(),
    fiscalYearId: text("fiscal_year_id").notNull(),
    /** Numbers the imports of a fiscal year from 0, in the order in which they were made. */
    sequence: integer("sequence").notNull(),
    id: uuid("id").notNull().defaultRandom(),
    /** The effect of the import: it made the year, replaced its books or added to them. */
    action: text("action").$type<"new" | "replaced" | "added">().notNull().default("replaced"),
    importedAt: instant("imported_at").notNull(),
    /** The user name of the importer. */
    importedBy: text("imported_by").notNull(),
    program: text("program").notNull(),
    sieType: text("sie_type").notNull(),
    encoding: text("encoding").notNull(),
    /** SHA-256 in hex of the text as it was read, in UTF-8, without a byte order mark. */
    textHash: text("text_hash").notNull(),
    /**
     * SHA-256 in hex of the vouchers that a 4I file added, so that the same vouchers are refused a second time even in
     * another encoding or with another #GEN (the day the file was written). Empty for files of other types.
     */
    vouchersHash: text("vouchers_hash").notNull(),
    /** The text in UTF-8, gzip; null once the import was taken back. */
    content: bytes("content"),
    /** The request's options for reading the file, and the currency that the import gave the fiscal year. */
    options: jsonb("options").$type<Record<string, unknown>>().notNull().default({}),
    /** Warnings of the import in wire format: a list of SieNote. */
    warnings: jsonb("warnings").$type<SieNote[]>().notNull().default([]),
    /** The row of the fiscal year before the import; null if the import created it or is older than this column. */
    yearBefore: jsonb("year_before").$type<SavedFiscalYear>(),
    /** `sequence` of the import that replaced the books of this one; null for current imports and taken-back ones. */
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
    /** SIE #KTYP: T asset, S liability or equity, K cost, I income; null if the file has none for the account. */
    type: text("type").$type<"T" | "S" | "K" | "I">(),
    sruCodes: text("sru_codes").array().notNull().default([]),
    /** Unit of the quantities of the account. */
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
 * Vouchers with their rows, thousands in a block, as one array per column. A year may have a million rows, and a row of
 * the database for each takes several times as long to write (ADR 0041). They are read through the views
 * {@link voucher} and {@link voucherRow}, or by service/books/ledger. A null array stands for an array of default
 * values: no text, no quantity, no object, kind TRANS.
 */
export const voucherBlock = pgTable(
  "voucher_block",
  {
    companyId: text("company_id").notNull(),
    fiscalYearId: text("fiscal_year_id").notNull(),
    /** `ordinal` of its first voucher. */
    firstOrdinal: integer("first_ordinal").notNull(),
    /** The number of vouchers in the block. */
    vouchers: integer("vouchers").notNull(),
    /** `imported_file.sequence` of the file to which the line numbers refer. */
    fileSequence: integer("file_sequence").notNull(),
    lines: integer("lines").array().notNull(),
    series: text("series").array().notNull(),
    numbers: text("numbers").array().notNull(),
    dates: date("dates", { mode: "string" }).array().notNull(),
    texts: text("texts").array(),
    registered: date("registered", { mode: "string" }).array(),
    signatures: text("signatures").array(),
    /** For each row the index of its voucher in the block, from 0. */
    rowVouchers: integer("row_vouchers").array().notNull(),
    rowLines: integer("row_lines").array().notNull(),
    rowAccounts: text("row_accounts").array().notNull(),
    rowAmounts: ore("row_amounts").array().notNull(),
    rowDates: date("row_dates", { mode: "string" }).array().notNull(),
    rowTexts: text("row_texts").array(),
    rowQuantities: double("row_quantities").array(),
    rowSignatures: text("row_signatures").array(),
    /**
     * For each row its objects, as the text of a PostgreSQL array of ids such as 1_20 (dimension 1, object 20):
     * PostgreSQL's arrays of arrays must be rectangular.
     */
    rowObjects: text("row_objects").array(),
    rowKinds: text("row_kinds").array(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.fiscalYearId, table.firstOrdinal] }), ofFiscalYear(table)],
);

export const voucher = pgView("voucher", {
  companyId: text("company_id").notNull(),
  fiscalYearId: text("fiscal_year_id").notNull(),
  /** Position in the books, from 0; series and number are no key, because some programs repeat or omit them. */
  ordinal: integer("ordinal").notNull(),
  fileSequence: integer("file_sequence").notNull(),
  line: integer("line").notNull(),
  series: text("series").notNull(),
  number: text("number").notNull(),
  date: date("date", { mode: "string" }).notNull(),
  text: text("text").notNull(),
  registered: date("registered", { mode: "string" }),
  signature: text("signature").notNull(),
}).as(
  sql`select company_id, fiscal_year_id, (first_ordinal + i - 1)::integer as ordinal, file_sequence, line, v.series, number, date,
    coalesce(text, '') as text, v.registered, coalesce(signature, '') as signature
    from voucher_block cross join lateral unnest(lines, voucher_block.series, numbers, dates, texts, voucher_block.registered, signatures)
      with ordinality as v (line, series, number, date, text, registered, signature, i)`,
);

export const voucherRow = pgView("voucher_row", {
  companyId: text("company_id").notNull(),
  fiscalYearId: text("fiscal_year_id").notNull(),
  voucherOrdinal: integer("voucher_ordinal").notNull(),
  /** Index of the row in its block, from 0: puts the rows of a voucher in the order of the file. */
  ordinal: integer("ordinal").notNull(),
  fileSequence: integer("file_sequence").notNull(),
  line: integer("line").notNull(),
  account: text("account").notNull(),
  /** Debit +, credit −. */
  amount: ore("amount").notNull(),
  date: date("date", { mode: "string" }).notNull(),
  text: text("text").notNull(),
  quantity: double("quantity"),
  signature: text("signature").notNull(),
  /** Ids of the row's objects, each dimension and object joined by `_` (1_20). */
  objects: text("objects").array().notNull(),
  /** Only TRANS rows are part of balances. RTRANS (added) and BTRANS (struck out) record corrections. */
  kind: text("kind").$type<"TRANS" | "RTRANS" | "BTRANS">().notNull(),
}).as(
  sql`select company_id, fiscal_year_id, first_ordinal + voucher as voucher_ordinal, (i - 1)::integer as ordinal, file_sequence, line,
    account, amount, date, coalesce(text, '') as text, quantity, coalesce(signature, '') as signature,
    coalesce(objects::text[], '{}') as objects, coalesce(kind, 'TRANS') as kind
    from voucher_block cross join lateral unnest(row_vouchers, row_lines, row_accounts, row_amounts, row_dates, row_texts, row_quantities,
      row_signatures, row_objects, row_kinds)
      with ordinality as r (voucher, line, account, amount, date, text, quantity, signature, objects, kind, i)`,
);

/** The balances, monthly amounts and budgets in the file, also those of earlier years (#RAR −1 and before). */
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
    /** Ids of objects, each dimension and object joined by `_` (1_20); empty for the whole account. */
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

/** The fiscal years in the file: its own (#RAR 0) and earlier ones, for the dates of their balances. */
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
