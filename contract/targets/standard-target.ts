import * as z from "zod";
import { timestamp } from "../dates";
import { firstDay, lastDay, periodOfDays, type Period } from "../period";
import { standardState } from "../standards";
import { anyId } from "../text";
import { createForm } from "../write-forms";
import { keyFigureTargetSchema } from "./key-figure-target";
import { finiteNumber } from "./finite-number";

/**
 * Longer than any books: what is no amount has a target of this period in every period that has none of its own, as it
 * has that of a year in each of its months.
 */
export const EVERY_PERIOD: Period = periodOfDays("0001-01-01", "9999-12-31");

export function isEveryPeriod({ start, end }: Period): boolean {
  return start === EVERY_PERIOD.start && end === EVERY_PERIOD.end;
}

/** A key figure has one target for a period: the id names both. */
export function standardTargetId({ keyFigureType, period }: { keyFigureType: string; period: Period }): string {
  return `${keyFigureType}_${firstDay(period)}_${lastDay(period)}`;
}

/** JSON in the database has one zero. */
const value = finiteNumber().overwrite((written) => written + 0);
const written = keyFigureTargetSchema.omit({ origin: true }).extend({ value });

/** Extension: a target that an agency, or one of its company types, has for its companies. */
export const standardTargetSchema = keyFigureTargetSchema.extend({ id: z.string(), value: finiteNumber() });
export type StandardTarget = z.output<typeof standardTargetSchema>;
export const standardTargetListSchema = z.array(standardTargetSchema);

/** The id may be left out: it follows from the key figure and the period. */
export const standardTargetCreateSchema = createForm(written.extend({ id: anyId().optional() }));
export type StandardTargetCreate = z.output<typeof standardTargetCreateSchema>;

/** The key figure and the period never change: they make another target. */
export const standardTargetUpdateSchema = z.object({ value: value.optional() });

/** Extension: a version of such a target. */
export const standardTargetVersionSchema = z.object({
  version: z.int(),
  state: standardState,
  /** Present when the state is `set`. */
  target: standardTargetSchema.omit({ origin: true }).optional(),
  changed: timestamp,
  changedBy: z.string(),
});
export const standardTargetVersionListSchema = z.array(standardTargetVersionSchema);
