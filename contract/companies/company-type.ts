import * as z from "zod";
import { name } from "../text";
import { createForm, updateForm } from "../write-forms";

/**
 * A class that an agency sorts its companies by; its members have capital letters on the wire. A company's
 * `companyTypeId` should name one, but an unknown one is stored: the interface does not require that it exists.
 */
export const companyTypeSchema = z.object({ Id: name(64), Name: name() });
export type CompanyType = z.output<typeof companyTypeSchema>;
export const companyTypeListSchema = z.array(companyTypeSchema);

/** The most types that an agency may have. */
export const MAX_COMPANY_TYPES = 200;

/** Without an id the service makes one. */
export const companyTypeCreateSchema = createForm(companyTypeSchema.partial({ Id: true }));
export type CompanyTypeCreate = z.output<typeof companyTypeCreateSchema>;
/** The id only names the type that is meant: it never changes. */
export const companyTypeUpdateSchema = updateForm(companyTypeSchema.omit({ Id: true }));
export type CompanyTypeUpdate = z.output<typeof companyTypeUpdateSchema>;
