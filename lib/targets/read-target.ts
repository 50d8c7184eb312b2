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
  /** Null for an unknown key figure. Always null for an existing target, whose period is not typed. */
  typeOf: (keyFigureType: string) => ValueType | null;
}

/** Keys of the messages about wrong fields. */
export type TargetProblem = "keyFigure" | "period" | "amountPeriod" | "value";

/** The form of a target. The period is read by `readDaySpan`; an empty one is every period, except for an amount. */
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
      // The target of an amount is for one period only.
      if (isEvery && typeOf(keyFigureType) === "Amount") refuse("period", "amountPeriod");
      const parsed = parseNumber(value, culture);
      if (!("value" in parsed)) return refuse("value", "value");
      const days = span ? periodOfDays(span.first, span.last) : EVERY_PERIOD;
      return { keyFigureType, period: days, value: parsed.value };
    });
}
