import * as z from "zod";
import { businessIdentityCode, directCompanyId } from "../ids";
import { anyId, name, text } from "../text";
import { createForm, updateForm } from "../write-forms";

export const contactInfoSchema = z.object({
  name: text().optional(),
  address: text().optional(),
  postalAddress: text().optional(),
  phone: text().optional(),
});
export type ContactInfo = z.output<typeof contactInfoSchema>;

export const companySchema = z.object({
  id: z.string(),
  businessIdentityCode,
  name: name(),
  typeOfCompany: text().optional(),
  contactInfo: contactInfoSchema.optional(),
  /** Id of a CompanyType of the agency; an unknown id is stored. */
  companyTypeId: text().optional(),
});
export type Company = z.output<typeof companySchema>;
/** Extension: the agency of a company, for all users who see the company. */
export const companyAgencySchema = z.object({ name: z.string() });
export type CompanyAgency = z.output<typeof companyAgencySchema>;
export const companyListSchema = z.array(companySchema);

/** Clients of version 2 write this member with a capital letter. Both forms are read; the small letter is written. */
function readCompanyTypeId(value: unknown): unknown {
  if (typeof value !== "object" || value === null || !("CompanyTypeId" in value) || "companyTypeId" in value)
    return value;
  const { CompanyTypeId, ...rest } = value;
  return { ...rest, companyTypeId: CompanyTypeId };
}

const writable = companySchema.extend({ id: anyId().optional() });
/** For a company of an agency: the service creates the id. */
export const companyCreateSchema = z.preprocess(readCompanyTypeId, createForm(writable));
export type CompanyCreate = z.output<typeof companyCreateSchema>;
/** For a company without an agency: the id is the client's choice, or by default the business identity code. */
export const directCompanyCreateSchema = z.preprocess(
  readCompanyTypeId,
  createForm(writable.extend({ id: directCompanyId.optional() })),
);
/** An update may repeat id and business identity code but cannot change them. */
export const companyUpdateSchema = z.preprocess(readCompanyTypeId, updateForm(writable));
export type CompanyUpdate = z.output<typeof companyUpdateSchema>;
