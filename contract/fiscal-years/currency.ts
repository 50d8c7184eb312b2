import * as z from "zod";
import { readCurrency } from "./currencies";

export { knownCurrencies, readCurrency } from "./currencies";

const EXPECTED = "expected a currency code of ISO 4217, for example SEK";

/** A currency as a client may set it: a known code, or a culture name that stands for its region's. */
export const currencySchema = z
  .string()
  .refine((value) => readCurrency(value) !== null, { message: EXPECTED, abort: true })
  .overwrite((value) => readCurrency(value)!)
  .meta({ examples: ["SEK", "sv-SE"] });

/** A currency as a service reports it: its codes may be newer than those this version knows. */
export const bookkeepingCurrency = z
  .string()
  .overwrite((value) => readCurrency(value) ?? value)
  .refine((value) => /^[A-Z]{3}$/.test(value), { message: EXPECTED })
  .meta({ pattern: "^[A-Z]{3}$", examples: ["SEK"] });
