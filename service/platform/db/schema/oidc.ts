import { index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "./columns";
import { user } from "./user";

/** Everything oidc-provider keeps (codes, tokens, sessions, grants, clients), one generic table for its adapter. */
export const oidcPayload = pgTable(
  "oidc_payload",
  {
    model: text("model").notNull(),
    id: text("id").notNull(),
    /** JSON text as the provider gave it. */
    payload: text("payload").notNull(),
    grantId: text("grant_id"),
    userCode: text("user_code"),
    uid: text("uid"),
    /** Sessions, grants and tokens go with their user: one made anew under the same name must not inherit them. */
    accountId: text("account_id").references(() => user.userName, { onDelete: "cascade", onUpdate: "cascade" }),
    expires: instant("expires"),
    consumed: instant("consumed"),
    /**
     * A grant is the session that users see. Its User-Agent is that of the sign-in; the time is when it last got a
     * token.
     */
    device: text("device"),
    lastUsed: instant("last_used"),
  },
  (table) => [
    primaryKey({ columns: [table.model, table.id] }),
    index("oidc_payload_grant").on(table.grantId),
    index("oidc_payload_uid").on(table.uid),
    index("oidc_payload_account").on(table.accountId),
    index("oidc_payload_expires").on(table.expires),
  ],
);

/**
 * Values the installation makes for itself once, sealed: signing keys, cookie keys, and a text for each encryption key.
 */
export const setting = pgTable("setting", { key: text("key").primaryKey(), value: text("value").notNull() });
