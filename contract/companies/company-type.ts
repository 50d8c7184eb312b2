import * as z from "zod";
import { name } from "../text";

/**
 * A class that an agency sorts its companies by; its members have capital letters on the wire. A company's
 * `companyTypeId` should name one, but an unknown one is stored: the interface does not require that it exists.
 */
export const companyTypeSchema = z.object({ Id: name(64), Name: name() });
export type CompanyType = z.output<typeof companyTypeSchema>;
export const companyTypeListSchema = z.array(companyTypeSchema);
