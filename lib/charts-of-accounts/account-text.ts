import type { AccountIntervalGroup } from "@/contract/charts-of-accounts/chart-of-accounts";
import { GROUPED_DIGITS, leafHolds } from "@/contract/charts-of-accounts/chart-leaves";

/** Account numbers from one to another, both included, compared as text. */
export type AccountInterval = AccountIntervalGroup["intervals"][number];

/** A fault in one part of a text of account intervals, such as "3799–3000" or "30O". */
export type AccountFault =
  | { kind: "unreadable" | "reversed" | "shortEnd"; part: string }
  | { kind: "overlap"; part: string; other: string };

const PART = /^(\d[0-9A-Za-z]{0,15})(?:–(\d[0-9A-Za-z]{0,15}))?$/;

/** Reads "3000–3799, 3900". Commas, semicolons or spaces separate intervals; a dash, ".." or "to" joins their ends. */
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
    // Ends with fewer digits are misleading: 3000–379 ends before 3790.
    else if (end.length < Math.min(start.length, GROUPED_DIGITS)) faults.push({ kind: "shortEnd", part });
    else if (start > end) faults.push({ kind: "reversed", part });
    else intervals.push({ start, end });
  }
  const sorted = [...intervals].sort(byStart);
  for (const [i, interval] of sorted.entries()) {
    const before = sorted[i - 1];
    if (!before || interval.start > before.end) continue;
    faults.push({ kind: "overlap", part: writeAccounts([interval]), other: writeAccounts([before]) });
  }
  return { intervals, faults };
}

/** Writes intervals as {@link readAccounts} reads them: "3000–3799, 3900". */
export function writeAccounts(intervals: readonly AccountInterval[]): string {
  return intervals.map(({ start, end }) => (start === end ? start : `${start}–${end}`)).join(", ");
}

/** The text with one more account, in numeric order. */
export function withAccount(text: string, account: string): string {
  const { intervals } = readAccounts(text);
  return writeAccounts([...intervals, { start: account, end: account }].sort(byStart));
}

/** The text without one account; null when the account has letters and is inside an interval that would be split. */
export function withoutAccount(text: string, account: string): string | null {
  const { intervals } = readAccounts(text);
  const holds = (interval: AccountInterval) =>
    leafHolds({ type: "AccountIntervalGroup", id: "", intervals: [interval] }, account);
  const isNumber = /^\d+$/.test(account);
  if (!isNumber && intervals.some((interval) => holds(interval) && interval.start !== interval.end)) return null;
  const [before, after] = isNumber ? [beside(account, -1n), beside(account, 1n)] : ["", ""];
  return writeAccounts(
    intervals.flatMap((interval) => {
      if (!holds(interval)) return [interval];
      const { start, end } = interval;
      if (start === end) return [];
      return [...(start <= before ? [{ start, end: before }] : []), ...(after <= end ? [{ start: after, end }] : [])];
    }),
  );
}

function beside(account: string, step: bigint): string {
  return String(BigInt(account) + step).padStart(account.length, "0");
}

function byStart(one: AccountInterval, other: AccountInterval): number {
  return one.start < other.start ? -1 : 1;
}
