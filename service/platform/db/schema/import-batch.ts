import {
  boolean,
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
} from "drizzle-orm/pg-core";
import type { BatchFileState } from "@/contract/imports/batch-states";
import type { SieImportSummary, SieNote } from "@/contract/imports/sie-import";
import { agency } from "./agency";
import { bytes, instant } from "./columns";
import { company } from "./company";

/** Files that were uploaded to an agency together. */
export const importBatch = pgTable(
  "import_batch",
  {
    agencyId: text("agency_id")
      .notNull()
      .references(() => agency.shortName, { onDelete: "cascade" }),
    id: uuid("id").notNull().defaultRandom(),
    created: instant("created").notNull(),
    createdBy: text("created_by").notNull(),
    /** The announced number of files; null if it is unknown. */
    announced: integer("announced"),
  },
  (table) => [
    primaryKey({ columns: [table.agencyId, table.id] }),
    index("import_batch_created").on(table.agencyId, table.created),
  ],
);

/** A file of a batch: an entry of the work queue, with its outcome (ADR 0074). */
export const importBatchFile = pgTable(
  "import_batch_file",
  {
    agencyId: text("agency_id").notNull(),
    batchId: uuid("batch_id").notNull(),
    id: uuid("id").notNull().defaultRandom(),
    /** Position in the batch, from 1, in the order of processing. */
    position: integer("position").notNull(),
    name: text("name").notNull(),
    /** Size and SHA-256 (hex) of the sent bytes; the name and the hash identify a file that is sent again. */
    size: integer("size").notNull(),
    hash: text("hash").notNull(),
    /** The sent bytes, gzipped; null once they are not needed any more. */
    content: bytes("content"),
    receivedAt: instant("received_at").notNull(),
    /** The user name of the sender. */
    receivedFrom: text("received_from").notNull(),
    /** The user on whose behalf it is processed: the sender, or the user who decided about it last. */
    actor: text("actor").notNull(),
    /** "checking" is not stored: a waiting file is shown so while it has a lease (`shownState`). */
    state: text("state").$type<Exclude<BatchFileState, "checking">>().notNull().default("waiting"),
    /** No service takes the entry before this time: the end of the lease or, without one, of a postponement. */
    leaseUntil: instant("lease_until"),
    /** Only the service that has this lease may finish the entry. */
    lease: uuid("lease"),
    attempts: integer("attempts").notNull().default(0),
    /** The name and the business identity code of the company, as the file has them. */
    fileCompanyName: text("file_company_name"),
    fileCode: text("file_code"),
    program: text("program"),
    sieType: text("sie_type"),
    /** The company by `fileCode` or by a user's choice; it may be invisible to the sender. */
    targetId: text("target_id").references(() => company.id, { onDelete: "cascade" }),
    isTargetChosen: boolean("is_target_chosen").notNull().default(false),
    firstDay: date("first_day", { mode: "string" }),
    lastDay: date("last_day", { mode: "string" }),
    outcome: text("outcome").$type<SieImportSummary["outcome"]>(),
    cause: jsonb("cause").$type<Pick<SieNote, "code" | "explanation">>(),
    errors: jsonb("errors").$type<SieNote[]>().notNull().default([]),
    warnings: jsonb("warnings").$type<SieNote[]>().notNull().default([]),
    /** Ids of the imports of the file that were not taken back, in order. */
    importIds: uuid("import_ids").array().notNull().default([]),
    importedAt: instant("imported_at"),
  },
  (table) => [
    primaryKey({ columns: [table.agencyId, table.batchId, table.id] }),
    foreignKey({
      name: "import_batch_file_batch_fk",
      columns: [table.agencyId, table.batchId],
      foreignColumns: [importBatch.agencyId, importBatch.id],
    }).onDelete("cascade"),
    uniqueIndex("import_batch_file_sent").on(table.agencyId, table.batchId, table.name, table.hash),
    index("import_batch_file_state").on(table.state),
    index("import_batch_file_target").on(table.targetId),
  ],
);
