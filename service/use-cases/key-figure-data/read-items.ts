import { z } from "zod";
import { dimensionId, keyFigureId } from "@/contract/ids";
import { keyFigureDataUpdateSchema, type KeyFigureDataChange } from "@/contract/key-figure-data";
import { periodSchema, type Period } from "@/contract/period";

/**
 * `keyFigureDataUpdateSchema` for long lists, in a tenth of its time: whole books hold few different ids and periods, so
 * each is checked once. Where a list is in any way unusual the schema itself judges, and words the refusal.
 */
export const keyFigureItems: z.ZodType<KeyFigureDataChange[]> = z.unknown().transform((value, context) => {
  const quickly = readQuickly(value);
  if (quickly) return quickly;
  const judged = keyFigureDataUpdateSchema.safeParse(value);
  if (judged.success) return judged.data;
  context.issues.push(...judged.error.issues.map((issue) => ({ ...issue, input: value }) as z.core.$ZodRawIssue));
  return z.NEVER;
});

/** The items, or null when one of them is not plainly right. */
function readQuickly(value: unknown): KeyFigureDataChange[] | null {
  if (!Array.isArray(value)) return null;
  const keyFigures = new Map<unknown, string | null>();
  const dimensions = new Map<unknown, string | null>();
  const periods = new Map<string, Period | null>();
  const items: KeyFigureDataChange[] = [];
  for (const sent of value as unknown[]) {
    if (!isObject(sent) || !isObject(sent.period)) return null;
    const keyFigureInfoId = once(keyFigures, sent.keyFigureInfoId, keyFigureId);
    const period = periodOf(periods, sent.period.start, sent.period.end);
    const { value: number } = sent;
    if (keyFigureInfoId === null || period === null || !isDoubleOrNull(number)) return null;
    const item: KeyFigureDataChange = { keyFigureInfoId, period, value: number };
    if (sent.dimensionId !== undefined && sent.dimensionId !== null) {
      const dimension = once(dimensions, sent.dimensionId, dimensionId);
      if (dimension === null) return null;
      item.dimensionId = dimension;
    }
    if (sent.before !== undefined) {
      if (!isDoubleOrNull(sent.before)) return null;
      item.before = sent.before;
    }
    items.push(item);
  }
  return items;
}

function isDoubleOrNull(value: unknown): value is number | null {
  return value === null || typeof value === "number";
}

function once(known: Map<unknown, string | null>, text: unknown, schema: z.ZodType<string>): string | null {
  const before = known.get(text);
  if (before !== undefined) return before;
  const { data = null } = schema.safeParse(text);
  known.set(text, data);
  return data;
}

function periodOf(known: Map<string, Period | null>, start: unknown, end: unknown): Period | null {
  if (typeof start !== "string" || typeof end !== "string") return null;
  const key = `${start} ${end}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const { data = null } = periodSchema.safeParse({ start, end });
  known.set(key, data);
  return data;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
