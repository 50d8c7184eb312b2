import { z } from "zod";
import { endOfDay, startOfDay } from "./dates";
import type { Period } from "./period-steps";

export { firstDay, lastDay, periodOfDays, splitPeriod, type Period } from "./period-steps";

/** Start and end inclusive to the second: January 2024 is 2024-01-01T00:00:00 to 2024-01-31T23:59:59. */
export const periodSchema = z
  .object({ start: startOfDay, end: endOfDay })
  .refine((period) => period.start <= period.end, {
    message: "expected an end that is not before the start",
  }) satisfies z.ZodType<Period>;
