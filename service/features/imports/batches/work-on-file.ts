import { and, eq, inArray, isNull, ne } from "drizzle-orm";
import { normalizeBusinessIdentityCode } from "@/contract/companies/company-ids";
import type { SieImportResult, SieNote } from "@/contract/imports/sie-import";
import { allowLongWork } from "../../../platform/db/limit-connection";
import type { Db } from "../../../platform/db/database";
import { LeaseLost } from "../../../platform/db/lease";
import { lockForWriting } from "../../../platform/db/locks";
import { company, importBatchFile, importedFile } from "../../../platform/db/schema";
import { writesTo } from "../../../platform/db/write-queues";
import { HttpError } from "../../../platform/http-error";
import { requireAgencyAccess } from "../../../platform/policies/authorize";
import type { RequestContext } from "../../../platform/request-context";
import { importReceived } from "../import-sie";
import type { ReceivedFile } from "../receive-file";
import { takeBackImport } from "../take-back-import";
import { readBatchFileInWorker } from "./read-batch-file";
import { endWork, hasLease, type TakenFile } from "./take-work";

type FileRow = typeof importBatchFile.$inferSelect;
type Values = Partial<typeof importBatchFile.$inferInsert>;

/** Attempts at one file before it fails; an attempt counts when it was interrupted, as by the end of the process. */
const MAX_ATTEMPTS = 3;
/** The most errors, and the most warnings, that are stored with one file; the last one says how many more there are. */
const MAX_REMARKS = 200;
const NOT_OURS = "the file was deleted or decided about, or another service works on it";
/** Codes of the errors that say that no company was found. */
const COMPANY_NOT_FOUND = ["companyUnknown", "companyMissing"];

/** The reason why a file needs a decision, as the batch shows it at the file. */
export function toCause(code: string, explanation: string): Pick<SieNote, "code" | "explanation"> {
  return { code, explanation };
}

/** The columns of a file whose company its user does not see: they tell nothing else about the company. */
const OF_OTHER_COMPANY: Values = {
  state: "otherCompany",
  cause: toCause("otherCompany", "The file is of a company that the user does not see."),
  outcome: null,
  firstDay: null,
  lastDay: null,
  errors: [],
};

/**
 * Checks, imports or takes back one file, as its state asks. It acts as the user who sent the file or last decided
 * about it, with the permissions that this user has now.
 * @param contextOf returns the context of that user; null when the user is gone or disabled
 * @param beginWriting is called before the file's row is locked for the rest of the transaction
 */
export async function workOnFile(
  db: Db,
  taken: TakenFile,
  contextOf: (actor: string) => Promise<RequestContext | null>,
  beginWriting: () => void,
): Promise<void> {
  const [row] = await db.select().from(importBatchFile).where(hasLease(taken));
  if (!row) throw new LeaseLost(NOT_OURS);
  if (taken.attempts > MAX_ATTEMPTS) {
    const explanation = `The work on this file was interrupted ${MAX_ATTEMPTS} times.`;
    return endWork(db, taken, failedColumns(row, toCause("interrupted", explanation)));
  }
  const context = await contextOf(row.actor);
  if (!context) {
    const explanation = `The user "${row.actor}", in whose name it was to be done, is gone or disabled.`;
    return endWork(db, taken, failedColumns(row, toCause("actorGone", explanation)));
  }
  if (!(await mayImport(context, row.agencyId))) {
    const explanation = `The user "${row.actor}" may not import to the agency "${row.agencyId}" any more.`;
    return endWork(db, taken, failedColumns(row, toCause("actorNotAllowed", explanation)));
  }
  if (taken.state === "takingBack") return takeFileBack(context, taken, row, beginWriting);
  const received = await readBatchFileInWorker(row.content!, context.workers);
  if (taken.state === "waiting") return endWork(db, taken, await check(context, row, received));
  return importFile(context, taken, row, received, beginWriting);
}

