import { index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "./columns";
import { user } from "./user";

/** All data of oidc-provider (codes, tokens, sessions, grants, clients), in one generic table for its adapter. */
export const oidcPayload = pgTable(
  "oidc_payload",
  {
    model: text("model").notNull(),
    id: text("id").notNull(),
    /** JSON text of the provider. */
    payload: text("payload").notNull(),
    grantId: text("grant_id"),
    userCode: text("user_code"),
    uid: text("uid"),
    /** Deleted with the user, because a new user with this name must not inherit sessions, grants and tokens. */
    accountId: text("account_id").references(() => user.userName, { onDelete: "cascade", onUpdate: "cascade" }),
    expires: instant("expires"),
    consumed: instant("consumed"),
    /**
     * Set for grants, which users see as sessions: the User-Agent of the sign-in, and the time at which it last got a
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
 * Sealed values that the installation creates once: signing keys, cookie keys, and a text for each encryption key that
 * shows which keys are in use.
 */
export const setting = pgTable("setting", { key: text("key").primaryKey(), value: text("value").notNull() });
