import * as z from "zod";
import { oreAmount } from "./statement";

/** Extension: an account of a fiscal year's books. */
export const yearAccountSchema = z.object({
  number: z.string(),
  name: z.string(),
  /** Balance at the end of the books, in öre, debit positive; for income and cost accounts the year's sum. */
  balance: oreAmount,
  /** True when it has amounts in the year; false when it only is in the file's list of accounts. */
  isUsed: z.boolean(),
});
export type YearAccount = z.output<typeof yearAccountSchema>;
export const yearAccountListSchema = z.array(yearAccountSchema);
