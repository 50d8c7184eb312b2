import { z } from "zod";
import { name } from "../text";

/**
 * What an agency sorts its companies by; capital letters on the wire. A company's `companyTypeId` is meant to name one,
 * but one that the agency does not have is kept: the interface does not demand that it exists.
 */
export const companyTypeSchema = z.object({ Id: name(64), Name: name() });
export type CompanyType = z.output<typeof companyTypeSchema>;
export const companyTypeListSchema = z.array(companyTypeSchema);
