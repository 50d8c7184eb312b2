import { randomUUID, webcrypto } from "node:crypto";
import { promisify } from "node:util";
import { gzip, gunzip, type ZlibOptions } from "node:zlib";
import { and, asc, eq, isNotNull, isNull, lt, ne, or, sql, type SQL } from "drizzle-orm";
import type { SieNote } from "@/contract/imports/sie-import";
import type { RequestContext } from "../../platform/request-context";
import type { Db } from "../../platform/db/database";
import { importedFile } from "../../platform/db/schema";
import type { SieFile } from "../../books/sie/sie-file";
import type { FiscalYearRow } from "../fiscal-years/fiscal-year-row";
import type { ImportOptions } from "./read-file";
import type { Ledger } from "./ledger";

/** Maximum number of replacements of a fiscal year's books that can be taken back, one after the other (ADR 0032). */
const KEPT_REPLACEMENTS = 10;

const compress = promisify<Uint8Array, ZlibOptions, Buffer>(gzip);
const expand = promisify<Uint8Array, ZlibOptions, Buffer>(gunzip);
/** Fast, and in large pieces: a file may be 64 MiB. */
const COMPRESSION = { level: 1, chunkSize: 1024 * 1024 };

export type ImportedFileRow = typeof importedFile.$inferSelect;

/** An import to be stored. */
interface StoredImport {
  file: SieFile;
  /** SHA-256 of the file's text without a byte order mark. */
  textHash: string;
  encoding: string;
  options: ImportOptions;
  /** The currency that the import gave the fiscal year. */
  currency: string;
  warnings: SieNote[];
  action: ImportedFileRow["action"];
  /** The fiscal year as the import found it; null when the import creates it. */
  before: FiscalYearRow | null;
  /** Hash of the vouchers of a 4I file; empty for a file that replaces the books. */
  vouchersHash: string;
}

/**
 * Stores an import without the file's text, which {@link storeImportedText} stores later. Returns the import's id and
 * its sequence number in the fiscal year.
 */
export async function storeImportedFile(
  tx: Db,
  context: RequestContext,
  ledger: Ledger,
  stored: StoredImport,
): Promise<{ id: string; sequence: number }> {
  const [last] = await tx
    .select({ next: sql<number>`coalesce(max(${importedFile.sequence}) + 1, 0)`.mapWith(Number) })
    .from(importedFile)
    .where(ofLedger(ledger));
  const [id, sequence] = [randomUUID(), last!.next];
  await tx.insert(importedFile).values({
    ...ledger,
    id,
    sequence,
    action: stored.action,
    importedAt: context.now,
    importedBy: context.user.userName,
    program: stored.file.identification.program,
    sieType: stored.file.sieType,
    encoding: stored.encoding,
    textHash: stored.textHash,
    vouchersHash: stored.vouchersHash,
    options: { ...stored.options, currency: stored.currency },
    warnings: stored.warnings,
    yearBefore: stored.before && {
      ...stored.before,
      activePeriodLastUpdate: stored.before.activePeriodLastUpdate.toISOString(),
    },
  });
  return { id, sequence };
}

/** Compresses the text or the bytes of a file for storing. Works outside the main thread: start it early. */
export function compressText(text: Uint8Array): Promise<Uint8Array> {
  return compress(text, COMPRESSION);
}

/** Stores the compressed text of an import. */
export async function storeImportedText(tx: Db, ledger: Ledger, sequence: number, content: Uint8Array): Promise<void> {
  await tx
    .update(importedFile)
    // PGlite's driver takes seconds and gigabytes to write so many bytes as a bytea parameter.
    .set({ content: sql`decode(${Buffer.from(content).toString("base64")}, 'base64')` })
    .where(and(ofLedger(ledger), eq(importedFile.sequence, sequence)));
}

/** Stores warnings of an import that has none, most often because it was made before warnings were stored. */
export async function storeWarnings(tx: Db, ledger: Ledger, sequence: number, warnings: SieNote[]): Promise<void> {
  await tx
    .update(importedFile)
    .set({ warnings })
    .where(and(ofLedger(ledger), eq(importedFile.sequence, sequence)));
}

/** The files that the present books of a fiscal year were made from, in order, without their contents. */
export async function currentFiles(db: Db, ledger: Ledger) {
  return db
    .select({
      sequence: importedFile.sequence,
      textHash: importedFile.textHash,
      vouchersHash: importedFile.vouchersHash,
      options: importedFile.options,
    })
    .from(importedFile)
    .where(and(ofLedger(ledger), isCurrent))
    .orderBy(asc(importedFile.sequence));
}

/**
 * Marks the files of the present books as replaced by the import with this sequence number. Deletes the imports that
 * were replaced or taken back before the last {@link KEPT_REPLACEMENTS} replacements.
 */
export async function replaceFiles(tx: Db, ledger: Ledger, sequence: number): Promise<void> {
  await tx
    .update(importedFile)
    .set({ replacedBy: sequence })
    .where(and(ofLedger(ledger), isCurrent, ne(importedFile.sequence, sequence)));
  const replacements = await tx
    .selectDistinct({ replacedBy: importedFile.replacedBy })
    .from(importedFile)
    .where(ofLedger(ledger));
  const latestFirst = replacements.flatMap(({ replacedBy }) => replacedBy ?? []).sort((a, b) => b - a);
  const oldest = latestFirst[KEPT_REPLACEMENTS - 1];
  if (oldest === undefined) return;
  const isForgotten = or(
    lt(importedFile.replacedBy, oldest),
    and(isNotNull(importedFile.takenBackAt), lt(importedFile.sequence, oldest)),
  );
  await tx.delete(importedFile).where(and(ofLedger(ledger), isForgotten));
}

/** The text of a stored file in UTF-8. */
export async function textOf({ content }: Pick<ImportedFileRow, "content">): Promise<Uint8Array> {
  if (!content) throw new Error("the file of an import that was taken back is no longer kept");
  return expandText(content);
}

/** Reverses {@link compressText}. */
export function expandText(content: Uint8Array): Promise<Uint8Array> {
  return expand(content, { chunkSize: COMPRESSION.chunkSize });
}

export function ofLedger({ companyId, fiscalYearId }: Ledger): SQL | undefined {
  return and(eq(importedFile.companyId, companyId), eq(importedFile.fiscalYearId, fiscalYearId));
}

/** The condition for the imports that the present books of a fiscal year were made from. */
export const isCurrent = and(isNull(importedFile.replacedBy), isNull(importedFile.takenBackAt));

/** Removes a byte order mark. Some clients send a file without its mark, and the hash must be the same for both. */
export function withoutByteOrderMark(text: Uint8Array): Uint8Array {
  return text[0] === 0xef && text[1] === 0xbb && text[2] === 0xbf ? text.subarray(3) : text;
}

/** SHA-256 in hex of a file's text in UTF-8, or of its bytes as they were sent. */
export async function textHash(text: Uint8Array): Promise<string> {
  return Buffer.from(await webcrypto.subtle.digest("SHA-256", text)).toString("hex");
}
