import { date, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { AnswerKind } from "@/contract/findings/finding-kinds";
import type { WrittenRule } from "@/contract/findings/finding-rule";
import { agency } from "./agency";
import { instant } from "./columns";
import { company } from "./company";

/** The rules that an agency has made, and the standard ones that it has changed (ADR 0075). */
export const findingRule = pgTable(
  "finding_rule",
  {
    agencyId: text("agency_id")
      .notNull()
      .references(() => agency.shortName, { onDelete: "cascade" }),
    /** That of a standard rule, or made by the service. */
    id: text("id").notNull(),
    rule: jsonb("rule").$type<WrittenRule>().notNull(),
    created: instant("created").notNull(),
  },
  (table) => [primaryKey({ columns: [table.agencyId, table.id] })],
);

/** The last answer to each finding of a company. */
export const findingAnswer = pgTable(
  "finding_answer",
  {
    companyId: text("company_id")
      .notNull()
      .references(() => company.id, { onDelete: "cascade" }),
    findingId: text("finding_id").notNull(),
    kind: text("kind").$type<AnswerKind>().notNull(),
    /** The day on which a snoozed finding is shown again. */
    until: date("until", { mode: "string" }),
    /** Of a finding that is done: its reason then, so that a new one is shown. */
    reason: text("reason").notNull(),
    answeredAt: instant("answered_at").notNull(),
    answeredBy: text("answered_by").notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.findingId] })],
);
