import type { AccountIntervalGroup } from "@/contract/charts-of-accounts/chart-of-accounts";
import { GROUPED_DIGITS, leafHolds } from "@/contract/charts-of-accounts/chart-leaves";

/** Account numbers from one to another, both included, compared as text. */
type AccountInterval = AccountIntervalGroup["intervals"][number];

/** A fault in one part of a text of account intervals, such as "3799–3000" or "A300". */
export type AccountFault =
  | { kind: "unreadable" | "reversed" | "shortEnd"; part: string }
  | { kind: "overlap"; part: string; other: string };

/** One account number as the contract allows it, or two joined by an en dash. */
const PART = /^(\d[0-9A-Za-z]{0,15})(?:–(\d[0-9A-Za-z]{0,15}))?$/;

/**
 * Reads "3000–3799, 3900". Commas, semicolons or spaces separate intervals; a dash, "..", "to" or "till" joins their
 * ends.
 */
export function readAccounts(text: string): { intervals: AccountInterval[]; faults: AccountFault[] } {
  const parts = text
    .replace(/\s+(?:to|till)\s+/gi, "–")
    .replace(/\s*(?:[-–—−]|\.\.)\s*/g, "–")
    .split(/[\s,;]+/)
    .filter((part) => part !== "");
  const intervals: AccountInterval[] = [];
  const faults: AccountFault[] = [];
  for (const part of parts) {
    const [, start, end = start] = PART.exec(part) ?? [];
    if (start === undefined || end === undefined) faults.push({ kind: "unreadable", part });
    // Misleading, because 3000–379 ends before 3790, and 30–39 before 3900.
    else if (start !== end && end.length < GROUPED_DIGITS) faults.push({ kind: "shortEnd", part });
    else if (start > end) faults.push({ kind: "reversed", part });
    else intervals.push({ start, end });
  }
  const sorted = [...intervals].sort(byStart);
  let furthest: AccountInterval | undefined;
  for (const interval of sorted) {
    if (furthest && interval.start <= furthest.end)
      faults.push({ kind: "overlap", part: writeAccounts([interval]), other: writeAccounts([furthest]) });
    if (!furthest || interval.end > furthest.end) furthest = interval;
  }
  return { intervals, faults };
}

/** Writes intervals as {@link readAccounts} reads them: "3000–3799, 3900". */
export function writeAccounts(intervals: readonly AccountInterval[]): string {
  return intervals.map(({ start, end }) => (start === end ? start : `${start}–${end}`)).join(", ");
}

/** The text with one more account, its intervals in the order of their starts as text: 15 before 2. */
export function withAccount(text: string, account: string): string {
  const { intervals } = readAccounts(text);
  return writeAccounts([...intervals, { start: account, end: account }].sort(byStart));
}

/**
 * The text without one account and the longer ones that begin with it. Null when no intervals hold just the others: as
 * text, 1930 stands between 19299 and 19300, and what stands beside an account with letters is not known.
 */
export function withoutAccount(text: string, account: string): string | null {
  const { intervals } = readAccounts(text);
  const rests = intervals.map((interval) => (holds(interval, account) ? restOf(interval, account) : [interval]));
  return rests.includes(null) ? null : writeAccounts(rests.flatMap((rest) => rest ?? []));
}

function holds(interval: AccountInterval, account: string): boolean {
  return leafHolds({ type: "AccountIntervalGroup", id: "", intervals: [interval] }, account);
}

/** An interval that holds an account, without it. */
function restOf(interval: AccountInterval, account: string): AccountInterval[] | null {
  const { start, end } = interval;
  if (start === account && end === account) return [];
  const hasShorter = account.length > GROUPED_DIGITS && account.endsWith("0") && holds(interval, account.slice(0, -1));
  if (hasShorter || !/^\d+$/.test(account)) return null;
  const before = neighbour(account, -1n);
  const next = neighbour(account, 1n);
  // As text, 3110 stands before 31100.
  const after = next && next.slice(0, GROUPED_DIGITS) + next.slice(GROUPED_DIGITS).replace(/0+$/, "");
  const rest = [
    ...(before === null ? [] : [{ start, end: lastIn(before, start) }]),
    ...(after === null ? [] : [{ start: after, end: lastIn(end, after) }]),
  ];
  return rest.filter((part) => part.start <= part.end);
}

/** The last account of a group of accounts with as many digits as one of them: 30999 for 3099 and 30995. */
function lastIn(group: string, account: string): string {
  return account.startsWith(group) ? group.padEnd(account.length, "9") : group;
}

/** The previous or next account with as many digits; null before 0000 and after 9999. */
function neighbour(account: string, step: 1n | -1n): string | null {
  const number = BigInt(account) + step;
  const text = String(number).padStart(account.length, "0");
  return number < 0n || text.length > account.length ? null : text;
}

function byStart(one: AccountInterval, other: AccountInterval): number {
  return one.start === other.start ? 0 : one.start < other.start ? -1 : 1;
}
