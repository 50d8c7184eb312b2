import { date, pgTable, primaryKey, text, uuid, index } from "drizzle-orm/pg-core";
import { instant } from "./columns";
import { company } from "./company";

export const comment = pgTable(
  "comment",
  {
    companyId: text("company_id")
      .notNull()
      .references(() => company.id, { onDelete: "cascade" }),
    id: uuid("id").notNull(),
    message: text("message").notNull(),
    /** The author's name as it was when the comment was written. */
    author: text("author").notNull(),
    /** The author's user name; users may be deleted, comments stay. */
    authorUserName: text("author_user_name").notNull(),
    created: instant("created").notNull(),
    lastModified: instant("last_modified").notNull(),
    firstDay: date("first_day", { mode: "string" }).notNull(),
    lastDay: date("last_day", { mode: "string" }).notNull(),
    keyFigureType: text("key_figure_type").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    index("comment_period").on(table.companyId, table.firstDay, table.lastDay),
  ],
);
