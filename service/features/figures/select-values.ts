import { and, eq } from "drizzle-orm";
import * as z from "zod";
import { calendarDay } from "@/contract/dates";
import { dimensionId, presetId } from "@/contract/ids";
import { RESOLUTIONS } from "@/contract/figures/resolutions";
import { parseObjectId } from "../../books/object-id";
import type { ReadQuery } from "../../platform/request-context";
import type { Db } from "../../platform/db/database";
import { dimensionObject } from "../../platform/db/schema";
import { daysOfQuery } from "../../platform/days-of-query";
import { HttpError } from "../../platform/http-error";
import type { StepSelection } from "../../figures/engine/steps";

/** Query parameters of the value endpoints. */
export const VALUE_QUERY = {
  startDate: calendarDay.optional(),
  endDate: calendarDay.optional(),
  numberOfYears: z
    .string()
    .regex(/^[1-9]\d{0,3}$/, { message: "expected a whole number from 1 to 9999" })
    .transform(Number)
    .optional(),
  keyFigurePresetId: presetId.optional(),
  resolution: z.enum(RESOLUTIONS, { message: `expected one of ${RESOLUTIONS.join(", ")}` }).optional(),
  dimensionId: z
    .union([z.literal(""), dimensionId], { message: "expected dimension_object, for example 1_20" })
    .optional(),
};

export interface SelectedValues extends StepSelection {
  keyFigurePresetId?: string | undefined;
  /** An object of the company's books; empty or absent for the whole company. */
  dimensionId?: string | undefined;
}

/**
 * Reads which values a query asks for; throws an HttpError (invalid) when its parameters contradict each other or the
 * company has no such object.
 */
export async function selectValues(db: Db, companyId: string, query: ReadQuery): Promise<SelectedValues> {
  const { startDate, endDate, numberOfYears, keyFigurePresetId, resolution, dimensionId: object } = query(VALUE_QUERY);
  const days = daysOfQuery({ startDate, endDate });
  if (days && numberOfYears !== undefined) invalid("numberOfYears cannot stand beside dates");
  if (object) await requireObject(db, companyId, object);
  return {
    ...(days && { days }),
    keyFigurePresetId,
    numberOfYears,
    resolution,
    dimensionId: object,
  };
}

/** Throws an HttpError (invalid) if the company's books lack the object; otherwise all its amounts would be zero. */
export async function requireObject(db: Db, companyId: string, id: string): Promise<void> {
  const { dimension, code } = parseObjectId(id);
  const [found] = await db
    .select({ object: dimensionObject.object })
    .from(dimensionObject)
    .where(
      and(
        eq(dimensionObject.companyId, companyId),
        eq(dimensionObject.dimension, dimension),
        eq(dimensionObject.object, code),
      ),
    )
    .limit(1);
  if (!found) invalid(`dimensionId: the company's books have no object "${id}"`);
}

function invalid(message: string): never {
  throw new HttpError("invalid", `The query is not valid: ${message}.`);
}
