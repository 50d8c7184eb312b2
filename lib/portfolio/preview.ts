import type { Company } from "@/contract/companies/company";
import type { AgencyKeyFigureValues, CompanyStatus } from "@/contract/portfolio";

const FIRST_SCREEN = 40;

/** The first clients of a long list, with their values and states, and the number of all. */
export interface PortfolioPreview {
  companies: Company[];
  values: AgencyKeyFigureValues | undefined;
  statuses: CompanyStatus[] | undefined;
  total: number;
}

/** @param companies in the order in which they are shown */
export function previewOf(
  companies: readonly Company[],
  values: AgencyKeyFigureValues | undefined,
  statuses: readonly CompanyStatus[] | undefined,
): PortfolioPreview {
  const shown = companies.slice(0, FIRST_SCREEN);
  const ids = new Set(shown.map(({ id }) => id));
  const isShown = ({ companyId }: { companyId: string }) => ids.has(companyId);
  return {
    companies: shown,
    values: values && { ...values, companies: values.companies.filter(isShown) },
    statuses: statuses?.filter(isShown),
    total: companies.length,
  };
}
