import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { EmptyState } from "@/components/ui/states";
import { companyListSchema } from "@/contract/companies/company";
import { apiGet } from "@/lib/api/client";
import { companiesPath } from "@/lib/companies/paths";
import { requireUser } from "@/lib/auth/current-user";
import { agencyPermissions } from "@/lib/auth/permissions";
import { agenciesPage, agencyPortfolioPage, companyPage } from "@/lib/paths";

/** Redirects administrators to the agencies, agency users to their clients, company users to their first company. */
export default async function HomePage() {
  const user = await requireUser();
  if (agencyPermissions(user).administer) redirect(agenciesPage);
  if (user.agencyId) redirect(agencyPortfolioPage(user.agencyId));
  const [first] = await apiGet(companiesPath(), () => Promise.resolve(companyListSchema));
  if (first) redirect(companyPage(first.id));
  const t = await getTranslations("shell.home");
  return (
    <div className="p-6">
      <EmptyState title={t("noCompany")}>{t("noCompanyAdvice")}</EmptyState>
    </div>
  );
}
