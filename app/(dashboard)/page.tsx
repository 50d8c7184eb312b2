import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { EmptyState } from "@/components/ui/states";
import { companyListSchema } from "@/contract/companies/company";
import { apiGet } from "@/lib/api/client";
import { companiesPath } from "@/lib/api/paths";
import { requireUser } from "@/lib/auth/current-user";
import { agencyPermissions } from "@/lib/auth/permissions";
import { agenciesPage, agencyPortfolioPage, companyPage } from "@/lib/paths";

/** Nobody stays here: a company user goes to their company, an agency user to all clients. */
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
