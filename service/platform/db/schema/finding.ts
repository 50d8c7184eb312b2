import { date, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { AnswerKind } from "@/contract/findings/finding-kinds";
import { instant } from "./columns";
import { company } from "./company";

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
    /** The reason of the finding when it was answered; a finding marked as done reappears if its reason changes. */
    reason: text("reason").notNull(),
    answeredAt: instant("answered_at").notNull(),
    /** The name of the user who answered, as it was then. */
    answeredBy: text("answered_by").notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.findingId] })],
);
