import { index, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { agency } from "./agency";
import { user } from "./user";

/** Named views of the page of all clients (ADR 0078). */
export const portfolioView = pgTable(
  "portfolio_view",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    agencyId: text("agency_id")
      .notNull()
      .references(() => agency.shortName, { onDelete: "cascade" }),
    /** The owner; null for a view of the agency. */
    userName: text("user_name").references(() => user.userName, { onDelete: "cascade", onUpdate: "cascade" }),
    name: text("name").notNull(),
    /** The parameters of the address of the page, such as `sort=-value.NetSales&late=true`. */
    query: text("query").notNull(),
  },
  (table) => [
    index("portfolio_view_agency").on(table.agencyId, table.userName),
    index("portfolio_view_user").on(table.userName),
  ],
);

/** The view that the page opens with. */
export const portfolioViewDefault = pgTable(
  "portfolio_view_default",
  {
    agencyId: text("agency_id")
      .notNull()
      .references(() => agency.shortName, { onDelete: "cascade" }),
    /** The user who chose it; null for the choice of the agency. */
    userName: text("user_name").references(() => user.userName, { onDelete: "cascade", onUpdate: "cascade" }),
    /** Id of a view or a standard view. */
    viewId: text("view_id").notNull(),
  },
  (table) => [
    unique("portfolio_view_default_chosen").on(table.agencyId, table.userName).nullsNotDistinct(),
    index("portfolio_view_default_user").on(table.userName),
  ],
);
