import { sql } from "drizzle-orm";
import { foreignKey, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { bytes, instant } from "./columns";
import { company } from "./company";
import { periodReport } from "./period-report";

/** Files and folders of the archive of a company. Every folder except the root has a row. */
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
    /** The case-folded path, by which names are compared. */
    pathKey: text("path_key").notNull(),
    created: instant("created").notNull(),
    contentType: text("content_type"),
    /** Size of a file's content in bytes; null for a folder, like the digest. */
    size: integer("size"),
    /** SHA-256 of the content in hex. */
    sha256: text("sha256"),
    /** The report whose published PDF this is (ADR 0101), kept after a recall; null for other documents. */
    reportId: uuid("report_id"),
    /** The time since which the PDF is outdated, for instance by a recall; null while it is current. */
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

/** The content of a file in chunks of at most 1 MiB, which are written one by one (ADR 0035). */
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
