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
    /** The user name of the creator. */
    createdBy: text("created_by").notNull(),
    /** In wire format. */
    change: text("change").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.agencyId, table.id] }),
    index("bulk_change_created").on(table.agencyId, table.created),
  ],
);

/** A company of a bulk change: an entry of the work queue, with its outcome (ADR 0083). */
export const bulkChangePart = pgTable(
  "bulk_change_part",
  {
    agencyId: text("agency_id").notNull(),
    bulkChangeId: uuid("bulk_change_id").notNull(),
    /** Position in the list of companies that was sent, from 1. */
    position: integer("position").notNull(),
    /** The company id as it was sent. */
    sentId: text("sent_id").notNull(),
    /** The company of the agency with that id, which may be invisible to the sender; null if there is none. */
    targetId: text("target_id").references(() => company.id, { onDelete: "cascade" }),
    /** The user on whose behalf it is processed: the creator, or the user who decided about it last. */
    actor: text("actor").notNull(),
    queuedAt: instant("queued_at").notNull(),
    state: text("state").$type<BulkPartState>().notNull().default("waiting"),
    /** No service takes the entry before this time: the end of the lease or, without one, of a postponement. */
    leaseUntil: instant("lease_until"),
    /** Only the service that has this lease may finish the entry. */
    lease: uuid("lease"),
    attempts: integer("attempts").notNull().default(0),
    /** The state before and after the change, in wire format; null if nothing was changed. */
    before: text("before"),
    after: text("after"),
    /** The reason why the company was not changed, or not changed back. */
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
