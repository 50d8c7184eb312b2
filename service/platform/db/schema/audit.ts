import { sql } from "drizzle-orm";
import { index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { AuditedAction } from "@/contract/activity-resources";
import { instant } from "./columns";

/**
 * The entries of writes, each stored in the transaction of its write. An update that changes nothing has none (ADR
 * 0081). Entries outlive their objects, so there are no foreign keys.
 */
export const auditEntry = pgTable(
  "audit_entry",
  {
    /** Empty for objects that belong to no company. It is in the key, because it chooses the shard (placement.ts). */
    companyId: text("company_id").notNull().default(""),
    /**
     * The agency in whose activity the entry is listed: that of the company or object; null if there is none, and for
     * private objects such as a user's own view (ADR 0081).
     */
    agencyId: text("agency_id"),
    id: uuid("id").notNull(),
    at: instant("at").notNull(),
    userName: text("user_name").notNull(),
    action: text("action").$type<AuditedAction>().notNull(),
    resource: text("resource").notNull(),
    resourceId: text("resource_id").notNull(),
    /**
     * The object before and after in wire format, as text: a jsonb column would lose Infinity and NaN. An update of key
     * figure data stores columns instead of its items (`packedChange`).
     */
    before: text("before"),
    after: text("after"),
    /** The bulk change that the write belongs to. */
    bulkChangeId: uuid("bulk_change_id"),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    // Lists are in the order of time and id. Few entries of a company have the same time, so sorting these is cheap.
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
