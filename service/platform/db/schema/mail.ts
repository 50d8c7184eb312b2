import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { MailKind, MailProblem, MailState } from "@/contract/mails/mail-states";
import { agency } from "./agency";
import { instant } from "./columns";

/** The texts that a mail is written with. */
export interface MailDetails {
  /** The name of the agency. */
  agency: string;
  company?: { id: string; name: string };
  /** True when whoever opens the link is asked for a code too. */
  needsCode?: boolean;
}

/** Mails that are to be sent, and those that were: the queue of the service's work (ADR 0094). */
export const mail = pgTable(
  "mail",
  {
    agencyId: text("agency_id")
      .notNull()
      .references(() => agency.shortName, { onDelete: "cascade" }),
    id: uuid("id").notNull(),
    kind: text("kind").$type<MailKind>().notNull(),
    /** The user name of whom the link is for; the id of the link to a report. */
    about: text("about").notNull(),
    recipient: text("recipient").notNull(),
    language: text("language").$type<"en" | "sv">().notNull(),
    details: jsonb("details").$type<MailDetails>().notNull(),
    /** Sealed; null once it is sent, or is not good any more. */
    link: text("link"),
    linkExpires: instant("link_expires").notNull(),
    created: instant("created").notNull(),
    /** The name of whoever had it sent, as it was then. */
    createdBy: text("created_by").notNull(),
    createdByUserName: text("created_by_user_name").notNull(),
    state: text("state").$type<MailState>().notNull().default("waiting"),
    tries: integer("tries").notNull().default(0),
    nextTry: instant("next_try").notNull(),
    /** Worked on until then, unless the service was killed; only the work that holds the lease may end it. */
    leaseUntil: instant("lease_until"),
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
