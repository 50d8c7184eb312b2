import * as z from "zod";
import { chartOfAccountsId } from "../charts-of-accounts/chart-of-accounts";
import { COMMENT_MEMBERS } from "../comment-members";
import { keyFigureCommentSchema } from "../comments";
import { companySchema } from "../companies/company";
import { periodSchema, timestamp } from "../dates";
import { currencySchema } from "../fiscal-years/currency";
import { double } from "../inputs/key-figure-data";
import { list } from "../list";
import { keyFigurePresetCreateSchema } from "../presets";
import { keyFigureTargetUpdateSchema } from "../targets/key-figure-target-update";
import { reportLanguage } from "../reports/blocks";
import { periodReportSchema } from "../reports/period-report";
import { reportChecklistItemSchema } from "../reports/report-checklist";
import { anyId } from "../text";
import { createForm } from "../write-forms";
import {
  BULK_CHANGE_KINDS,
  BULK_DECISIONS,
  BULK_OUTCOMES,
  BULK_PART_STATES,
  CHANGED_YEARS,
  MAX_BULK_COMPANIES,
  MAX_BULK_TARGETS,
  type BulkDecision,
  type BulkPartState,
} from "./bulk-change-states";

const years = z.enum(CHANGED_YEARS);

/** Extension: a change that is the same for all the companies it is made to. */
export const companyChangeSchema = z.discriminatedUnion(
  "kind",
  [
    /** Null takes the company's type away. */
    z.object({ kind: z.literal("companyType"), companyTypeId: anyId().nullable() }),
    /** Each company has the preset so; one that says the same as what a company inherits is inherited again. */
    z.object({ kind: z.literal("preset"), preset: keyFigurePresetCreateSchema }),
    z.object({ kind: z.literal("chartOfAccounts"), chartOfAccountsId, years }),
    z.object({ kind: z.literal("currency"), currency: currencySchema, years }),
    /** A null value clears. */
    z.object({
      kind: z.literal("target"),
      targets: list(keyFigureTargetUpdateSchema.element.omit({ before: true }), MAX_BULK_TARGETS).min(1),
    }),
    /** A consultant of the agency gets the companies as clients, or loses them. */
    z.object({ kind: z.literal("consultant"), userName: anyId(), isClient: z.boolean() }),
    z.object({
      kind: z.literal("comment"),
      comment: createForm(keyFigureCommentSchema.pick({ ...COMMENT_MEMBERS, isQuestion: true })),
    }),
    /** Each company gets a draft of the blocks that the agency's template has then. */
    z.object({
      kind: z.literal("report"),
      report: periodReportSchema
        .pick({ title: true, period: true })
        .extend({ reportTemplateId: anyId(), language: reportLanguage.optional() }),
    }),
    /**
     * The drafts that each company has of the period, or those of the title, are published if the checklist of each is
     * whole. `language` is that of drafts for which none is chosen.
     */
    z.object({
      kind: z.literal("publishing"),
      publishing: periodReportSchema
        .pick({ period: true })
        .extend({ title: periodReportSchema.shape.title.optional(), language: reportLanguage }),
    }),
  ],
  { error: `expected one of ${BULK_CHANGE_KINDS.join(", ")}` },
);
export type CompanyChange = z.output<typeof companyChangeSchema>;
export type CompanyChangeOf<K extends CompanyChange["kind"]> = Extract<CompanyChange, { kind: K }>;

export const bulkChangeCreateSchema = z.object({
  change: companyChangeSchema,
  companyIds: list(anyId(), MAX_BULK_COMPANIES)
    .min(1)
    .refine((ids) => new Set(ids).size === ids.length, { message: "expected each company once" }),
});
export type BulkChangeCreate = z.output<typeof bulkChangeCreateSchema>;

/** A value before or after: an id or a text, a number, or the key figures of a preset; null for none. */
const changedValue = z.union([z.string(), double, z.array(z.string())]).nullable();

export const differenceSchema = z.object({
  /** The fiscal year, or the period of the target or comment. */
  period: periodSchema.optional(),
  keyFigureType: z.string().optional(),
  before: changedValue,
  after: changedValue,
});
export type Difference = z.output<typeof differenceSchema>;

/** The reason for which a company was not changed, or not changed back. */
const cause = z.object({
  code: z.string(),
  explanation: z.string(),
  /** The drafts with what is open in the checklist of each, where that is the reason. */
  reports: z
    .array(z.object({ id: z.string(), title: z.string(), open: z.array(reportChecklistItemSchema) }))
    .optional(),
});
export type BulkCause = z.output<typeof cause>;

const part = z.object({
  /** As it was sent. */
  companyId: z.string(),
  /** Absent where the user does not see it, or it is gone. */
  company: companySchema.pick({ businessIdentityCode: true, name: true }).optional(),
  differences: z.array(differenceSchema),
  cause: cause.optional(),
});

/** Extension: what a change would do to a company, and the reason where it cannot be done. */
export const bulkChangePreviewPartSchema = part.extend({ outcome: z.enum(BULK_OUTCOMES) });
export type BulkChangePreviewPart = z.output<typeof bulkChangePreviewPartSchema>;
export const bulkChangePreviewPartListSchema = z.array(bulkChangePreviewPartSchema);

/** Extension: one company of a bulk change. */
export const bulkChangePartSchema = part.extend({
  state: z.enum(BULK_PART_STATES),
  /** User name of the one in whose name it was or is to be done. */
  user: z.string(),
});
export type BulkChangePart = z.output<typeof bulkChangePartSchema>;
export const bulkChangePartListSchema = z.array(bulkChangePartSchema);

/** Extension: one change to many companies of an agency, which the service makes to one after the other. */
export const bulkChangeSchema = z.object({
  id: z.string(),
  /** UTC. */
  created: timestamp,
  /** User name of its creator. */
  user: z.string(),
  change: companyChangeSchema,
  /** The companies that the user may see. */
  companies: z.int(),
  /** Their number in each state. */
  states: z.object(
    Object.fromEntries(BULK_PART_STATES.map((state) => [state, z.int()])) as Record<BulkPartState, z.ZodInt>,
  ),
});
export type BulkChange = z.output<typeof bulkChangeSchema>;
export const bulkChangeListSchema = z.array(bulkChangeSchema);

export const bulkChangeDecisionSchema = createForm(
  z.object({
    decision: z.enum(Object.keys(BULK_DECISIONS) as BulkDecision[]),
    /** Only these companies; all that the decision concerns without. */
    companyIds: list(anyId(), MAX_BULK_COMPANIES).optional(),
  }),
);
export type BulkChangeDecision = z.output<typeof bulkChangeDecisionSchema>;
