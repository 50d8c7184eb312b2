import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { gzip, gunzip } from "node:zlib";
import { and, asc, eq, isNotNull, isNull, lt, ne, or, sql, type SQL } from "drizzle-orm";
import type { Caller } from "../../caller";
import type { Db } from "../../db/database";
import { importedFile } from "../../db/schema";
import type { SieFile, SieVoucher } from "../../sie/sie-file";
import type { FiscalYearRow } from "../fiscal-year/fiscal-year-row";
import type { ImportOptions } from "./read-file";
import { dimensionIds, type Ledger } from "./store-books";

/** So many imports of a fiscal year can be taken back, one after the other (ADR 0032). */
export const KEPT_REPLACEMENTS = 10;

const compress = promisify(gzip);
const expand = promisify(gunzip);

export type ImportedFileRow = typeof importedFile.$inferSelect;

/** An import as it is kept with its file. */
export interface KeptImport {
  file: SieFile;
  text: string;
  encoding: string;
  options: ImportOptions;
  /** All those that the file holds for the fiscal year. */
  vouchers: readonly SieVoucher[];
  action: ImportedFileRow["action"];
  /** The fiscal year as the import found it; null for one that it makes. */
  before: FiscalYearRow | null;
}

/** Keeps the file of an import among those of its fiscal year and answers its sequence there. */
export async function keepFile(tx: Db, caller: Caller, ledger: Ledger, kept: KeptImport): Promise<number> {
  const [last] = await tx
    .select({ next: sql<number>`coalesce(max(${importedFile.sequence}) + 1, 0)`.mapWith(Number) })
    .from(importedFile)
    .where(ofLedger(ledger));
  const sequence = last!.next;
  await tx.insert(importedFile).values({
    ...ledger,
    sequence,
    action: kept.action,
    importedAt: caller.now,
    importedBy: caller.user.userName,
    program: kept.file.identification.program,
    sieType: kept.file.sieType,
    encoding: kept.encoding,
    textHash: textHash(kept.text),
    vouchersHash: vouchersHash(kept.vouchers),
    content: await compress(kept.text),
    options: { ...kept.options },
    yearBefore: kept.before && {
      ...kept.before,
      activePeriodLastUpdate: kept.before.activePeriodLastUpdate.toISOString(),
    },
  });
  return sequence;
}

/** The files that made the books of a fiscal year as they are, in order, without their contents. */
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

/** Marks the files of the books as they are as replaced by a later import; the oldest replaced ones go. */
export async function replaceFiles(tx: Db, ledger: Ledger, sequence: number): Promise<void> {
  await tx
    .update(importedFile)
    .set({ replacedBy: sequence })
    .where(and(ofLedger(ledger), isCurrent, ne(importedFile.sequence, sequence)));
  const replacements = await tx
    .selectDistinct({ replacedBy: importedFile.replacedBy })
    .from(importedFile)
    .where(ofLedger(ledger));
  const kept = replacements.flatMap(({ replacedBy }) => replacedBy ?? []).sort((a, b) => b - a);
  const oldest = kept[KEPT_REPLACEMENTS - 1];
  if (oldest === undefined) return;
  const isForgotten = or(
    lt(importedFile.replacedBy, oldest),
    and(isNotNull(importedFile.takenBackAt), lt(importedFile.sequence, oldest)),
  );
  await tx.delete(importedFile).where(and(ofLedger(ledger), isForgotten));
}

/** The text of a kept file. */
export async function textOf({ content }: Pick<ImportedFileRow, "content">): Promise<string> {
  if (!content) throw new Error("the file of an import that was taken back is no longer kept");
  return (await expand(content)).toString("utf8");
}

export function ofLedger({ companyId, fiscalYearId }: Ledger): SQL | undefined {
  return and(eq(importedFile.companyId, companyId), eq(importedFile.fiscalYearId, fiscalYearId));
}

/** Holds for the imports whose books are those of the fiscal year as it is. */
export const isCurrent = and(isNull(importedFile.replacedBy), isNull(importedFile.takenBackAt));

/** Identifies vouchers by what they say, so that the same ones are known in another encoding or with another #GEN. */
export function vouchersHash(vouchers: readonly SieVoucher[]): string {
  const hash = createHash("sha256");
  for (const { series, number, date, text, rows } of vouchers) {
    hash.update(JSON.stringify([series, number, date, text]));
    for (const row of rows)
      hash.update(JSON.stringify([row.account, row.amount.toString(), row.date, dimensionIds(row.objects)]));
  }
  return hash.digest("hex");
}

export function textHash(text: string): string {
  return createHash("sha256").update(text, "utf8").digest("hex");
}