/** The columns after failed work. A file that could not be taken back is still imported. */
export function failedColumns(row: Pick<FileRow, "state">, cause: FileRow["cause"]): Values {
  return { state: row.state === "takingBack" ? "imported" : "failed", cause };
}

async function mayImport(context: RequestContext, agencyId: string): Promise<boolean> {
  try {
    await requireAgencyAccess(context, agencyId, "sie.import");
    return true;
  } catch (error) {
    // A 503, or an error that is no HttpError, says nothing about the permission.
    if (!(error instanceof HttpError) || error.status === 503) throw error;
    return false;
  }
}

/** Dry-runs the import of the file and returns its effect as columns of the file's row. */
async function check(context: RequestContext, row: FileRow, received: ReceivedFile): Promise<Values> {
  const { agencyId } = row;
  // Before an import it is the company that was shown. Otherwise it is found again by the code in the file, unless a
  // user has chosen it; until then the row keeps the one found before, so that users who may not see that company do
  // not see the file either.
  const targetId = row.state === "waiting" && !row.isTargetChosen ? null : row.targetId;
  const { identification } = received.file;
  const fileInfo: Values = {
    fileCompanyName: plain(identification.companyName),
    fileCode: plain(identification.businessIdentityCode),
    program: plain(identification.program),
    sieType: received.file.sieType,
  };
  const request = { ...received.request, dryRun: true, ...(targetId !== null && { companyId: targetId }) };
  try {
    const { result } = await importReceived(context, agencyId, { ...received, request });
    const knownId = result.summary?.company?.id ?? (await companyOfCode(context.db, agencyId, fileInfo.fileCode ?? ""));
    return { ...fileInfo, targetId: knownId, ...resultColumns(result, knownId) };
  } catch (error) {
    // The user may no longer see the company.
    if (error instanceof HttpError && error.kind === "notFound") return { ...fileInfo, ...OF_OTHER_COMPANY };
    throw error;
  }
}

function resultColumns(result: SieImportResult, targetId: string | null): Values {
  const { summary } = result;
  const errors = storedNotes(result.errors);
  const values: Values = {
    outcome: summary?.fiscalYear ? summary.outcome : null,
    firstDay: summary?.fiscalYear?.start.slice(0, 10) ?? null,
    lastDay: summary?.fiscalYear?.end.slice(0, 10) ?? null,
    cause: null,
    errors,
    warnings: storedNotes(result.warnings),
  };
  const otherErrors = errors.filter(({ code }) => !COMPANY_NOT_FOUND.includes(code));
  const [first] = otherErrors.length > 0 ? otherErrors : errors;
  const cause = first ? toCause(first.code, first.explanation) : null;
  if (otherErrors.length > 0) return { ...values, state: "refused", cause };
  if (errors.length > 0) {
    return targetId === null
      ? { ...values, state: "unknownCompany", cause, errors: [] }
      : { ...values, ...OF_OTHER_COMPANY };
  }
  if (summary?.outcome === "unchanged") return { ...values, state: "unchanged", content: null };
  return { ...values, state: "clear" };
}

/** The agency's company with this number, even one that the user may not see. */
async function companyOfCode(db: Db, agencyId: string, code: string): Promise<string | null> {
  const normalized = normalizeBusinessIdentityCode(code);
  if (normalized === "") return null;
  const [row] = await db
    .select({ id: company.id })
    .from(company)
    .where(and(eq(company.agencyId, agencyId), eq(company.normalizedCode, normalized)));
  return row?.id ?? null;
}

/**
 * Imports the file and updates its row, in one transaction. When the effect is no longer the one that the user was
 * shown, nothing is imported, and the row gets the new effect.
 */
