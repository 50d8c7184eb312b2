import { index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { bytes, instant } from "./columns";
import { user } from "./user";

/**
 * The response to a POST with an Idempotency-Key, stored in the transaction of the write. In the database the table and
 * the column of the response have an older name, "answer".
 */
export const idempotentResponse = pgTable(
  "idempotent_answer",
  {
    userName: text("user_name")
      .notNull()
      .references(() => user.userName, { onDelete: "cascade", onUpdate: "cascade" }),
    key: text("key").notNull(),
    /**
     * Detects a different request with this key: SHA-256 of path, query and body, or scrypt of them where the request
     * or its response has a secret.
     */
    fingerprint: bytes("fingerprint").notNull(),
    /** In wire format; null if it contains a secret, and while the transaction is running. */
    response: text("answer"),
    created: instant("created").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userName, table.key] }),
    index("idempotent_answer_created").on(table.created),
  ],
);
