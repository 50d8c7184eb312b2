import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { CompanyRole, UserType } from "@/contract/users/user-types";
import { agency } from "./agency";
import { instant } from "./columns";
import { company } from "./company";

export const user = pgTable("app_user", {
  userName: text("user_name").primaryKey(),
  type: text("type").$type<UserType>().notNull(),
  /** Set for agency users; they belong to the agency and go with it. */
  agencyId: text("agency_id").references(() => agency.shortName, { onDelete: "cascade" }),
  name: text("name").notNull(),
  email: text("email"),
  phone: text("phone"),
  cellphone: text("cellphone"),
  language: text("language"),
  /** argon2id; null when the user signs in elsewhere or not yet. */
  passwordHash: text("password_hash"),
  disabled: boolean("disabled").notNull().default(false),
  created: instant("created").notNull().defaultNow(),
});

/** The companies a user is directly connected to. Agency directors reach those of their agency without a row. */
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
    /** SHA-256 of the token in hex; the token itself is shown once and never kept. */
    tokenHash: text("token_hash").primaryKey(),
    /** Its id in the API. */
    id: uuid("id").notNull().unique().defaultRandom(),
    /** Name given by its user. */
    name: text("name").notNull().default(""),
    userName: text("user_name")
      .notNull()
      .references(() => user.userName, { onDelete: "cascade", onUpdate: "cascade" }),
    created: instant("created").notNull().defaultNow(),
    expires: instant("expires").notNull(),
    /** To about ten minutes; null until the first use. */
    lastUsed: instant("last_used"),
    readOnly: boolean("read_only").notNull().default(false),
    /** The ids of the only companies that it reaches; null for all of its user's. */
    companies: text("companies").array(),
  },
  (table) => [index("personal_access_token_user").on(table.userName)],
);

/** Tries at somebody's password or code that were not forgiven. */
export const signInTry = pgTable(
  "sign_in_try",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** By the database's clock. */
    at: instant("at")
      .notNull()
      .default(sql`clock_timestamp()`),
    /** SHA-256 of the name that was typed: it need not be anybody's. */
    userHash: text("user_hash").notNull(),
    secret: text("secret").$type<"password" | "code">().notNull(),
    /** True when it came from a browser in which the user has signed in before. */
    isKnown: boolean("is_known").notNull(),
    /** The address, or the /64 that it is of. */
    network: text("network").notNull(),
    /** The sign-in that it was part of. */
    signIn: text("sign_in"),
  },
  (table) => [
    index("sign_in_try_user").on(table.userHash, table.at),
    index("sign_in_try_network").on(table.network, table.at),
    index("sign_in_try_at").on(table.at),
  ],
);

/**
 * A user's authenticator, which makes codes by time (RFC 6238). One that is not confirmed yet asks nobody for a code.
 */
export const secondFactor = pgTable("second_factor", {
  userName: text("user_name")
    .primaryKey()
    .references(() => user.userName, { onDelete: "cascade", onUpdate: "cascade" }),
  /** In base 32, as authenticators take it, and sealed. */
  secret: text("secret").notNull(),
  confirmed: instant("confirmed"),
  /** The step of the code used last: no code counts twice. */
  lastStep: integer("last_step").notNull().default(0),
  /** SHA-256 in hex of the recovery codes that have not been used. */
  recoveryHashes: text("recovery_hashes").array().notNull().default([]),
});

/** Links with which a user sets a password without knowing one: an invitation, or for one that was forgotten. */
export const passwordLink = pgTable("password_link", {
  /** SHA-256 of the link's secret in hex. */
  secretHash: text("secret_hash").primaryKey(),
  userName: text("user_name")
    .notNull()
    .references(() => user.userName, { onDelete: "cascade", onUpdate: "cascade" }),
  expires: instant("expires").notNull(),
});
