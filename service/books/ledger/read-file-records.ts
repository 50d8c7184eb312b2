import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import type { CalendarDay } from "@/contract/calendar";
import type { FileYearBefore } from "../../figures/engine/year-sums";
import type { Db } from "../../platform/db/database";
import { fileBalance, importedFile, voucherBlock } from "../../platform/db/schema";
import { movementsOf, openingRecords, type CountedRecord } from "../balances/books-balances";
import { yearBeforeRecords } from "../balances/year-before";
import type { SieBalance, SieMonthlyAmount } from "../sie/sie-records";
import { parseObjectId } from "../object-id";
import type { LedgerScope } from "./read-ledger";

const unzip = promisify(gunzip);

/** The records, other than vouchers, from which the balances of a fiscal year were computed. */
export interface FileRecords {
  /** The id of the import whose file has the records, which may be that of the next year; empty without a file. */
  importId: string;
  openings: CountedRecord[];
  /** Empty if the year's own file has vouchers, even if the import left them out because of its last ledger date. */
  movements: CountedRecord[];
}

type Row = typeof fileBalance.$inferSelect;

interface YearOfRecords {
  firstDay: CalendarDay;
  lastDay: CalendarDay;
  /**
   * Set if the year has no file of its own and its balances come from the file of the next year. The scope's
   * `fiscalYearId` is then that of the next year.
   */
  fromNextFile?: FileYearBefore;
}

/** Reads the records of the file of a fiscal year that count for the company or the object. */
export async function readFileRecords(tx: Db, scope: LedgerScope, year: YearOfRecords): Promise<FileRecords> {
  const { companyId, fiscalYearId, dimensionId = "" } = scope;
  const ofYear = (table: typeof importedFile | typeof fileBalance) =>
    and(eq(table.companyId, companyId), eq(table.fiscalYearId, fiscalYearId));
  // Files added to the books later have a higher sequence; the first file made the balances.
  const [file] = await tx
    .select({ sequence: importedFile.sequence, id: importedFile.id, options: importedFile.options })
    .from(importedFile)
    .where(and(ofYear(importedFile), isNull(importedFile.replacedBy), isNull(importedFile.takenBackAt)))
    .orderBy(asc(importedFile.sequence))
    .limit(1);
  if (!file) return { importId: "", openings: [], movements: [] };
  const lastLedgerDate = file.options["lastLedgerDate"];
  const isFromVouchers = year.fromNextFile === undefined && (await isMadeFromVouchers(tx, scope, file));
  // #UB and #OUB of the year before stand in for opening balances that the file does not have.
  const kinds: Row["kind"][] = ["IB", "OIB", "UB", "OUB"];
  if (!isFromVouchers) kinds.push("RES", "PSALDO");
  const rows = await tx
    .select()
    .from(fileBalance)
    .where(and(ofYear(fileBalance), inArray(fileBalance.kind, kinds), inArray(fileBalance.yearIndex, [0, -1])))
    .orderBy(asc(fileBalance.ordinal));
  const lastMonth = typeof lastLedgerDate === "string" ? { lastMonth: lastLedgerDate.slice(0, 7) } : {};
  const stored = { balances: rows.flatMap(balanceOf), monthlyAmounts: rows.flatMap(monthlyAmountOf) };
  const ofObject = ({ object }: CountedRecord) => object === dimensionId;
  if (year.fromNextFile) {
    const { openings = [], movements = [] } = yearBeforeRecords(stored) ?? {};
    return { importId: file.id, openings: openings.filter(ofObject), movements: movements.filter(ofObject) };
  }
  const days = { start: year.firstDay, end: year.lastDay };
  return {
    importId: file.id,
    openings: [...openingRecords(stored)].filter(ofObject),
    movements: isFromVouchers ? [] : movementsOf({ ...stored, ...lastMonth }, days).records.filter(ofObject),
  };
}

/** True if a file's balances come from its vouchers, even if its last ledger date left them all out. */
export async function isMadeFromVouchers(
  tx: Db,
  { companyId, fiscalYearId }: Pick<LedgerScope, "companyId" | "fiscalYearId">,
  file: Pick<typeof importedFile.$inferSelect, "id" | "sequence" | "options">,
): Promise<boolean> {
  const blocks = and(
    eq(voucherBlock.companyId, companyId),
    eq(voucherBlock.fiscalYearId, fiscalYearId),
    eq(voucherBlock.fileSequence, file.sequence),
  );
  if ((await tx.$count(voucherBlock, blocks)) > 0) return true;
  return typeof file.options["lastLedgerDate"] === "string" && hasVouchersInText(tx, companyId, file.id);
}

/** Finds vouchers in the stored text of a file, whose import may have left out all of them. */
async function hasVouchersInText(tx: Db, companyId: string, importId: string): Promise<boolean> {
  const [file] = await tx
    .select({ content: importedFile.content })
    .from(importedFile)
    .where(and(eq(importedFile.companyId, companyId), eq(importedFile.id, importId)));
  if (!file?.content) return false;
  return hasVouchers(Buffer.from(await unzip(file.content)).toString("latin1"));
}

/** True if a line of a SIE file begins a voucher. */
export function hasVouchers(text: string): boolean {
  // Not \s*, which matches line ends too: a long run of empty lines would be read again from each of them.
  return /^[ \t]*#VER\b/im.test(text);
}

function balanceOf({ kind, objects, month: _, line, ...row }: Row): SieBalance[] {
  if (kind === "PSALDO" || kind === "PBUDGET") return [];
  return [{ ...row, kind, objects: objects.map(parseObjectId), lineNo: line }];
}

function monthlyAmountOf({ kind, objects, month, line, ...row }: Row): SieMonthlyAmount[] {
  if (kind !== "PSALDO" && kind !== "PBUDGET") return [];
  return [{ ...row, kind, month: month!, objects: objects.map(parseObjectId), lineNo: line }];
}
