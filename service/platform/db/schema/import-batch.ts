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

/** Files that were dropped on an agency together. */
export const importBatch = pgTable(
  "import_batch",
  {
    agencyId: text("agency_id")
      .notNull()
      .references(() => agency.shortName, { onDelete: "cascade" }),
    id: uuid("id").notNull().defaultRandom(),
    created: instant("created").notNull(),
    createdBy: text("created_by").notNull(),
    /** The number of files that were to come; null when nobody said. */
    announced: integer("announced"),
  },
  (table) => [
    primaryKey({ columns: [table.agencyId, table.id] }),
    index("import_batch_created").on(table.agencyId, table.created),
  ],
);

/** A file of a batch: the queue of the service's work, and what became of it (ADR 0074). */
export const importBatchFile = pgTable(
  "import_batch_file",
  {
    agencyId: text("agency_id").notNull(),
    batchId: uuid("batch_id").notNull(),
    id: uuid("id").notNull().defaultRandom(),
    /** Place in the batch, by which it is worked on. */
    position: integer("position").notNull(),
    name: text("name").notNull(),
    /** Bytes as sent, and their SHA-256 in hex: a file that is sent again is known by its name and these. */
    size: integer("size").notNull(),
    hash: text("hash").notNull(),
    /** The bytes as sent, gzip; null when nothing more is done with them. */
    content: bytes("content"),
    receivedAt: instant("received_at").notNull(),
    receivedFrom: text("received_from").notNull(),
    /** User in whose name it is worked on: the sender, or who decided about it last. */
    actor: text("actor").notNull(),
    state: text("state").$type<Exclude<BatchFileState, "checking">>().notNull().default("waiting"),
    /** Worked on until then, unless the service was killed; only the work that holds the lease may end it. */
    leaseUntil: instant("lease_until"),
    lease: uuid("lease"),
    attempts: integer("attempts").notNull().default(0),
    fileCompanyName: text("file_company_name"),
    fileCode: text("file_code"),
    program: text("program"),
    sieType: text("sie_type"),
    /** The company that its number names, or that was chosen; the sender may not be allowed to see it. */
    targetId: text("target_id").references(() => company.id, { onDelete: "cascade" }),
    isTargetChosen: boolean("is_target_chosen").notNull().default(false),
    firstDay: date("first_day", { mode: "string" }),
    lastDay: date("last_day", { mode: "string" }),
    outcome: text("outcome").$type<SieImportSummary["outcome"]>(),
    cause: jsonb("cause").$type<Pick<SieNote, "code" | "explanation">>(),
    errors: jsonb("errors").$type<SieNote[]>().notNull().default([]),
    warnings: jsonb("warnings").$type<SieNote[]>().notNull().default([]),
    /** Ids of the imports that it became and that stand, in order. */
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
