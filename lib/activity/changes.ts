import { kronorOf } from "@/lib/budgets/budget-values";
import type { Activity } from "@/contract/activity";
import type { Period } from "@/contract/period";
import { isPeriod } from "./periods";

/** A member of an object or an item of a list, with its value before and after; undefined when it had no value. */
export interface Change {
  /** The member's path, such as `contactInfo.phone`; empty for an item of a list. */
  field: string;
  /** The changed item, in a list of values. */
  item?: ChangedItem;
  before: unknown;
  after: unknown;
}

/**
 * Identifies a value: of a key figure in a period, for a dimension object or the whole company; or the budget of an
 * account in a month, YYYY-MM.
 */
export type ChangedItem =
  | { keyFigure: string; period: Period; dimensionId?: string }
  | { account: string; month: string };

/**
 * Members that are not shown, in nested objects too: ids, times that the service sets, and marks of built-in and
 * inherited objects.
 */
export const SILENT: ReadonlySet<string> = new Set([
  "id",
  "Id",
  "lastModified",
  "lastUpdated",
  "created",
  "isStandard",
  "origin",
]);

type Members = Record<string, unknown>;

/** The differences of an object before and after a write; all members when it was created or deleted. */
export function changesOf({ before, after }: Pick<Activity, "before" | "after">): Change[] {
  if (Array.isArray(before) || Array.isArray(after)) return changedItems(listOf(before), listOf(after));
  if (!isMembers(before) && !isMembers(after)) return [];
  return changedMembers(isMembers(before) ? before : {}, isMembers(after) ? after : {}, "");
}

function changedMembers(before: Members, after: Members, path: string): Change[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.flatMap((name): Change[] => {
    const [old, now] = [before[name], after[name]];
    if (SILENT.has(name) || isSame(old, now)) return [];
    const field = path === "" ? name : `${path}.${name}`;
    const isNested = [old, now].every((value) => value === undefined || isMembers(value));
    if (isNested && !isPeriod(old ?? now)) {
      return changedMembers(isMembers(old) ? old : {}, isMembers(now) ? now : {}, field);
    }
    return [{ field, before: old, after: now }];
  });
}

function changedItems(before: readonly unknown[], after: readonly unknown[]): Change[] {
  const items = new Map<string, Change>();
  const add = (value: unknown, side: "before" | "after", i: number) => {
    const item = isMembers(value) ? itemOf(value) : null;
    // Items without an identity are the same only at the same index with the same content.
    const key = item ? JSON.stringify(item) : `${String(i)} ${JSON.stringify(value)}`;
    const change = items.get(key) ?? { field: "", ...(item && { item }), before: undefined, after: undefined };
    items.set(key, { ...change, [side]: item && isMembers(value) ? valueOf(value) : value });
  };
  before.forEach((value, i) => {
    add(value, "before", i);
  });
  after.forEach((value, i) => {
    add(value, "after", i);
  });
  return [...items.values()].filter((change) => !isSame(change.before, change.after));
}

function itemOf({ keyFigureInfoId, keyFigureType, period, dimensionId, account, month }: Members): ChangedItem | null {
  if (typeof account === "string" && typeof month === "string") return { account, month };
  const keyFigure = keyFigureInfoId ?? keyFigureType;
  if (typeof keyFigure !== "string" || !isPeriod(period)) return null;
  return { keyFigure, period, ...(typeof dimensionId === "string" && { dimensionId }) };
}

/** The value of an item; the amount of a budget in kronor, with income positive. */
function valueOf({ value, amount }: Members): unknown {
  return typeof amount === "number" ? kronorOf(amount) : (value ?? undefined);
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? (value as unknown[]) : [];
}

function isMembers(value: unknown): value is Members {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Deep equality by `Object.is`, so that NaN equals NaN. */
function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((value, i) => isSame(value, other[i]));
  }
  if (!isMembers(one) || !isMembers(other)) return false;
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => isSame(one[name], other[name]));
}
