import { createHash } from "node:crypto";
import type { CalendarDay } from "@/contract/calendar";
import { MAX_CHANGED_ROWS } from "@/contract/imports/import-change";
import type { VoucherChange } from "@/contract/imports/voucher-changes";
import type { SieRow, SieVoucher } from "../../../books/sie/sie-records";
import type { SieVouchers } from "../../../books/sie/vouchers";
import { idsOfObjects } from "../select-objects";

/** Maximum number of changes that are listed; the counts include all. */
export const MAX_CHANGES = 10_000;

interface ComparedRow extends Pick<SieRow, "account" | "amount" | "date" | "text" | "quantity"> {
  change: "added" | "removed";
  kind: "TRANS" | "RTRANS" | "BTRANS";
  objects: string[];
}

export interface ComparedState {
  /** Index of the voucher's file among the files of the books. */
  file: number;
  line: number;
  series: string;
  number: string;
  date: CalendarDay;
  text: string;
  /** Sum of the rows in debit, in öre. */
  debit: bigint;
}

export interface ComparedVoucher {
  change: VoucherChange;
  before: ComparedState | null;
  after: ComparedState | null;
  /** The first {@link MAX_CHANGED_ROWS} differing rows, by account. */
  rows: ComparedRow[];
  /** Number of all differing rows. */
  rowCount: number;
  /** The accounts of all differing rows. */
  accounts: string[];
  /** The texts of the differing rows that `rows` leaves out. */
  unlistedTexts: string[];
}

export interface ComparedVouchers {
  counts: Record<VoucherChange, number>;
  /** By date; at most {@link MAX_CHANGES}. */
  changes: ComparedVoucher[];
}

/** A voucher without its rows: there may be hundreds of thousands. */
interface Entry {
  file: number;
  index: number;
  date: CalendarDay;
  series: string;
  number: string;
  /** Hash of day, text and rows; empty for a voucher without rows. */
  content: string;
  text: string;
}

/**
 * Pairs each voucher before with its counterpart after. Vouchers with equal day, text and rows are paired first, so
 * that a renumbered voucher is not compared with another voucher that has its old number now.
 * @param before the vouchers of each file of the books before the change
 * @param after the vouchers of each file afterwards
 */
export function compareVouchers(before: readonly SieVouchers[], after: readonly SieVouchers[]): ComparedVouchers {
  let unpaired: Unpaired = { before: entriesOf(before), after: entriesOf(after) };
  const found: { change: VoucherChange; before: Entry | null; after: Entry | null }[] = [];
  const pair = (change: VoucherChange | null, keyOf: (entry: Entry) => string | null) => {
    const { pairs, ...left } = pairUp(unpaired, keyOf);
    unpaired = left;
    if (change) for (const [old, now] of pairs) found.push({ change, before: old, after: now });
  };
  const join = (...parts: string[]) => parts.join("\u001f");
  // The first pairing has no change: these vouchers are as they were, and are not listed.
  pair(null, ({ series, number, content, date, text }) => join(series, number, content || join(date, text)));
  pair("renumbered", ({ series, content }) => (content === "" ? null : join(series, content)));
  pair("renumbered", ({ content }) => content || null);
  pair("changed", ({ series, number, date }) => (number === "" ? null : join(series, number, date)));
  pair("changed", ({ series, number }) => (number === "" ? null : join(series, number)));
  // Some programs give no numbers; vouchers without a number are paired by series, day and text.
  pair("changed", ({ series, number, date, text }) => (number === "" ? join(series, date, text) : null));
  for (const entry of unpaired.before) found.push({ change: "removed", before: entry, after: null });
  for (const entry of unpaired.after) found.push({ change: "added", before: null, after: entry });

  const counts = { added: 0, removed: 0, changed: 0, renumbered: 0 };
  for (const { change } of found) counts[change]++;
  found.sort((one, other) => compareEntries(one.after ?? one.before!, other.after ?? other.before!));
  return {
    counts,
    changes: found.slice(0, MAX_CHANGES).map((pairing) => {
      const old = pairing.before && before[pairing.before.file]!.at(pairing.before.index)!;
      const now = pairing.after && after[pairing.after.file]!.at(pairing.after.index)!;
      const rows = changedRows(old, now);
      return {
        change: pairing.change,
        before: old && stateOf(old, pairing.before!.file),
        after: now && stateOf(now, pairing.after!.file),
        rows: rows.slice(0, MAX_CHANGED_ROWS),
        rowCount: rows.length,
        accounts: [...new Set(rows.map(({ account }) => account))],
        unlistedTexts: [...new Set(rows.slice(MAX_CHANGED_ROWS).map(({ text }) => text))],
      };
    }),
  };
}

