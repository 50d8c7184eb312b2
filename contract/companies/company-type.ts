import * as z from "zod";
import { name } from "../text";
import { createForm, updateForm } from "../write-forms";

export const companyTypeId = name(64);

/**
 * A classification of an agency's companies. The interface writes its members with capital letters. A company's
 * `companyTypeId` is stored even when it is unknown, because the interface does not require that the type exists.
 */
export const companyTypeSchema = z.object({ Id: companyTypeId, Name: name() });
export type CompanyType = z.output<typeof companyTypeSchema>;
export const companyTypeListSchema = z.array(companyTypeSchema);

/** Maximum number of types of an agency. */
export const MAX_COMPANY_TYPES = 200;

/** Without an id, the service creates one. */
export const companyTypeCreateSchema = createForm(companyTypeSchema.partial({ Id: true }));
/** The path names the type; its id never changes. */
export const companyTypeUpdateSchema = updateForm(companyTypeSchema.omit({ Id: true }));
