import * as z from "zod";
import { dimensionId, keyFigureId } from "@/contract/ids";
import {
  keyFigureDataChangeSchema,
  MAX_VALUES,
  type KeyFigureDataChange,
} from "@/contract/inputs/key-figure-data-update";
import { list } from "@/contract/list";
import { periodSchema } from "@/contract/dates";
import type { Period } from "@/contract/period";

/** Maximum number of entries in each cache: more than a large company has key figures, objects or periods. */
const CACHE_SIZE = 1_000;

/** Checked ids and periods by their text in the request; the schema composes ids to NFC. */
const keyFigures = new Map<string, string>();
const dimensions = new Map<string, string>();
const periods = new Map<string, Period>();

/**
 * Parses an item in a tenth of the time of `keyFigureDataChangeSchema`, since each id and period is checked only once.
 * Items that `readQuickly` does not accept are parsed by that schema, which also gives the error messages.
 */
const quickItem: z.ZodType<KeyFigureDataChange> = z.unknown().transform((input, context) => {
  const quickly = readQuickly(input);
  if (quickly) return quickly;
  const parsed = keyFigureDataChangeSchema.safeParse(input);
  if (parsed.success) return parsed.data;
  for (const issue of parsed.error.issues) context.issues.push({ ...issue, input } as z.core.$ZodRawIssue);
  return z.NEVER;
});

export const keyFigureItems = list(quickItem, MAX_VALUES);

/** Returns the item; null if `keyFigureDataChangeSchema` must parse it. */
function readQuickly(input: unknown): KeyFigureDataChange | null {
  if (!isObject(input) || !isObject(input.period)) return null;
  const keyFigureInfoId = checkOnce(keyFigures, input.keyFigureInfoId, keyFigureId);
  const period = periodOf(input.period.start, input.period.end);
  const { value } = input;
  if (keyFigureInfoId === null || period === null || !isDoubleOrNull(value)) return null;
  const item: KeyFigureDataChange = { keyFigureInfoId, period, value };
  if (input.dimensionId !== undefined && input.dimensionId !== null) {
    const dimension = checkOnce(dimensions, input.dimensionId, dimensionId);
    if (dimension === null) return null;
    item.dimensionId = dimension;
  }
  if (input.before !== undefined) {
    if (!isDoubleOrNull(input.before)) return null;
    item.before = input.before;
  }
  return item;
}

function isDoubleOrNull(value: unknown): value is number | null {
  return value === null || typeof value === "number";
}

function checkOnce(cache: Map<string, string>, text: unknown, schema: z.ZodType<string>): string | null {
  if (typeof text !== "string") return null;
  const cached = cache.get(text);
  if (cached !== undefined) return cached;
  const { data } = schema.safeParse(text);
  return data === undefined ? null : remember(cache, text, copyOf(data));
}

function periodOf(start: unknown, end: unknown): Period | null {
  if (typeof start !== "string" || typeof end !== "string") return null;
  const key = `${start} ${end}`;
  const cached = periods.get(key);
  if (cached !== undefined) return cached;
  const { data } = periodSchema.safeParse({ start, end });
  return data ? remember(periods, key, { start: copyOf(data.start), end: copyOf(data.end) }) : null;
}

function remember<T>(cache: Map<string, T>, text: string, value: T): T {
  if (cache.size === CACHE_SIZE) cache.clear();
  cache.set(copyOf(text), value);
  return value;
}

/** Copies a text, since a substring of the request's body would keep the whole body in memory. */
function copyOf(text: string): string {
  return Buffer.from(text).toString();
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
