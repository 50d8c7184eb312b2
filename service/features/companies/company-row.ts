import type { Company } from "@/contract/companies/company";
import { company } from "../../platform/db/schema";

export type PresentedCompany = Pick<
  typeof company.$inferSelect,
  "id" | "businessIdentityCode" | "name" | "typeOfCompany" | "contactInfo" | "companyTypeId"
>;

/** The columns that an answer is made of. */
export const companyColumns = {
  id: company.id,
  businessIdentityCode: company.businessIdentityCode,
  name: company.name,
  typeOfCompany: company.typeOfCompany,
  contactInfo: company.contactInfo,
  companyTypeId: company.companyTypeId,
};

/** The same object, with the same entity tag, by the agency's path and by the direct one. */
export function toCompany(row: PresentedCompany): Company {
  return {
    id: row.id,
    businessIdentityCode: row.businessIdentityCode,
    name: row.name,
    typeOfCompany: row.typeOfCompany,
    contactInfo: row.contactInfo ?? undefined,
    companyTypeId: row.companyTypeId ?? undefined,
  };
}
