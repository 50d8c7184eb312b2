import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { TopBar } from "@/components/shell/top-bar";
import { PageData } from "@/components/ui/page-data";
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
  const t = await getTranslations("shell");
  return (
    <PageData page="(dashboard)/page">
      <TopBar crumbs={[{ label: t("companies") }]} />
      <div className="max-w-page p-4 sm:p-6">
        <h1 className="sr-only">{t("companies")}</h1>
        <EmptyState title={t("home.noCompany")}>{t("home.noCompanyAdvice")}</EmptyState>
      </div>
    </PageData>
  );
}
