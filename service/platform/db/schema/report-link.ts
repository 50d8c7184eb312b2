import { boolean, foreignKey, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { Locale } from "@/contract/format/locale";
import { instant } from "./columns";
import { periodReport } from "./period-report";

/** Links for reading a published report without an account (ADR 0093). */
export const reportLink = pgTable(
  "report_link",
  {
    companyId: text("company_id").notNull(),
    id: uuid("id").notNull(),
    reportId: uuid("report_id").notNull(),
    /** SHA-256 of the secret in the link, in hex; the secret itself is shown once, and stored only sealed in a mail. */
    tokenHash: text("token_hash").notNull(),
    /** argon2id of the code; null if none is required. */
    codeHash: text("code_hash"),
    language: text("language").$type<Locale>().notNull(),
    created: instant("created").notNull(),
    /** The name of the creator, as it was then. */
    createdBy: text("created_by").notNull(),
    createdByUserName: text("created_by_user_name").notNull(),
    expires: instant("expires").notNull(),
    closed: instant("closed"),
    /** True if it was closed because its report was recalled. */
    isRecalled: boolean("is_recalled").notNull().default(false),
    openings: integer("openings").notNull().default(0),
    firstOpened: instant("first_opened"),
    lastOpened: instant("last_opened"),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({
      name: "report_link_report_fk",
      columns: [table.companyId, table.reportId],
      foreignColumns: [periodReport.companyId, periodReport.id],
    }).onDelete("cascade"),
    index("report_link_report").on(table.companyId, table.reportId),
    // Not unique, because unique indexes of a sharded table must include the company; 256 random bits do not collide.
    index("report_link_token").on(table.tokenHash),
  ],
);
