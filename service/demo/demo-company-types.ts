import type { CompanyType } from "@/contract/companies/company-type";
import type { CompanyPlan } from "./company-plans";

/** The company types of the demo's agency. */
export const DEMO_COMPANY_TYPES: CompanyType[] = [
  { Id: "manufacturing", Name: "Tillverkning" },
  { Id: "construction", Name: "Bygg och anläggning" },
  { Id: "services", Name: "Handel och tjänster" },
];

/** The type of a company, by the division of its trade (SNI 2007: 10–33 manufacturing, 41–43 construction). */
export function demoCompanyTypeId({ industryCode }: CompanyPlan): string {
  const division = Number(industryCode.slice(0, 2));
  if (division >= 10 && division <= 33) return "manufacturing";
  return division >= 41 && division <= 43 ? "construction" : "services";
}
