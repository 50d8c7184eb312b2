import { endOfMonth, startOfMonth } from "@/contract/calendar";
import type { KeyFigureData } from "@/contract/inputs/key-figure-data";
import { nameCollator } from "@/lib/i18n/name-collator";
import { firstDay, lastDay, type Period } from "@/contract/period";

/** Summary of one input in a fiscal year. */
export interface InputSummary {
  keyFigureId: string;
  /** The value of the period that ends last; if several end then, that of the shortest. */
  latest: { value: number; period: Period };
  /** Values of single months in order, for a sparkline; empty with fewer than two. */
  months: number[];
}

const DAY_MS = 86_400_000;

/** The inputs of the whole company that have values: in the order of `ids`, then the others in alphabetical order. */
export function summarizeInputs(
  values: readonly KeyFigureData[],
  ids: readonly string[],
  culture: string,
): InputSummary[] {
  const byId = new Map<string, { value: number; period: Period }[]>();
  for (const { keyFigureInfoId, value, period, dimensionId } of values) {
    if (value === null || dimensionId !== undefined) continue;
    const list = byId.get(keyFigureInfoId) ?? [];
    list.push({ value, period });
    byId.set(keyFigureInfoId, list);
  }
  const others = [...byId.keys()].filter((id) => !ids.includes(id)).sort(nameCollator(culture).compare);
  return [...ids, ...others].flatMap((keyFigureId) => {
    const list = byId.get(keyFigureId);
    if (!list) return [];
    const sorted = list.sort((a, b) =>
      a.period.end < b.period.end ? -1 : a.period.end > b.period.end ? 1 : daysOf(b.period) - daysOf(a.period),
    );
    const months = sorted.filter(({ period }) => isMonth(period)).map(({ value }) => value);
    return [{ keyFigureId, latest: sorted.at(-1)!, months: months.length > 1 ? months : [] }];
  });
}

function isMonth(period: Period): boolean {
  const first = firstDay(period);
  return first === startOfMonth(first) && lastDay(period) === endOfMonth(first);
}

function daysOf(period: Period): number {
  return (Date.parse(lastDay(period)) - Date.parse(firstDay(period))) / DAY_MS + 1;
}
