import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { CompanyRole, UserType } from "@/contract/users/user-types";
import type { Secret } from "../../auth/guess-limits";
import { agency } from "./agency";
import { instant } from "./columns";
import { company } from "./company";

export const user = pgTable("app_user", {
  userName: text("user_name").primaryKey(),
  type: text("type").$type<UserType>().notNull(),
  /** Set for agency users, who are deleted with the agency. */
  agencyId: text("agency_id").references(() => agency.shortName, { onDelete: "cascade" }),
  name: text("name").notNull(),
  email: text("email"),
  phone: text("phone"),
  cellphone: text("cellphone"),
  language: text("language"),
  /** argon2id; null if the user signs in elsewhere or has not set a password yet. */
  passwordHash: text("password_hash"),
  disabled: boolean("disabled").notNull().default(false),
  created: instant("created").notNull().defaultNow(),
});

/** The companies of users. Directors have access to those of their agency without a row, administrators to all. */
export const userCompany = pgTable(
  "user_company",
  {
    companyId: text("company_id")
      .notNull()
      .references(() => company.id, { onDelete: "cascade" }),
    userName: text("user_name")
      .notNull()
      .references(() => user.userName, { onDelete: "cascade", onUpdate: "cascade" }),
    /** Role of a company user; null for agency users, whose type decides. */
    role: text("role").$type<CompanyRole>(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.userName] }),
    index("user_company_user").on(table.userName),
  ],
);

export const personalAccessToken = pgTable(
  "personal_access_token",
  {
    /** SHA-256 of the token in hex; the token itself is shown once and never stored. */
    tokenHash: text("token_hash").primaryKey(),
    /** Its id in the API. */
    id: uuid("id").notNull().unique().defaultRandom(),
    /** The name that the user gave the token. */
    name: text("name").notNull().default(""),
    userName: text("user_name")
      .notNull()
      .references(() => user.userName, { onDelete: "cascade", onUpdate: "cascade" }),
    created: instant("created").notNull().defaultNow(),
    expires: instant("expires").notNull(),
    /** Accurate to about ten minutes; null until the first use. */
    lastUsed: instant("last_used"),
    readOnly: boolean("read_only").notNull().default(false),
    /** The ids of the companies that the token may access; null for all companies of the user. */
    companies: text("companies").array(),
  },
  (table) => [index("personal_access_token_user").on(table.userName)],
);

/** Attempts to enter a password or code that count against the limits. */
export const signInTry = pgTable(
  "sign_in_try",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** By the clock of the database. */
    at: instant("at")
      .notNull()
      .default(sql`clock_timestamp()`),
    /**
     * SHA-256 in base64url of the user name as sent, without regard to case, which may belong to no user; for the code
     * of a report link, of a name made of the id of the link.
     */
    userHash: text("user_hash").notNull(),
    secret: text("secret").$type<Secret>().notNull(),
    /** True if it came from a browser or a session in which the user has signed in before. */
    isKnown: boolean("is_known").notNull(),
    /** The IPv4 address, or the /64 prefix of an IPv6 address; "unknown" for anything else. */
    network: text("network").notNull(),
    /** The id of the sign-in that it belonged to; null if it belonged to none. */
    signIn: text("sign_in"),
  },
  (table) => [
    index("sign_in_try_user").on(table.userHash, table.at),
    index("sign_in_try_network").on(table.network, table.at),
    index("sign_in_try_at").on(table.at),
  ],
);

/**
 * The authenticator of a user, which makes time-based codes (RFC 6238). It is not used until it is confirmed.
 */
export const secondFactor = pgTable("second_factor", {
  userName: text("user_name")
    .primaryKey()
    .references(() => user.userName, { onDelete: "cascade", onUpdate: "cascade" }),
  /** Encoded in base 32, and sealed. */
  secret: text("secret").notNull(),
  confirmed: instant("confirmed"),
  /** The time step of the last used code, because no code may be used twice. */
  lastStep: integer("last_step").notNull().default(0),
  /** SHA-256 in hex of the recovery codes that have not been used. */
  recoveryHashes: text("recovery_hashes").array().notNull().default([]),
});

/** Links for setting a password without knowing one: invitations, and resets of forgotten passwords. */
export const passwordLink = pgTable("password_link", {
  /** SHA-256 of the secret in the link, in hex. */
  secretHash: text("secret_hash").primaryKey(),
  userName: text("user_name")
    .notNull()
    .references(() => user.userName, { onDelete: "cascade", onUpdate: "cascade" }),
  expires: instant("expires").notNull(),
});
