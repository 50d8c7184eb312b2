import { and, eq, inArray, isNull, ne } from "drizzle-orm";
import { normalizeBusinessIdentityCode } from "@/contract/companies/company-ids";
import type { SieImportResult, SieNote } from "@/contract/imports/sie-import";
import { allowLongWork } from "../../../platform/db/bound-connection";
import type { Db } from "../../../platform/db/database";
import { lockForWriting } from "../../../platform/db/locks";
import { company, importBatchFile, importedFile } from "../../../platform/db/schema";
import { writesTo } from "../../../platform/db/write-queues";
import { HttpError } from "../../../platform/http-error";
import { requireAgencyAccess } from "../../../platform/policies/authorize";
import type { RequestContext } from "../../../platform/request-context";
import { importReceived } from "../import-sie";
import type { ReceivedFile } from "../receive-file";
import { takeBackImport } from "../take-back-import";
import { readKeptBeside } from "./read-kept";
import { endWork, isTaken, LeaseLost, type TakenFile } from "./take-work";

type FileRow = typeof importBatchFile.$inferSelect;
type Values = Partial<typeof importBatchFile.$inferInsert>;

/** A file is given up after so many services have ended while they worked on it. */
const MAX_ATTEMPTS = 3;
/** Remarks of each kind that are kept. */
const MAX_REMARKS = 200;
/** The remarks that stand for a company that was not found. */
const NO_COMPANY = ["companyUnknown", "companyMissing"];

/** The reason why a file is an exception, in words that its line shows. */
export function because(code: string, explanation: string): Pick<SieNote, "code" | "explanation"> {
  return { code, explanation };
}

/**
 * Does the work that a file waits for, with the rights that the user has now in whose name it is done.
 * @param context of that user; null when there is no such user any more
 * @param beginWriting called before the file's row is locked for as long as the writing takes
 */
export async function workOnFile(
  db: Db,
  taken: TakenFile,
  contextOf: (actor: string) => Promise<RequestContext | null>,
  beginWriting: () => void,
): Promise<void> {
  const [row] = await db.select().from(importBatchFile).where(isTaken(taken));
  if (!row) throw new LeaseLost("the file was deleted");
  if (taken.attempts > MAX_ATTEMPTS) {
    const explanation = `The service has ended ${MAX_ATTEMPTS} times while it worked on this file.`;
    return endWork(db, taken, failed(row, because("interrupted", explanation)));
  }
  const context = await contextOf(row.actor);
  if (!context) {
    const explanation = `The user "${row.actor}", in whose name it was to be done, is gone.`;
    return endWork(db, taken, failed(row, because("actorGone", explanation)));
  }
  if (!(await mayImport(context, row.agencyId))) {
    const explanation = `The user "${row.actor}" may not import to the agency "${row.agencyId}" any more.`;
    return endWork(db, taken, failed(row, because("actorNotAllowed", explanation)));
  }
  if (taken.state === "takingBack") return takeFileBack(context, taken, row, beginWriting);
  const received = await readKeptBeside(row.content!, context.workers);
  if (taken.state === "waiting") return endWork(db, taken, await check(context, row, received));
  return importFile(context, taken, row, received, beginWriting);
}

/** The state after work that came to nothing: what was imported stays so. */
export function failed(row: Pick<FileRow, "state">, cause: FileRow["cause"]): Values {
  return { state: row.state === "takingBack" ? "imported" : "failed", cause };
}

async function mayImport(context: RequestContext, agencyId: string): Promise<boolean> {
  try {
    await requireAgencyAccess(context, agencyId, "sie.import");
    return true;
  } catch (error) {
    if (!(error instanceof HttpError) || error.status === 503) throw error;
    return false;
  }
}

/** Finds out the effect that importing the file would have, as columns of its line. */
async function check(context: RequestContext, row: FileRow, received: ReceivedFile): Promise<Values> {
  const { agencyId, targetId } = row;
  const { identification } = received.file;
  const ofFile: Values = {
    fileCompanyName: plain(identification.companyName),
    fileCode: plain(identification.businessIdentityCode),
    program: plain(identification.program),
    sieType: received.file.sieType,
  };
  const request = { ...received.request, dryRun: true, ...(targetId !== null && { companyId: targetId }) };
  try {
    const { result } = await importReceived(context, agencyId, { ...received, request });
    const known = result.summary?.company?.id ?? (await companyOfCode(context.db, agencyId, ofFile.fileCode ?? ""));
    return { ...ofFile, targetId: known, ...statedBy(result, known) };
  } catch (error) {
    // A company that the user does not see any more.
    if (error instanceof HttpError && error.kind === "notFound") return { ...ofFile, state: "otherCompany" };
    throw error;
  }
}

