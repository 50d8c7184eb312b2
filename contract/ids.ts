import * as z from "zod";
import { BUSINESS_IDENTITY_CODE, DIMENSION_ID, MAX_KEY_FIGURE_ID_LENGTH } from "./id-patterns";
import { composed, name } from "./text";
import { MAX_PRESET_ID_LENGTH } from "./text-limits";

export const agencyId = z.string().regex(/^[a-z0-9_]{1,63}$/, { message: "expected 1 to 63 of a-z, 0-9 and _" });
export const businessIdentityCode = z
  .string()
  .regex(BUSINESS_IDENTITY_CODE, { message: "expected 1 to 32 of A-Z, a-z, 0-9 and -" });
/** Id of a company without an agency; ids of agencies' companies begin with a-. */
export const directCompanyId = z.string().regex(/^(?!a-)[0-9A-Za-z_-]{1,64}$/, {
  message: "expected 1 to 64 of A-Z, a-z, 0-9, _ and -, not beginning with a-",
});
export const fiscalYearId = z.string().regex(/^[0-9a-f]{32}$/, { message: "expected 32 hexadecimal digits" });
export const keyFigureId = name(MAX_KEY_FIGURE_ID_LENGTH);
export const presetId = z.string().regex(new RegExp(`^[A-Za-z0-9_-]{1,${MAX_PRESET_ID_LENGTH}}$`), {
  message: `expected 1 to ${MAX_PRESET_ID_LENGTH} of A-Z, a-z, 0-9, _ and -`,
});
/** DIMENSION_ID limits the object to 200 characters; `composed` refuses texts of more than 4 × 255 UTF-16 units. */
export const dimensionId = composed(255).regex(DIMENSION_ID, {
  message: "expected dimension_object, for example 1_20",
});
