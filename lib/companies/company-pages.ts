import type { User } from "@/contract/users/user";
import { agencyPermissions, companyPermissions } from "@/lib/auth/permissions";
import { COMPANY_PAGES, type CompanyPage } from "@/lib/paths";

/** A company's own users read: what is written for them comes first, and stands in the window of a phone. */
const FIRST_FOR_READERS: readonly CompanyPage[] = ["figures", "reports", "comments", "statements"];

/** The pages of a company that are of use to a user, in the order of their tabs. Others are open by their address. */
export function companyPagesOf(user: User, companyId: string): readonly CompanyPage[] {
  const may = companyPermissions(user, companyId);
  const hidden: Partial<Record<CompanyPage, boolean>> = {
    presets: !may.writePresets,
    targets: !may.seeTargets,
    budgets: !may.seeTargets,
    "fiscal-years": !may.writeFiscalYears,
    "charts-of-accounts": !may.writeFiscalYears,
    imports: !may.importBooks,
    users: !may.manageUsers,
    activity: !may.seeActivity,
  };
  const pages = COMPANY_PAGES.filter((page) => hidden[page] !== true);
  if (agencyPermissions(user).read) return pages;
  return [...FIRST_FOR_READERS, ...pages.filter((page) => !FIRST_FOR_READERS.includes(page))];
}
