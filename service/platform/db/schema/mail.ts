import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { Locale } from "@/contract/format/locale";
import type { MailKind, MailProblem, MailState } from "@/contract/mails/mail-states";
import { agency } from "./agency";
import { instant } from "./columns";

/** The values that the text of a mail contains. */
export interface MailDetails {
  /** The name of the agency. */
  agency: string;
  company?: { id: string; name: string };
  /** True if the link also requires a code. */
  needsCode?: boolean;
}

/** Mails that were sent or will be: a work queue (ADR 0094). */
export const mail = pgTable(
  "mail",
  {
    agencyId: text("agency_id")
      .notNull()
      .references(() => agency.shortName, { onDelete: "cascade" }),
    id: uuid("id").notNull(),
    kind: text("kind").$type<MailKind>().notNull(),
    /** The user name for a password link; the link id for a report link. */
    about: text("about").notNull(),
    recipient: text("recipient").notNull(),
    language: text("language").$type<Locale>().notNull(),
    details: jsonb("details").$type<MailDetails>().notNull(),
    /** Sealed; null once the mail was sent, or once the service has found the link invalid or expired. */
    link: text("link"),
    linkExpires: instant("link_expires").notNull(),
    created: instant("created").notNull(),
    /** The name, at that time, of the user who caused the mail. */
    createdBy: text("created_by").notNull(),
    createdByUserName: text("created_by_user_name").notNull(),
    state: text("state").$type<MailState>().notNull().default("waiting"),
    tries: integer("tries").notNull().default(0),
    nextTry: instant("next_try").notNull(),
    /** The end of the lease; from then on another service may take the entry. */
    leaseUntil: instant("lease_until"),
    /** Only the service that has this lease may finish the entry. */
    lease: uuid("lease"),
    sent: instant("sent"),
    problem: jsonb("problem").$type<{ code: MailProblem; explanation: string }>(),
  },
  (table) => [
    primaryKey({ columns: [table.agencyId, table.id] }),
    index("mail_created").on(table.agencyId, table.created),
    index("mail_waiting")
      .on(table.nextTry)
      .where(sql`state = 'waiting'`),
  ],
);
