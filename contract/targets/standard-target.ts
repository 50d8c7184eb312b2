import * as z from "zod";
import { firstDay, lastDay, periodOfDays, type Period } from "../period";
import { standardVersion } from "../standards";
import { anyId } from "../text";
import { createForm } from "../write-forms";
import { keyFigureTargetSchema } from "./key-figure-target";

/**
 * A period longer than any books. As a year's target holds in its months, a target for this period holds in every
 * period in which no target of a shorter period holds. A target of an amount holds for its own period only.
 */
export const EVERY_PERIOD: Period = periodOfDays("0001-01-01", "9999-12-31");

export function isEveryPeriod({ start, end }: Period): boolean {
  return start === EVERY_PERIOD.start && end === EVERY_PERIOD.end;
}

/** The id of any target, a company's too: key figure and period, because a key figure has one target for a period. */
export function targetId({ keyFigureType, period }: { keyFigureType: string; period: Period }): string {
  return `${keyFigureType}_${firstDay(period)}_${lastDay(period)}`;
}

/** A finite number: standard targets cannot be Infinity, -Infinity or NaN. */
const finiteNumber = z
  .custom<number>((number) => Number.isFinite(number), { error: "expected a finite number" })
  .meta({ type: "number" });
/** Replaces −0 with 0, because JSON in the database has no minus zero. */
const value = finiteNumber.overwrite((written) => written + 0);
const written = keyFigureTargetSchema.omit({ origin: true }).extend({ value });

/** Extension: a target that an agency, or one of its company types, has for its companies. */
export const standardTargetSchema = keyFigureTargetSchema.extend({ id: z.string(), value: finiteNumber });
export type StandardTarget = z.output<typeof standardTargetSchema>;
export const standardTargetListSchema = z.array(standardTargetSchema);

/** The id may be left out: it follows from the key figure and the period. */
export const standardTargetCreateSchema = createForm(written.extend({ id: anyId().optional() }));
export type StandardTargetCreate = z.output<typeof standardTargetCreateSchema>;

/** An update changes neither key figure nor period: with others, it is another target. */
export const standardTargetUpdateSchema = z.object({ value: value.optional() });

/** Extension: a version of such a target. */
export const standardTargetVersionSchema = standardVersion({
  target: standardTargetSchema.omit({ origin: true }).optional(),
});
export const standardTargetVersionListSchema = z.array(standardTargetVersionSchema);
