import { boolean, date, index, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { Locale } from "@/contract/format/locale";
import { instant } from "./columns";
import { company } from "./company";

export const periodReport = pgTable(
  "period_report",
  {
    companyId: text("company_id")
      .notNull()
      .references(() => company.id, { onDelete: "cascade" }),
    id: uuid("id").notNull(),
    title: text("title").notNull(),
    /** A second name that programs may give it; the dashboard shows the title. */
    name: text("name"),
    comment: text("comment"),
    /** The author's name when the report was made, or the pseudonym after an erasure. */
    author: text("author").notNull(),
    created: instant("created").notNull(),
    firstDay: date("first_day", { mode: "string" }).notNull(),
    lastDay: date("last_day", { mode: "string" }).notNull(),
    lastUpdated: instant("last_updated"),
    isPublished: boolean("is_published").notNull(),
    /** When, by whom and why it was last recalled, `at` in wire format; null when it never was. */
    recall: jsonb("recall").$type<{ at: string; by: string; reason: string }>(),
    keyFigurePresetId: text("key_figure_preset_id").notNull(),
    /**
     * The figures when the report was created, computed again or, if it has blocks, published; in wire format, because
     * a jsonb column would lose Infinity and NaN.
     */
    keyFigures: text("key_figures").notNull(),
    /** In wire format; null for a report with only key figures and a comment. */
    blocks: text("blocks"),
    language: text("language").$type<Locale>(),
    /** The content of the blocks when the report was published, in wire format; null for a draft or without blocks. */
    content: text("content"),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    index("period_report_created").on(table.companyId, table.created),
  ],
);
