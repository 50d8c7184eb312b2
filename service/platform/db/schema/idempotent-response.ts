import { index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { bytes, instant } from "./columns";
import { user } from "./user";

/** What a POST with an Idempotency-Key was answered, written in the transaction of the write itself. */
export const idempotentResponse = pgTable(
  "idempotent_answer",
  {
    userName: text("user_name")
      .notNull()
      .references(() => user.userName, { onDelete: "cascade", onUpdate: "cascade" }),
    key: text("key").notNull(),
    /** Of path and body, to tell another request under the same key. */
    fingerprint: bytes("fingerprint").notNull(),
    /** In wire format; null where it holds a secret, and while the transaction that answers is running. */
    answer: text("answer"),
    created: instant("created").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userName, table.key] }),
    index("idempotent_answer_created").on(table.created),
  ],
);
