import { and, eq, inArray, type SQL } from "drizzle-orm";
import { companyCreateSchema } from "@/contract/companies/company";
import { normalizeBusinessIdentityCode, writtenBusinessIdentityCode } from "@/contract/companies/company-ids";
import { STATES_FOR_DECISION, type FileDecision } from "@/contract/imports/batch-states";
import {
  sieImportBatchFileDecisionSchema,
  type SieImportBatchFile,
  type SieImportBatchFileDecision,
} from "@/contract/imports/sie-import-batch";
import { audit } from "../../../platform/audit/audit";
import { afterCommit } from "../../../platform/db/after-commit";
import { NO_LEASE } from "../../../platform/db/lease";
import { importBatchFile } from "../../../platform/db/schema";
import { HttpError, quote } from "../../../platform/http-error";
import { checkBody } from "../../../platform/parse-body";
import { requireCompanyAccess } from "../../../platform/policies/authorize";
import { requireMatch } from "../../../platform/preconditions";
import type { ReadBody, RequestContext } from "../../../platform/request-context";
import { createAgencyCompany } from "../../companies/create-company";
import { findBatchFile, listVisibleFiles, lockFiles, toBatchFile, type VisibleFile } from "./batch-file-row";
import { requireBatch } from "./batch-row";
import { batchSignal } from "./batch-signal";

/**
 * Stores the caller's decision about one file. Unless the file is skipped, the service then works on it in the
 * caller's name.
 * @throws HttpError ruleViolation when the state of the file does not allow the decision
 */
export async function decideBatchFile(
  context: RequestContext,
  agencyId: string,
  batchId: string,
  fileId: string,
  body: ReadBody,
): Promise<SieImportBatchFile> {
  await requireBatch(context, agencyId, batchId);
  await findBatchFile(context, agencyId, batchId, fileId);
  const input = await body(sieImportBatchFileDecisionSchema);
  return context.db.transaction(async (tx) => {
    const inTransaction = { ...context, db: tx };
    // Other files with the same number as this file may go to its new company too.
    const isNewCompany = input.decision === "newCompany";
    const decidable = decidableFiles(agencyId, batchId, input.decision);
    const locked = await lockFiles(tx, isNewCompany ? decidable : and(decidable, eq(importBatchFile.id, fileId)));
    const seen = await findBatchFile(inTransaction, agencyId, batchId, fileId);
    await requireMatch(context, toBatchFile(seen), `File "${fileId}"`);
    requireDecidable(seen, input.decision, locked);
    const candidates = isNewCompany
      ? await listVisibleFiles(inTransaction, agencyId, batchId, inArray(importBatchFile.id, [...locked]))
      : [seen];
    await decide(inTransaction, seen, input, candidates);
    await auditDecisions(inTransaction, agencyId, batchId, candidates);
    return toBatchFile(await findBatchFile(inTransaction, agencyId, batchId, fileId));
  });
}

/**
 * The condition for the files of a batch whose stored state allows the decision. No decision is allowed for a file that
 * the service works on.
 */
export function decidableFiles(agencyId: string, batchId: string, decision: FileDecision): SQL | undefined {
  // The filter is for the type of the column, which has no `checking`.
  const states = STATES_FOR_DECISION[decision].filter((state) => state !== "checking");
  return and(
    eq(importBatchFile.agencyId, agencyId),
    eq(importBatchFile.batchId, batchId),
    inArray(importBatchFile.state, states),
  );
}

/** Writes an audit entry for each of these files that the decision changed. */
export async function auditDecisions(
  context: RequestContext,
  agencyId: string,
  batchId: string,
  before: readonly VisibleFile[],
): Promise<void> {
  const ids = before.map(({ file }) => file.id);
  const after = await listVisibleFiles(context, agencyId, batchId, inArray(importBatchFile.id, ids));
  const byId = new Map(after.map((seen) => [seen.file.id, seen]));
  for (const seen of before) {
    const { id } = seen.file;
    await audit(context.db, context, {
      action: "update",
      resource: "SieImportBatchFile",
      resourceId: id,
      agencyId,
      before: toBatchFile(seen),
      after: toBatchFile(byId.get(id)!),
    });
  }
}

export function isDecidable({ file, state, isHidden }: VisibleFile, decision: FileDecision): boolean {
  const allowed = STATES_FOR_DECISION[decision];
  // A hidden file is always shown as `otherCompany`, so its stored state must allow the decision too.
  return allowed.includes(state) && (!isHidden || allowed.includes(file.state));
}

