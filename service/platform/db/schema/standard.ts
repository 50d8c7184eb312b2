import { integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { StandardKind, StandardState } from "@/contract/standards";
import { agency } from "./agency";
import { instant } from "./columns";
import { company } from "./company";

/** The key of a standard: its owner, which is an agency or one of its company types, its kind and id. */
const keyColumns = () => ({
  agencyId: text("agency_id")
    .notNull()
    .references(() => agency.shortName, { onDelete: "cascade" }),
  /** Empty for the agency as a whole. */
  companyTypeId: text("company_type_id").notNull(),
  kind: text("kind").$type<StandardKind>().notNull(),
  id: text("id").notNull(),
});

/** The standards that agencies and company types have added, changed or hidden (ADR 0082). */
export const standard = pgTable(
  "standard",
  {
    ...keyColumns(),
    /** The object in wire format; null hides the inherited object with this id. */
    content: jsonb("content").$type<{ id: string }>(),
  },
  (table) => [primaryKey({ columns: [table.agencyId, table.companyTypeId, table.kind, table.id] })],
);

/** All versions of a standard, including the current one. */
export const standardVersion = pgTable(
  "standard_version",
  {
    ...keyColumns(),
    version: integer("version").notNull(),
    state: text("state").$type<StandardState>().notNull(),
    /** Null if the state is not `set`. */
    content: jsonb("content").$type<{ id: string }>(),
    changed: instant("changed").notNull(),
    /** The name of the author, as it was then. */
    changedBy: text("changed_by").notNull(),
  },
  (table) => [primaryKey({ columns: [table.agencyId, table.companyTypeId, table.kind, table.id, table.version] })],
);

/** The standards that a company has hidden. */
export const hiddenStandard = pgTable(
  "hidden_standard",
  {
    companyId: text("company_id")
      .notNull()
      .references(() => company.id, { onDelete: "cascade" }),
    kind: text("kind").$type<StandardKind>().notNull(),
    id: text("id").notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.kind, table.id] })],
);
