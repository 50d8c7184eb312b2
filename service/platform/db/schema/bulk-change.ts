import { sql } from "drizzle-orm";
import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { BulkCause } from "@/contract/bulk-changes/bulk-change";
import type { BulkPartState } from "@/contract/bulk-changes/bulk-change-states";
import { agency } from "./agency";
import { instant } from "./columns";
import { company } from "./company";

/** A change to many companies of an agency. */
export const bulkChange = pgTable(
  "bulk_change",
  {
    agencyId: text("agency_id")
      .notNull()
      .references(() => agency.shortName, { onDelete: "cascade" }),
    id: uuid("id").notNull().defaultRandom(),
    created: instant("created").notNull(),
    createdBy: text("created_by").notNull(),
    /** In wire format. */
    change: text("change").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.agencyId, table.id] }),
    index("bulk_change_created").on(table.agencyId, table.created),
  ],
);

/** A company of a bulk change: the queue of the service's work, and what became of it (ADR 0083). */
export const bulkChangePart = pgTable(
  "bulk_change_part",
  {
    agencyId: text("agency_id").notNull(),
    bulkChangeId: uuid("bulk_change_id").notNull(),
    /** Place among the companies as they were sent. */
    position: integer("position").notNull(),
    /** The id of the company as it was sent. */
    sentId: text("sent_id").notNull(),
    /** The agency's company with that id, which the sender may not be allowed to see; null where there is none. */
    targetId: text("target_id").references(() => company.id, { onDelete: "cascade" }),
    /** User in whose name it is worked on: the creator, or who decided about it last. */
    actor: text("actor").notNull(),
    queuedAt: instant("queued_at").notNull(),
    state: text("state").$type<BulkPartState>().notNull().default("waiting"),
    /** Worked on until then, unless the service was killed; only the work that holds the lease may end it. */
    leaseUntil: instant("lease_until"),
    lease: uuid("lease"),
    attempts: integer("attempts").notNull().default(0),
    /** The state before the change, and the one that it left, in wire format; null where nothing was changed. */
    before: text("before"),
    after: text("after"),
    cause: jsonb("cause").$type<BulkCause>(),
  },
  (table) => [
    primaryKey({ columns: [table.agencyId, table.bulkChangeId, table.position] }),
    foreignKey({
      name: "bulk_change_part_change_fk",
      columns: [table.agencyId, table.bulkChangeId],
      foreignColumns: [bulkChange.agencyId, bulkChange.id],
    }).onDelete("cascade"),
    index("bulk_change_part_waiting")
      .on(table.position, table.queuedAt)
      .where(sql`state in ('waiting', 'takingBack')`),
    index("bulk_change_part_target").on(table.targetId),
  ],
);
