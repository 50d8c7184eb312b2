import { boolean, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { Logo } from "@/contract/letterhead/letterhead";
import { agency } from "./agency";
import { bytes } from "./columns";

/** Logos of agencies: the current one, and those in published reports (ADR 0105). */
export const agencyLogo = pgTable(
  "agency_logo",
  {
    agencyId: text("agency_id")
      .notNull()
      .references(() => agency.shortName, { onDelete: "cascade" }),
    /** SHA-256 of the content, in hex. */
    sha256: text("sha256").notNull(),
    contentType: text("content_type").$type<Logo["contentType"]>().notNull(),
    /** In pixels. */
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    /** At most `LOGO_LIMITS.bytes` of the contract. */
    content: bytes("content").notNull(),
    /** True once a published report contains the logo, which must then stay. */
    isPublished: boolean("is_published").notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.agencyId, table.sha256] })],
);
