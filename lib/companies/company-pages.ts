import type { User } from "@/contract/users/user";
import { agencyPermissions, companyPermissions } from "@/lib/auth/permissions";
import { COMPANY_PAGES, type CompanyPage } from "@/lib/paths";

/** The company's own users mostly read: their pages come first, so that a phone shows these tabs. */
const FIRST_FOR_READERS: readonly CompanyPage[] = ["figures", "reports", "comments", "statements"];

/** The company pages that have a tab for a user, in order. The other pages can be opened by their address. */
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
