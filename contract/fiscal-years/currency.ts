import * as z from "zod";
import { readCurrency } from "./currencies";

const EXPECTED = "expected a currency code of ISO 4217, for example SEK";

/** A currency as a client may set it: a known code, or a culture name, which means the currency of its region. */
export const currencySchema = z
  .string()
  .refine((value) => readCurrency(value) !== null, { message: EXPECTED, abort: true })
  .overwrite((value) => readCurrency(value)!)
  .meta({ examples: ["SEK", "sv-SE"] });

/**
 * A currency as a service reports it: a code, also one that this version does not know, or a culture name as in
 * {@link currencySchema}. The parsed value is always a code.
 */
export const bookkeepingCurrency = z
  .string()
  .overwrite((value) => readCurrency(value) ?? value)
  .refine((value) => /^[A-Z]{3}$/.test(value), { message: EXPECTED })
  .meta({ pattern: "^[A-Z]{3}$", examples: ["SEK"] });