function statedBy(result: SieImportResult, targetId: string | null): Values {
  const { summary } = result;
  const errors = result.errors.slice(0, MAX_REMARKS).map(plainNote);
  const values: Values = {
    outcome: summary?.fiscalYear ? summary.outcome : null,
    firstDay: summary?.fiscalYear?.start.slice(0, 10) ?? null,
    lastDay: summary?.fiscalYear?.end.slice(0, 10) ?? null,
    cause: null,
    errors,
    warnings: result.warnings.slice(0, MAX_REMARKS).map(plainNote),
  };
  const refusing = errors.filter(({ code }) => !NO_COMPANY.includes(code));
  const [first] = refusing.length > 0 ? refusing : errors;
  const cause = first ? because(first.code, first.explanation) : null;
  if (refusing.length > 0) return { ...values, state: "refused", cause };
  if (errors.length > 0) {
    // That there is such a company is told, and nothing else of it.
    const hidden = because("otherCompany", "The file's number is that of a company that the user does not see.");
    return targetId === null
      ? { ...values, state: "unknownCompany", cause, errors: [] }
      : { ...values, state: "otherCompany", cause: hidden, errors: [] };
  }
  if (summary?.outcome === "unchanged") return { ...values, state: "unchanged", content: null };
  return { ...values, state: "clear" };
}

/** The company of the agency with this number, whether the user may see it or not. */
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
 * Imports the file and says so in its line, in one transaction. Where the effect is no longer the one that was shown,
 * nothing is imported and the new one is shown instead.
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
  beginWriting();
  await inCompany(context.db, taken, targetId, async (tx) => {
    const inTransaction = { ...context, db: tx };
    const now = await check(inTransaction, row, received);
    if (now.state !== "clear" || now.outcome !== row.outcome || now.targetId !== targetId) {
      const changed = because("effectChanged", "The effect of the import has changed since it was shown.");
      return endWork(tx, taken, { ...now, cause: now.cause ?? changed });
    }
    const request = { ...received.request, companyId: targetId };
    const { result, importIds } = await importReceived(inTransaction, agencyId, { ...received, request });
    if (!result.success) return endWork(tx, taken, statedBy(result, targetId));
    await endWork(tx, taken, {
      state: "imported",
      importIds,
      importedAt: context.now,
      content: null,
      cause: null,
      warnings: result.warnings.slice(0, MAX_REMARKS).map(plainNote),
    });
    await checkOthersAgain(tx, taken, targetId);
  });
}

/** Takes the imports back that the file became and that stand. The import's own taking back changes the line. */
async function takeFileBack(
  context: RequestContext,
  taken: TakenFile,
  row: FileRow,
  beginWriting: () => void,
): Promise<void> {
  const targetId = row.targetId!;
  beginWriting();
  await inCompany(context.db, taken, targetId, async (tx) => {
    for (const id of row.importIds.toReversed()) {
      const isThere = and(
        eq(importedFile.companyId, targetId),
        eq(importedFile.id, id),
        isNull(importedFile.takenBackAt),
      );
      // It may have gone with its fiscal year.
      if ((await tx.$count(importedFile, isThere)) > 0) await takeBackImport({ ...context, db: tx }, targetId, id);
    }
    await endWork(tx, taken, { state: "takenBack", importIds: [], cause: null });
    await checkOthersAgain(tx, taken, targetId);
  });
}

/** A transaction that writes to the company, and that nobody else works on the file during. */
async function inCompany(db: Db, taken: TakenFile, companyId: string, work: (tx: Db) => Promise<void>): Promise<void> {
  await writesTo(db, { of: "company", id: companyId }).transaction(async (tx) => {
    await allowLongWork(tx);
    await lockForWriting(tx, companyId);
    const [locked] = await tx
      .select({ id: importBatchFile.id })
      .from(importBatchFile)
      .where(isTaken(taken))
      .for("update");
    if (!locked) throw new LeaseLost("the file was deleted, or another service works on it");
    await work(tx);
  });
}

/** Lets the company's other files be checked again: their effects have changed, and a missing year may be there now. */
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

/** Without U+0000, which damaged files hold and the database does not take. */
function plain(text: string): string {
  return text.replaceAll("\u0000", "");
}

function plainNote(note: SieNote): SieNote {
  return { ...note, label: plain(note.label), line: plain(note.line), explanation: plain(note.explanation) };
}
