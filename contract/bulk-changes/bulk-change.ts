import * as z from "zod";
import { chartOfAccountsId } from "../charts-of-accounts/chart-of-accounts";
import { COMMENT_MEMBERS } from "../comment-members";
import { keyFigureCommentSchema } from "../comments";
import { companySchema } from "../companies/company";
import { periodSchema, timestamp } from "../dates";
import { currencySchema } from "../fiscal-years/currency";
import { double } from "../inputs/key-figure-data";
import { distinctList, list } from "../list";
import { keyFigurePresetCreateSchema } from "../presets";
import { keyFigureTargetUpdateSchema } from "../targets/key-figure-target-update";
import { targetId } from "../targets/standard-target";
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
  YEAR_SCOPES,
  MAX_BULK_COMPANIES,
  MAX_BULK_TARGETS,
  type BulkDecision,
  type BulkPartState,
} from "./bulk-change-states";

const years = z.enum(YEAR_SCOPES);

/** Extension: a change that is made to several companies alike. */
export const companyChangeSchema = z.discriminatedUnion(
  "kind",
  [
    /** Null removes the company's type. */
    z.object({ kind: z.literal("companyType"), companyTypeId: anyId().nullable() }),
    /** Each company gets the preset; a company whose inherited preset has the same content inherits it again. */
    z.object({ kind: z.literal("preset"), preset: keyFigurePresetCreateSchema }),
    z.object({ kind: z.literal("chartOfAccounts"), chartOfAccountsId, years }),
    z.object({ kind: z.literal("currency"), currency: currencySchema, years }),
    /** A null value deletes the target. */
    z.object({
      kind: z.literal("target"),
      targets: list(keyFigureTargetUpdateSchema.element.omit({ before: true }), MAX_BULK_TARGETS)
        .min(1)
        .refine((targets) => new Set(targets.map(targetId)).size === targets.length, {
          message: "expected each key figure and period once",
        }),
    }),
    /** A consultant of the agency gets the companies as clients, or loses them. */
    z.object({ kind: z.literal("consultant"), userName: anyId(), isClient: z.boolean() }),
    z.object({
      kind: z.literal("comment"),
      comment: createForm(keyFigureCommentSchema.pick({ ...COMMENT_MEMBERS, isQuestion: true })),
    }),
    /** Each company gets a draft with the blocks that the agency's template has at that moment. */
    z.object({
      kind: z.literal("report"),
      report: periodReportSchema
        .pick({ title: true, period: true })
        .extend({ reportTemplateId: anyId(), language: reportLanguage.optional() }),
    }),
    /**
     * Publishes each company's drafts of the period, or only those with the title, if the checklist of each is
     * complete. `language` is for drafts without a language of their own.
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
  companyIds: distinctList(anyId(), MAX_BULK_COMPANIES, "company").min(1),
});
export type BulkChangeCreate = z.output<typeof bulkChangeCreateSchema>;

/** A value before or after: an id, a text such as a preset's name, a number, or key figures; null for none. */
const changedValue = z.union([z.string(), double, z.array(z.string())]).nullable();

const differenceSchema = z.object({
  /** The fiscal year, or the period of the target, comment or report. */
  period: periodSchema.optional(),
  keyFigureType: z.string().optional(),
  before: changedValue,
  after: changedValue,
});
export type Difference = z.output<typeof differenceSchema>;

/** The reason why a company was not changed, or not changed back. */
const cause = z.object({
  code: z.string(),
  explanation: z.string(),
  /** The drafts with the open items of their checklists, when those are the reason. */
  reports: z
    .array(z.object({ id: z.string(), title: z.string(), open: z.array(reportChecklistItemSchema) }))
    .optional(),
});
export type BulkCause = z.output<typeof cause>;

const part = z.object({
  /** The id as it was in the request. */
  companyId: z.string(),
  /** Absent when the agency has no such company, or the user may not see it. */
  company: companySchema.pick({ businessIdentityCode: true, name: true }).optional(),
  differences: z.array(differenceSchema),
  cause: cause.optional(),
});

/** Extension: the effect that a change would have on a company, and the reason when it cannot be made. */
export const bulkChangePreviewPartSchema = part.extend({ outcome: z.enum(BULK_OUTCOMES) });
export type BulkChangePreviewPart = z.output<typeof bulkChangePreviewPartSchema>;
export const bulkChangePreviewPartListSchema = z.array(bulkChangePreviewPartSchema);

/** Extension: one company of a bulk change. */
export const bulkChangePartSchema = part.extend({
  state: z.enum(BULK_PART_STATES),
  /** User name of the user on whose behalf the change is made. */
  user: z.string(),
});
export type BulkChangePart = z.output<typeof bulkChangePartSchema>;
export const bulkChangePartListSchema = z.array(bulkChangePartSchema);

/** Extension: one change to many companies of an agency, which the service makes company by company. */
export const bulkChangeSchema = z.object({
  id: z.string(),
  /** UTC. */
  created: timestamp,
  /** User name of its creator. */
  user: z.string(),
  change: companyChangeSchema,
  /** Number of the companies that the user may see; of all for the user who created the bulk change. */
  companies: z.int(),
  /** Number of these companies in each state. */
  states: z.object(
    Object.fromEntries(BULK_PART_STATES.map((state) => [state, z.int()])) as Record<BulkPartState, z.ZodInt>,
  ),
});
export type BulkChange = z.output<typeof bulkChangeSchema>;
export const bulkChangeListSchema = z.array(bulkChangeSchema);

export const bulkChangeDecisionSchema = createForm(
  z.object({
    decision: z.enum(Object.keys(BULK_DECISIONS) as BulkDecision[]),
    /** The companies that the decision is limited to; absent for all that it can apply to. */
    companyIds: list(anyId(), MAX_BULK_COMPANIES).optional(),
  }),
);
export type BulkChangeDecision = z.output<typeof bulkChangeDecisionSchema>;
