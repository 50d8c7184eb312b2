import * as z from "zod";
import { bookkeepingCurrency, currencySchema } from "./currency";
import { timestamp } from "../dates";
import { fiscalYearId } from "../ids";
import { anyId } from "../text";
import { updateForm } from "../write-forms";

/** Days without a zone, written `YYYY-MM-DDT00:00:00`. */
const dayWithoutZone = timestamp;

export const fiscalYearSchema = z.object({
  id: fiscalYearId,
  start: dayWithoutZone,
  end: dayWithoutZone,
  chartOfAccountsId: z.string(),
  currency: bookkeepingCurrency,
  /** The last day of the books: the import's `lastLedgerDate`, else by vouchers, #OMFATTN, months or balances. */
  lastLedgerDate: dayWithoutZone,
  /** A member of the interface that this service never sets. */
  lastActiveDate: dayWithoutZone.optional(),
  /** Time of the latest import that has not been taken back, UTC. */
  activePeriodLastUpdate: timestamp,
});
export type FiscalYear = z.output<typeof fiscalYearSchema>;
export const fiscalYearListSchema = z.array(fiscalYearSchema);
/** The other members come from the books; they may be present in a PUT and are ignored. */
export const fiscalYearUpdateSchema = updateForm(z.object({ chartOfAccountsId: anyId(), currency: currencySchema }));
export type FiscalYearUpdate = z.output<typeof fiscalYearUpdateSchema>;