async function importFile(
  context: RequestContext,
  taken: TakenFile,
  row: FileRow,
  received: ReceivedFile,
  beginWriting: () => void,
): Promise<void> {
  const { agencyId } = row;
  const targetId = row.targetId!;
  await inCompany(context.db, taken, targetId, beginWriting, async (tx) => {
    const inTransaction = { ...context, db: tx };
    const now = await check(inTransaction, row, received);
    if (now.state !== "clear" || now.outcome !== row.outcome || now.targetId !== targetId) {
      const changed = toCause("effectChanged", "The effect of the import has changed since it was shown.");
      return endWork(tx, taken, { ...now, cause: now.cause ?? changed });
    }
    const request = { ...received.request, companyId: targetId };
    const { result, importIds } = await importReceived(inTransaction, agencyId, { ...received, request });
    if (!result.success) return endWork(tx, taken, resultColumns(result, targetId));
    await endWork(tx, taken, {
      state: "imported",
      importIds,
      importedAt: context.now,
      content: null,
      cause: null,
      warnings: storedNotes(result.warnings),
    });
    await checkOthersAgain(tx, taken, targetId);
  });
}

/** Takes back those imports of the file that still stand; {@link takeBackImport} removes them from the file's row. */
async function takeFileBack(
  context: RequestContext,
  taken: TakenFile,
  row: FileRow,
  beginWriting: () => void,
): Promise<void> {
  const targetId = row.targetId!;
  await inCompany(context.db, taken, targetId, beginWriting, async (tx) => {
    for (const id of row.importIds.toReversed()) {
      const isThere = and(
        eq(importedFile.companyId, targetId),
        eq(importedFile.id, id),
        isNull(importedFile.takenBackAt),
      );
      // The import is gone when its fiscal year was deleted.
      if ((await tx.$count(importedFile, isThere)) > 0) await takeBackImport({ ...context, db: tx }, targetId, id);
    }
    await endWork(tx, taken, { state: "takenBack", importIds: [], cause: null });
    await checkOthersAgain(tx, taken, targetId);
  });
}

/** Runs a transaction that writes to the company, with the file's row locked so that no other service works on it. */
async function inCompany(
  db: Db,
  taken: TakenFile,
  companyId: string,
  beginWriting: () => void,
  work: (tx: Db) => Promise<void>,
): Promise<void> {
  await writesTo(db, { of: "company", id: companyId }).transaction(async (tx) => {
    await allowLongWork(tx);
    await lockForWriting(tx, companyId);
    beginWriting();
    const [locked] = await tx
      .select({ id: importBatchFile.id })
      .from(importBatchFile)
      .where(hasLease(taken))
      .for("update");
    if (!locked) throw new LeaseLost(NOT_OURS);
    await work(tx);
  });
}

/** Has the company's clear and refused files checked again: effects have changed, a missing year may be there now. */
async function checkOthersAgain(tx: Db, { agencyId, id }: TakenFile, companyId: string): Promise<void> {
  await tx
    .update(importBatchFile)
    .set({ state: "waiting" })
    .where(
      and(
        eq(importBatchFile.agencyId, agencyId),
        eq(importBatchFile.targetId, companyId),
        inArray(importBatchFile.state, ["clear", "refused"]),
        ne(importBatchFile.id, id),
      ),
    );
}

/** Removes U+0000, which damaged files contain and PostgreSQL rejects. */
function plain(text: string): string {
  return text.replaceAll("\u0000", "");
}

/** Cuts a long list of remarks: one on the line of the last that is kept says how many more follow. */
function storedNotes(notes: readonly SieNote[]): SieNote[] {
  const stored = notes.slice(0, notes.length > MAX_REMARKS ? MAX_REMARKS - 1 : MAX_REMARKS).map(plainNote);
  const rest = notes.length - stored.length;
  if (rest === 0) return stored;
  const { count: _, ...last } = stored.at(-1)!;
  return [...stored, { ...last, linePos: 0, explanation: `${rest} more remarks on the file follow.` }];
}

function plainNote(note: SieNote): SieNote {
  return { ...note, label: plain(note.label), line: plain(note.line), explanation: plain(note.explanation) };
}
