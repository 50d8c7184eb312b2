import { sql } from "drizzle-orm";
import { boolean, date, foreignKey, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { UserType } from "@/contract/users/user-types";
import { instant } from "./columns";
import { company } from "./company";

export const comment = pgTable(
  "comment",
  {
    companyId: text("company_id")
      .notNull()
      .references(() => company.id, { onDelete: "cascade" }),
    id: uuid("id").notNull(),
    /** The agency of the company, which never changes; stored for an index on the comments of an agency. */
    agencyId: text("agency_id"),
    message: text("message").notNull(),
    /** The author's name as it was when the comment was written. */
    author: text("author").notNull(),
    /**
     * The author's user name. Users may be deleted, comments stay; if a person is erased, a pseudonym replaces this and
     * their other names in comments and replies (ADR 0087).
     */
    authorUserName: text("author_user_name").notNull(),
    /** The type of the author when the comment was written; null if the user was deleted before types were stored. */
    authorType: text("author_type").$type<UserType>(),
    created: instant("created").notNull(),
    lastModified: instant("last_modified").notNull(),
    firstDay: date("first_day", { mode: "string" }).notNull(),
    lastDay: date("last_day", { mode: "string" }).notNull(),
    keyFigureType: text("key_figure_type").notNull(),
    /** The number of the account that the comment is about. */
    account: text("account"),
    /** The voucher that the comment is about, and its location while it is in the books. */
    voucherSeries: text("voucher_series"),
    voucherNumber: text("voucher_number"),
    voucherDate: date("voucher_date", { mode: "string" }),
    voucherImport: uuid("voucher_import"),
    voucherLine: integer("voucher_line"),
    /** A question is open until it is resolved. */
    isQuestion: boolean("is_question").notNull().default(false),
    resolved: instant("resolved"),
    /** The name of the user who resolved it, as it was then. */
    resolvedBy: text("resolved_by"),
    /** The name of the assignee, as it was at the assignment. */
    assignee: text("assignee"),
    /** Null also once the assignee is deleted. */
    assigneeUserName: text("assignee_user_name"),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    index("comment_period").on(table.companyId, table.firstDay, table.lastDay),
    index("comment_feed").on(table.agencyId, table.created, table.id),
    index("comment_open_question")
      .on(table.agencyId, table.created, table.id)
      .where(sql`is_question and resolved is null`),
  ],
);

/** Replies are deleted with their comment. */
export const commentReply = pgTable(
  "comment_reply",
  {
    companyId: text("company_id").notNull(),
    commentId: uuid("comment_id").notNull(),
    id: uuid("id").notNull(),
    message: text("message").notNull(),
    /** The author's name as it was when the reply was written. */
    author: text("author").notNull(),
    authorUserName: text("author_user_name").notNull(),
    created: instant("created").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.commentId, table.id] }),
    foreignKey({
      columns: [table.companyId, table.commentId],
      foreignColumns: [comment.companyId, comment.id],
    }).onDelete("cascade"),
  ],
);