interface Unpaired {
  before: Entry[];
  after: Entry[];
}

/** Pairs entries with equal keys, the first before with the first after; an entry with the key null stays unpaired. */
function pairUp(
  { before, after }: Unpaired,
  keyOf: (entry: Entry) => string | null,
): Unpaired & { pairs: [Entry, Entry][] } {
  const waiting = new Map<string, Entry[]>();
  for (const entry of before.toReversed()) {
    const key = keyOf(entry);
    if (key === null) continue;
    const known = waiting.get(key);
    if (known) known.push(entry);
    else waiting.set(key, [entry]);
  }
  const pairs: [Entry, Entry][] = [];
  const left: Entry[] = [];
  const paired = new Set<Entry>();
  for (const entry of after) {
    const key = keyOf(entry);
    const partner = key === null ? undefined : waiting.get(key)?.pop();
    if (partner) {
      pairs.push([partner, entry]);
      paired.add(partner);
    } else left.push(entry);
  }
  return { pairs, before: before.filter((entry) => !paired.has(entry)), after: left };
}

function entriesOf(files: readonly SieVouchers[]): Entry[] {
  return files.flatMap((vouchers, file) =>
    Array.from(vouchers, (voucher, index) => {
      const { date, series, number, text } = voucher;
      return { file, index, date, series, number, text, content: contentOf(voucher) };
    }),
  );
}

function contentOf(voucher: SieVoucher): string {
  const rows = rowsOf(voucher);
  if (rows.length === 0) return "";
  // The order of rows is ignored: programs write them in any order.
  const parts = [voucher.date, voucher.text, ...rows.map(keyOfRow).sort()].join("\u001e");
  return createHash("sha1").update(parts).digest("base64");
}

/** Orders by day, series and number: by the digits that a number begins with, then by its other characters. */
function compareEntries(one: Entry, other: Entry): number {
  if (one.date !== other.date) return one.date < other.date ? -1 : 1;
  if (one.series !== other.series) return one.series < other.series ? -1 : 1;
  const byDigits = digitsOf(one.number) - digitsOf(other.number);
  // NaN when neither begins with digits.
  if (byDigits) return byDigits;
  if (one.number !== other.number) return one.number < other.number ? -1 : 1;
  return one.file - other.file || one.index - other.index;
}

function digitsOf(number: string): number {
  const value = Number.parseInt(number, 10);
  return Number.isNaN(value) ? Infinity : value;
}

type Row = Omit<ComparedRow, "change">;

function rowsOf({ rows, addedRows, struckRows }: SieVoucher): Row[] {
  const ofKind = (kind: Row["kind"], of: readonly SieRow[]) =>
    of.map(({ account, amount, date, text, quantity, objects }) => ({
      kind,
      account,
      amount,
      date,
      text,
      quantity,
      objects: idsOfObjects(objects),
    }));
  return [...ofKind("TRANS", rows), ...ofKind("RTRANS", addedRows), ...ofKind("BTRANS", struckRows)];
}

function keyOfRow({ kind, account, amount, date, text, quantity, objects }: Row): string {
  return [kind, account, amount, date, text, quantity ?? "", ...objects].join("\u001f");
}

/** The rows that only one of the vouchers has, by account, removed rows before added ones. */
function changedRows(before: SieVoucher | null, after: SieVoucher | null): ComparedRow[] {
  const [old, now] = [before ? rowsOf(before) : [], after ? rowsOf(after) : []];
  const rows = [
    ...without(old, now).map((row) => ({ ...row, change: "removed" as const })),
    ...without(now, old).map((row) => ({ ...row, change: "added" as const })),
  ];
  return rows.sort((a, b) => (a.account < b.account ? -1 : a.account > b.account ? 1 : 0));
}

/** Multiset difference: each of the others removes one row equal to itself. */
function without(rows: readonly Row[], others: readonly Row[]): Row[] {
  const known = new Map<string, number>();
  for (const row of others) known.set(keyOfRow(row), (known.get(keyOfRow(row)) ?? 0) + 1);
  return rows.filter((row) => {
    const count = known.get(keyOfRow(row)) ?? 0;
    known.set(keyOfRow(row), count - 1);
    return count <= 0;
  });
}

function stateOf({ series, number, date, text, lineNo, rows }: SieVoucher, file: number): ComparedState {
  const debit = rows.reduce((sum, { amount }) => (amount > 0n ? sum + amount : sum), 0n);
  return { file, line: lineNo, series, number, date, text, debit };
}
