import { sql } from "drizzle-orm";
import { index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns";

/** One entry a write, made in its transaction. Outlives what it speaks of, so nothing refers to other tables. */
export const auditEntry = pgTable(
  "audit_entry",
  {
    /** Empty for agencies and users. */
    companyId: text("company_id").notNull().default(""),
    /**
     * The agency whose users may see the entry: the company's, or that of an agency's own object; null for others.
     */
    agencyId: text("agency_id"),
    id: uuid("id").notNull(),
    at: instant("at").notNull(),
    userName: text("user_name").notNull(),
    action: text("action").$type<"create" | "update" | "delete" | "import">().notNull(),
    resource: text("resource").notNull(),
    resourceId: text("resource_id").notNull(),
    /** The object before and after in wire format, as text: a jsonb column would lose Infinity and NaN. */
    before: text("before"),
    after: text("after"),
    /** The bulk change that the write is a part of. */
    bulkChangeId: uuid("bulk_change_id"),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    index("audit_entry_company").on(table.companyId, table.at),
    index("audit_entry_agency").on(table.agencyId, table.at, table.id),
    index("audit_entry_bulk_change")
      .on(table.bulkChangeId)
      .where(sql`bulk_change_id is not null`),
    index("audit_entry_deleted_company")
      .on(table.companyId, table.at)
      .where(sql`resource = 'Company' and action = 'delete'`),
  ],
);
