import type * as z from "zod";
import {
  companySchema,
  contactInfoSchema,
  type Company,
  type CompanyCreate,
  type CompanyUpdate,
} from "@/contract/companies/company";

/** The form values: every field is a text, empty when the company has no value. */
export const companyFormSchema = companySchema.pick({ name: true, businessIdentityCode: true }).extend({
  companyTypeId: companySchema.shape.companyTypeId.unwrap(),
  contactInfo: contactInfoSchema.required(),
});
export type CompanyForm = z.output<typeof companyFormSchema>;

const CONTACT = ["name", "address", "postalAddress", "phone"] as const;

export function formOf(company: Company | null): CompanyForm {
  const { contactInfo = {} } = company ?? {};
  return {
    name: company?.name ?? "",
    businessIdentityCode: company?.businessIdentityCode ?? "",
    companyTypeId: company?.companyTypeId ?? "",
    contactInfo: {
      name: contactInfo.name ?? "",
      address: contactInfo.address ?? "",
      postalAddress: contactInfo.postalAddress ?? "",
      phone: contactInfo.phone ?? "",
    },
  };
}

export function newCompanyOf(form: CompanyForm): CompanyCreate {
  const given = CONTACT.filter((member) => form.contactInfo[member] !== "");
  const contactInfo = Object.fromEntries(given.map((member) => [member, form.contactInfo[member]]));
  return {
    name: form.name,
    businessIdentityCode: form.businessIdentityCode,
    ...(form.companyTypeId !== "" && { companyTypeId: form.companyTypeId }),
    ...(given.length > 0 && { contactInfo }),
  };
}

/**
 * The members that differ from those the form was filled with; an emptied field deletes its member. The rest is not
 * sent, to keep changes by other users. The business identity code of a company cannot be changed.
 */
export function changesBetween(before: CompanyForm, form: CompanyForm): CompanyUpdate {
  const changed = CONTACT.filter((member) => form.contactInfo[member] !== before.contactInfo[member]);
  const contactInfo = Object.fromEntries(changed.map((member) => [member, form.contactInfo[member] || null]));
  return {
    ...(form.name !== before.name && { name: form.name }),
    ...(form.companyTypeId !== before.companyTypeId && { companyTypeId: form.companyTypeId || null }),
    ...(changed.length > 0 && { contactInfo }),
  };
}
