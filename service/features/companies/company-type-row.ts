import { and, eq, type SQL } from "drizzle-orm";
import type { CompanyType } from "@/contract/companies/company-type";
import { companyType } from "../../platform/db/schema";

export function toCompanyType({ id, name }: typeof companyType.$inferSelect): CompanyType {
  return { Id: id, Name: name };
}

export function companyTypeIs(agencyId: string, id: string): SQL | undefined {
  return and(eq(companyType.agencyId, agencyId), eq(companyType.id, id));
}
