import * as z from "zod";
import type { CalendarDay } from "@/contract/calendar";
import type { ValueType } from "@/contract/inputs/key-figure-inputs";
import { periodOfDays } from "@/contract/period";
import { EVERY_PERIOD, type StandardTargetCreate } from "@/contract/targets/standard-target";
import { readDaySpan } from "@/lib/dates/read-period";
import { parseNumber, type ParsedNumber } from "@/lib/numbers/parse";

interface Surroundings {
  today: CalendarDay;
  culture: string;
  /** Null for an unknown key figure. */
  typeOf: (keyFigureType: string) => ValueType | null;
  /** False for an existing target: its period is not typed, and the caller uses only the value of the result. */
  isNew: boolean;
}

/** Keys of the messages about wrong fields. */
export type TargetProblem = "keyFigure" | "period" | "amountPeriod" | "value";

/** The form of a target. The period is read by `readDaySpan`; an empty one is every period, except for an amount. */
export function targetFormSchema({ today, culture, typeOf, isNew }: Surroundings) {
  return z
    .object({ keyFigureType: z.string(), period: z.string(), value: z.string() })
    .transform(({ keyFigureType, period, value }, context): StandardTargetCreate => {
      const refuse = (member: string, message: TargetProblem) => {
        context.addIssue({ code: "custom", path: [member], message });
        return z.NEVER;
      };
      if (keyFigureType === "") refuse("keyFigureType", "keyFigure");
      const isEvery = period.trim() === "";
      const span = readDaySpan(period, today);
      if (!isEvery && !span) refuse("period", "period");
      // The target of an amount is for one period only.
      const type = typeOf(keyFigureType);
      if (isNew && isEvery && type === "Amount") refuse("period", "amountPeriod");
      const number = targetIn(parseNumber(value, culture), type);
      if (number === null) return refuse("value", "value");
      const days = span ? periodOfDays(span.first, span.last) : EVERY_PERIOD;
      return { keyFigureType, period: days, value: number };
    });
}

/**
 * The number of a parsed text; null when it is not finite or has another unit than the key figure. Any unit is allowed
 * for an unknown key figure, whose type is null.
 */
export function targetIn(parsed: ParsedNumber, type: ValueType | null): number | null {
  if (!("value" in parsed) || !Number.isFinite(parsed.value)) return null;
  const isPercent = type === "Percent" || type === null;
  const isAmount = type === "Amount" || type === null;
  return (parsed.percent && !isPercent) || (parsed.currencies && !isAmount) ? null : parsed.value;
}
