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

/** Different ids and periods that are remembered; whole books hold few. */
const MAX_KNOWN = 1_000;

const keyFigures = new Map<string, string>();
const dimensions = new Map<string, string>();
const periods = new Map<string, Period>();

/**
 * `keyFigureDataUpdateSchema` for long lists, in a tenth of its time: each id and period is checked once. Where an item
 * is in any way unusual the schema itself judges, and words the refusal.
 */
const quickItem: z.ZodType<KeyFigureDataChange> = z.unknown().transform((sent, context) => {
  const quickly = readQuickly(sent);
  if (quickly) return quickly;
  const judged = keyFigureDataChangeSchema.safeParse(sent);
  if (judged.success) return judged.data;
  for (const issue of judged.error.issues) context.issues.push({ ...issue, input: sent } as z.core.$ZodRawIssue);
  return z.NEVER;
});

export const keyFigureItems = list(quickItem, MAX_VALUES);

/** The item, or null when it is not plainly right. */
function readQuickly(sent: unknown): KeyFigureDataChange | null {
  if (!isObject(sent) || !isObject(sent.period)) return null;
  const keyFigureInfoId = once(keyFigures, sent.keyFigureInfoId, keyFigureId);
  const period = periodOf(sent.period.start, sent.period.end);
  const { value } = sent;
  if (keyFigureInfoId === null || period === null || !isDoubleOrNull(value)) return null;
  const item: KeyFigureDataChange = { keyFigureInfoId, period, value };
  if (sent.dimensionId !== undefined && sent.dimensionId !== null) {
    const dimension = once(dimensions, sent.dimensionId, dimensionId);
    if (dimension === null) return null;
    item.dimensionId = dimension;
  }
  if (sent.before !== undefined) {
    if (!isDoubleOrNull(sent.before)) return null;
    item.before = sent.before;
  }
  return item;
}

function isDoubleOrNull(value: unknown): value is number | null {
  return value === null || typeof value === "number";
}

function once(known: Map<string, string>, text: unknown, schema: z.ZodType<string>): string | null {
  if (typeof text !== "string") return null;
  const before = known.get(text);
  if (before !== undefined) return before;
  const { data } = schema.safeParse(text);
  return data === undefined ? null : remember(known, text, copyOf(data));
}

function periodOf(start: unknown, end: unknown): Period | null {
  if (typeof start !== "string" || typeof end !== "string") return null;
  const key = `${start} ${end}`;
  const before = periods.get(key);
  if (before !== undefined) return before;
  const { data } = periodSchema.safeParse({ start, end });
  return data ? remember(periods, key, { start: copyOf(data.start), end: copyOf(data.end) }) : null;
}

function remember<T>(known: Map<string, T>, text: string, value: T): T {
  if (known.size === MAX_KNOWN) known.clear();
  known.set(copyOf(text), value);
  return value;
}

/** The same text in memory of its own: as a part of the body's it would keep the whole of that. */
function copyOf(text: string): string {
  return Buffer.from(text).toString();
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
