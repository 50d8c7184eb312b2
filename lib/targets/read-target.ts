import * as z from "zod";
import type { CalendarDay } from "@/contract/calendar";
import type { ValueType } from "@/contract/inputs/key-figure-inputs";
import { periodOfDays } from "@/contract/period";
import { EVERY_PERIOD, type StandardTargetCreate } from "@/contract/targets/standard-target";
import { readDaySpan } from "@/lib/dates/read-period";
import { parseNumber } from "@/lib/numbers/parse";

interface Surroundings {
  today: CalendarDay;
  culture: string;
  /** Null for a key figure that is not known. */
  typeOf: (keyFigureType: string) => ValueType | null;
}

/** The words for what is wrong with a field. */
export type TargetProblem = "keyFigure" | "period" | "amountPeriod" | "value";

/** A target as it is typed: a period in any form, or none for every period. */
export function targetFormSchema({ today, culture, typeOf }: Surroundings) {
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
      // An amount has a target for its own period alone.
      if (isEvery && typeOf(keyFigureType) === "Amount") refuse("period", "amountPeriod");
      const parsed = parseNumber(value, culture);
      if (!("value" in parsed)) return refuse("value", "value");
      const days = span ? periodOfDays(span.first, span.last) : EVERY_PERIOD;
      return { keyFigureType, period: isEvery ? EVERY_PERIOD : days, value: parsed.value };
    });
}
