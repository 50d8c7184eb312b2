import { sql } from "drizzle-orm";
import { foreignKey, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { bytes, instant } from "./columns";
import { company } from "./company";
import { periodReport } from "./period-report";

/** Files and folders of a company's archive. The folder that holds a row has a row of its own; the root has none. */
export const document = pgTable(
  "document",
  {
    companyId: text("company_id")
      .notNull()
      .references(() => company.id, { onDelete: "cascade" }),
    id: uuid("id").notNull(),
    type: text("type").$type<"File" | "Folder">().notNull(),
    /** From the root, such as /Bokslut/2025.pdf. */
    path: text("path").notNull(),
    /** The path as names are compared: without regard to case. */
    pathKey: text("path_key").notNull(),
    created: instant("created").notNull(),
    contentType: text("content_type"),
    /** Bytes of a file's content; null for a folder, as is the digest. */
    size: integer("size"),
    /** SHA-256 of the content in hex. */
    sha256: text("sha256"),
    /** The report of which this is the PDF, as it was published (ADR 0101); null of any other document. */
    reportId: uuid("report_id"),
    /** Since when that no longer is what the report shows, as after a recall; null while it is. */
    superseded: instant("superseded"),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    uniqueIndex("document_path").on(table.companyId, table.pathKey),
    foreignKey({
      name: "document_report_fk",
      columns: [table.companyId, table.reportId],
      foreignColumns: [periodReport.companyId, periodReport.id],
    }).onDelete("cascade"),
    index("document_of_report").on(table.companyId, table.reportId),
    uniqueIndex("document_report")
      .on(table.companyId, table.reportId)
      .where(sql`report_id is not null and superseded is null`),
  ],
);

/** A file's content in pieces of at most 1 MiB, so that nothing has to hold it whole (ADR 0035). */
export const documentChunk = pgTable(
  "document_chunk",
  {
    companyId: text("company_id").notNull(),
    documentId: uuid("document_id").notNull(),
    ordinal: integer("ordinal").notNull(),
    content: bytes("content").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.documentId, table.ordinal] }),
    foreignKey({
      columns: [table.companyId, table.documentId],
      foreignColumns: [document.companyId, document.id],
    }).onDelete("cascade"),
  ],
);
