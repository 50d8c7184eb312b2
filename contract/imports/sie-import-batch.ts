import * as z from "zod";
import { companySchema } from "../companies/company";
import { timestamp } from "../dates";
import { fiscalYearSchema } from "../fiscal-years/fiscal-year";
import { businessIdentityCode } from "../ids";
import { anyId, name } from "../text";
import { createForm } from "../write-forms";
import {
  BATCH_DECISIONS,
  BATCH_FILE_STATES,
  FILE_DECISIONS,
  MAX_BATCH_FILES,
  type BatchFileState,
} from "./batch-states";
import { sieImportSummarySchema, sieNoteSchema } from "./sie-import";

export const sieImportBatchSchema = z.object({
  id: z.string(),
  /** UTC. */
  created: timestamp,
  /** User name of its creator. */
  user: z.string(),
  /** The number of files that its creator announced; fewer are there during the upload or after it broke off. */
  announced: z.int().min(1).max(MAX_BATCH_FILES).optional(),
  /** Number of the files that the user may see. */
  files: z.int(),
  /** Number of these files in each state. */
  states: z.object(
    Object.fromEntries(BATCH_FILE_STATES.map((state) => [state, z.int()])) as Record<BatchFileState, z.ZodInt>,
  ),
});
export type SieImportBatch = z.output<typeof sieImportBatchSchema>;
export const sieImportBatchListSchema = z.array(sieImportBatchSchema);
export const sieImportBatchCreateSchema = createForm(sieImportBatchSchema.pick({ announced: true }));

export const sieImportBatchDecisionSchema = createForm(z.object({ decision: z.enum(BATCH_DECISIONS) }));

export const sieImportBatchFileSchema = z.object({
  id: z.string(),
  name: name(),
  /** Bytes. */
  size: z.int(),
  /** Time when it was received, UTC. */
  received: timestamp,
  /** User name of its sender. */
  user: z.string(),
  state: z.enum(BATCH_FILE_STATES),
  /** #FNAMN, #ORGNR, program and type of the file, once it has been read. */
  fileCompanyName: z.string().optional(),
  fileBusinessIdentityCode: z.string().optional(),
  program: z.string().optional(),
  sieType: z.string().optional(),
  /** The company that the file is imported into. */
  company: companySchema.pick({ id: true, businessIdentityCode: true, name: true }).optional(),
  fiscalYear: fiscalYearSchema.pick({ start: true, end: true }).optional(),
  /** The effect on the fiscal year: expected before the import, actual after it. */
  outcome: sieImportSummarySchema.shape.outcome.optional(),
  /** The reason for the state: the first error, or an explanation of what went wrong. */
  cause: sieNoteSchema.pick({ code: true, explanation: true }).optional(),
  /** The number of remarks on the file. */
  errors: z.int(),
  warnings: z.int(),
});
export type SieImportBatchFile = z.output<typeof sieImportBatchFileSchema>;
export const sieImportBatchFileListSchema = z.array(sieImportBatchFileSchema);

export const sieImportBatchFileDetailsSchema = sieImportBatchFileSchema.extend({
  remarks: z.object({ errors: z.array(sieNoteSchema), warnings: z.array(sieNoteSchema) }),
});
export type SieImportBatchFileDetails = z.output<typeof sieImportBatchFileDetailsSchema>;

export const sieImportBatchFileDecisionSchema = createForm(
  z.object({
    decision: z.enum(FILE_DECISIONS),
    /** For `company`: the company to import into, even if the file names another one. */
    companyId: anyId().optional(),
    /** For `newCompany`: name and number of the company to create; those in the file by default. */
    name: name().optional(),
    businessIdentityCode: businessIdentityCode.optional(),
  }),
);
export type SieImportBatchFileDecision = z.output<typeof sieImportBatchFileDecisionSchema>;