function requireDecidable(seen: VisibleFile, decision: FileDecision, locked: ReadonlySet<string>): void {
  const name = quote(seen.file.name);
  if (isDecidable(seen, decision)) {
    if (locked.has(seen.file.id)) return;
    // The file came into its state after the files were locked, so another request may decide about it now.
    throw new HttpError("ruleViolation", `File ${name} has become ${seen.state} only during the decision.`);
  }
  const states = STATES_FOR_DECISION[decision].join(", ");
  throw new HttpError(
    "ruleViolation",
    `File ${name} is ${seen.state}; the decision ${decision} is for files that are ${states}.`,
  );
}

async function decide(
  context: RequestContext,
  seen: VisibleFile,
  input: SieImportBatchFileDecision,
  candidates: readonly VisibleFile[],
): Promise<void> {
  const { agencyId } = seen.file;
  switch (input.decision) {
    case "import":
      return updateBatchFiles(context, [seen], { state: "importing" });
    case "takeBack":
      return updateBatchFiles(context, [seen], { state: "takingBack" });
    case "skip":
      return updateBatchFiles(context, [seen], { state: "skipped", content: null });
    case "retry":
      return updateBatchFiles(context, [seen], { state: "waiting" });
    case "company": {
      if (input.companyId === undefined)
        throw new HttpError("invalid", "The body is not valid: $.companyId: is required for the decision company.");
      const { company } = await requireCompanyAccess(context, input.companyId, "sie.import", agencyId);
      return updateBatchFiles(context, [seen], { state: "waiting", targetId: company.id, isTargetChosen: true });
    }
    case "newCompany":
      return decideNewCompany(context, seen, input, candidates);
  }
}

/**
 * Creates the company of a file. The `unknown` files with the same number go to it too, unless the decision gave it
 * another number.
 */
export async function decideNewCompany(
  context: RequestContext,
  seen: VisibleFile,
  overrides: Pick<SieImportBatchFileDecision, "name" | "businessIdentityCode">,
  unknown: readonly VisibleFile[],
): Promise<void> {
  const { file } = seen;
  const newCompany = newCompanyOf(file, overrides);
  const created = await createAgencyCompany(context, file.agencyId, undefined, (schema) =>
    Promise.resolve(checkBody(newCompany, schema)),
  );
  const code = normalizeBusinessIdentityCode(created.businessIdentityCode);
  // The check of the file finds its company by the number in the file. It cannot find a company with another number or
  // with a number that consists of hyphens, so such a company is stored as chosen.
  const isChosen = code === "" || code !== normalized(file);
  await updateBatchFiles(context, [seen], { state: "waiting", targetId: created.id, isTargetChosen: isChosen });
  if (isChosen) return;
  const withSameCode = unknown.filter((other) => normalized(other.file) === normalized(file));
  await updateBatchFiles(context, withSameCode, { state: "waiting" });
}

/** True if a company can have the name and the number in the file, and is then found by the number. */
export function givesCompany({ file }: VisibleFile): boolean {
  return normalized(file) !== "" && companyCreateSchema.safeParse(newCompanyOf(file, {})).success;
}

function newCompanyOf(
  { fileCompanyName, fileCode }: VisibleFile["file"],
  { name, businessIdentityCode }: Pick<SieImportBatchFileDecision, "name" | "businessIdentityCode">,
) {
  return {
    name: name ?? fileCompanyName,
    businessIdentityCode: businessIdentityCode ?? writtenBusinessIdentityCode(fileCode ?? ""),
    typeOfCompany: "Company",
  };
}

function normalized({ fileCode }: VisibleFile["file"]): string {
  return normalizeBusinessIdentityCode(fileCode ?? "");
}

/** Updates files of one batch and queues the work that follows, in the caller's name. */
export async function updateBatchFiles(
  context: RequestContext,
  seen: readonly VisibleFile[],
  values: Partial<typeof importBatchFile.$inferInsert>,
): Promise<void> {
  const [first] = seen;
  if (!first) return;
  const { agencyId, batchId } = first.file;
  await context.db
    .update(importBatchFile)
    .set({ actor: context.user.userName, cause: null, attempts: 0, ...NO_LEASE, ...values })
    .where(
      and(
        eq(importBatchFile.agencyId, agencyId),
        eq(importBatchFile.batchId, batchId),
        inArray(
          importBatchFile.id,
          seen.map(({ file }) => file.id),
        ),
      ),
    );
  afterCommit(context.db, batchSignal.send);
}
